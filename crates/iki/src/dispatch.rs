//! The phase machine: which actions a phase asks for, which chapter checks them and which carries them out.

use table::{Rng, Seat, Waiting};

use crate::action::Action;
use crate::components::Shop;
use crate::event::Log;
use crate::goods::Good;
use crate::ids::{BuildingId, Place, StallId};
use crate::phase::{Builder, Phase};
use crate::refusal::Refusal;
use crate::state::{Iki, Stall};
use crate::way_of_life::WaySpace;

impl Iki {
    /// Whom the game waits for.
    #[inline]
    pub(crate) fn asked(&self) -> Waiting {
        if self.phase == Phase::Over {
            Waiting::OVER
        } else if self.phase == Phase::Hunger {
            Waiting::together(self.hungry())
        } else {
            Waiting::turn(self.active)
        }
    }

    /// Hands every action that the phase could ask for to `offer`, in a fixed order.
    fn candidates(&self, mut offer: impl FnMut(Action)) {
        match self.phase {
            Phase::StartingCard => self.starting.iter().map(Action::Start).for_each(offer),
            Phase::StartingStall { .. }
            | Phase::HireStall { .. }
            | Phase::BuildStall { .. }
            | Phase::NeutralStall { .. } => self.free_stalls().map(Action::At).for_each(offer),
            Phase::WayOfLife => WaySpace::ALL.into_iter().map(Action::Way).for_each(offer),
            Phase::HireOrIncome => {
                self.pool.iter().map(|(card, _)| Action::Hire(card)).for_each(&mut offer);
                offer(Action::Income);
            }
            Phase::Distance => (1..=4).map(Action::Walk).for_each(offer),
            Phase::ExtraSteps { .. } => [Action::Sandal, Action::Cart, Action::Stay].into_iter().for_each(offer),
            Phase::Jump => Place::all().map(Action::Go).for_each(offer),
            Phase::Business => self.business_candidates(offer),
            Phase::PayWith { .. } => Good::ALL.into_iter().map(Action::Pay).for_each(offer),
            Phase::LevelUp { .. } => self.cards_on_board().map(Action::Level).for_each(offer),
            Phase::SwapFirst { .. } | Phase::SwapSecond { .. } => {
                self.cards_on_board().map(Action::Swap).for_each(offer);
            }
            Phase::ChooseBuilding { .. } => BuildingId::all().map(Action::Build).for_each(offer),
            Phase::NeutralCard => self.pool.iter().map(|(card, _)| Action::Neutral(card)).for_each(offer),
            Phase::SaveFromFire { .. } => [Action::Save, Action::Burn].into_iter().for_each(offer),
            Phase::Hunger => self.cards_on_board().map(Action::Starve).for_each(offer),
            Phase::Over => {}
        }
    }

    fn business_candidates(&self, mut offer: impl FnMut(Action)) {
        let space = self.place_of(self.active).space();
        match space.shop {
            Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Exchange => offer(Action::Shop),
            Shop::Construction => {
                offer(Action::Shop);
                BuildingId::all().map(Action::Build).for_each(&mut offer);
            }
            Shop::Pawn => Good::ALL.into_iter().map(Action::Pawn).for_each(&mut offer),
            Shop::Tobacco => [Action::Pipe, Action::Pouch].into_iter().for_each(&mut offer),
            Shop::Fish => self.market.iter().map(Action::Fish).for_each(&mut offer),
        }
        space.stalls.into_iter().map(Action::Deal).for_each(&mut offer);
        offer(Action::Done);
    }

