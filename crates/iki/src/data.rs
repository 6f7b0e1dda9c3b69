//! Reads the tables of `data/*.tsv` and checks that they make a box one can play with.
//!
//! An owner of the printed game can put the printed values in; whatever would break the rules is refused with the
//! file and the row.

use crate::components::{
    Building, BuildingScore, CardGroup, Components, Fish, Kind, NameSource, Occupation, Pipe, Pouch, RowOfHouses,
    Season, Shop, StreetSpace,
};
use crate::effects::{Reward, Skill};
use crate::goods::{Bundle, Good};
use crate::ids::{CardId, FishId, Place, Row, StallId};
use crate::sets::{CardSet, FishSet};
use crate::tsv::{DataError, DataProblem, TableRow, table};

/// The text of the seven tables.
pub(crate) struct Tables {
    pub(crate) occupations: &'static str,
    pub(crate) buildings: &'static str,
    pub(crate) fish: &'static str,
    pub(crate) pipes: &'static str,
    pub(crate) pouches: &'static str,
    pub(crate) shops: &'static str,
    pub(crate) rows: &'static str,
}

/// The tables in `data/`.
pub(crate) const EMBEDDED: Tables = Tables {
    occupations: include_str!("../data/occupations.tsv"),
    buildings: include_str!("../data/buildings.tsv"),
    fish: include_str!("../data/fish.tsv"),
    pipes: include_str!("../data/pipes.tsv"),
    pouches: include_str!("../data/pouches.tsv"),
    shops: include_str!("../data/shops.tsv"),
    rows: include_str!("../data/rows.tsv"),
};

/// Reads all tables.
pub(crate) fn read(tables: &Tables) -> Result<Components, DataError> {
    let occupations: [Occupation; 56] = table(
        "occupations",
        tables.occupations,
        "id\tname\tjapanese\tstack\tkind\tcost\tfirefighters\tskill\tsalary\tretired\tset\tname source",
        occupation,
    )?;
    let fish: [Fish; 8] = table("fish", tables.fish, "id\tname\tjapanese\tseason\tcost\tiki", |row| {
        let season = row.read(3, season)?;
        Ok(Fish {
            id: row.text(0)?,
            name: row.text(1)?,
            japanese: row.text(2)?,
            season,
            cost: row.amount(4)?,
            iki: row.amount(5)?,
        })
    })?;
    let shops = read_shops(tables.shops)?;
    let cards = |test: &dyn Fn(&Occupation) -> bool| -> CardSet {
        CardId::all().filter(|card| test(&occupations[card.index()])).collect()
    };
    let of_kind = Kind::ALL.map(|kind| cards(&|card| card.kind == kind));
    let of_season = Season::ALL.map(|season| cards(&|card| card.season == Some(season)));
    let extras = cards(&|card| card.group == CardGroup::Extra);
    let with_reward = Reward::ALL.map(|reward| cards(&|card| card.reward == Some(reward)));
    let fish_of =
        Season::ALL.map(|season| FishId::all().filter(|id| fish[id.index()].season == season).collect::<FishSet>());
    let mut front = [Place(0); 16];
    for place in Place::all() {
        for stall in shops[place.index()].stalls {
            front[stall.index()] = place;
        }
    }
    let buildings =
        table("buildings", tables.buildings, "id\tname\tjapanese\tlumber\tkoban\tscore\tname source", building)?;
    let pipes = table("pipes", tables.pipes, "id\tname\tcost\tfirefighting", |row| {
        Ok(Pipe { id: row.text(0)?, name: row.text(1)?, cost: row.amount(2)?, firefighting: row.amount(3)? })
    })?;
    let pouches = table("pouches", tables.pouches, "id\tname\tcost\tiki", |row| {
        Ok(Pouch { id: row.text(0)?, name: row.text(1)?, cost: row.amount(2)?, iki: row.amount(3)? })
    })?;
    let rows = read_rows(tables.rows)?;
    Ok(Components {
        occupations,
        buildings,
        fish,
        pipes,
        pouches,
        shops,
        rows,
        of_kind,
        of_season,
        extras,
        with_reward,
        front,
        fish_of,
    })
}

fn season(word: &str) -> Option<Season> {
    Season::ALL.into_iter().find(|season| season.word() == word)
}

fn name_source(word: &str) -> Option<NameSource> {
    match word {
        "rulebook" => Some(NameSource::Rulebook),
        "public" => Some(NameSource::Public),
        "historical" => Some(NameSource::Historical),
        _ => None,
    }
}

