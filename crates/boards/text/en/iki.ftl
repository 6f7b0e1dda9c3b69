### The texts of IKI.

iki-title = IKI
iki-about = A year among the artisans of Edo: hire professionals, walk the street, feed your people and watch them retire.

## Setting up a table
iki-option-extras = Whether to use the eight extra occupations
iki-option-extras-with = Yes: thirteen cards per season, so four new ones every month.
iki-option-extras-without = No: eleven cards per season, and the third month adds three. The rulebook suggests this for a first game.
iki-option-site = What the construction site sells for 1 mon instead of building
iki-option-site-rice = A bale of rice, as printed in the rulebook.
iki-option-site-lumber = A piece of lumber, which is probably what the rulebook means.
iki-option-length = How much of the year to play
iki-option-length-year = Twelve months and New Year's Day.
iki-option-length-spring = January to March and New Year's Day, with six cards in the stack.
iki-level-newcomer = Newcomer
iki-level-newcomer-about = Hires, feeds its people, and takes what looks good right away, though not always the best of it.
iki-level-journeyman = Journeyman
iki-level-journeyman-about = Thinks its turn through, but wavers at every step.
iki-level-merchant = Merchant
iki-level-merchant-about = Thinks every turn through to the end and does what promises most for the year.
iki-level-master = Master
iki-level-master-about = Also plays out the month in many imagined ways, and plans retirements and Paydays.

## Names
iki-kind-master = master craftsman
iki-kind-artisan = artisan
iki-kind-shop = shop seller
iki-kind-peddler = street peddler
iki-kind-special = special
iki-season-start = starting card
iki-season-spring = spring
iki-season-summer = summer
iki-season-fall = fall
iki-season-winter = winter
iki-month-1 = January
iki-month-2 = February
iki-month-3 = March
iki-month-4 = April
iki-month-5 = May
iki-month-6 = June
iki-month-7 = July
iki-month-8 = August
iki-month-9 = September
iki-month-10 = October
iki-month-11 = November
iki-month-12 = December
iki-month-13 = New Year's Day
iki-pipe-1 = gray pipe
iki-pipe-2 = light yellow pipe
iki-pipe-3 = orange pipe
iki-pipe-4 = purple pipe
iki-pouch-1 = gray pouch
iki-pouch-2 = light yellow pouch
iki-pouch-3 = orange pouch
iki-pouch-4 = purple pouch
iki-good-rice = Rice: one bale feeds one professional on a Payday.
iki-good-lumber = Lumber: for building; 1 point at the end.
iki-good-koban = Koban, gold: for building; 3 points at the end.
iki-good-iki = Iki: one point each.
iki-good-sandal = Sandals: one pair buys one more step.
iki-good-mon = Mon, copper coins: for almost everything; every 5 are worth 1 point at the end.
iki-good-firefighting = Firefighting power: the more you have, the earlier you choose, and the safer your houses are.
iki-amount-rice = { $count } rice
iki-amount-lumber = { $count } lumber
iki-amount-koban = { $count } koban
iki-amount-iki = { $count } Iki
iki-amount-sandal = { $count ->
    [one] 1 pair of sandals
   *[other] { $count } pairs of sandals
}
iki-amount-mon = { $count } mon
iki-amount-firefighting = { $count } firefighting power
iki-nothing = nothing
iki-either = { $one } or { $other }
iki-then = { ", then " }
iki-skill-gain = gain { $gain }
iki-skill-trade = pay { $pay }, gain { $gain }
iki-skill-level = pay { $pay }: one of your own cards on the street gains experience
iki-skill-build = put up a building for { $less } less
iki-skill-swap = swap any two occupation cards
iki-skill-gift = gain { $gain }; every other player gains { $others }
iki-reward-discount = Once retired: hiring costs 1 mon less.
iki-reward-save = Once retired: saves one of your houses from fire, one time.
iki-reward-step = Once retired: one optional extra step on every walk.
iki-reward-wild = Once retired: counts as any type at the end.
iki-card-grey = Pays no salary. { $reward }
iki-card-salary = Salary by experience: { $spaces }.
iki-card-words = { $card }, { $kind }. { $cost ->
    [0] Free as a starting card.
   *[other] Costs { $cost } mon.
}{ $firefighters ->
    [0] { "" }
    [one] { " " }1 firefighter.
   *[other] { " " }{ $firefighters } firefighters.
} Business: { $skill }. { $salary }
iki-card-neutral = { $card } Belongs to nobody and leaves after one deal.
iki-card-owned = { $card } { $you ->
    [yes] Yours
   *[no] Works for { $name }
}. { $steps ->
    [one] One more step of experience and it retires.
   *[other] { $steps } more steps of experience and it retires.
}
iki-house-words = { $house }: takes { $lumber } and { $koban }, scores { $score } at the end.
iki-house-owned = { $house } { $you ->
    [yes] Yours.
   *[no] Belongs to { $name }.
}
iki-score-per = { $points } for { $piece }

