import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const envelopeRoofs: readonly Episode[] = [
  {
    title: 'Ninety Means Forty-Five',
    summary:
      'What an uplift rating promises, why the corners come first, and how a roof edge turned a membrane inside out in one gust.',
    series: 'Envelope',
    topics: ['climate', 'code', 'coordination'],
    sections: ['075423', '077100', '075323'],
    guest: 'Roof consultant',
    firm: 'consultants',
    course: 'roof-wind-design',
    script: `
# The morning after
H: {guestName} of {firm} investigates roofs that left. Take us to one of them.
G: A distribution center, flat country, straight-line wind at two in the morning. By sunrise a third of the membrane was folded over like a bedspread. The owner’s first words were, “But it was rated ninety.”
H: And was it?
G: The field of the roof was. Let me explain the number first. An assembly listed as 1-90 held ninety pounds per square foot in a test. The usual safety factor is two. So what you may design for is half of that, forty-five. People read the label as a wind speed or as the design load. It’s neither.
# Where it began
H: So the design load in that field was under forty-five?
G: Comfortably. In the perimeter it was higher, and in the corners higher still, because the wind rolls over the edge and makes a vortex. ASCE 7 divides the roof into zones for that reason. You have to fasten for each zone. On this building the corners had the same pattern as the middle.
H: So the corners peeled.
G: Not even first. The first thing to go was the edge metal. Someone had bent a fascia in the shop, nice and crisp, and nailed the top flange. The wind got a finger under the bottom edge, there was no cleat to speak of, and it unzipped sixty feet. Once the edge is open, the pressure under the membrane is a different problem altogether.
# The piece that gets substituted
H: What should have been there?
G: Edge metal tested to ANSI/SPRI ES-1, which the building code requires for low-slope membrane roofs. It doesn’t have to come from a factory. A shop can make a tested profile. But the test covers a gauge, a cleat, and a fastener spacing, and you can’t trade any of those by eye.
H: Who normally owns that line of the specification?
G: That’s the trouble. The roofer, the sheet metal shop, and sometimes the general contractor each believe it’s the other’s. I want it in one section, with the design pressure printed next to it.
# Printing the pressures
H: Printed by whom? Architects say the manufacturer will calculate it.
G: The structural engineer has the wind criteria already, since the frame needed them. Ask for three numbers, field, perimeter, corner, and the widths of the zones. Put a small roof plan on the sheet with those zones shaded. It takes an hour, and now every bidder prices the same roof.
H: And at submittal time?
G: Match the assembly, deck to cover, to a listing. The deck counts. So does the fastener length and the adhesive rate. “Same membrane” isn’t the same assembly.
H: If you could send one photo to every architect?
G: That bedspread, with the inspector’s truck for scale.`,
  },
  {
    title: 'Where Does the Second Inch Go?',
    summary:
      'Primary drains, overflow drains, scuppers, and the weight of water: a walk across a flat roof in a cloudburst.',
    series: 'Envelope',
    topics: ['climate', 'coordination', 'code'],
    sections: ['075216', '334200', '076200'],
    guest: 'Plumbing engineer',
    firm: 'engineers',
    script: `
# Start the rain
H: Picture a roof eighty feet square. It starts raining hard. {guestName}, from {firm}, you’re standing there in boots. What happens first?
G: The water runs to the low points, if there are low points. New membrane roofs are supposed to slope at least a quarter inch per foot toward a drain. That sounds like nothing, and over forty feet it’s ten inches of taper. I look for it on the drawings before I look at the pipes.
H: And the drain takes it away.
G: The drain takes what its pipe can carry at the head of water sitting over it. We size for a rate of rain, inches an hour, from the plumbing code’s maps, or better local data. An inch of water on a square foot weighs five point two pounds. Keep that number.
# Now block it
H: I kept it. Now a plastic bag floats over the strainer.
G: And the water rises. This is why there’s a secondary system, sized on its own as if the first one didn’t exist. Separate drains with a raised collar, a couple of inches above the primary inlet, or scuppers through the parapet.
H: Can they share the pipe?
G: No. The overflow has its own piping, or the same clog shuts both, and it should discharge where people can see it, above grade, over a walk or a planting bed. If water’s pouring from a nozzle that’s usually dry, someone calls maintenance. That nozzle is an alarm.
H: Architects hate that nozzle.
G: They hide it behind a shrub. Then it’s a secret alarm.
# The structural part
H: Where does my five point two come in?
G: The structural engineer has to hold up the water that collects when the primary drains are blocked: the depth to the overflow plus the extra head needed to push water out through it. If the plumber draws the collar at two inches and the field sets it at four, you’ve added over ten pounds to every square foot around that low spot, and no one on site knows they changed the structure.
H: And the roof sags, so it holds more.
G: Which sags it further. That has a name, ponding instability, and it’s how a roof can fail with no wind and no snow.
# Three drawings, one low point
H: So who checks it?
G: Three people hold a piece. Architect: slope, crickets, parapet height. Plumbing: rates, collars, routes. Structure: load. I like one small drawing, a section through a low point, with four elevations on it: deck, primary rim, overflow rim, top of the design water. All three sign it.
H: Any last advice for the walk on site?
G: Bring a level and a bucket. Pour the bucket halfway between drains. If the water runs away from the drain, no pipe in the world will help you.
H: And scuppers?
G: Cut them before the coping, line them in metal, and don’t let anyone paint them shut.`,
  },
  {
    title: 'Tear It Off or Go Over It?',
    summary:
      'A facilities manager who wants to save and a consultant who wants to look underneath settle how to decide about a twenty-two-year-old roof.',
    series: 'Envelope',
    topics: ['maintenance', 'cost', 'moisture'],
    sections: ['075323', '072113', '024119'],
    guest: 'Facilities director',
    firm: 'schools',
    script: `
# The budget meeting
H: Usually I interview consultants. Today it’s the client: {guestName} runs facilities for {firm}, and has a roof problem and a fixed number of dollars. I’ll play the consultant. Your opening bid?
G: One roof, twenty-two years old, forty thousand square feet, three leaks we chase every spring. A contractor says he can lay a cover board and a new membrane right over it for a lot less than tearing it off. No dumpsters, no noise over my classrooms. Tell me why I shouldn’t sign.
H: Maybe you should. How many roofs are up there now?
G: One. I think.
# Question one, question two
H: “I think” gets expensive. The codes generally stop you at two. If there’s already a recover on there, the next job is a tear-off. Cut a core and count.
G: And if it really is one?
H: Then I want to know if it’s wet. Recovering over wet insulation seals the water in with the deck and the fasteners. You also aren’t allowed to do it, and you shouldn’t want to.
G: How do I find out without ripping the place apart?
H: An infrared survey after a sunny day, when wet insulation stays warm past dark. Or an electrical capacitance meter walked on a grid. Either one finds suspicious areas. Then cores prove it. Ask for a map, in square feet, with wet areas outlined.
# What the map does
G: We did that, actually. About eight percent wet, around the old units.
H: See, now we’re negotiating. Remove that eight percent down to the deck, look at the deck, replace, and then go over the rest. That’s a respectable job.
G: That sounds like a victory to me.
H: Not yet. What’s the deck?
G: Steel, most of it. One wing is something gray and crumbly.
H: Stop there. On the gray wing I’d take it off. Old gypsum or cement-fiber decks need pull-out tests, because the new roof’s fasteners have to find something to hold. And while we’re confessing, have you tested the flashings for asbestos?
G: I’m writing that down, and I’m not happy.
# Weight, edges, energy
H: Three more things. A second roof weighs something, so the engineer gets a call. It’s thicker, so count the height of every flashing, threshold, and curb: eight inches is what manufacturers like above the finished surface. And if you do tear off, the energy code wants today’s insulation on a roof replacement. It’s easier on a recover.
G: So the cheaper route also dodges insulation. That sounds like the wrong incentive.
H: It is. Price both with twenty years of heating in them.
G: Suppose I only have money for one wing this summer?
H: Tear off the gray one. Patch the wet spots on the other, and write the rest into a plan while the map’s fresh. Maps go stale in about a year.
G: You’ve cost me half a million and I feel better. Is that normal?
H: In roofing, that’s called service.`,
  },
  {
    title: 'Waterproofing You’ll Never See Again',
    summary:
      'A step-by-step conversation about foundation walls, at the edge of the excavation: surface, corners, membrane, protection, drainage, and the day before backfill.',
    series: 'Envelope',
    topics: ['moisture', 'detailing'],
    sections: ['071326', '033000', '312500'],
    guest: 'Waterproofing superintendent',
    firm: 'builders',
    course: 'below-grade-waterproofing',
    script: `
# Before anything sticks
H: We’re recording at the edge of a hole. Thirty feet down there’s a foundation wall, gray and fresh, and {guestName} from {firm} is the one who makes it dry. Step one, please.
G: Step one is deciding what you need. Dampproofing slows moisture in soil that drains. Waterproofing resists water standing against the wall. If the geotechnical report shows groundwater above the slab, even in spring only, you need waterproofing. I’ve seen drawings that say dampproofing on a basement that sits in water.
H: Say it’s waterproofing. The forms are stripped. Can you start tomorrow?
G: Depends on the concrete. Sheet membrane needs it dry enough and smooth, no fins, no honeycomb. We grind form lines, fill tie holes, patch rock pockets. Most manufacturers want the concrete to cure about a week, some longer. I’ve spent more hours waiting for walls to dry than rolling membrane.
# Corners first
H: Then primer?
G: Primer, only as much as you’ll cover that day. Dust lands on primer and then you’re gluing membrane to dust. After that, corners. Inside corner at the footing gets a fillet, a little ramp of mortar or liquid membrane, so that the sheet doesn’t bridge a sharp angle. Then a reinforcing strip. Outside corners, strip. Pipe sleeves, a collar of liquid membrane.
H: All of that before the first real sheet.
G: A flat wall’s easy. No one’s ever called me about the middle of a flat wall.
# Sheets, laps, and hands
H: Now the rolls come out.
G: Vertical, from the top, laps at least two and a half inches, ends more. Rolled hard with a steel roller, and the laps again. The top edge gets a termination bar and mastic if it isn’t going up under flashing. We look for fishmouths, those little open pleats at a lap. Slit it, press it, patch it.
H: And someone tests it?
G: On a deck you can flood-test. A wall you inspect by eye and hand, every lap, and you mark the date with a paint stick. I like the architect to come at that point. Two hours later you can’t see a thing.
# Protect it before backfill
H: Because of the drainage board.
G: Protection and drainage composite, fabric side toward the soil, run down to a perimeter pipe wrapped in stone and fabric. The board relieves pressure. The membrane is the second line. If the pipe has nowhere to go, you’ve built a bathtub with a nice liner, so ask where it daylights or which pump it feeds.
H: Who damages it?
G: Backfill. Big rocks, a careless bucket, a compactor leaning on the wall. Also sunlight, because most sheets can sit exposed for only a few weeks. I ask for clean fill in the first couple of feet and a person standing there who is allowed to yell.
H: Your rule for drawings?
G: Draw the footing corner and the grade line big. Those two details decide it, and they’re usually the smallest on the sheet.`,
  },
];
