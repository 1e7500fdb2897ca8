import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const openingsWindows: readonly Episode[] = [
  {
    title: 'Shingle Style: Flashing a Window in the Right Order',
    summary:
      'Sill, jambs, head, in that order and for a reason: a step-by-step around one punched opening, with the mistakes that each step prevents.',
    series: 'Openings',
    topics: ['moisture', 'detailing', 'testing'],
    sections: ['085113', '072500', '079200'],
    guest: 'Window installation trainer',
    firm: 'maker',
    course: 'window-water-management',
    script: `
# Think like a raindrop
H: There’s a hole in a wall in front of us, thirty-six by sixty, framed and sheathed. {guestName} teaches crews for {firm}, and we’re going to flash it together. What’s the first rule?
G: Every piece laps over the one below it, the way shingles do. If you remember that, you can work out the order for yourself, even with a product you’ve never seen.
H: So we start low.
G: We start with the sill. And we start by asking whether it’s level or, better, pitched to the outside. Water will get past the window one day. The question is whether the opening has a floor that sends it back out.
# The pan
H: The sill pan.
G: Right. It can be a formed metal pan, a rigid plastic one, or flexible flashing folded up into the corners. It has to have three things: a back dam, so water can’t run into the room, end dams or turned-up corners, and a front edge that drains over the water-resistive barrier.
H: I’ve seen the front edge sealed down tight.
G: So have I, on nearly every leak I’ve been sent to. The installer runs a bead along all four sides of the window flange because four sides feel safer than three. Now the pan is a cup. Leave the bottom flange open, or gap the bead, so that it can drain.
# Around and over
H: Jambs next.
G: Window goes in, shimmed at the points the drawings say, plumb, square, checked corner to corner. Then the jamb flashing over the side flanges and down past the sill. Then the head flashing, wide enough to run past the jamb pieces on each side. Then the sheet of the barrier above comes down over the head flashing. That last flap is the one that people forget. They tape the top edge to the sheathing and trust tape for thirty years.
H: If the barrier’s fluid-applied?
G: Same logic with liquid. It goes into the opening before the window, corners first, and a compatible head flashing gets bedded in it. Ask whether the tape sticks to the coating and whether the sealant does. Those are two letters from two manufacturers, and they should be in the file before anyone climbs a ladder.
# Air on the inside
H: That’s all outside. Anything on the room side?
G: The air seal. Interior perimeter, backer rod and sealant or low-pressure foam, all the way around, connected to the back dam. Water is managed outside, air is stopped inside. Try to stop both at the exterior flange and you stop neither.
H: How do you know it worked?
G: Spray test to ASTM E1105, first window on the job, before the cladding. Not the lab’s window. Yours, in your wall, with your crew. If it leaks, there’s one window to fix and a very attentive class.
H: One habit for designers?
G: Draw the opening as five pictures instead of one. Bare hole, pan, window, jambs, head. Number them.`,
  },
  {
    title: 'Storefront, Curtain Wall, or Window Wall?',
    summary:
      'Twenty quick questions that sort three systems people mix up, with spans, drainage, and the detail that gives each one away.',
    series: 'Openings',
    topics: ['detailing', 'cost', 'moisture'],
    sections: ['084113', '084413', '088000'],
    guest: 'Façade consultant',
    firm: 'consultants',
    course: 'curtain-wall-selection',
    script: `
# Telling them apart
H: Three systems, one bell. {guestName} of {firm} gets twenty questions. Where does storefront belong?
G: On the ground floor, between slab and structure, ideally under an overhang.
H: How tall?
G: Ten, maybe twelve feet in ordinary wind, depending on the section. Then the mullions start looking like curtain wall anyway.
H: What gives it away on a drawing?
G: A sill can at the bottom with end dams. All the water collected in the frame has to travel down to it and out.
H: And curtain wall?
G: Hangs in front of the slab edges, passes from floor to floor, and each horizontal weeps its own water.
H: Window wall?
G: Sits between the slabs like storefront, but made for height, usually with a cover on the slab edge so it resembles a curtain wall from across the street.
# Where the water goes
H: Why does it matter that each lite drains by itself?
G: Because with storefront, one bad corner on the third bay adds to the pan that serves all of them.
H: Can I stack storefront two stories?
G: You can draw it. I’ll bill you for looking at it later.
H: Pressure equalized, yes or no?
G: Good curtain walls, to a degree. Storefront, no.
H: Typical water test pressure?
G: Ten to fifteen pounds per square foot for curtain wall is common. Storefront is often rated at eight or ten. Read the data, not the brochure’s front cover.
# Movement
H: Slab deflection. Who cares?
G: Window wall cares most. Its head receptor has to swallow live load deflection at each floor.
H: Curtain wall?
G: At the stack joint or the splice. Ask how much, in inches.
H: Storefront?
G: Three-eighths or half an inch at the head, if someone remembered the receptor. If not, the glass finds out.
H: Seismic?
G: Drift capacity, with glass-to-frame clearance. AAMA 501.4 racks a mock-up and tells you.
# Money and honesty
H: Cheapest?
G: Storefront. That’s why it turns up where it shouldn’t.
H: Fastest on a tower?
G: Unitized curtain wall, once the shop’s running. Window wall can go in from the floors without a crane, which is its big advantage.
H: Acoustics?
G: Slab edge again. In a window wall, sound and smoke get through at that line. Curtain wall has a safing gap there too, so either way, draw it.
H: One question to ask any bidder?
G: “Show me a drop of water leaving.” If they can trace it with a pen in the corner detail, keep talking.
H: One thing you never put in a spec?
G: “Storefront or curtain wall, contractor’s option.”
H: That was twenty.
G: Then I get to ask one. Who drew two-story storefront?
H: A friend.`,
  },
  {
    title: 'The Day the Mock-Up Leaked',
    summary:
      'A curtain wall specimen fails at a laboratory in front of eleven people. What was said, what changed, and why it was the cheapest leak of the project.',
    series: 'Openings',
    topics: ['testing', 'moisture', 'documents'],
    sections: ['084413', '079200', '088000'],
    guest: 'Façade project manager',
    firm: 'architects',
    course: 'curtain-wall-selection',
    script: `
# Eleven people and a fan
H: Set the scene. A gravel yard, a steel frame, and your wall.
G: Two stories tall, three bays wide, with a corner. Behind it a plywood chamber. In front of it a big propeller on a truck and a rack of nozzles. Eleven of us in rain jackets pretending to be relaxed. I’m {guestName}, I’d run the project for {firm} for two years, and I’d flown in for the good news.
H: What order do they test in?
G: Ours went: air infiltration first, ASTM E283. Then static water, E331, which is spray plus a steady pressure. Then dynamic water, AAMA 501.1, with the propeller. Then structural, E330, to design pressure and water again. Interstory movement, then repeat the water. Last, half again the design pressure, to see what lets go.
H: And where did it go wrong?
G: Static water, minute nine. A drop formed on the inside corner of the vision lite at the corner mullion. Then a second drop. The lab technician circled it with a marker, as if it were an ordinary Tuesday.
# Looking for the reason
H: What happened in the yard?
G: Silence, then six theories. The glazier blamed the gasket. The gasket supplier blamed the cold. The system designer, to his credit, said, “Turn it off and take it apart.”
H: You dismantled it right there.
G: From the top. Pressure plate, gasket, glass. In the horizontal, at the corner, there should’ve been a zone plug: a block sealed in the end of the pocket, so each horizontal keeps its water and weeps it out. It was there, but the mullion at a corner isn’t cut square. The plug was. There was a gap you could put a pencil in.
H: A standard part on a nonstandard angle.
G: And the shop drawing said “zone plug, typical.” I’d stamped it.
# Changing the wall
H: What did you change?
G: The plug at corners became a cut part with its own number and its own drawing, sealed on three marked faces. Weeps were moved an inch. The whole building had forty-four such corners per floor line, so multiply our drop by that.
H: Did it pass?
G: The next morning, all of it. During the racking test a gasket walked out of its groove at one spot, so we also learned to ask for vulcanized corners. Every repair went onto the shop drawings before anyone cut metal. That’s the rule: if it was done to the specimen, it’s done to the building, or you tested something else.
# Was it worth it
H: Owners see the price of a mock-up and flinch.
G: Ours flinched. It was a small fraction of a percent of the wall. I told them that we could find the leak in a plywood chamber or we could find it in the lobby.
H: What do you now write into the section?
G: That the mock-up includes the worst corner, not the prettiest bay. That the project’s own crew installs it. That there’s time in the schedule for it to fail.
H: You plan for failing?
G: If it can’t fail, it’s not a test.`,
  },
  {
    title: 'Whose U-Factor Is It?',
    summary:
      'Center of glass, whole product, or what the energy model believed? Untangling the numbers on glazing before they meet the plan reviewer.',
    series: 'Openings',
    topics: ['climate', 'testing', 'documents'],
    sections: ['088000', '085113', '084413'],
    guest: 'Energy modeler',
    firm: 'engineers',
    script: `
# Three honest numbers
H: I have a glass supplier’s sheet that says 0.24. I have a window maker’s sheet that says 0.38. And the energy model says 0.30. Someone’s lying, and {guestName} of {firm} is here to name names.
G: No one’s lying. They’re answering three questions. 0.24 is the center of the glass, away from any edge. 0.38 is the product as it stands in the wall: glass, edge, and frame. And 0.30 is someone’s hope.
H: The modeler’s hope?
G: I’m sorry to say it’s frequently us. We enter a number in schematic design as a placeholder, and placeholders are sticky.
# Where the difference hides
H: Why is the frame so much worse?
G: It’s aluminum, and aluminum carries heat about as eagerly as anything you’d build with. A thermal break helps, but the edge of the glass also suffers, where the spacer connects the two panes. The smaller the window, the more frame and edge it has per square foot. Cut one big lite into six, and you’ve changed the U-factor without touching the glass.
H: So a mullion is an energy decision.
G: Every one. I’ve seen two elevations with the same glass area, the same system, the same supplier, and nearly twenty percent apart.
# Labels and certificates
H: What can I hold in my hand at plan review?
G: For a factory-made window, an NFRC label: U-factor, solar heat gain, visible transmittance, for the whole product at a standard size. For curtain wall and storefront, which are put together on site, a label certificate made by component modeling: glass, spacer, frame, combined by approved software.
H: And without either of those?
G: The energy code hands you default tables, and they’re meant to hurt. Clear double-pane glass in plain metal gets a number you don’t want. That’s why you ask for the certificate in the submittals.
H: The standard size, though. Mine aren’t.
G: Right. The rating is for comparing products. For your own building you can ask the supplier to calculate your sizes with the same method. Good ones do it without complaint.
# Solar gain pulls the other way
H: While you’re here, SHGC. Lower is better?
G: In Phoenix, yes. In Duluth, facing south, you might like some. And a darker coating that lowers it usually takes visible light along. So I look at the ratio of light to heat, and at which direction the glass faces. One glass type on four elevations is a habit, not a strategy.
H: What would you write in the glazing section?
G: The maximum whole-assembly U-factor, the maximum SHGC, and the minimum visible transmittance, with NFRC 100 and 200 named. Then center-of-glass values only as information, marked as such. And tell your modeler when the mullions change.
H: By carrier pigeon?
G: An email would be wonderful. We never get one.`,
  },
  {
    title: 'Where Glass Has to Break Safely',
    summary:
      'Doors, sidelites, stairs, wet rooms: an argument, room by room, about hazardous locations between a designer and a plan reviewer.',
    series: 'Openings',
    topics: ['code', 'health'],
    sections: ['088000', '084113', '081113'],
    guest: 'Former plans examiner',
    firm: 'consultants',
    course: 'safety-glazing-locations',
    script: `
# Eighteen, nine, thirty-six
H: For years {guestName} marked up my drawings in red from across a counter. Now you’re at {firm}, and on my side of it, I hope.
G: On the side of whoever falls into the glass. Let me see your plans.
H: I’ve got a window by a reading bench. Low sill. You’re going to tell me it’s tempered.
G: Four questions. Is a single pane bigger than nine square feet? Is its bottom edge under eighteen inches off the floor? Its top edge over thirty-six? And is there a walking surface within three feet, in a straight line? All four yes, it’s a hazardous location. One no, and that rule doesn’t apply.
H: Bottom edge is sixteen inches. But the pane’s eight square feet.
G: Then that rule doesn’t apply. Another one may.
# Doors and their neighbors
H: Such as?
G: The door next to it. Glass within two feet of either vertical edge of a door, when it’s closed, with its bottom less than sixty inches above the floor. Your bench is twenty inches from the door. Tempered.
H: There’s a wall between them, turning the corner.
G: If it’s a permanent barrier between the door and the glass, you get an exception. Show it to me in plan. I used to look for that dimension, and I almost never found it.
H: And the door?
G: Glass in swinging, sliding, bifold doors: always. A little vision panel that a three-inch ball can’t pass through is exempt. Every year someone explains to me that a full-height pivot door isn’t a door.
# Wet floors and stairs
H: Locker room. High window above the shower.
G: Bottom edge sixty inches or more above the standing surface? Then fine. Below that, and near the water, it’s in.
H: Stair landing with the big pretty window?
G: Glass beside stairs and ramps less than sixty inches above the walking surface, and at the bottom landing, within sixty inches of the last tread. A rail in front can help, if it’s built like a guard at the height that the code describes. Your stair has a cable rail standing away from the glass. Draw it and cite the exception.
# Category and the little logo
H: So I write “tempered” and go home?
G: You write safety glazing, to CPSC 16 CFR 1201, Category two for big panels and for doors over nine square feet, and let it be tempered or laminated. They’re different tools. Tempered crumbles and falls. Laminated cracks and stays. Over a walkway or as a guard, I want it to stay.
H: What do you look for in the field?
G: The permanent mark in the corner, etched or fired on. No mark, no proof. It can’t be a sticker that peels off and goes on another lite.
H: Does that happen?
G: I’ve seen a drawer full of them.`,
  },
];