## Cards in words
iki-more = A card in words
iki-more-source = Apart from a few known facts, the values of the cards are reconstructed; see the rules.
iki-more-cost = Hiring costs { $cost }.
iki-more-firefighters = { $count ->
    [one] Brings 1 firefighter when hired.
   *[other] Brings { $count } firefighters when hired.
}
iki-more-skill = Business: { $skill }.
iki-source-rulebook = The name appears in the rulebook; the values are reconstructed.
iki-source-public = The name is known from other public sources; the values are reconstructed.
iki-source-historical = A trade of the period that we chose; name and values are reconstructed.

## The year
iki-year = The year
iki-payday = ends with a Payday
iki-fire-of = ends with a fire of strength { $strength }
iki-forecast = Coming up
iki-payday-when = { $left ->
    [0] Payday at the end of this month.
    [one] Payday next month, { $month }.
   *[other] Payday in { $left } months, { $month }.
}
iki-rice-need = { $short ->
    [0] You need { $need } rice and have { $have }{ $coming ->
        [0] .
       *[other] { " " }(+{ $coming } as salary).
    }
   *[other] You need { $need } rice, you have { $have }{ $coming ->
        [0] { ": " }{ $short } short.
       *[other] { " " }(+{ $coming } as salary): { $short } short.
    }
}
iki-harmony = harmony
iki-fire-when = { $left ->
    [0] Fire of strength { $strength } at the end of this month.
    [one] Fire of strength { $strength } next month, { $month }.
   *[other] Fire of strength { $strength } in { $left } months, { $month }.
}
iki-fire-power = You have power { $power }. { $count ->
    [0] Your houses are safe.
    [one] In danger: { $stalls }.
   *[other] In danger: { $stalls }.
}
iki-risk = The next fire would have strength { $strength } here.
iki-report-fire = Fire in the { $row }, strength { $strength }!
iki-report-nothing = Nothing burned down.
iki-report-burned = { $count ->
    [one] { $stalls } burned down.
   *[other] { $stalls } burned down.
}
iki-report-out = { $you ->
    [yes] You put it out in { $stall }.
   *[no] { $name } put it out in { $stall }.
}
iki-report-payday = Payday
iki-report-earned = salary { $salary }, harmony { $harmony } Iki, ate { $eaten } rice

## The street
iki-street = The main street of Nihonbashi
iki-zoom = Whole street
iki-start = Start
iki-shop = { $shop }: { $deal }
iki-priced = { $name } for { $cost }
iki-or-build = or build
iki-sold-out = sold out
iki-oyakata = { $you ->
    [yes] Your Oyakata
   *[no] { $name }'s Oyakata
}
iki-stall-blocked = not in use
iki-nobody = nobody's
iki-owner = { $you ->
    [yes] yours
   *[no] { $name }'s
}
iki-corner = Corner house: { $cost } extra
iki-here = Here
iki-per-payday = per Payday
iki-here-words = Here, { $stall } behind the { $shop }{ $surcharge ->
    [0] { "" }
   *[other] { ", " }for { $cost } extra
}{ $harmony ->
    [0] { "" }
   *[other] { ", " }harmony of { $harmony } Iki per Payday
}
iki-level-words = Level up the { $card } in { $stall }
iki-swap = Swap
iki-swap-words = Swap the { $card } in { $stall }
iki-starve = Let go
iki-starve-words = Let the { $card } in { $stall } go

## Order of turns
iki-way = Way of Life
iki-way-free = 1 to 4 steps, no hiring
iki-way-words = { $steps }: walk { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $shop }{ $passed ->
    [0] { "" }
   *[other] , past the starting point: { $cards ->
        [one] your card gains experience
       *[other] your { $cards } cards gain experience
    }
}
iki-way-words-free = X: first turn, walk 1 to 4 steps, but no hiring and no income
iki-passes = past the start
iki-track = Firefighters
iki-marker = { $you ->
    [yes] You
   *[no] { $name }
}: power { $power }, in place { $place }

## The offer
iki-starting = To start with
iki-pool = Looking for work
iki-stack = { $season }: { $cards } face down
iki-pool-empty = Nobody is looking for work.
iki-coins = { $coins } mon on the card
iki-take = Take
iki-start-words = Start with the { $card }
iki-neutral-words = Take the { $card } as the neutral card
iki-hire = Hire
iki-hire-words = Hire the { $card } for { $cost }{ $coins ->
    [0] { "" }
   *[other] , and get the { $coins } mon on it
}{ $firefighters ->
    [0] { "" }
   *[other] , with { $firefighters } firefighting power
}
iki-plans = { $count ->
    [0] Everything has been built
    [one] 1 building still to be built
   *[other] { $count } buildings still to be built
}

