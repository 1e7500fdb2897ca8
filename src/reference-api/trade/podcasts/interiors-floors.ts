import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const interiorsFloors: readonly Episode[] = [
  {
    title: 'The Slab Was Dry on Top',
    summary:
      'Vinyl tile bubbling over a new concrete floor, three moisture tests that disagreed, and a schedule that left no time for water.',
    series: 'Interiors',
    topics: ['moisture', 'testing', 'cost'],
    sections: ['096519', '033000'],
    guest: 'Flooring inspector',
    firm: 'consultants',
    course: 'concrete-moisture',
    script: `
# Bubbles in aisle four
H: {guestName} of {firm} gets the call when floors lift. What was this one?
G: A grocery store, open five weeks. The tile in the middle aisles had started to ooze adhesive at the seams, and you could push it with a thumb. The store manager had put out wet floor signs, and he had no idea how right he was.
H: Had no one tested the slab?
G: Oh, it was tested. The general contractor taped a square of plastic on it overnight, looked in the morning, saw no drops, and took a picture. I’ve got the picture. The top of that slab was dry. A slab dries from the top, so the top always looks better than the rest.
# Deeper than you can see
H: Then what does the water do?
G: Before you cover it, there’s a slope: dry at the surface, wet below. Put a floor on top and evaporation stops. The moisture evens out over the depth and comes up to meet the adhesive, bringing alkali along. Now the glue turns back into soup.
H: So you want to measure deeper.
G: That’s ASTM F2170. Drill a hole to forty percent of the thickness if it dries from one side, as a slab on grade does. Put in a sleeve, wait a day, read relative humidity with a probe. At that depth the reading predicts what you’ll have after you cover it. Three tests for the first thousand square feet, another for each thousand after.
H: And calcium chloride?
G: F1869, a dish of salt under a dome for about three days. It tells you how fast vapor is leaving the top. I don’t hate it. But it doesn’t see what’s below, and it isn’t meant for lightweight concrete.
# The store’s number
H: What did you find there?
G: Ninety-six percent. That adhesive was good to eighty-five. And the building hadn’t been conditioned when anybody measured, so even a good test would’ve been suspect. The air and slab should be at service temperature for forty-eight hours first.
H: How long should they have waited?
G: The old saying is a month per inch, with a roof on and air moving. The mix matters as much: a wet mix, a hard machine trowel, rain on the slab all push it later. This pour was five inches and they had nine weeks, with two of rain.
# Someone pays
H: What did it cost?
G: They stripped eleven thousand square feet at night, shot-blasted, rolled on a two-part moisture mitigation coating, skimmed, and laid the tile again, with customers in the daytime. If they’d put the coating in from the start, they’d have spent a third as much.
H: So what do I write in my specification?
G: Name the test, the depth, the count, and the limit for the product you’ve chosen. Say who hires the tester. Put mitigation in the bid as a unit price per square foot, so it’s not a negotiation at four in the morning. And below it all, a vapor retarder right under the slab, not under a layer of fill that works as a sponge.`,
  },
  {
    title: 'Tile Needs Room to Breathe',
    summary:
      'Soft joints, coverage, slip resistance, and the day a lobby floor stood up like a tent. A tile contractor answers a designer’s objections.',
    series: 'Interiors',
    topics: ['detailing', 'testing', 'coordination'],
    sections: ['093013', '079200'],
    guest: 'Tile contractor',
    firm: 'builders',
    course: 'tile-installation',
    script: `
# The tent
H: I’m told that floors can stand up.
G: They tent. Two rows of tile lean on each other like playing cards. It was in an atrium, south side, all glass, on the first sunny day in March. It went off like a gunshot. I’m {guestName}, of {firm}, and I didn’t set that floor, but I got to replace it.
H: What makes tile jump?
G: It’s got nowhere to go. The sun heats it, it grows a bit, the slab under it’s shrinking at the same time, and each wall is grouted tight. Pressure builds until the bond quits all at once.
# I don’t want to see a joint
H: Speaking as the architect: you want to put caulk lines across my atrium.
G: I want soft joints. The tile council’s detail EJ171 gives the spacing: twenty-five feet each way at most for a normal interior, twelve where there’s direct sun or moisture, eight to twelve outdoors. And at the whole perimeter, which the baseboard can cover. And wherever the slab has a joint of its own.
H: Can you run over a saw cut with a membrane?
G: A crack-isolation membrane can handle some in-plane movement at a shrinkage cut, with a soft joint close by. An expansion joint of the building, never. It has to come up through the tile.
H: Then at least let me choose where.
G: That’s all I’m asking for! Draw them. If they’re on your plan they’ll line up with the columns and no one sees them. If they’re not, my foreman’s choosing at seven in the morning, and my foreman doesn’t like columns.
# What’s under there
H: Next argument. Big tiles, thin joints. I like a sixteenth.
G: With a three-foot plank? They’re bowed, all of them, a hair in the middle. A sixteenth is wishful thinking. For long tile in an offset pattern the standard wants an eighth on average if the tile is rectified, three-sixteenths if it isn’t, and an offset of no more than a third.
H: Flatness?
G: For tile with any edge over fifteen inches, an eighth in ten feet, and a sixteenth in two. Concrete doesn’t come that flat. So there’s leveling to do, and it’s not in anyone’s bid unless you put it in mine.
H: And mortar?
G: Eighty percent coverage in dry areas, ninety-five in wet and outside. Pull one up while it’s fresh and look at its back.
# Feet
H: Last subject. My client wants it polished and doesn’t want anyone to slip.
G: For level interior floors walked on wet, the number is a wet DCOF of at least 0.42, under ANSI A326.3. That’s a minimum, not a promise. Kitchens with grease, ramps, pool decks: they need more, and the manufacturer should tell you what it’s meant for. Then mats, and the right mop.
H: You’ve taken away my polish and my thin joints.
G: I left you a flat floor.`,
  },
  {
    title: 'It’s All in the Scratch',
    summary:
      'Surface preparation for a resinous floor, step by step: profile numbers, cracks, cove base, the smell, and the one hour that can’t be rushed.',
    series: 'Interiors',
    topics: ['testing', 'detailing'],
    sections: ['096723', '115300', '033000'],
    guest: 'Coatings foreman',
    firm: 'builders',
    script: `
# First, listen
H: We’re in an empty animal-research suite and {guestName} from {firm} is about to pour a floor. But you’re dragging a chain.
G: I’m listening. Sound concrete rings. If it sounds dull, the top has separated, and there’s no coating that’ll glue it back. I mark those with paint and we chip them out. Then I do the drop of water. If it beads up, there’s curing compound or sealer on there, and that’s another half day.
H: The plans just said “epoxy.”
G: They always do. Is it twelve mils to make it shiny or a quarter inch troweled with quartz? It’s a floor for carts and hot washdown, so I asked. It’s a urethane mortar now.
# Profile by numbers
H: How rough do you make it?
G: There’s a scale of concrete surface profiles, one to ten, with rubber chips you can hold next to the floor. A thin sealer’s happy on one to three. A high-build coating, three to five. For mortar like today’s I want five or more, so we shot-blast. That’s steel beads and a vacuum. Grinders for edges, because the blaster can’t get within a couple of inches of the wall.
H: And acid etching?
G: Please don’t. You get uneven profile, salts, and a puddle to dispose of, and you’ve soaked the slab you wanted dry.
H: How dry?
G: Whatever the data sheet says. We put probes in before we bid. Some systems take a lot of moisture, some take none at all.
# Cracks and corners
H: You’re cutting a slot along the wall.
G: That’s a keyway. Anywhere the floor stops, at doors, drains, the edges, we cut a groove and fill it full. Thin edges curl and chip, so it ends thick. Drains get the same. And the drain needs a flange made for a resinous floor, so tell the plumber before the pour.
H: And cracks?
G: If it’s a dead crack, chase it and fill it. If it’s a joint that moves, we carry it through and fill it afterward with something soft. People hate that. Then in month six there’s a ragged crack where we’d have made a straight line.
H: Cove base?
G: Four or six inches, troweled up the wall, inch radius. It goes on before the floor, onto cement board, not gypsum. Decide who owns that strip of board.
# The hour you can’t rush
H: Then you mix.
G: Air and slab between sixty and eighty-five, and the slab at least five degrees over the dew point, or it sweats under the resin and you’d get a cloudy skin. Part A, part B, whole kits only. From then on I’ve got maybe fifteen minutes in the bucket and longer on the floor. One person pours, two trowel, one’s on spikes with the roller. No one answers a phone.
H: How does an architect sign off?
G: A four-by-four sample, on this very floor, with texture. Wear wet shoes. Everyone approves texture with their fingers, and then they walk on it.`,
  },
  {
    title: 'Twenty Questions Over a Carpet Tile',
    summary:
      'Backing, adhesive, direction, attic stock, stains, static. A facilities buyer asks what anyone would ask if the sample board didn’t distract them.',
    series: 'Interiors',
    topics: ['maintenance', 'cost'],
    sections: ['096813', '124813'],
    guest: 'Workplace interiors director',
    firm: 'architects',
    script: `
# The face
H: Twenty questions and no mood board. {guestName}, from {firm}. Solution dyed or yarn dyed?
G: Solution. Color goes all the way through, like a carrot. Yarn dyed is a radish.
H: Which lasts better under bleach?
G: The carrot. Schools, clinics, anyone with eager cleaners.
H: Loop or cut?
G: Loop for corridors. Cut where you want it softer and where chairs don’t roll.
H: What do I compare, face weight?
G: Everyone does. Density tells you more, and a texture retention rating more still. A heavy, loose tile mats.
# The back
H: What’s the back made of?
G: Vinyl, polyolefin, bitumen, urethane cushion. It decides whether the tile lies flat when the room gets cold.
H: Do I need cushion?
G: For standing people and for noise, it helps. For rolling loads, hospital beds, I’d leave it out.
H: Glue?
G: Releasable pressure-sensitive on the whole floor, or corner connectors. Never permanent. The point of a tile is that it comes up.
H: Moisture limits?
G: Same as any floor, test the concrete. Backing that can’t breathe traps what’s below.
H: Over old adhesive?
G: Ask whether that adhesive is black. Cutback may hold asbestos. Don’t sand it.
# The layout
H: Monolithic, quarter turn, ashlar, brick?
G: Ashlar hides the seams and the patterns. Quarter turn shows every tile on purpose. Monolithic shows where the installer stopped paying attention to the arrows.
H: There are arrows?
G: On the back. Always have been.
H: Where do you begin?
G: The middle of the room, from a chalk cross, so perimeter cuts come out more than a half tile.
H: Raised floor?
G: Offset from the panels, so the seams don’t line up. And mark the power boxes.
# Living with it
H: How much extra do I order?
G: Three to five percent as attic stock, same dye lot. In a labeled box, in a place named in the closeout papers. Otherwise it’s used to protect the elevator.
H: Coffee?
G: Swap the tile, wash it, it’s your spare.
H: Do I rotate them like tires?
G: You can. Under the door to the copier, yes.
H: Static?
G: Ask for under three and a half kilovolts by AATCC 134. Server rooms need something better than carpet.
H: Fire?
G: Critical radiant flux, ASTM E648. Class one is 0.45 watts per square centimeter, for the exits and corridors where code asks for it. And everything passes the pill test.
H: Recyclable?
G: If the maker takes it back, and someone has that phone number in ten years. Write it in the manual.
H: Last one. What’s the best way to make carpet last?
G: Fifteen feet of good mat at the front door. Most of the dirt that kills a carpet walked in.
H: That’s two products.
G: The mat is the cheap one.`,
  },
  {
    title: 'Where the Dirt Stops',
    summary:
      'Entrance mats look like an afterthought. A building manager and a designer work out length, recess, drainage, wheels, and who cleans below.',
    series: 'Interiors',
    topics: ['maintenance', 'health', 'detailing'],
    sections: ['124813', '093013', '084229'],
    guest: 'Campus facilities manager',
    firm: 'campus',
    script: `
# Salt on the stairs
H: You manage a lot of front doors, {guestName}.
G: Sixty-two of them. {firm} sits in snow country, and from November on each person who walks in brings salt, sand, and a cup of slush. For years no one could explain the cleaning budget. Then a student counted footprints for a class project and showed me where the white marks stopped. Nineteen feet in.
H: So you went out and bought mats.
G: I bought loose ones. They curled, people tripped, and the supplier cheerfully replaced them every two weeks. That’s not a solution.
# Scrape, wipe, dry
H: As a designer I get asked for ten feet, because a green rating system has that number in it.
G: Ten is the length where it begins working. What we want to see is three jobs in a row. Outside, something that scrapes. In the vestibule, something that scrapes and holds grit, open, so it falls below the surface. Inside, something that wipes and dries shoes. Each foot should touch each kind about twice.
H: Twice per foot is a lot of floor.
G: Two strides is about five feet. So three zones, five feet apiece. There’s your fifteen.
# The recess
H: Now here’s my problem. You want a recess in the slab. The structural engineer wants a flat slab.
G: And in the end they’ll agree to a small step, if you ask before the steel. For a deep grate with a pan, a couple of inches, plus a drain if it’s going to take melting snow. For a shallow aluminum roll-up, half an inch or so, and you can do it in the setting bed of the tile.
H: Drain to where?
G: Ask the plumber for a trap that doesn’t dry out in July. I’ve smelled that one.
H: And wheels?
G: Rolling loads make vendors nervous. We have carts of books, and a scissor lift every Christmas. Ask for the rolling load rating per wheel. For wheelchairs, the surface has to be firm, any opening no wider than half an inch across the direction of travel, and the frame flush.
# Who lifts it
H: Is it true that no one cleans underneath?
G: If it takes two people and a tool, it’s true. With roll-up sections under fifty pounds, we’ll do it every Friday. I once opened a grate that hadn’t been lifted since the dedication. There was a wedding ring in there, and about eleven pounds of sand per square foot.
H: Did someone claim the ring?
G: Twenty years late. They’re still married.
H: So how should I sell this to an owner who’s cutting the budget?
G: Send them to me. Or put it this way. The mat is part of the floor. We refinish the lobby half as often now. And the front door closes, because there’s no grit in the threshold.`,
  },
];
