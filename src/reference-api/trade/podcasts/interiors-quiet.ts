import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const interiorsQuiet: readonly Episode[] = [
  {
    title: 'The Wall Said Fifty, the Neighbors Said Thirty-Eight',
    summary:
      'A party wall with a good rating and a bad reputation. Flanking, back-to-back boxes, and what a field test can prove.',
    series: 'Interiors',
    topics: ['sound', 'testing', 'detailing'],
    sections: ['092900', '092216', '079200'],
    guest: 'Acoustical consultant',
    firm: 'consultants',
    course: 'sound-isolating-partitions',
    script: `
# A complaint with a time stamp
H: It began with a diary.
G: A tenant kept it. Tuesday, 7:14, hair dryer. Tuesday, 7:31, a conversation about her cousin, with quotes. The landlord sent it to the architect, the architect sent it to me. I’m {guestName}, {firm}. The wall on the drawings was a tested STC 56.
H: Fifty-six ought to be fine.
G: More than fine. Code for dwellings asks for fifty in the lab, and forty-five if you measure it in the building. I set up a loudspeaker on one side. What we got was thirty-eight.
# Laboratory manners
H: How do you lose eighteen points?
G: You move from a laboratory to a building. In ASTM E90 the specimen’s sealed in a heavy opening between two rooms that share nothing else. The only way through is the wall. In an apartment, sound goes around. Floor, ceiling, outside wall, ducts, and boxes.
H: Where was it, then?
G: Three things. First, no sealant under the bottom runner. The spec said acoustical sealant, both sides. The crew saw a floor that would be covered with baseboard. A gap of an eighth of an inch along a fourteen-foot wall is a mail slot.
H: Second?
G: Back-to-back outlets in the same stud space. I could see light. Third was the killer, though. Someone had used resilient channel and then hung the kitchen cabinets on it with three-inch screws. It tied the board straight to the studs. So for that stretch there wasn’t any resilience at all.
# Fixing it without wrecking it
H: You couldn’t rebuild every wall.
G: We cut baseboard, sealed top and bottom, putty pads on the boxes. That alone got us to forty-six. At the cabinets we didn’t touch the channel. We added a layer of board with damping compound on the other side, in the bedroom. Fifty-one, after.
H: For how many apartments?
G: Eighty-eight. The sealant would’ve been about two hours apiece in construction.
# What to do in the next one
H: Speak to the person drawing a party wall today.
G: Don’t buy it with one number. Pick a wall rated five above what you want, because you’ll lose five even in a well-built building. Pick staggered or double studs where you can, so the wall doesn’t depend on a channel being done right. Draw the head and base at full size with the bead of sealant in it. Move outlets into different stud spaces, twenty-four inches at least.
H: Do you test?
G: One pair of finished rooms early, by E336. It’s a morning. If we don’t hit it then, we find out why with eighty-six still to go. And a note to listeners about STC: it starts at a hundred twenty-five hertz. It doesn’t hear bass. If there’s a gym or a home theater, ask for more than a number.
H: And the cousin?
G: Moved in, I’m told. The diary ends there.`,
  },
  {
    title: 'Clap Your Hands in the Cafeteria',
    summary:
      'Reverberation time with arithmetic you can do on a napkin, NRC and mountings, and where to put absorption when the owner wants the ceiling exposed.',
    series: 'Interiors',
    topics: ['sound', 'documents'],
    sections: ['098413', '095113'],
    guest: 'School acoustics engineer',
    firm: 'engineers',
    script: `
# Napkin, please
H: Clap.
G: That’s about two and a half seconds, I’d say.
H: We’re in a school cafeteria with {guestName} from {firm}. Hard floor, glass on one side, painted deck above. Why’s everybody shouting?
G: They’re each trying to be heard over everybody else’s echo, which makes more echo. Get a napkin. Length, width, height: eighty by fifty by fourteen. Fifty-six thousand cubic feet.
H: Got it.
G: Sabine’s formula for feet: time is 0.049 times volume, divided by absorption. Volume times 0.049 is twenty-seven hundred and some. If the clap lasts two and a half seconds, the room has eleven hundred units of absorption, sabins. An open window of one square foot is one sabin.
H: And what do we need?
G: For eating and talking, I’d aim under one second. That takes twenty-seven hundred and change of absorption. So we’re sixteen hundred short.
# Turning sabins into panels
H: How do I buy sixteen hundred sabins?
G: Divide by the NRC, roughly. Panels with an NRC of 0.80 give 0.8 per square foot. Two thousand square feet of panel. That’s half the ceiling.
H: The owner wants the deck exposed.
G: Then hang it. Baffles or clouds absorb on both faces, so they give more per foot of product, and you still see your deck, between them. Just don’t compare a cloud’s number with a wall panel’s.
H: Because of how they’re tested?
G: By mounting. ASTM C423 in a reverberation room, plus a letter for how the sample was mounted. Type A lies flat on the floor. E-400 has a sixteen-inch air space behind, as in a suspended ceiling, which helps the low notes. D-20’s on furring. A panel that claims 0.95 in E-400 won’t have it glued to your block wall.
# Where on the wall?
H: If it’s all on the ceiling, do the walls matter?
G: In a shoebox with two bare parallel walls, yes. Stand there. Clap again. Hear that zing?
H: Like a spring.
G: Flutter. Treat one of the pair, even a third of it, from about the height of a seated head upward. At kid height use something tough: perforated wood, or a panel with an impact-resistant face.
H: And classrooms, is the math the same?
G: Same math, stricter target. ANSI S12.60 wants six-tenths of a second in a classroom under ten thousand cubic feet, and thirty-five decibels of background. Kids are still learning the words, so they can’t guess at the ones they miss. Most of the time, the absorptive ceiling does it, and the noisy unit ventilator undoes it.
# On the sheets
H: How should it be specified?
G: NRC with the mounting, thickness, and how much area by room, in a small table. Ask for coefficients by octave, so that you can see what happens at two-fifty. And then say what can’t be done to it. Someone painted a ceiling of mine in the third summer, with a roller. Beautiful color.
H: What was it afterward?
G: Very expensive drywall.`,
  },
  {
    title: 'When the Ceiling Starts to Swing',
    summary:
      'Suspended ceilings in earthquake country: wall angles, free ends, splay wires, and why the sprinkler head needs more room than the tile.',
    series: 'Interiors',
    topics: ['code', 'coordination'],
    sections: ['095113', '211313', '265100'],
    guest: 'Ceiling systems engineer',
    firm: 'maker',
    course: 'seismic-ceilings',
    script: `
# Two ends tied, two ends free
H: Hold up your hands as if they’re a ceiling.
G: All right. My left side’s attached to the wall. The right side rests on the angle and can slide. Now you shake the table.
H: I’m shaking.
G: And you see, my fingers move together, all as one, and there’s space on the right side. {guestName}, from {firm}. I’ve done that with my hands in more conference rooms than I’d like to admit.
H: Why not attach all four sides?
G: Because the room changes shape. Walls go their own way in an earthquake. If the grid’s tied to walls that separate, something pops. So in the higher seismic design categories, D through F, you attach two adjacent walls and leave the two opposite ones with three-quarters of an inch clear.
# The long list
H: Give us the standard recipe for D, E, F.
G: ASTM E580 has it. Heavy-duty main beams. A closure angle at least two inches wide, unless you use clips that’ve been tested as an alternative, which is how you get a nice seven-eighths angle again. Hanger wires within eight inches of each wall. Spreader bars so that the free ends don’t drift apart. Above a thousand square feet: bracing, four splay wires and a strut at no more than twelve feet each way. Above twenty-five hundred: a separation joint, or walls that divide it up.
H: And category C?
G: Lighter recipe: three-eighths clear all around, nothing attached, let it float. People in C copy D’s details and wonder about cost.
# Things that live in it
H: I want to put lights in my ceiling.
G: Each one gets fastened to the grid, positively, and the heavier ones have their own wires. Under ten pounds, one slack wire to the structure. From there to fifty-six, two slack wires at opposite corners. Heavier, hang it from the structure on its own.
H: And diffusers?
G: Same spirit. Twenty to fifty-six pounds, two wires. And then the one that everyone forgets. A sprinkler.
H: A sprinkler isn’t heavy.
G: It isn’t moving! It’s stiff, screwed to pipe, while the ceiling swings. After earthquakes you see heads that sawed a slot in the tile, or snapped and flooded three floors. So the tile needs a two-inch oversize ring or a sleeve, one inch of clearance on every side. Or a flexible drop tied to the grid, so they move together.
# Who braces the wall?
H: A partition stops at the ceiling. Can the grid brace it?
G: Not unless someone’s calculated it. The partition gets its own braces, up to the structure. When I visit a job I look for those first, because there usually aren’t any, and every framer says the ceiling sub is doing it.
H: On the drawings?
G: A reflected plan that shows fixed walls as a thick line and free ones as a dashed one. It’s two line types, and I never see it. Do that, and you can put your hands down.`,
  },
  {
    title: 'Level Four in a Level Five Light',
    summary:
      'A painter, a drywall finisher, and a west window: what finish levels say, what light does to them, and who should have known.',
    series: 'Interiors',
    topics: ['documents', 'coordination', 'cost'],
    sections: ['092900', '099123', '265100'],
    guest: 'Drywall and finish superintendent',
    firm: 'builders',
    script: `
# Five o’clock shadows
H: {guestName} runs interiors for {firm}. I’m told you were summoned at five in the afternoon on purpose.
G: So that I could see it. A corridor, eighty feet, with a window at the end facing west. At noon it’s perfect. Around five the sun rakes along the wall and every joint looks drawn on. The owner thought the building was settling.
H: What had been specified?
G: Level four, flat paint. Then someone in design switched it to an eggshell, because it scrubs better, and then lighting added wall grazers. All three right for someone. No one asked me.
# What the levels say
H: Let’s go from zero.
G: Zero: hung, that’s it. One: tape in compound, above ceilings, in shafts. Two: a coat over the tape and fasteners, which goes under tile or in a garage. Three: another coat, for heavy texture or heavy wallcovering. Four: two coats over the tape on flats, a further coat on fasteners and beads, sanded. That’s your ordinary painted wall under flat paint. Five: everything in four plus a skim coat over the entire surface.
H: Why would you skim it all, if joints are smooth?
G: Because paper and compound take paint differently. Even when it’s flat, you see two textures. A skim makes it one surface. It’s not about smoother. It’s about the same all over.
H: Is there a cheaper way to get there?
G: High-build primer sprayed on. It’s decent, and in some specs it counts. It doesn’t fill a crowned joint.
# Where to spend
H: I can’t skim a hospital. Where do I put it?
G: Wherever light runs along the surface. Long corridors with a window at the end. Walls with grazing fixtures. Ceilings that run straight into glass. And anything with gloss: semi-gloss, dark colors, dry-erase paint. Draw those walls with a tag. I can price a tag. I can’t price “level five at critical lighting, as determined by architect.”
H: That’s in my master.
G: I figured.
# Working with the light
H: How did you fix the corridor?
G: We put up temporary lights at the angle of the sun, marked it all in pencil, skimmed sixty feet of one side, primed, painted. The other side didn’t catch the sun and didn’t need it. Four nights.
H: Should you always finish under the final lights?
G: It helps more than anything. Give me the grazers early, or a work light at the same angle. Finishers working under a string of bulbs overhead can’t see what five o’clock sees.
H: And joint layout?
G: That too. Hang the sheets so that the butt ends don’t land in the light. Run long boards, horizontal in a tall room, and back-block your butts. And put control joints at thirty feet on walls. Designers erase them and the building puts them back as cracks.
H: What would you tell a young designer?
G: Go look at your mock-up wall at five o’clock.`,
  },
  {
    title: 'Premium Isn’t a Compliment',
    summary:
      'Architectural casework by grade, duty level, and core, with an argument about melamine interiors and a lesson in relative humidity.',
    series: 'Interiors',
    topics: ['documents', 'moisture', 'cost'],
    sections: ['064100', '123661'],
    guest: 'Millwork shop owner',
    firm: 'builders',
    course: 'casework-and-tops',
    script: `
# Three words on the cover sheet
H: In your shop, at {firm}, there’s a drawing on the wall with one word circled. What’s the word?
G: “Premium.” For a janitor’s closet. I’m {guestName}, and I’d have made them a premium mop sink if they hadn’t called back.
H: People write it because it sounds like they care.
G: Sure. But a grade is a description, not a compliment. Economy: it works, it’s for storage and utility rooms. Custom: that’s a good, normal, commercial piece, and what most jobs should be. Premium: the reception desk, matched veneer, tight reveals, and every part gets extra handling. You can put different grades in one building. You really should.
# What a grade does not say
H: If I choose custom, am I done?
G: You’ve told me about workmanship. You haven’t said which construction. Frameless or face frame? Flush overlay, reveal overlay, inset? Which edge: PVC a half millimeter, or three millimeters, at a school? Grade doesn’t say how strong, either. There are duty levels now, tests of shelves and drawers and such, for that.
H: And core?
G: Particleboard’s flat and takes laminate well. Near water I’d want moisture-resistant, or plywood. Screws hold better in plywood. MDF for paint.
# The melamine argument
H: Let me pick a fight. I specify laminate inside as well as outside. You always send a request to use melamine.
G: Because behind a door, in a classroom, thermally fused melamine does everything you need. It’s a decorative paper pressed onto the board. It wipes down. No one looks at it, and it balances the panel.
H: It chips at the edges.
G: If you drag a saw through it badly. What I don’t like is putting laminate on one face and a different thing on the other. A panel has to be balanced, or it’ll bow toward the drier side.
H: So melamine inside, laminate outside: isn’t that unbalanced?
G: The board’s got melamine both sides and then the laminate over that, or a backer. There are rules. Ask to see the panel makeup in a shop drawing. And where kids hang on the doors, I agree with you about laminate.
# Wood and weather
H: What goes wrong after you’ve shipped?
G: Humidity. We build at around forty percent. If the building is at sixty-five because the air handlers aren’t on, doors swell. If it’s January and it’s at twelve, stiles shrink and joints open. The usual range is twenty-five to fifty-five percent, and it should be there for several days before I deliver and stay there for good.
H: Superintendents think that’s an excuse.
G: I leave a twenty-dollar meter on the windowsill that keeps the high and low. Then no one has to argue about it.
H: What about field dimensions?
G: If the schedule’s tight, guarantee me the opening: so wide, plumb within so much, and I build ahead. If not, I measure when the board is up. But don’t guarantee an opening and then move the wall.
H: And the mop closet?
G: Economy. It’s holding up fine.`,
  },
];