## The counter
iki-counter = Your decision
iki-to-street = To the street
iki-ask-start = { $you ->
    [yes] Take one of the starting cards.
   *[no] { $name } takes a starting card.
}
iki-ask-startstall = { $you ->
    [yes] Put your starting card in the outer stall of a row that has none.
   *[no] { $name } chooses a row for a starting card.
}
iki-ask-way = { $you ->
    [yes] Place your cylinder: when will you act, and how far will you walk?
   *[no] { $name } places a cylinder on the Way of Life.
}
iki-ask-hire = { $you ->
    [yes] Hire someone, or take income.
   *[no] { $name } hires someone or takes income.
}
iki-ask-hirestall = { $you ->
    [yes] Choose a stall for the card you hire.
   *[no] { $name } chooses a stall for the hired card.
}
iki-ask-distance = { $you ->
    [yes] How far do you walk?
   *[no] { $name } chooses how far to walk.
}
iki-ask-extra = { $you ->
    [yes] Walk one step more, or stay?
   *[no] { $name } may walk on.
}
iki-ask-jump = { $you ->
    [yes] New Year's Day: go anywhere and do business once more.
   *[no] { $name } goes anywhere on New Year's Day.
}
iki-ask-business = { $you ->
    [yes] Do business: with the shop and with one professional behind it.
   *[no] { $name } does business.
}
iki-ask-pay = { $you ->
    [yes] What do you pay with?
   *[no] { $name } chooses what to pay with.
}
iki-ask-level = { $you ->
    [yes] Which of your cards gains experience?
   *[no] { $name } chooses a card to gain experience.
}
iki-ask-swap = { $you ->
    [yes] Which card do you swap?
   *[no] { $name } chooses a card to swap.
}
iki-ask-swapsecond = { $you ->
    [yes] And with which other?
   *[no] { $name } chooses the second card to swap.
}
iki-ask-build = { $you ->
    [yes] What do you build?
   *[no] { $name } chooses what to build.
}
iki-ask-buildstall = { $you ->
    [yes] Choose a stall for the building.
   *[no] { $name } chooses a stall for the building.
}
iki-ask-neutral = { $you ->
    [yes] Choose a neutral card. It will belong to nobody.
   *[no] { $name } chooses a neutral card.
}
iki-ask-neutralstall = { $you ->
    [yes] Choose a stall for the neutral card.
   *[no] { $name } chooses a stall for the neutral card.
}
iki-ask-save = { $you ->
    [yes] The fire has reached your house: save it, or let it burn?
   *[no] { $name } may save a house from the fire.
}
iki-ask-hunger = { $you ->
    [yes] You are short of rice: choose on the street who has to go.
   *[no] { $name } must let people go: there is not enough rice.
}
iki-ask-over = The year is over.
iki-income = Income
iki-income-words = Income: take { $gain } and hire nobody
iki-walk = { $steps ->
    [one] 1 step: { $shop }
   *[other] { $steps } steps: { $shop }
}
iki-walk-sandal = On to the { $shop }
iki-walk-cart = Ride on to the { $shop }
iki-walk-words = walk { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $shop }{ $passed ->
    [0] { "" }
   *[other] , past the starting point: { $cards ->
        [one] your card gains experience
       *[other] your { $cards } cards gain experience
    }
}
iki-stay = Stay at the { $shop }
iki-pay-with = Pay { $pay }
iki-pipe-gain = { $gain }, and pouches count twice at the end
iki-at-the-end = { $gain } at the end
iki-end = at the end
iki-deal-words = { $skill }; { $owner }{ $own ->
    [0] { ", " }gains experience from it
   *[other] { "" }
}
iki-done = End my turn
iki-save = Save it
iki-burn = Let it burn
iki-save-about = The fire has reached { $stall }. Your retired card can save one house, once per game; the fire then moves on.
iki-hunger-left = { $cards ->
    [one] One card has to go.
   *[other] { $cards } cards have to go.
}

## Everybody
iki-seats = The players
iki-total = { $total ->
    [one] 1 point if it ended now
   *[other] { $total } points if it ended now
}
iki-rice = { $have } rice; a Payday now would take { $need }
iki-kobun = { $count } Kobun in hand
iki-retired = Retired
iki-retired-words = { $card } Retired; pays on every Payday: { $pays }.
iki-account = Final score
iki-account-source = Source
iki-account-total = Total
iki-source-of-salary = salaries
iki-source-of-harmony = harmony
iki-source-of-deals = deals
iki-source-of-variety = variety
iki-source-of-fish = fish
iki-source-of-tobacco = tobacco
iki-source-of-buildings = buildings
iki-source-of-koban = koban
iki-source-of-lumber = lumber
iki-source-of-mon = mon

