import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const contractSite: readonly Episode[] = [
  {
    title: 'Build It Once Where No One Lives',
    summary:
      'Four kinds of mock-up and what each is for, written into a specification step by step with price, place, timing, and who has to say yes.',
    series: 'Contract documents',
    topics: ['testing', 'documents', 'moisture'],
    sections: ['072726', '042113', '085113'],
    guest: 'Enclosure commissioning agent',
    firm: 'consultants',
    script: `
# Which question?
H: A mock-up is the answer. What’s the question?
G: Thank you, no one asks that. I’m {guestName}, {firm}. I was at one last month: gorgeous brick, nine by nine, with a window in it, under a tarp behind the trailer. I asked what we were there to decide. Mortar color, said the architect. How the flashing laps, I said. The contractor thought it was done, since it’d been photographed.
H: Who was right?
G: It was a mock-up for color. You couldn’t see a single flashing. It was all behind the brick.
# Four kinds
H: Then sort them for us.
G: First, the sample panel: a look at color, texture, joints. It can be plywood with tile stuck to it. Second, the integrated exterior mock-up: each layer, with trades following one another the way they will on the building, built in steps and stopped at every step for us to look at. Third, laboratory, with pressure and water. Fourth, in place: first window, first fifty feet, on the building, which stays if it’s good.
H: Which one do you want if money’s short?
G: The fourth. You can’t argue with the real wall. It’s cheap, because most of it remains. But there’s no color choice left by then, so do a small one of the first kind early.
# Writing it
H: Let’s write. Paragraph one?
G: Purpose and location. “Build an integrated mock-up, ten feet wide by the height of one story, including: a window, a corner, a through-wall flashing with an end dam, a pipe, and the roof edge.” List the hard parts. Otherwise you get ten feet of field, and the field’s easy.
H: Two?
G: Who’s there. The people who’ll do the actual work. Not the manufacturer’s best crew. Their foreman should have the drawings in hand.
H: Three?
G: Hold points. “Stop for review after sheathing, after air barrier and flashing, after window, before cladding.” Each has a signature line. Leave layers stepped back like a wedding cake, so the finished thing still shows each one.
H: Four must be the test.
G: Spray on the window. A quick air check with smoke. Pull tests on sealant and the membrane. And five, the calendar: it’s accepted before the rest is ordered or at least before it’s begun. If it’s built the same week as the wall, it’s not a mock-up. It’s the wall.
# And afterward
H: What becomes of it?
G: It’s the standard. Keep it, roof over it, until the end. When there’s a discussion on the ninth floor about whether that lap’s okay, you walk down and look at it. Last paragraph: who removes it and when. I know of one that’s still there. It’s a bus shelter now.`,
  },
  {
    title: 'Two Hundred Binders and a Shoe Box',
    summary:
      'A school district describes what arrived at closeout, what it actually used in the first five years, and how to ask for that instead.',
    series: 'Contract documents',
    topics: ['documents', 'maintenance'],
    sections: ['237300', '087100', '096813'],
    guest: 'Director of operations',
    firm: 'schools',
    script: `
# The closet
H: We’re standing in a closet.
G: It’s our library. I’m {guestName}, of {firm}, and these are the closeout documents for eleven buildings. Three-inch binders, two hundred and six. And a shoe box with thumb drives, of which about half still open.
H: How often does someone come in here?
G: Honestly? About twice a month. I kept track for a year. My people wanted the same seven things again and again.
# The seven things
H: I’ve got a pen.
G: Filter sizes, by unit. Paint colors, by room. The lock keying chart. Where the shutoff valves are. What the floor is, exactly, with its name and color. Who installed it and their number. And the sequence for the controls, that’s the one that they never find.
H: Not warranties?
G: Three times, and two of those were past due. What’s in the binder is a catalog for the entire product line with an arrow someone drew. If I’ve got a six-hundred-page PDF for a fan, then I don’t have anything.
# Asking for it
H: What could an architect have written differently?
G: Say “for products installed, marked, with pages that don’t apply removed.” It’s in most specs already, and it isn’t enforced. So make it worth something: tie it to payment, and let us look at one sample section when the job is half done. If the sample is bad, you’ve got a year to fix it instead of a week.
H: What about as-builts?
G: Please call those by two names. There’s the marked-up set that the contractor keeps on site, day to day. And there are record drawings that someone drafts from that. If you never look at the marked set while the walls are open, then it’ll be perfectly clean at the end. I ask to see it with every pay request. You’d be amazed how much that helps.
H: And the model?
G: I can’t open it. I know how that sounds. I have four people and one laptop. What I’d like is a spreadsheet of equipment with a room number, and a PDF plan with links.
# The extra box
H: Attic stock. Spare tiles and so on.
G: Bring it to where I say, on a pallet, labeled, and have my person sign. We had forty boxes of ceiling tile come on the last day, we put them in the boiler room, and the boiler people threw them out. Also give me the small parts: hinges, a closer, two flush valves, shade chains. A teacher breaks a chain in September. By October it’s discontinued.
H: Training?
G: Film it. An hour per system with the person who’ll run it asking the questions. People leave. Last year, my chiller mechanic retired with everything about the chiller in his head.
H: What did you do?
G: I took him to lunch, with a recorder. Now it’s a podcast too.`,
  },
  {
    title: 'Almost Finished Is a Legal Term',
    summary:
      'Substantial completion, punch lists, and the day an owner moved in by accident: a story with a certificate at the end.',
    series: 'Contract documents',
    topics: ['documents', 'cost', 'code'],
    sections: ['099123', '083113', '142400'],
    guest: 'Owner’s representative',
    firm: 'consultants',
    script: `
# Moving in by accident
H: No one decided. That’s how you put it.
G: No one did. It was a community college, late August. The contractor had sent a note that they’d be done Friday. Over the weekend the owner’s furniture vendor saw an open door and delivered four hundred chairs. Monday, faculty found their offices. I’m {guestName}, I represent owners with {firm}, and I was in Portland, reading a message: “We’re in!”
H: And what’s wrong with that?
G: The elevator hadn’t passed its inspection, so there was no certificate of occupancy for two floors. The builder’s insurance had a clause on occupancy. And the contractor, quite reasonably, wrote that afternoon: since you’re using it, it’s substantially complete as of Saturday, here’s your bill for the retainage, and the scratches on the doors are yours.
# What the words mean
H: So is it substantially complete when people use it?
G: It’s when the work, or a portion of it, is far enough along that the owner can use it for what it’s for. Can use it, legally and practically. The architect decides, after an inspection, on a certificate. And on that day several clocks start and stop. Warranties start. The correction year starts. Utilities, security, insurance, and damage become the owner’s. Liquidated damages stop.
H: That’s a lot to hang on one date.
G: Which is why it shouldn’t be determined by chairs.
# The list
H: Talk to me about the punch list.
G: Start with whose list it is. The contractor makes it. They walk their own building and write down what’s not finished, with a date for each. The architect goes after that and adds. Do it the other way and we’re unpaid superintendents.
H: How long is a good list?
G: If I find more than a hundred items in a medium-size school, I stop walking. It isn’t ready. I have a rule for each room: paint, doors, ceilings, floor, devices, labels, in that order, clockwise from the door. Photograph with the room number. “Touch up paint” isn’t an item. “North wall, two feet left of the door, scuff” is.
H: Money?
G: We hold a value against every item, commonly half again or double what it would cost to have someone else do it. It makes the last five items go surprisingly quickly.
# How it ended
H: And Monday’s bill?
G: We sat down in a classroom, on the new chairs. Everyone agreed on partial completion: first floor substantially complete on Saturday, the upper floors when the elevator passed. An exhibit with photos of scratches that were there before the movers. It took four hours. A one-page plan in June would have taken one.
H: What goes on that page?
G: Dates for: fire alarm, elevator, health, occupancy, then certificate, keys, furniture. In that order, with the name of one person who hands over keys.
H: And if someone leaves a door open?
G: Then change the lock on Friday.`,
  },
  {
    title: 'What’s Behind That Wall?',
    summary:
      'Selective demolition starts with a survey, not a hammer. Asbestos rules, salvage, shoring, and how to draw what should remain.',
    series: 'Contract documents',
    topics: ['health', 'coordination', 'cost'],
    sections: ['024119', '028213', '015600'],
    guest: 'Renovation project manager',
    firm: 'builders',
    script: `
# Monday, seven a.m.
H: First day of a renovation. What’s the first tool you reach for?
G: A folder. I’m {guestName}, from {firm}. It’s got the survey in it. If it’s not there, no one touches anything, and I have sent a crew of nine home on a Monday.
H: Survey for what?
G: Asbestos first. The federal rule is called NESHAP. Before you renovate or demolish nearly any commercial or public building, it has to be thoroughly inspected for asbestos. People will tell you, “It’s from 1990, it’s fine.” Age isn’t an exemption. There’s floor tile and roofing mastic in newer places than you’d think.
H: What else is in the folder?
G: Lead paint, if there’s any chance. Lights with old ballasts. Mercury in thermostats. Refrigerant. Each one has its own disposal rules. And then drawings of what’s structural.
# Drawing what stays
H: How do architects make your life hard?
G: They draw demolition as dashed lines, all one weight, with a note: “remove as required.” As required for what? I need the opposite drawing: what stays. If you’re keeping this terrazzo, draw it, hatch it, and give me a unit price per damaged foot. If a wall comes out and the ceiling on each side stays, who patches the slot?
H: And the line between demolition and new work?
G: Write where it ends. “Remove to the nearest joint.” “Cap at main.” “Grind flush, ready for tile.” If removal leaves glue on the floor, that’s either me, the flooring sub, or a change order with both our names on it.
# Dust and people
H: There are people next door, teaching.
G: There are. So there’s a temporary wall, stud and board to the deck with a taped seam, and a fan that holds my side at negative pressure, exhausting through a filter to the outside. I’ve got a little gauge on the wall, and the principal looks at it more often than I do. A sheet of plastic with a zipper is good for a morning, not for a summer.
H: Fire exits?
G: Planned on paper, with the fire marshal, in phases. And if sprinklers are off on a floor, then someone has to walk it, with a phone. It’s called a fire watch, and no one carries it unless the bid documents say so.
# Surprises
H: What do you find?
G: Old newspapers. A beam that isn’t where the 1962 drawings say. A live pipe marked dead. We open exploratory holes while you’re still designing: ten of them, two feet square, wherever you’re planning something ambitious. It’s a thousand dollars or so, and it tells you more than the laser scan, because lasers don’t see inside walls.
H: And salvage? If I want those doors?
G: Tag them. On the drawings and on the door, with tape. Say where they go, who stores them, who owns a broken one. Otherwise they go in the dumpster in perfect condition, that same Monday, at seven-fifteen.`,
  },
];
