import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const interiorsDetails: readonly Episode[] = [
  {
    title: 'Sixteen to Eighteen, and Other Tight Places',
    summary:
      'A toilet room is a puzzle of inches. Stalls, bars, dispensers, blocking, and partition panels that don’t rust, in the order you’d lay them out.',
    series: 'Interiors',
    topics: ['accessibility', 'code', 'coordination'],
    sections: ['102113', '102800', '224200'],
    guest: 'Specialties coordinator',
    firm: 'builders',
    course: 'accessible-toilet-rooms',
    script: `
# Start from the fixture
H: I’m going to lay out an accessible stall in the air and {guestName} from {firm} will stop me when I’m wrong. Toilet against the back wall.
G: Stop. Where’s its centerline?
H: Eighteen inches from the side wall.
G: Sixteen to eighteen. It’s a range, and I’d aim for seventeen, finished. Tile is half an inch, backer is a half, and if you dimension to the stud at eighteen, you’ve landed at seventeen by luck. Dimension at sixteen and you’re out.
H: Stall width: sixty.
G: Sixty clear, at least, from finished wall to panel. Depth’s fifty-six for a wall-hung toilet and fifty-nine for one on the floor. Door can’t swing into that space. Toe clearance too, nine inches under the front partition and one side, unless the stall is bigger.
# Bars and paper
H: Grab bars.
G: Side bar: forty-two inches long, beginning no more than twelve from the back wall and reaching fifty-four. Rear bar, thirty-six, with twelve on the one side of the center and twenty-four on the other. Top of the gripping surface thirty-three to thirty-six off the floor. Inch and a half to the wall, exactly.
H: And the paper?
G: This is where I make my living. Dispenser centerline’s seven to nine inches in front of the bowl, outlet between fifteen and forty-eight high. Not behind the bar. If it’s above the bar, it needs twelve inches over it, or below it, an inch and a half. The owner picks a giant two-roll dispenser from the paper supplier in the last week, and it doesn’t fit any of that.
H: So pick the dispenser early.
G: Or draw a rectangle where it’s legal, and let them shop for the rectangle.
# In the wall
H: You said blocking.
G: A grab bar has to resist two hundred fifty pounds. Plywood or steel backing, from the plan, before the board. I photograph each wall with a tape measure in it. Add the baby changing table, the seat, partition pilasters, and hand dryer.
H: Speaking of which, dryers stick out.
G: Anything between twenty-seven and eighty inches off the floor may stick out four inches into the circulation path. A surface-mounted dryer is often more. Recess it, or put it where no one walks.
# Panels
H: Last: partitions. My schools want something that doesn’t rust or dent.
G: Powder-coated steel rusts at the floor, where the mops go. Phenolic is strong and costs more. Solid plastic shrugs off everything, but it moves with temperature, so use continuous brackets. With plastic, ask about fire. Polyethylene panels have to satisfy NFPA 286, a room fire test, under the model code. A plain flame-spread number isn’t accepted for it.
H: Ceiling-hung, floor-mounted?
G: Overhead-braced for price. Ceiling-hung if there’s steel up there that someone designed for it. And if the floor gets mopped every night, keep the panels off it.
H: Anything else you’d stop me on?
G: The lavatory’s fine. Thirty-four to the rim is right.`,
  },
  {
    title: 'Sixty Inches to the Words',
    summary:
      'Room signs by touch and by eye: where to mount them, what the letters need, who writes the message list, and why signs are always late.',
    series: 'Interiors',
    topics: ['accessibility', 'documents'],
    sections: ['101400', '099123'],
    guest: 'Wayfinding designer',
    firm: 'architects',
    script: `
# The last trade
H: It’s the week before opening. What’s missing?
G: Signs. It’s always signs. I’m {guestName}, from {firm}, and I’ve finished hanging room numbers while the ribbon was being unrolled.
H: Why’s it so hard to be on time?
G: Because a sign is the only product in the building with words in it. Someone has to decide what each room is called. The architect has a number, the owner’s IT people have another, the fire department wants a third. Until those agree nothing can be made.
H: How would you fix that?
G: Room numbering in design development. With the owner, on a plan, in one evening, with sandwiches. Then the architect’s numbers and final numbers are the same numbers.
# Made to be touched
H: Let me ask about the ones with braille. Which rooms?
G: Permanent rooms and spaces: restrooms, stairs, exits, room numbers. The department name inside a slot doesn’t need raised characters, but the number does. Raised a thirty-second of an inch, capitals, sans serif, between five-eighths and two inches high. Grade two braille below it.
H: Where on the wall?
G: On the latch side of the door, with the baseline of the lowest raised line at forty-eight inches at least, and of the highest at sixty at most. You need an eighteen by eighteen clear floor, centered on the letters, outside of the door’s swing. So that no one is reading a sign up close when the door opens.
H: Double doors?
G: If one leaf’s active, on the inactive one. If both are, to the right of the right-hand leaf. And if there’s no wall at the latch, which happens with glass, the nearest adjacent wall.
# Made to be seen
H: And for eyes?
G: Nonglare, with strong contrast, light on dark or the other way. The standard doesn’t say a percentage. I check it in grayscale. Overhead signs have a table: the higher and farther, the bigger the letters. And a beautiful brushed metal letter on a brushed metal plate has about no contrast, in any light.
H: You’ve made that sign.
G: Once, in my twenties. It won an award, and then they replaced it.
# Two orders
H: Practical question. How do you break it up for a contractor?
G: Two releases. The first: code signs. Stairs, exits, restrooms, occupancy, areas of refuge. Those hold up the certificate and their wording doesn’t change. The second: everything else, six weeks after people move in, when they know which door no one can find.
H: An owner can accept that?
G: They love it once it’s explained. Temporary paper for a month, and then signs that answer the questions people really ask. Keep an allowance for it. And tell the painter the sequence, because a sign glued on before the last coat gets a halo.`,
  },
  {
    title: 'Three Percent, One Percent, or a Pocket Full of Motors',
    summary:
      'Roller shades come down to glare, heat, power, and a slot in the ceiling. A friendly dispute between daylight and privacy.',
    series: 'Interiors',
    topics: ['climate', 'coordination'],
    sections: ['122413', '084413', '095113'],
    guest: 'Shade contractor',
    firm: 'builders',
    script: `
# What a percent is
H: I keep telling clients three percent, {guestName}. Am I wrong?
G: You’re not wrong, you’re early. {firm} hangs about eleven thousand of these a year and I’d never choose a number without a compass. It’s the openness: how much of the fabric is hole. Five percent gives a nice view. Three is a common office. One is for when the sun will be in someone’s eyes.
H: So west gets one.
G: West and east, low sun, one percent, sometimes less. South, three. North, you may not want a shade at all for glare, just for privacy at night.
H: Three different fabrics. From outside it’ll look like a patchwork.
G: Same color outward. You can get a fabric with a light or metallic back and whatever you like inside. From the street no one can tell a one from a three.
# Dark cloth, light cloth
H: I’d always choose white. It’s an office, it should be bright.
G: And I’d always argue. A white weave lights up when sun hits it and becomes the glare. A dark one lets you look through it, like a window screen. The trade-off is heat: the dark fabric absorbs sun and gives it to the room. Light back, dark face, if it’s in the budget.
H: Does the shade save much energy?
G: It’s inside. Heat’s already come in through the glass. A bit, with a reflective back. But I wouldn’t let a mechanical engineer shrink the chiller over it, unless those shades are automatic, since I know how people use manual ones. They pull them down in June for one bad hour, and they’re still down in spring.
# The slot
H: Let’s go up in the ceiling. I never leave enough room.
G: Tell me the drop, and I’ll tell you the roll. Ten feet of fabric on a tube gets you a roll a little over three inches. Motors make it a longer tube, not a fatter one. With a dual shade, blackout plus mesh, now it’s a pocket that’s close to a foot wide. Coordinate that with the mullion, the sprinkler main, and the ceiling’s seismic angle, all of which think they own this corner.
H: And there’s a gap between shades.
G: The light gap. About three-quarters of an inch at each side, more where there’s a bracket. If you put the joints of shades on mullion centers, they vanish. If a meeting room needs to be truly dark, there are side channels.
# Volts
H: Last: power.
G: Either line voltage, an electrician brings it to each motor, or low voltage from panels in a closet. Low has less conduit and a longer list of who does what. Ask for groups: which shades travel together. And a wall control labeled with the name of whoever is supposed to use it.
H: And batteries?
G: Wonderful at home. With four hundred, think about who’s changing them.
H: Does the spec say who tests?
G: It should. Every group, in sun. The day I set it up, it’s raining nine times out of ten.`,
  },
  {
    title: 'Four Inches Into the Hall',
    summary:
      'A fire extinguisher cabinet is a small box with four rulebooks. Where to put it, how deep it can be, and what happens to a two-hour wall behind it.',
    series: 'Interiors',
    topics: ['accessibility', 'code', 'coordination'],
    sections: ['104413', '102600', '092900'],
    guest: 'Life safety consultant',
    firm: 'consultants',
    script: `
# A box and four books
H: It’s the least glamorous box on the plan. {guestName}, from {firm}, says that it takes four codes to place one. Name them.
G: The fire code says if and where, and it leans on NFPA 10. The building code covers the wall you cut open. The accessibility standards don’t want a blind person walking into it, and want the handle within reach. And then there’s the owner, who’d rather hang a painting.
H: Begin with where.
G: Class A hazards, ordinary stuff: no one should walk farther than seventy-five feet to one. Walk, as in around the furniture. In a kitchen with cooking oil, Class K within thirty feet. People draw seventy-five-foot circles on plans, and circles go through walls.
H: How high?
G: For the usual ones up to forty pounds, the top is no higher than five feet. Bottom is at least four inches off the floor. Then the reach: the handle within forty-eight inches for someone seated. So most of the time you’re hanging by the handle and not the top.
# Protrusion
H: And walking into it?
G: Things mounted with their leading edge between twenty-seven and eighty inches can stick out no more than four inches into a circulation path. A cane doesn’t find it below that. A surface-mounted cabinet for a ten-pound extinguisher is six deep or more, so in a corridor it’s out. Semi-recessed with a rolled edge gets to four or under. Fully recessed, best, if the wall is that thick.
H: And it isn’t.
G: Three and five-eighths stud plus board. The tub needs six. So the back of the box is touching the restroom next door. Someone furs out the wall, or the box sticks out.
# The wall behind it
H: Now let’s suppose it’s a two-hour wall.
G: Then there’s a hole in a two-hour wall. An ordinary tub is just sheet metal. There are fire-rated cabinets, lined, tested for use in one- and two-hour walls. They’re thicker, so you go back to the beginning. Or you frame a pocket, run the rated board behind the box, and lose a bit of the next room. What you can’t do is “field verify.”
H: Is that a note you’ve seen?
G: On about half the drawings I check.
# The last details
H: Doors? Locks? Little hammers?
G: Full glass or a clear bubble lets an inspector see the gauge without opening each one, and it’s monthly. If there’s a risk that people would play with it, an alarm on the door is better than a lock. If it does lock, there must be a way to get in, fast. And a sign: a projecting one, since you see a corridor edge-on.
H: So who coordinates all that?
G: One elevation. Cabinet, with depth, handle height, wall type, and the sign. Copy it to each spot and check the wall type. It takes half a day. Fixing it in the field takes longer and costs more.`,
  },
];