## The guide
iki-guide = Guide: what now, and why?
iki-guide-wait = It is not your turn. You have { $mon } mon, { $rice } rice and firefighting power { $power }.
iki-why-wait = Press any card to read it. Others who deal with your professionals give them experience: watch who walks where.
iki-guide-start = { $choices ->
    [one] Take the card that is left.
   *[other] Choose one of the { $choices } cards.
} It is free and works for you from the first month.
iki-why-start = Salt and eggs give rice to anyone who deals with them, cotton and eyeglasses give coins and sandals. The card gains experience when others use it.
iki-guide-startstall = { $choices ->
    [one] Choose the row that is left;
   *[other] Choose one of { $choices } rows;
} the card goes to its outer end.
iki-why-startstall = Fires start at the outer end. Later you can hire the same type next to it: matching types in a row score harmony.
iki-guide-way = Choose a space. A low number acts early and walks a short way, a high one acts late and walks far. The shop named on it is where you would arrive.
iki-why-way = { $left ->
    [0] Payday comes at the end of this month: you need { $need } rice and have { $rice }.
    [one] Payday comes next month, { $payday }: you need { $need } rice by then and have { $rice }.
   *[other] There are { $left } months until Payday in { $payday }: you need { $need } rice by then and have { $rice }.
} Passing the start gives all your cards experience.
iki-guide-hire = You have { $mon } mon and { $kobun } Kobun; you can afford { $choices ->
    [one] 1 card
   *[other] { $choices } cards
}. Or take 4 mon.
iki-why-hire = A professional earns a salary on every Payday and eats 1 rice: you have { $rice } and need { $need }. Five different types at the end are worth 25 points; firefighters count at once.
iki-guide-hirestall = Choose a free stall on the street. Corner houses cost 2 mon extra. The button shows the harmony it would bring.
iki-why-hirestall = Behind a shop that others visit, it will gain experience soon. Fires are weaker near the crossroads.
iki-guide-distance = Walk 1 to 4 steps; each button says where you would arrive.
iki-why-distance = You are on X: first turn, free distance, but no hiring and no income.
iki-guide-extra = You are at the { $place }. A pair of sandals buys one more step; you have { $sandals }.
iki-why-extra = Walk on if the next shop or the people behind it are worth more, or to pass the start.
iki-guide-jump = Go to any shop and do business one last time.
iki-why-jump = After this everything is scored: fish, pouches, buildings, types, 3 points per koban, 1 for every 5 mon.
iki-guide-business = At the { $place }: deal with the shop and with one professional behind it, in any order. { $choices ->
    [0] Nothing is possible here: end your turn.
    [one] One deal is possible.
   *[other] { $choices } deals are possible.
}
iki-why-business = You have { $mon } mon, { $rice } rice (need { $need }), { $lumber } lumber, { $koban } koban. Other people's professionals gain experience from your deals; your own don't.
iki-guide-pay = Choose which of the two goods to give.
iki-why-pay = You have { $rice } rice and need { $need } on the next Payday; you have { $sandals ->
    [one] 1 pair of sandals
   *[other] { $sandals } pairs of sandals
}.
iki-guide-level = { $choices ->
    [one] Choose your card;
   *[other] Choose one of your { $choices } cards;
} the button shows what it would then earn.
iki-why-level = A step beyond the last space retires it: it pays on every Payday, eats nothing, and the Kobun comes back.
iki-guide-swap = Choose the first of two cards; any two on the street can trade places.
iki-why-swap = Bring matching types into one row for harmony, or move a card out of the path of a fire.
iki-guide-swapsecond = Choose the card it trades places with.
iki-why-swapsecond = Kobun and experience move with the cards.
iki-guide-build = You have { $lumber } lumber and { $koban } koban. Choose a building.
iki-why-build = A building keeps a Kobun for the rest of the year, eats nothing, and scores at the end unless it burns.
iki-guide-buildstall = Choose a free stall for the building; corner houses cost 2 mon extra.
iki-why-buildstall = Fires are weaker near the crossroads. A building has no type and does no business.
iki-guide-neutral = Choose a card on offer. It will belong to nobody.
iki-why-neutral = It counts for harmony and leaves after one deal. You may take away a card your opponent wants.
iki-guide-neutralstall = Choose a free stall for it.
iki-why-neutralstall = Next to one of your cards of the same type it brings you harmony.
iki-guide-save = Save the house with your retired card, or keep the card's power for a later fire.
iki-why-save = It works once. It does not protect houses further in.
iki-guide-hunger = Press "let go" on the cards you can do without.
iki-why-hunger = Those who go are out of the game and no longer count for variety. Keep what earns most.

