import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const envelopeHidden: readonly Episode[] = [
  {
    title: 'The R-Value That Wasn’t There',
    summary:
      'Continuous insulation is only as continuous as its clips. Clear field, linear, and point losses explained with one wall and one calculator.',
    series: 'Envelope',
    topics: ['climate', 'detailing', 'documents'],
    sections: ['072113', '074213', '054000'],
    guest: 'Façade energy analyst',
    firm: 'engineers',
    script: `
# Twenty becomes nine
H: I have a drawing with four inches of mineral wool on it. The label says R-16 or so. I’ve got stud cavity insulation too. So I tell the owner I have a wall in the high twenties. {guestName}, of {firm}, why are you making that face?
G: Because you’ve drawn steel studs at sixteen inches, and continuous vertical Z-girts through the mineral wool at the same spacing. I’d need to model it, but I wouldn’t be surprised if the real number started with a one.
H: You took away more than a third of my wall.
G: Steel did. It conducts heat hundreds of times better than insulation does. A girt that runs from the sheathing to the cladding is a radiator fin.
# Three kinds of losses
H: How do you even count it?
G: We separate three things. Clear field: the wall with its regular parts, studs and clips, as one average. Linear: losses along a length, such as a slab edge, a window perimeter, a parapet. Those are counted per foot. And point losses, counted one at a time: a beam through the wall, a canopy bracket.
H: And then?
G: You multiply each by how much of it there is, and add. Area times clear field, feet times linear, number times point. It’s bookkeeping. On many buildings the linear ones together rival the whole clear field, and no one has a line item for them.
H: Has the code caught up?
G: ASHRAE 90.1 brought in thermal bridging requirements with its 2022 edition, so depending on your jurisdiction you may have to account for these explicitly. Even where you don’t, the heating bill does.
# What to change first
H: I’ve got the eraser in my hand. What do I erase first?
G: First the girts. Turn them into intermittent clips, in stainless or fiberglass or with a thermal break, spaced as far apart as the cladding engineer will allow. Next the shelf angle: stand it off on brackets so the insulation passes behind. Then the window. Set it in line with the insulation rather than out at the cladding or back at the stud.
H: That last one costs me nothing but an argument.
G: It costs a sill extension and a conversation with whoever flashes the opening. Pretty good trade.
# On paper
H: And how do I hold on to it through bidding? Clips are the contractor’s choice, usually.
G: Write an effective value for the assembly. Say the cladding support, with its fasteners at the actual spacing, shall give a clear-field U-factor no greater than so much, shown by a three-dimensional calculation or a test to ASTM C1363. Then you’ve delegated the clip but not the result.
H: Will bidders read that?
G: The clip makers will. They do those calculations in their sleep, and they’ll hand one to you if you send loads and cladding weight.
H: Then what do I tell my owner about the twenties?
G: The truth. The insulation added up to the twenties. The wall never did.`,
  },
  {
    title: 'A Hole, a Pipe, and a Number',
    summary:
      'Rapid questions on penetration firestopping: F, T, and L ratings, why a sealant isn’t a system, and what an inspector looks for above the ceiling.',
    series: 'Envelope',
    topics: ['code', 'coordination', 'testing'],
    sections: ['078413', '092900'],
    guest: 'Firestop inspector',
    firm: 'consultants',
    course: 'firestop-systems',
    script: `
# Alphabet
H: Lightning round above the ceiling with {guestName} from {firm}. What’s an F-rating?
G: Time that flame stays on its side.
H: T?
G: Time until the far side, at the penetrating item or the surface around it, heats up by three hundred twenty-five degrees Fahrenheit over where it started.
H: L?
G: Air leakage. How much smoke could get by, in cubic feet per minute per square foot of opening, at room temperature and at four hundred degrees.
H: Which tests?
G: ASTM E814 or UL 1479. Either one, same idea.
H: Does code always ask for T?
G: In floors, mostly, with exceptions. In walls the F is what you need. Check your edition before you argue with me.
# Tube or system
H: I bought red caulk. Am I done?
G: You’ve bought an ingredient. The listed thing is a system: this wall, this pipe, this size, this annular space, this much packing at this depth, then that sealant at that thickness.
H: Annular space?
G: The ring between the item and the edge of the hole. Every listing gives a least and a greatest. Touching the edge is called point contact, and some systems forbid it.
H: What makes a plastic pipe different?
G: It leaves. Steel pipe stays in the hole during a fire. Plastic melts, so you need something that swells and closes the hole: a collar or a wrap strip.
H: Insulated pipe?
G: Another system again. The insulation may burn away and leave a gap.
H: Bundle of data cables?
G: A sleeve device, please. Cables get added every year and no one comes back with a caulk gun.
# What fails
H: Top three problems you write up?
G: Nothing there at all. Wrong system for a sleeve. Joint compound smeared over a gap so that it looks finished.
H: Favorite excuse?
G: “The other trade was supposed to do it.”
H: And is that ever true?
G: Always. Which is why one firm should do all of it, hired under one section.
H: What if nothing in the book fits the hole?
G: The manufacturer can write an engineering judgment, from tested systems, for that condition. It’s for the odd hole, not for the whole building. And the code official gets to see it.
# Make it checkable
H: What belongs in the submittal?
G: A schedule: wall type, item, system number. If I can stand under a hole and find it on a one-page sheet, we’ll finish by lunch.
H: Labels?
G: Next to each penetration, with the system number, date, and installer. It helps the person in year nine who’s about to pull it apart.
H: Do you open finished ones?
G: ASTM E2174 tells us how to inspect: watch a share being installed, or take a few apart afterward and measure. No one enjoys the second method.
H: Best hole you’ve ever seen?
G: One that wasn’t there. Someone moved the pipe to the other side of the wall.`,
  },
  {
    title: 'Fluffy, Heavy, or Painted',
    summary:
      'A beam gets its fire rating from a coating. Three types, what each is good for, and the argument about exposed steel in a lobby.',
    series: 'Envelope',
    topics: ['code', 'cost', 'coordination'],
    sections: ['078100', '051200', '099123'],
    guest: 'Code consultant',
    firm: 'consultants',
    script: `
# The lobby column
H: Every architect I know wants to see the steel. {guestName} at {firm} has to tell them what that costs. Let’s argue about a column in a lobby.
G: Gladly. But no one needs to be disappointed if they bring it up early. When they bring it up after the shop drawings, that’s when I become unpopular.
H: Start with the ordinary stuff, then. The gray fluff.
G: Sprayed fire-resistive material. Light, cheap, goes on like oatmeal. Standard density holds up fine above a ceiling where no one touches it. Then medium and high density versions for places where people, weather, or machinery will get at it. High-rise codes also ask for more bond strength as the building gets taller.
# Thickness comes from the steel
H: And someone calculates how thick?
G: From a listed design. It gives thickness for a certain beam. Yours is probably a different weight, so you adjust by the ratio of weight to heated perimeter, W over D. A heavy section soaks up heat slowly and needs less. A skinny one needs more. It’s not a matter of taste.
H: So a light column costs me in coating what I save in steel.
G: If the coating is intumescent, absolutely. Which brings us to the pretty one.
# The pretty one
H: Intumescent. Looks like paint, swells up when it’s hot.
G: It foams to many times its thickness and makes an insulating char. For one hour on a reasonably heavy section it’s wonderful. For two or three hours on a light tube, the film gets thick, it goes on in several coats with drying time between, and the coating can end up costing more than the steel.
H: I’d still take it over a gypsum box.
G: Would you take the finish? Up close a thick film looks like a thick film. Orange peel, runs, roller marks. If you want it as smooth as a car door, you have to say so, pay for sanding, and approve a sample at eye level.
H: That’s not in anyone’s section.
G: It should be. Two or three finish levels, location by location. Lobby column at the best level below ten feet, everything else standard.
# Heavier or hidden
H: What’s your alternative for that column?
G: Ask the structural engineer to make it heavier. Going up a size adds a few hundred pounds of steel and may cut the film by a third or half. Or fill the tube with concrete, which can earn a rating by itself with the right design. Or wrap it in something you’d want to see.
H: And the top coat?
G: Only one the intumescent manufacturer accepts, in the color you like. It’s part of the system. A painter with a leftover bucket can ruin it.
# Watch it being measured
H: Field checks?
G: For spray, thickness and density by ASTM E605 and bond by E736, before anyone hangs duct from that beam. Clips and hangers go first, because scraping off to weld a clip is the usual damage. For intumescent, a dry film gauge, lots of readings, a drawing with the numbers.
H: Who wins our argument?
G: The one who calls me during schematic design.`,
  },
  {
    title: 'Wet Pit, Dry Words',
    summary:
      'An elevator pit with two inches of water in it, from the first meeting to the injection holes, and why three sets of drawings all missed it.',
    series: 'Envelope',
    topics: ['moisture', 'coordination', 'detailing'],
    sections: ['142400', '071326', '033000'],
    guest: 'Project architect',
    firm: 'architects',
    script: `
# Two inches
H: Not every episode needs a disaster. But you’ve brought a small one, {guestName}. What did the elevator inspector find at your library project?
G: Two inches of water in the pit, four days before opening. The inspector was nice about it. He said, “I can’t ride over a pond,” signed nothing, and left. Everyone at {firm} learned about hydrostatic pressure that week.
H: Had you drawn waterproofing?
G: On the basement walls, yes, beautifully. The pit sits five feet lower than the slab. On our section the membrane ran down the wall, and at the slab level it just... ended at a note. The pit was on the structural sheets, as a box of concrete. No one had drawn the two things touching.
# Whose box is it?
H: The structural engineer drew a concrete box and figured you would wrap it.
G: And the elevator consultant had a pit drawing with a sump in it, showing clear dimensions, and figured someone would keep it dry. All three sets were right. I went through every page looking for a mistake to blame.
H: How do you waterproof something like that?
G: You can’t easily come back from the outside, because the soil’s against it and there’s a building on top. So the membrane goes down first, on the mud slab, under the pit floor. Then up the outside, or up the form on the blind side, before the concrete. It has to be the kind that bonds to the wet concrete when you pour against it. The construction joint between pit floor and wall gets a waterstop.
H: That’s a sequence, not a product.
G: Precisely what we hadn’t understood.
# Repair week
H: So you had four days.
G: We had four days and a construction joint that wept on two sides. A crew drilled angled holes into the joint every foot or so and injected a resin that reacts with water and swells. It worked. Then a cement-based coating on the inside, which bonds to damp concrete and can take pressure from behind. We opened nine days late.
H: And the sump?
G: It’s required to have a way to remove water if the elevator has firefighters’ operation, so there was a pump. With a hydraulic elevator you also have oil to think about, since you can’t just send an oily mix to the sewer. Ours had an alarm and a control that senses oil. No one had told the electrician about the outlet for it, but that’s another episode.
# What’s on our sheets now
H: I’ll ask the question that listeners are asking. What did you change?
G: One page. It’s called “things below the slab.” Pits, sumps, trenches, tanks. Every one’s drawn in section at a decent scale with the membrane in a thick red line, and each line closes. In the first meeting with the geotechnical engineer we ask for the highest expected water, not the level on the day they drilled.
H: And the inspector?
G: Came back, looked in with a flashlight for a good long while, and signed.`,
  },
];
