import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const openingsSpecial: readonly Episode[] = [
  {
    title: 'Half the Hole Is Metal',
    summary:
      'Free area, beginning point of water penetration, wind-driven rain: what a louver’s data sheet says, and the wet air handler that sent everyone to read it.',
    series: 'Openings',
    topics: ['climate', 'testing', 'coordination'],
    sections: ['089100', '237300'],
    guest: 'Mechanical engineer',
    firm: 'engineers',
    script: `
# Puddle in the plenum
H: I heard you had to wade in, {guestName}.
G: One inch, in a mechanical penthouse, behind a very handsome louver. The filters on the air handler were soaked and growing things. At {firm} we’d sized the louver for air. The architect had picked it for the blade. No one thought to ask about rain.
H: It has slanted blades. Isn’t the slant the answer?
G: For rain that falls straight down, sure. Not for rain at forty miles an hour with a fan pulling from inside.
# Reading the sheet
H: Take me through the numbers, please. First, free area.
G: Take a four-by-four louver. Sixteen square feet of wall. The open space between blades, the way it’s measured, may be eight. Half the hole is metal. Divide your airflow by those eight and you have velocity through the free area.
H: And that tells you the pressure drop.
G: Off a curve, yes. It also tells you about water. The classic test, AMCA 500-L, drips water down the face in still air and pulls air through, faster and faster, until a hundredth of an ounce per square foot comes through in fifteen minutes. That velocity is the beginning point of water penetration. Some are around eight hundred feet a minute, better ones reach the top of the test at about twelve-fifty.
H: So stay below it.
G: Stay well under it. I use three-quarters, at most. On our penthouse, a value-engineering round had made the louver smaller and left the airflow. Velocity went up by a third. We blew right through the beginning point every windy day.
# The harder test
H: But still air isn’t weather.
G: Which is why there’s the wind-driven rain test. A fan blows simulated rain at the louver, twenty-nine miles an hour with three inches of rain an hour, or fifty with eight inches. The louver is graded on how much it rejects. Class A stops ninety-nine percent or more. B is at least ninety-five. It goes down from there. A blade that does well has hooks and vertical channels, and it looks busier. It also costs pressure.
H: What about hurricanes?
G: Separate tests again, for impact and for extreme rain, if something behind the louver can’t get wet.
# What we did
H: How did you rescue the penthouse?
G: We couldn’t make the hole bigger, so we swapped the blades for a Class A type and accepted a little more fan. We sloped the plenum floor to a drain, waterproofed it like a shower, and put the filters eight feet downstream. I’d do those three even with a perfect louver.
H: What should be in the schedule?
G: Airflow, free area, velocity, allowable pressure drop, the class you want and at which intake velocity. Screens go on the inside and count against the area. If the schedule says “louver, 48 by 48, match architect’s color,” all you’ve specified is a color.`,
  },
  {
    title: 'Drop It Twice',
    summary:
      'Why a rolling fire door that has hung open for ten years may not come down, and what belongs in the drawings, the turnover, and the annual test.',
    series: 'Openings',
    topics: ['maintenance', 'code', 'coordination'],
    sections: ['083323', '284600'],
    guest: 'Rolling door service manager',
    firm: 'builders',
    script: `
# The door that stayed up
H: You told me a story about a cafeteria.
G: Serving counter, rolling fire shutter, never closed since the ribbon cutting. The annual test comes around. I’m {guestName}, from {firm}, I trip the release, and nothing happens. It hangs there. Someone had mounted a menu board on the guides with two long screws, straight through the slot.
H: A menu held open a fire door.
G: Tacos on Tuesday. Meanwhile the fire separation between the kitchen and the corridor existed only on paper, for who knows how many years.
# What the test is
H: You say you drop it twice. Why twice?
G: NFPA 80 wants horizontal and vertical sliding and rolling doors inspected and tested each year, by operation. You drop it the first time to see that it closes fully. Then you reset it and drop again to prove the reset was done right. The second drop is for us, the technicians. A door that’s been reset wrong looks perfect.
H: How fast should it fall?
G: Not less than six inches a second and not more than two feet a second. Slower and it might stall, faster and it hurts someone. That’s a governor’s job, and old ones gum up with dust.
# Where architects come in
H: So what do you see on drawings that makes your life difficult?
G: Headroom. The coil, the hood, the operator, and room for a hand with a wrench. I get a ceiling with a nice cove four inches in front of the hood and no access panel. If I can’t reach it, I have to cut the ceiling open every year, so guess what the owner decides.
H: And what closes it?
G: A fusible link is the old way. It melts, and the chain lets go. Fine for heat, late for smoke. If you want it to close on smoke, it’s wired to detectors or the fire alarm through a listed release device, usually with a battery and a time delay. Then the electrician brings power, the alarm contractor has a relay, and I have the release. All three of us need to be there on test day, and on your schedule it says “door: by others.”
H: What about a path of travel under it?
G: If it’s on an egress path, it’s another conversation. Generally you need a swinging door nearby. People don’t duck.
# Writing it down
H: Make me a list.
G: Rating, and which side of the wall it’s mounted on. Between jambs or on the face. Activation, in a sentence. The clear space above, drawn. An access panel, labeled. A note on the finish drawings that nothing is fastened within the guides. Acceptance testing with a signed form, handed to the owner together with the first year’s service.
H: You want the owner to sign up with you?
G: With someone. I’ve dropped doors that were older than me and they came down like feathers, because one person oiled them. That’s the whole secret.`,
  },
  {
    title: 'A Hole in the Roof, on Purpose',
    summary:
      'Unit skylights raise four questions: falling in, dripping down, heating up, and leaking. An owner’s questions, and a daylighting designer’s answers.',
    series: 'Openings',
    topics: ['climate', 'moisture', 'health'],
    sections: ['086200', '075423', '088000'],
    guest: 'Daylighting designer',
    firm: 'architects',
    script: `
# Does it leak?
H: Let me ask the owner’s question first. They all leak, don’t they?
G: They’re all blamed. I’m {guestName} from {firm}, and I’ve put several hundred skylights in gymnasiums. When I go to see a leaking one, three times out of four it’s dripping on a dry day.
H: Explain that.
G: Condensation. Warm, damp air rises in a gym and meets the coldest surface in the room, which is the frame. Water runs down and drips on the free-throw line. Look for a gutter inside the frame with a way to evaporate or drain out. Ask for the condensation index, and insulate the curb. An uninsulated sheet metal curb is a cold pipe.
H: And the fourth time?
G: The flashing, because the curb is too short. I want eight inches above the finished roof, after insulation’s been added, so I draw it from the membrane up and not from the deck.
# Can someone fall in?
H: Second question. My roofers worry about those domes.
G: And they should. Workers have died going through plastic domes that looked solid under snow or dirt. Under the federal safety rules a skylight counts as a hole, so it needs a cover or screen that holds, or a guardrail around it. A cover has to support at least twice the weight that may come on it.
H: Can the skylight itself be strong enough?
G: Some are tested for that when they’re new. Plastics get brittle in the sun. I like a permanent screen beneath, which people below hardly see, because a grid near the glazing goes out of focus. It’s cheap in design and awkward later.
# Won’t it cook us?
H: Third. Summer.
G: A skylight sees the sky all day, so its heat gain is bigger than a window’s of the same area. What I do is use many small ones with diffusing glazing rather than a few big clear ones. At about three to four percent of the floor area, with good light controls, the lamps can go off most of the day. Past five or six, cooling eats what lighting saves. And plenty of codes cap the roof opening at three percent unless you add daylight controls.
H: So the saving is in the switch.
G: Entirely. Without a photosensor, the skylight saves nothing.
# How does it go in?
H: Last one. Who does what?
G: Steel frames the opening, so the structural drawing needs the size and weight. The roofer builds or sets the curb and flashes it. The skylight contractor fastens the unit to the curb. Between the second and third there’s a gasket line that belongs to the skylight, and a nailer that belongs to the roofer. I write it in both sections, in identical words.
H: And glass or plastic?
G: Glass must be laminated on the inside lite for most uses, or have a screen, so fragments don’t fall. Plastic’s lighter, tougher in hail when young, and yellows. It depends on how long the building has to look good.
H: Forty years.
G: Glass, then. With the screen.`,
  },
  {
    title: 'Why Don’t My Doors Match?',
    summary:
      'Four shades of maple on one corridor. Veneer cut, match, transparent finish, and the humidity of the room where the doors were stored.',
    series: 'Openings',
    topics: ['documents', 'cost'],
    sections: ['081416', '064100'],
    guest: 'Millwork estimator',
    firm: 'builders',
    script: `
# Four maples
H: A listener sent a photo. Six doors on one corridor, all maple, and no two alike. She’d like to know whose fault it is. {guestName}, of {firm}, would you look?
G: I see two rotary-cut doors and four plain-sliced ones. Rotary peels the log like a paper towel, so you get wild, wide grain. Plain slicing gives the cathedral shape that people picture when they say maple. The spec probably said “maple, A grade.”
H: It did.
G: Then both are correct. The fault’s in the spec.
# Four words for a face
H: What should she have written?
G: Species. Cut. Grade. And match, of which there are two or three kinds. Species: white maple, meaning sapwood only, or natural maple, which lets in the brown heartwood. That alone is half her picture. Cut: plain sliced, quarter sliced, rift for oak, rotary.
H: And the match?
G: Between neighboring leaves of veneer: book match, like opening a book, is the ordinary one. Slip match repeats. Then the assembly of leaves across the door: running match is whatever widths come, balance match makes them equal, center balance puts an even number with a line in the middle. It costs a little more each time. Last, pair match and set match, for doors that hang side by side.
H: That is a paragraph per door.
G: It’s six words in the schedule’s remarks column.
# Finish at the factory
H: Two of the doors are just a little yellower.
G: Those were finished on site, I’d guess, or they’re from a second order. A transparent finish has its own color, and maple is so pale that it shows everything. Factory finish, by system number, is harder and more consistent than anything you’d get from a brush in a corridor. Order every door in one lot. Send the stain sample on the veneer you’ll really get, not on a chip of something else.
H: And the paneling next to it?
G: That’s the hard part. Doors come from one plant, panels from another. If they should match, then one set of veneer has to be bought for both, blueprint matched, and someone has to coordinate it. Decide early or separate them with a frame.
# Six weeks in a wet building
H: One of them is also bowed.
G: Where was it stored? Doors like the same air that people do: heated or cooled, somewhere around a third to half relative humidity. If they get delivered while the drywall mud’s still drying, they soak it up. Warp is allowed up to a quarter inch over a three-and-a-half by seven foot section. Beyond that the warranty may replace it, but the manufacturer will ask where it was stored.
H: So what do I tell her?
G: That it can be fixed. She can refinish the yellow ones, trade the two rotary doors for closets, and put the bowed one where she’ll never look. And next time, hang an actual sample door in the trailer. Everyone gets careful with a sample hanging there.`,
  },
];