## The log
iki-tell-offered = The { $card } is looking for work.
iki-tell-started = { $you ->
    [yes] You start with the { $card } in { $stall }.
   *[no] { $name } starts with the { $card } in { $stall }.
}
iki-tell-way = { $you ->
    [yes] You go to space { $space } of the Way of Life.
   *[no] { $name } goes to space { $space } of the Way of Life.
}
iki-tell-hired = { $you ->
    [yes] You hire
   *[no] { $name } hires
} the { $card } into { $stall } for { $paid } mon{ $coins ->
    [0] .
   *[other] , with { $coins } mon on the card.
}
iki-tell-income = { $you ->
    [yes] You take { $mon } mon.
   *[no] { $name } takes { $mon } mon.
}
iki-tell-walked = { $you ->
    [yes] You walk
   *[no] { $name } walks
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $shop }.
iki-tell-sandal = { $you ->
    [yes] You use a pair of sandals and walk on to the { $shop }.
   *[no] { $name } uses a pair of sandals and walks on to the { $shop }.
}
iki-tell-cart = { $you ->
    [yes] You ride on to the { $shop }.
   *[no] { $name } rides on to the { $shop }.
}
iki-tell-passed = { $you ->
    [yes] You pass the starting point: your people gain experience.
   *[no] { $name } passes the starting point: { $name }'s people gain experience.
}
iki-tell-jumped = { $you ->
    [yes] You go to the { $shop }.
   *[no] { $name } goes to the { $shop }.
}
iki-tell-leveled = The { $card } in { $stall } gains experience: space { $level }.
iki-tell-retired = { $you ->
    [yes] Your { $card } retires from { $stall }.
   *[no] { $name }'s { $card } retires from { $stall }.
}
iki-tell-deal = { $you ->
    [yes] You deal
   *[no] { $name } deals
} with the { $with }: { $paid } for { $gained }.
iki-tell-gain = { $you ->
    [yes] You deal
   *[no] { $name } deals
} with the { $with } and { $you ->
    [yes] gain
   *[no] gains
} { $gained }.
iki-tell-pay = { $you ->
    [yes] You deal
   *[no] { $name } deals
} with the { $with } for { $paid }.
iki-tell-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} the { $what } for { $paid } mon.
iki-tell-gift = { $you ->
    [yes] You get { $gained }.
   *[no] { $name } gets { $gained }.
}
iki-tell-swapped = { $you ->
    [yes] You swap
   *[no] { $name } swaps
} the cards in { $first } and { $second }.
iki-tell-built = { $you ->
    [yes] You build
   *[no] { $name } builds
} the { $house } in { $stall } for { $paid }.
iki-tell-power = { $you ->
    [yes] You have firefighting power { $power }.
   *[no] { $name } has firefighting power { $power }.
}
iki-tell-neutral = { $you ->
    [yes] You put
   *[no] { $name } puts
} the { $card } into { $stall }, for nobody.
iki-tell-left = The { $card } leaves { $stall }.
iki-tell-fire = Fire breaks out in the { $row }, strength { $strength }!
iki-tell-fire-passed = The fire runs through { $stall }, strength { $strength }.
iki-tell-burned = { $you ->
    [yes] Your { $lost } in { $stall } burns down (strength { $strength }).
   *[no] { $name }'s { $lost } in { $stall } burns down (strength { $strength }).
}
iki-tell-burned-neutral = The { $lost } in { $stall } burns down (strength { $strength }).
iki-tell-let-burn = { $you ->
    [yes] You let { $stall } burn.
   *[no] { $name } lets { $stall } burn.
}
iki-tell-saved = { $you ->
    [yes] You save
   *[no] { $name } saves
} { $stall } from the fire of strength { $strength }.
iki-tell-put-out = { $you ->
    [yes] You put
   *[no] { $name } puts
} the fire out in { $stall }, strength { $strength }.
iki-tell-died-out = The fire in the { $row } dies out at the crossroads.
iki-tell-payday = { $month } ends with a Payday.
iki-tell-salary = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $goods } from the { $card }.
iki-tell-harmony = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $iki } Iki for harmony ({ $kind }, { $group }).
iki-corners = corner houses
iki-tell-fed = { $you ->
    [yes] Your people eat { $rice } rice.
   *[no] { $name }'s people eat { $rice } rice.
}
iki-tell-hungry = { $you ->
    [yes] You are short of rice and
   *[no] { $name } is short of rice and
} must let { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} go.
iki-tell-hunger-chosen = { $you ->
    [yes] You choose to let { $stall } go.
   *[no] { $name } chooses to let { $stall } go.
}
iki-tell-hunger-covered = { $you ->
    [yes] You have chosen who goes.
   *[no] { $name } has chosen who goes.
}
iki-tell-starved = { $you ->
    [yes] Your { $card } leaves { $stall } hungry.
   *[no] { $name }'s { $card } leaves { $stall } hungry.
}
iki-tell-fish = The fish of { $season } arrive at the market.
iki-tell-month = { $month } begins.
iki-tell-scored = { $you ->
    [yes] You have
   *[no] { $name } has
} { $total } points: { $parts }.
iki-tell-source = { $source } { $points }

