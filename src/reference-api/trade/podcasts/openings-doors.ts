import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const openingsDoors: readonly Episode[] = [
  {
    title: 'Fire-Protection or Fire-Resistance? One Word, Two Glasses',
    summary:
      'A glazed exit stair is priced three times before anyone notices that the word “rated” covers two different kinds of glass.',
    series: 'Openings',
    topics: ['code', 'testing'],
    sections: ['088000', '081113'],
    guest: 'Fire-rated glazing specialist',
    firm: 'maker',
    script: `
# Which kind of rated?
H: What’s the most expensive word in your business, {guestName}?
G: “Rated.” At {firm} we receive drawings with a glass wall around an exit stair and a note that says “one-hour rated glass.” We ask which kind. The answer is usually, “The clear kind.”
H: There’s more than one?
G: There are two families, and you can’t swap one for the other. Fire-protection-rated glazing keeps flame and smoke back for a time. Fire-resistance-rated glazing does that and blocks heat as well. It’s treated as a wall you can see through.
H: How did that stair get priced three times?
G: First with ceramic, which is the first family. It’s clear, thin, and wonderful in a door lite. The plan reviewer turned it down as a stair enclosure. Second, with wired glass, because someone’s uncle remembered it. Third, properly.
# Radiant heat is the point
H: Why does the stair need the heat blocked?
G: Imagine people walking down past a glass wall with a fire behind it. No flame gets through, but the radiation would stop you in your tracks. A wall around an exit is tested to ASTM E119 or UL 263, and one of the requirements there is temperature on the cool side. It may rise on average two hundred and fifty degrees Fahrenheit over the start. Ceramic can’t do that. It lets the heat right through.
H: And the first family’s test?
G: NFPA 252 for doors, 257 for windows, or the UL versions. Then most of these also take the hose stream, which is a fire hose on hot glass. Quite a show.
# How much is allowed
H: So where can I use the thinner stuff?
G: In door lites, within size limits. In windows in some fire partitions, often limited to forty-five minutes and to a quarter of the wall’s area. The tables tell you. In exit enclosures and in walls that carry more than an hour, the protective kind shrinks to a small vision panel or it’s gone, and you’re in the other family.
H: And what about the frame?
G: It has to match the glass. Fire-resistive glass in an ordinary hollow metal frame is just an expensive window. The assembly is what’s listed: glass, frame, gaskets, and the biggest size tested.
# Reading the mark
H: There’s a row of letters etched in the corner. D, H, T.
G: D is for doors, H says it passed the hose stream, and T says it met the temperature rise limit. OH is for windows, hose stream included. W says it met wall criteria. Then the minutes. If you see W-60, you’re looking at a transparent one-hour wall.
H: That should be on the elevation.
G: Please. Write the mark you expect on each lite, like “W-120” or “D-H-45.” Then no one has to interpret an adjective.
H: What happened with the stair?
G: The owner got it, minus one bay. That one word cost them the bay.`,
  },
  {
    title: 'An Eighth of an Inch',
    summary:
      'Fire doors are inspected every year and most of what fails is small: gaps, latches, holes, and a helpful wedge. An inspector walks a school corridor.',
    series: 'Openings',
    topics: ['maintenance', 'code'],
    sections: ['081113', '081416', '087100'],
    guest: 'Fire door inspector',
    firm: 'consultants',
    course: 'fire-door-inspection',
    script: `
# A corridor with forty doors
H: We’re walking. It’s a middle school, second floor, after class. {guestName} from {firm} has a flashlight, a gauge, and forty fire doors to look at. Door one?
G: Label first. Edge of the door under the top hinge, and on the frame. Painted over. I can feel it but can’t read it. That’s a finding, because a label has to be legible. Someone with a brush did that in ten seconds.
H: Is it a fire hazard?
G: No, but without it, I can’t tell what I’m inspecting. Now watch this gauge. The gap at the head and along the jambs of a wood or hollow metal door: an eighth of an inch, with a sixteenth more forgiven on steel. This one is a quarter at the latch corner.
H: A quarter inch lets a fire through?
G: It lets flame get a start on the edge, and the latch has less bite. The door sagged. Look at the hinge. One screw is stripped.
# Under and through
H: The bottom?
G: Three-quarters of an inch at most, over the floor as built. The carpet came out last summer and hard tile went in, so now there’s an inch and change. That’s what happens when a flooring job forgets the doors. There are listed bottom pieces to close it.
H: Why is there a hole above the lever?
G: Old lock. They changed hardware and left the hole. A bolt through it or steel filler can be fine if it’s listed for that. A sticker is not.
# It has to close and it has to catch
H: This one’s held open with a wooden wedge, and it’s got a name on it.
G: A personal wedge. I see them everywhere. The fix isn’t a memo, it’s a magnetic holder tied to the alarm, because teachers need that door open all day. If people wedge it, the design was wrong.
H: Let’s try it.
G: Open it all the way, let go. It closes, slows down, and stops against the latch without catching. A self-closing fire door has to latch by itself. Air pressure from the new ventilation, perhaps. Adjust the closer. If it still won’t, ask the mechanical people what they changed.
# What an architect can do
H: This is all maintenance. Where do I come in, fifteen years earlier?
G: You decide how many of these exist. I see corridor doors rated because a template had them rated, in a building with sprinklers where nothing required it. Each one gets tested annually under NFPA 80 for its entire life.
H: Guilty. What else?
G: Hold-opens wherever crowds move. Continuous hinges in schools. Kick plates within the limits of the listing. Space at the strike for a hand. And specify an acceptance inspection before the owner moves in, so that the first list belongs to the contractor.
H: How many of the forty pass?
G: On a first visit? I’m happy with half. After the second year they nearly all do.
H: And the wedge?
G: I give it back to the teacher, with a note about the magnet.`,
  },
  {
    title: 'Five Trades and One Door',
    summary:
      'An access-controlled door needs hardware, power, data, fire alarm, and a frame with a hole in the right place. A step-by-step meeting agenda.',
    series: 'Openings',
    topics: ['coordination', 'code'],
    sections: ['087100', '281000', '284600'],
    guest: 'Hardware consultant',
    firm: 'consultants',
    course: 'electrified-openings',
    script: `
# Describe it in words
H: One door, five trades. It’s the staff entrance of a clinic: card outside, free to leave, locked at night. {guestName} of {firm} has written several thousand of these. How do you begin?
G: With a paragraph, and no products. “Door is closed and locked at all times. Valid credential unlocks it from outside. Push to exit at any time, without a card. On fire alarm, no change. On loss of power, remains locked outside, free inside.” That’s an operational narrative, and it’s the most useful thing I produce.
H: Because everyone can read it.
G: The owner can read it, and says, “Wait, at seven we want it unlocked for deliveries.” Good. We caught it on paper.
# Safe or secure
H: You said on loss of power it stays locked. Fail secure.
G: Fail secure keeps the outside locked with no power. Fail safe unlocks. It describes the outside. Leaving should never depend on it, because a lever or panic bar mechanically opens the latch. People mix up “fail safe” and “safe.” At a stair door that must let people back in when the alarm sounds, you want fail safe. At a pharmacy you don’t.
H: What about a magnetic lock?
G: It’s the odd one. It has no latch, so leaving depends on electricity letting go. The code allows it under conditions, sensors or a switch in the hardware, a button that breaks power directly, release with fire alarm and power loss. I use one when nothing else fits, like frameless glass.
# Follow the wire
H: Take me along the wire.
G: Begin in the door. An electric latch-retraction device or an electrified lock. A raceway drilled through the door core to the hinge side, which the door factory has to know about before it’s built and listed, if it’s a fire door. A power transfer or hinge. Then the frame, with a mortar box behind the prep, so grout doesn’t fill it. Conduit to a junction box above. Then a power supply, sized for inrush, in a closet with a real circuit.
H: Who owns each piece?
G: That’s what a door’s riser diagram is for. A little elevation with boxes: reader, lock, position switch, request-to-exit, power supply. Under each box, a trade: provides, installs, connects, tests. I’ve seen the wire in place, the lock in place, and eight inches of air between because two contracts stopped at “by others.”
# The meeting
H: And if you only get one hour with everybody?
G: Security, electrical, fire alarm, frames, hardware, owner. Before frames are released. We read every narrative out loud. It’s dull and it saves weeks. Someone always says, “That’s not how we use that door.”
H: Final test?
G: With power, without power, with alarm, card good, card bad, door held open. Six lines, initialed, per opening.`,
  },
  {
    title: 'Eighteen Inches Beside the Latch',
    summary:
      'The accessible door fails most often in plan, not in hardware. Clearances, force, thresholds, and a debate about automatic operators.',
    series: 'Openings',
    topics: ['accessibility', 'code', 'detailing'],
    sections: ['081416', '087100', '084229'],
    guest: 'Accessibility specialist',
    firm: 'consultants',
    course: 'accessible-openings',
    script: `
# The plan tells
H: {guestName} reviews drawings for {firm}, and says a red pen finds the same thing in the first five minutes on most projects.
G: The wall beside the latch on the pull side. Under the 2010 ADA Standards, with a front approach, you need eighteen inches of clear floor beside the latch edge, and sixty inches deep. It’s so you can sit to one side, reach the handle, and roll backward without the door hitting you.
H: And people draw twelve?
G: People draw six, with a trash can. In a single-user restroom, they’ll nest the door in a corner because it looks tidy. You can’t fix that with hardware.
H: On the push side?
G: Forty-eight deep, and twelve beside the latch if there’s both a closer and a latch. Other approaches have other numbers. It’s a table with pictures. Tape it on the wall.
# Thirty-two, clear
H: What about width? Three-foot door, done.
G: The requirement is thirty-two inches clear, measured between the face of the door, open ninety degrees, and the stop. A three-oh door on normal hinges gives you about thirty-three and a half. A pair of two-six leaves doesn’t give it to you on either leaf, and one active leaf must have it alone. You see that all the time at historic entries.
H: Thresholds?
G: Half an inch at most. Above a quarter it gets beveled, one to two. And look at the finish floor on both sides. The drawing says flush and then one side gets thicker tile.
# Force, and a disagreement
H: Opening force. Five pounds.
G: For interior hinged doors that aren’t fire doors, yes. Exterior doors aren’t given a number in the ADA Standards. Fire doors use the least force that still latches.
H: Here’s where I’d argue. A closer that’s light enough for five pounds won’t latch against the stack effect in my lobby. So I just put in an automatic operator and stop measuring.
G: And I’d argue back that you’ve spent several thousand dollars to avoid balancing the air. Sometimes it’s right. At a main entrance I like operators for everyone: parents, couriers, people on crutches. But a push plate that’s dead on Sunday is worse than a door that was easy to begin with.
H: You don’t trust batteries.
G: I don’t trust the budget for the service contract.
H: Okay. Vestibule, two pairs in a row?
G: Forty-eight inches between them plus the width of any door swinging into the space. Draw both swings, please.
# Before the frame is ordered
H: What’s the cheapest time to catch this?
G: While the wall is still a line. After the frames are set, moving eighteen inches means studs, board, tile, and a switch box. I ask designers to draw the clearance rectangle on every door, on a layer, dashed, and leave it on until permit.
H: That’s a lot of clutter.
G: So is the trash can, if you’re in a wheelchair.`,
  },
  {
    title: 'Gauges, Levels, and a Bucket of Grout',
    summary:
      'Hollow metal looks alike until it’s abused. Which level for which opening, what anchors do, and why grouting a frame doesn’t always help.',
    series: 'Openings',
    topics: ['documents', 'maintenance', 'detailing'],
    sections: ['081113', '087100'],
    guest: 'Door and frame distributor',
    firm: 'builders',
    script: `
# Same gray paint
H: Two frames are leaning on your wall, both gray, both primed. One is for a closet and one is for a gym. {guestName}, of {firm}, can you tell which from here?
G: From here, no. Lift them and you’ll know. The gym frame’s fourteen gauge. The closet’s sixteen. In a year I could tell you with my eyes shut by listening to the doors.
H: So how should an architect specify it?
G: By level. The SDI standard, A250.8, gives four: Level one is standard duty, twenty gauge faces on the door. Two is heavy, eighteen. Three’s extra heavy, sixteen. Four is maximum, fourteen. Frames follow from that. Pick a level per opening type in the door schedule. “Heavy duty” as an adjective buys you whatever is on the truck.
# What’s inside a door
H: And within the level there are models.
G: Full flush or seamless, which is whether you see a seam on the edge. And cores. Honeycomb is fine and stiff. Polystyrene or polyurethane insulates. Steel-stiffened is the tough one, ribs every six inches, no hollow sound. For schools and stadiums, I’d go steel-stiffened.
H: For an exterior door, I want galvanized.
G: Ask for the coating designation. A60 galvannealed is the usual minimum for outside. A primer over plain steel looks identical on delivery day. It looks different after two winters of salt.
# Anchors and grout
H: The bucket, please. I was taught: fill every frame with grout.
G: In masonry, it’s normal. It stiffens the jamb and quiets it. In a drywall partition, it does no good. The board can’t hold that weight, and the water in the mix rusts the frame from the inside, and it soaks the gypsum. I’ve watched crews do it because the spec said “grout frames solid,” with no walls named.
H: And if it’s grouted in masonry?
G: Coat the inside of the frame first with something bituminous, use a stiff mix, and put mortar guards over the hinge and strike preps. Otherwise the installer finds concrete where a screw goes.
H: Anchors?
G: Three per jamb up to seven-six or so, one more if it’s taller, plus the floor clip. Type matches the wall: wire or T for masonry, steel stud clips for studs, a sleeve and bolt for existing concrete. Then the wall type changes in the last addendum and no one tells me. That’s the most common reorder I get.
# Before release
H: What do you want from us?
G: Four facts per frame. Wall thickness as finished, including tile. Swing. Label. And which electrified things get cut into it. With those I can order early, and frames are usually the first things on the site that aren’t concrete.
H: Welded or knock-down?
G: Welded for anything that matters, spreader bar taken out after it’s set and not before. Knock-down when the wall’s already standing. And tell the painter to leave the label alone.`,
  },
];