fn occupation(row: &TableRow) -> Result<Occupation, DataError> {
    let (salary, first_level, is_grey) = row.read(8, salary)?;
    let reward = row.read(9, |cell| match cell {
        "salary" if !is_grey => Some(None),
        _ if is_grey => Reward::parse(cell).map(Some),
        _ => None,
    })?;
    Ok(Occupation {
        id: row.text(0)?,
        name: row.text(1)?,
        japanese: row.text(2)?,
        season: row.read(3, |cell| if cell == "start" { Some(None) } else { season(cell).map(Some) })?,
        kind: row.read(4, |cell| Kind::ALL.into_iter().find(|kind| kind.word() == cell))?,
        cost: row.amount(5)?,
        firefighters: row.amount(6)?,
        skill: row.read(7, Skill::parse)?,
        salary,
        first_level,
        reward,
        group: row.read(10, |cell| match cell {
            "base" => Some(CardGroup::Base),
            "extra" => Some(CardGroup::Extra),
            _ => None,
        })?,
        name_source: row.read(11, name_source)?,
    })
}

/// Three salary spaces, `-` in front if the card has only two; all of them amounts, or all of them grey.
fn salary(cell: &str) -> Option<([Bundle; 3], u8, bool)> {
    let spaces: [&str; 3] = cell.split(" | ").collect::<Vec<_>>().try_into().ok()?;
    let first_level = u8::from(spaces[0] == "-");
    let is_grey = spaces[2] == "grey";
    let mut salary = [Bundle::NOTHING; 3];
    for level in usize::from(first_level)..3 {
        match spaces[level] {
            "grey" if is_grey => {}
            _ if is_grey => return None,
            amount => salary[level] = Bundle::parse(amount)?,
        }
    }
    Some((salary, first_level, is_grey))
}

fn building(row: &TableRow) -> Result<Building, DataError> {
    Ok(Building {
        id: row.text(0)?,
        name: row.text(1)?,
        japanese: row.text(2)?,
        lumber: row.amount(3)?,
        koban: row.amount(4)?,
        score: row.read(5, |cell| match cell.split_once(" iki per ") {
            Some((amount, good)) => Some(BuildingScore::Per(amount.parse().ok()?, Good::from_word(good)?)),
            None => cell.strip_suffix(" iki")?.parse().ok().map(BuildingScore::Fixed),
        })?,
        name_source: row.read(6, name_source)?,
    })
}

/// The eight shops in the order of the street; between them they stand before every stall once.
fn read_shops(text: &'static str) -> Result<[StreetSpace; 8], DataError> {
    let shops: [StreetSpace; 8] = table("shops", text, "id\tname\tjapanese\tstalls\tdeal", |row| {
        let shop = row.read(0, |cell| Shop::ALL.into_iter().find(|shop| shop.word() == cell))?;
        let sells_tokens = matches!(shop, Shop::Tobacco | Shop::Fish);
        Ok(StreetSpace {
            id: row.text(0)?,
            name: row.text(1)?,
            japanese: row.text(2)?,
            shop,
            stalls: row.read(3, |cell| {
                let (one, other) = cell.split_once(' ')?;
                Some([StallId::parse(one)?, StallId::parse(other)?])
            })?,
            deal: row.read(4, |cell| match (cell, sells_tokens) {
                ("tokens", true) => Some(None),
                (_, true) => None,
                (_, false) => Skill::parse(cell).map(Some),
            })?,
        })
    })?;
    for stall in StallId::all() {
        if shops.iter().filter(|space| space.stalls.contains(&stall)).count() != 1 {
            let problem = DataProblem::Cell { column: "stalls", found: "a stall behind no shop or behind two" };
            return Err(DataError { table: "shops", line: 1, problem });
        }
    }
    Ok(shops)
}

/// The four rows A to D; the order of their stalls, outer end first, is the order of their numbers.
fn read_rows(text: &'static str) -> Result<[RowOfHouses; 4], DataError> {
    const STALLS: &str = "from the outer corner to the crossroads";
    let title = "id\tname\tjapanese\tfrom the outer corner to the crossroads";
    table("rows", text, title, |row| {
        let houses = row.read(0, |cell| Row::all().find(|houses| [b'A' + houses.0] == *cell.as_bytes()))?;
        let stalls: Vec<String> = (0..4).map(|depth| StallId::new(houses, depth).to_string()).collect();
        if row.number != houses.index() + 2 || row.text(3)? != stalls.join(" ") {
            let problem = DataProblem::Cell { column: STALLS, found: row.cells[3] };
            return Err(DataError { table: "rows", line: row.number, problem });
        }
        Ok(RowOfHouses { id: row.text(0)?, name: row.text(1)?, japanese: row.text(2)? })
    })
}