## Refusals
iki-refuse-not-now = That is not possible right now. { $task }
iki-refuse-start = The { $card } is no longer available to start with; choose another card (§4).
iki-refuse-startstall = A starting card can't go to { $stall }; choose the outer stall of a row that has none (§4).
iki-refuse-taken = { $stall } is taken; choose a free stall (§7).
iki-refuse-blocked = { $stall } is not in use with two players; choose a stall that is not a corner house (§13).
iki-refuse-x = Space X is only used with four players; choose another (§6).
iki-refuse-space = Someone is on space { $space }; choose another (§6).
iki-refuse-offer = The { $card } is not on offer; choose a card that is looking for work (§7).
iki-refuse-hire = Hiring the { $card } costs { $cost } mon and you have { $have }; choose another card, or take income (§7).
iki-refuse-corner = Including 2 mon for the corner house { $stall } it costs { $cost }, and you have { $have }; choose another stall (§7).
iki-refuse-kobun = All your Kobun are on the street; wait until one comes back (§7).
iki-refuse-full = No stall is free; wait until someone leaves (§7).
iki-refuse-distance = From space X you walk 1 to 4 steps; choose one of these (§8).
iki-refuse-sandals = You have no sandals; stay where you are (§8).
iki-refuse-cart = You have no retired card with an extra step left; stay where you are (§8).
iki-refuse-deal = You are at the { $shop }, which does not offer that; choose one of its own deals (§9).
iki-refuse-shop-used = You have already dealt with this shop; one deal per turn (§9).
iki-refuse-pay = This costs { $price }, which you don't have (§9).
iki-refuse-either = This costs { $one } or { $other }, and you have neither (§9).
iki-refuse-good = { $good } can't be used to pay here; choose what the deal asks for (§9).
iki-refuse-token = It costs { $cost } mon and you have { $have } (§9).
iki-refuse-sold = It is not on sale now; choose something that is in the shop (§9).
iki-refuse-built = The { $house } has already been built; choose another (§9).
iki-refuse-material = The { $house } takes { $cost } here, which you don't have; choose another (§9).
iki-refuse-nothing = There is no building you can afford here (§9).
iki-refuse-professional = You have already dealt with a professional; one deal per turn (§9).
iki-refuse-behind = { $stall } is not behind the shop you are at (§9).
iki-refuse-nobody = Nobody works in { $stall }; choose a professional (§9).
iki-refuse-level = You have no card on the street that could gain experience (§9).
iki-refuse-yours = You have no occupation card in { $stall }; choose a stall where you do (§9, §11).
iki-refuse-swap = There are no two occupation cards to swap (§9).
iki-refuse-same = A card can't be swapped with itself; choose another (§9).
iki-refuse-chosen = The card in { $stall } is already leaving; choose another (§11).