    fn free_stalls(&self) -> impl Iterator<Item = StallId> + '_ {
        StallId::all().filter(|&stall| self.is_free(stall))
    }

    fn cards_on_board(&self) -> impl Iterator<Item = StallId> + '_ {
        let is_card = |stall: &StallId| matches!(self.stalls[stall.index()], Stall::Occupation { .. });
        StallId::all().filter(is_card)
    }

    /// Appends all that a seat may do: what the phase could ask for and no rule forbids.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.asked().must.contains(seat) {
            return;
        }
        self.candidates(|action| {
            if self.check_action(seat, action).is_ok() {
                actions.push(action);
            }
        });
    }

    /// Whether a seat that is asked may do this.
    #[inline]
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::StartingCard, Action::Start(card)) => self.check_start(card),
            (Phase::StartingStall { .. }, Action::At(stall)) => self.check_starting_stall(stall),
            (Phase::WayOfLife, Action::Way(space)) => self.check_way(space),
            (Phase::HireOrIncome, Action::Hire(card)) => self.check_hire(seat, card),
            (Phase::HireOrIncome, Action::Income) => Ok(()),
            (Phase::HireStall { card }, Action::At(stall)) => self.check_hire_stall(seat, card, stall),
            (Phase::Distance, Action::Walk(steps)) => Iki::check_distance(steps),
            (Phase::ExtraSteps { .. }, Action::Sandal) => self.check_sandal(seat),
            (Phase::ExtraSteps { carts_used }, Action::Cart) => self.check_cart(seat, carts_used),
            (Phase::ExtraSteps { .. }, Action::Stay) => Ok(()),
            (Phase::Jump, Action::Go(_)) => Ok(()),
            (Phase::Business, Action::Shop) => self.check_shop(seat),
            (Phase::Business, Action::Pawn(good)) => self.check_pawn(seat, good),
            (Phase::Business, Action::Pipe) => self.check_pipe(seat),
            (Phase::Business, Action::Pouch) => self.check_pouch(seat),
            (Phase::Business, Action::Fish(fish)) => self.check_fish(seat, fish),
            (Phase::Business, Action::Build(building)) => {
                self.check_site(seat).and_then(|()| self.check_building(seat, building, Builder::Site))
            }
            (Phase::Business, Action::Deal(stall)) => self.check_deal(seat, stall),
            (Phase::Business, Action::Done) => Ok(()),
            (Phase::PayWith { stall }, Action::Pay(good)) => self.check_pay_with(seat, stall, good),
            (Phase::LevelUp { .. }, Action::Level(stall)) => self.check_own_professional(seat, stall),
            (Phase::SwapFirst { .. }, Action::Swap(stall)) => self.check_swap(None, stall),
            (Phase::SwapSecond { first, .. }, Action::Swap(stall)) => self.check_swap(Some(first), stall),
            (Phase::ChooseBuilding { stall }, Action::Build(building)) => {
                self.check_building(seat, building, Builder::Professional(stall))
            }
            (Phase::BuildStall { building, by }, Action::At(stall)) => {
                self.check_build_stall(seat, building, by, stall)
            }
            (Phase::NeutralCard, Action::Neutral(card)) => self.check_neutral(card),
            (Phase::NeutralStall { .. }, Action::At(stall)) => self.check_stall(stall),
            (Phase::SaveFromFire { .. }, Action::Save | Action::Burn) => Ok(()),
            (Phase::Hunger, Action::Starve(stall)) => self.check_starve(seat, stall),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    /// Carries a legal action out.
    ///
    /// # Panics
    /// If the phase does not ask for such an action.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, rng: &mut Rng, journal: &mut Log) {
        debug_assert_eq!(self.check_action(seat, action), Ok(()), "only legal actions are carried out");
        match (self.phase, action) {
            (Phase::StartingCard, Action::Start(card)) => self.take_starting_card(seat, card, journal),
            (Phase::StartingStall { card }, Action::At(stall)) => {
                self.place_starting_card(seat, card, stall, journal);
            }
            (Phase::WayOfLife, Action::Way(space)) => self.place_cylinder(seat, space, journal),
            (Phase::HireOrIncome, Action::Hire(card)) => self.choose_hire(seat, card, journal),
            (Phase::HireOrIncome, Action::Income) => self.take_income(seat, journal),
            (Phase::HireStall { card }, Action::At(stall)) => self.hire(seat, card, stall, journal),
            (Phase::Distance, Action::Walk(steps)) => self.walk(seat, steps, journal),
            (Phase::ExtraSteps { carts_used }, Action::Sandal) => self.spend_sandal(seat, carts_used, journal),
            (Phase::ExtraSteps { carts_used }, Action::Cart) => self.use_cart(seat, carts_used, journal),
            (Phase::ExtraSteps { .. }, Action::Stay) => self.stay(seat, journal),
            (Phase::Jump, Action::Go(place)) => self.jump(seat, place, journal),
            (Phase::Business, Action::Shop) => self.deal_with_shop(seat, journal),
            (Phase::Business, Action::Pawn(good)) => self.pawn(seat, good, journal),
            (Phase::Business, Action::Pipe) => self.buy_pipe(seat, journal),
            (Phase::Business, Action::Pouch) => self.buy_pouch(seat, journal),
            (Phase::Business, Action::Fish(fish)) => self.buy_fish(seat, fish, journal),
            (Phase::Business, Action::Build(building)) => {
                self.choose_building(seat, building, Builder::Site, journal);
            }
            (Phase::Business, Action::Deal(stall)) => self.deal(seat, stall, journal),
            (Phase::Business, Action::Done) => self.end_turn(seat, rng, journal),
            (Phase::PayWith { stall }, Action::Pay(good)) => self.pay_with(seat, stall, good, journal),
            (Phase::LevelUp { stall }, Action::Level(chosen)) => self.level_up_chosen(seat, stall, chosen, journal),
            (Phase::SwapFirst { stall }, Action::Swap(first)) => self.begin_swap(seat, stall, first, journal),
            (Phase::SwapSecond { stall, first }, Action::Swap(second)) => {
                self.swap(seat, stall, [first, second], journal);
            }
            (Phase::ChooseBuilding { stall }, Action::Build(building)) => {
                self.choose_building(seat, building, Builder::Professional(stall), journal);
            }
            (Phase::BuildStall { building, by }, Action::At(stall)) => self.build(seat, building, by, stall, journal),
            (Phase::NeutralCard, Action::Neutral(card)) => self.choose_neutral(seat, card, journal),
            (Phase::NeutralStall { card }, Action::At(stall)) => self.place_neutral(seat, card, stall, rng, journal),
            (Phase::SaveFromFire { stall }, Action::Save) => self.save(seat, stall, journal),
            (Phase::SaveFromFire { stall }, Action::Burn) => self.let_burn(seat, stall, journal),
            (Phase::Hunger, Action::Starve(stall)) => self.starve(seat, stall, journal),
            (phase, action) => panic!("'{action}' is not asked for in {phase:?}"),
        }
    }
}