## The rules
iki-rules-lead = Two to four citizens spend one year on the main street of Nihonbashi. The player with the most Iki on New Year's Day wins: Iki is the good taste of a life well led. Nearly every decision is made in the open; chance is only in the order of the cards and in the fires.
iki-rules-1 = Goal
iki-rules-1-text = Iki come from salaries and harmony on four Paydays, from deals, and at the end from variety, fish, tobacco, buildings and leftover goods.
iki-rules-2 = Components
iki-rules-2-text = Main Street is a ring of eight spaces, each with a shop; everyone walks it counterclockwise. The starting point lies between the last space and the first and is not a space itself. Behind the shops are four rows of houses, A to D, with four stalls each, two behind every shop. Stall 1 is the outer end of a row, stall 4 the corner house at the crossroads: putting anything there costs 2 mon extra. Everyone has an Oyakata, who walks, and four Kobun, who mark cards and buildings. The bank never runs dry.
iki-rules-shops = The shops
iki-rules-space = Space
iki-rules-shop = Shop
iki-rules-stalls = Stalls behind
iki-rules-deal = Deal
iki-rules-shop-sandal = 2 mon for 2 pairs of sandals
iki-rules-shop-rice = 3 mon for 2 rice
iki-rules-shop-firetower = 1 firefighting power
iki-rules-shop-tobacco = the pipe and the pouch on top, one of each per visit
iki-rules-shop-pawn = 1 rice or 1 pair of sandals for 4 mon
iki-rules-shop-fish = one fish of the season
iki-rules-shop-construction = for 1 mon: 1 rice, or put up a building
iki-rules-shop-exchange = 6 mon for 1 koban, up to twice
iki-rules-3 = Professionals, experience, firefighters
iki-rules-3-text = There are five types, each with a frame of its own. A Kobun below a card shows its experience and so its salary; a card with two spaces starts in the middle. A professional gains a step of experience when someone else uses its skill, when its owner's Oyakata passes the starting point, and through skills that say so. A step beyond the last space retires it: the card goes in front of its owner, the Kobun comes back, the last salary is paid on every Payday, and it no longer eats. Gray spaces pay nothing, but once retired such a card works for the rest of the game. The firefighter track goes up to 10. A marker that arrives on a space goes on top of those already there; the marker further up, or on top, goes first. Power never goes down.
iki-rules-4 = Set-up
iki-rules-4-text = Everyone has 8 mon, 1 rice, 1 pair of sandals and 4 Kobun. The cards of each season are shuffled; four spring cards are on offer, and the two spring fish are at the market. From the last player to the first, each takes one of the four starting cards and puts it, free of charge, in the outer stall of a row that has none. Seat A is the start player.
iki-rules-5 = The year
iki-rules-5-text = Twelve months and New Year's Day. Each month everyone chooses a space on the Way of Life (§6), then takes a turn in that order (§7 to §9). At the end of May, August and November there is a fire (§10), at the end of March, June, September and December a Payday (§11). At the end of all other months 1 mon is put on each card still on offer and four new ones are turned over.
iki-rules-6 = The Way of Life
iki-rules-6-text = In order of firefighting power, everyone places a cylinder on a free space. 1, 2, 3, 4: the number is both the turn order and how far you walk. X, with four players only: the first turn, any distance from 1 to 4, but no hiring and no income.
iki-rules-7 = Hire, or take income
iki-rules-7-text = Hire a card on offer: pay its cost to the bank; coins on it are yours and may help to pay. Put it in any free stall at once, with a Kobun. Its firefighters count at once. Or take 4 mon.
iki-rules-8 = Walk
iki-rules-8-text = Walk exactly as far as the Way of Life says; then take as many extra steps as you like for a pair of sandals each, and one for a retired Ox Cart. Passing the starting point gives all your professionals on the street a step of experience at once.
iki-rules-9 = Business
iki-rules-9-text = Where you stand you may deal with the shop and with one professional behind it, in either order. A skill must actually be carried out. After a deal with someone else's professional, that card gains experience. Building, at the site or with a skill, takes the lumber and koban the building asks for, a Kobun, who stays there, and a free stall.
iki-rules-10 = Fire
iki-rules-10-text = One row is drawn. The fire starts at its outer end with strength 5 in May, 8 in August, 10 in November, and loses 1 with every stall. In a stall with a Kobun whose owner has at least that much power it is put out, and everything further in is safe. Otherwise what is there burns, the Kobun comes back, and the fire moves on, at most to the corner house.
iki-rules-11 = Payday
iki-rules-11-text = First the salaries of all cards: on the street by experience, retired ones their last space. Then harmony in five groups, the four rows and the four corner houses: where a type occurs k times, k at least 2, every Kobun on such a card brings its owner k Iki. Then food: 1 rice for each of your cards on the street. If you are short, you pay all your rice and let one card go for each missing bale; players who have a choice choose at the same time, in secret. After a Payday the cards on offer leave, four of the next season arrive, and the fish change.
iki-rules-12 = New Year's Day and final scoring
iki-rules-12-text = In order of firefighting power, everyone goes to any space and does business there once more. Then everything is scored. A tie goes to the marker further up the firefighter track, then to the one on top.
iki-score-variety = variety
iki-score-variety-text = 1, 2, 3, 4, 5 types on the street and retired: 1, 4, 9, 16, 25
iki-score-fish = fish
iki-score-fish-text = from 1, 2, 3, 4 seasons: 3, 6, 10, 15; plus what is printed on them
iki-score-tobacco = tobacco
iki-score-tobacco-text = pouches as printed, doubled with a pipe
iki-score-buildings = buildings
iki-score-buildings-text = as printed
iki-score-goods = goods
iki-score-goods-text = 3 per koban, 1 per lumber, 1 for every 5 mon
iki-rules-tokens = The tokens; prices and most values are reconstructed:
iki-rules-token = { $name }: costs { $cost }, brings { $brings }
iki-rules-fish = { $iki ->
    [0] the season { $season }
   *[other] the season { $season } and { $iki } Iki
}
iki-rules-13 = Two and three players
iki-rules-13-text = Space X is not used. With two players, the corner houses are blocked: rows of three, no fifth group. At the end of every month one player, the start player in odd months, takes a card on offer and puts it in any free stall. It belongs to nobody: it counts for harmony, leaves after one deal, and nobody defends it against fire.
iki-rules-14 = Options
iki-rules-14-text = With or without the eight extra occupations; and whether the construction site sells rice, as the rulebook says, or lumber, as other sources and the name of the place suggest.
iki-example-card = Example: how to read a card
iki-example-card-text = In the corner is the mark of the type, next to the picture the cost and the firefighters, below it the business, and at the bottom the salaries by experience. { $words }
iki-example-experience = Example: a career
iki-example-experience-text = With every step the Kobun moves on to the next salary. The third step retires the Seamstress: she pays { $pays } on every Payday and no longer eats.
iki-example-harmony = Example: harmony
iki-example-harmony-text = Two artisans and two street peddlers in one row: every Kobun on them brings 2 Iki. One player gets { $first }, the other { $second }.
iki-example-fire = Example: the fire of August
iki-example-fire-text = The fire enters with strength 8. The first owner has power 5: the Used Clothes Peddler burns. The second has 6 against 7: the Water Peddler burns. The third stall is empty. In the fourth the fire has strength 5, and its owner has power 5: it is put out.
iki-rules-rulings = Rulings
iki-rules-rulings-text = Where the rulebook is silent or open: { $count } rulings
iki-ruling-1 = Cylinders start in hand; the first month goes clockwise from the start player, whose marker is on top.
iki-ruling-2 = Starting cards that nobody chose leave the game.
iki-ruling-3 = A starting card goes to stall 1 of a row that has none, free of charge.
iki-ruling-4 = Power stops at 10; a gain there puts the marker on top. A gain of 2 is one move. A gain of 0 is none.
iki-ruling-5 = On the same space of the track, whoever arrived last goes first.
iki-ruling-6 = X is blocked with two or three players.
iki-ruling-7 = Hire or take income: one of the two, except on X.
iki-ruling-8 = Coins on a card may pay for the card and for the corner house.
iki-ruling-9 = Each retired discount saves 1 mon, down to 0, on hiring only: not on corner houses, not on buildings.
iki-ruling-10 = Two-space cards start in the middle: two steps retire them, three steps all others.
iki-ruling-11 = Firefighters count when a card is hired from the offer, for the hirer, and are never lost.
iki-ruling-12 = A short stack offers what is left.
iki-ruling-13 = After December nothing is offered.
iki-ruling-14 = The first step leads from the starting point to the first space and does not count as passing.
iki-ruling-15 = Every crossing counts, even two in one walk.
iki-ruling-16 = Extra steps come after the compulsory ones and before business; experience from passing counts at once.
iki-ruling-17 = Extra steps only lengthen the walk; they are optional.
iki-ruling-18 = Shop and professional in either order, each at most once, except two exchanges.
iki-ruling-19 = Only the two stalls behind the shop; buildings do no business.
iki-ruling-20 = No deal without effect: the price must be paid, something must be built, two cards must be swapped.
iki-ruling-21 = Experience comes after the deal, where the card then lies.
iki-ruling-22 = Your own card gains no experience; a card that levels up may choose itself and retire.
iki-ruling-23 = Someone else's level-up skill is for one of your own cards; without one there is no deal.
iki-ruling-24 = Any two occupation cards can be swapped, neutral ones too, with their Kobun and experience and no surcharge.
iki-ruling-25 = "All others" includes the owner of the card.
iki-ruling-26 = Iki can't be paid below 0.
iki-ruling-27 = A lumber discount stops at 0; the site's fee is not due when a professional builds.
iki-ruling-28 = Buildings in a corner house cost 2 mon extra, too.
iki-ruling-29 = The pawn shop takes one bale or one pair, once.
iki-ruling-30 = One pipe and one pouch per visit, from the top; the next token is for the next visitor.
iki-ruling-31 = One fish per visit; a second fish of the same season is allowed and scores what is printed on it.
iki-ruling-32 = Mon, sandals, rice, lumber and koban are unlimited; tokens and buildings are not.
iki-ruling-33 = The order is: turns, neutral card, fire or Payday, offer, calendar.
iki-ruling-34 = Fire tiles are drawn with equal chance and put back. Burned cards and buildings are out of the game.
iki-ruling-35 = A player who can save a house decides when the fire reaches their card; the fire moves on, weaker by 1.
iki-ruling-36 = Each stall is tested against its owner's power only; a fire that is put out spares everything further in.
iki-ruling-37 = Salaries are paid to all at once; gray spaces pay nothing.
iki-ruling-38 = Buildings have no type, retired cards are in no group, corner houses count in two.
iki-ruling-39 = Rice earned as salary may be eaten; if you can pay, you must.
iki-ruling-40 = Cards lost to hunger or fire do not count for variety.
iki-ruling-41 = Fish leave with their season, but winter fish stay for New Year's Day.
iki-ruling-42 = With two players a fire runs through three stalls, and the corners form no group.
iki-ruling-43 = The neutral card comes before fire and Payday; its coins go to the bank, its firefighters to nobody; it neither eats nor earns, leaves after one deal, and burns undefended. Without a free stall the step is skipped.
iki-ruling-44 = No neutral card on New Year's Day.
iki-ruling-45 = On New Year's Day nobody passes the starting point; experience from business still counts.
iki-ruling-46 = A card that retires on New Year's Day counts for variety.
iki-ruling-47 = A retired wild card counts as one missing type, up to five in all; on the street it has its own type.
iki-ruling-48 = Pouches double once, however many pipes.
iki-ruling-49 = Only full sets of 5 mon count.
iki-ruling-50 = Merchant House and Storehouse count what is held at the very end.
iki-ruling-51 = Ties: track, then stack.
iki-ruling-52 = The unusual skills that the rulebook explains belong to regular cards too, not only to the extras.
iki-ruling-53 = Four Kobun each: with the starting card, three more.
iki-ruling-54 = A gain of power at 10 counts as a deal, and the professional gains experience.
iki-ruling-55 = An extra step from a card that retires during this very walk may be used at once.
iki-ruling-56 = The professional may come between two exchanges, or between pipe and pouch.
iki-ruling-57 = A swapper may be one of the two cards; a builder keeps their own stall meanwhile.
iki-ruling-58 = The site's 1 mon is due for its goods and for building alike.
iki-ruling-59 = If all cards must go, they go; otherwise everyone who is short chooses at the same time, in secret until all have chosen.
iki-ruling-60 = If no card is on offer, there is no neutral card.
iki-cards = All cards
iki-cards-text = The 56 occupations and the 6 buildings. The printed list is not public: apart from a few known facts all numbers are reconstructed, and labeled as such.
iki-search = Search the cards
iki-search-found = cards found
iki-buildings = buildings
iki-rules-reconstructed = What is reconstructed
iki-rules-reconstructed-text = Known: the names and the type of the starting cards; the skills of the Ukiyo-e Artist and the Seamstress; that salt, eggs, soba, dumplings and sushi give rice; the effects of the unusual skills and retired rewards, but their owners only for the Ox Cart and the Puppeteer; a few salaries; the score of the Merchant House; the light yellow and the orange pouch. All other numbers, the skills of most cards and the order of the shops are ours, chosen so that materials, seasons and types balance.
iki-rules-credits = Credits
iki-rules-credits-text = Game design of the printed game IKI (2015): Koota Yamada. Published by Utsuroi and imagine GAMES; a later edition by Sorry We Are French (2021). If you like it here, look for the box.
iki-rules-unofficial = This is an unofficial adaptation. The rules are in our own words, all pictures are our own, and nothing printed is reproduced.
