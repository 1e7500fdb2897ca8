import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const envelopeWalls: readonly Episode[] = [
  {
    title: 'The Parapet No One Owned',
    summary:
      'A finished school, a cold classroom, and an air barrier that stopped two inches short of the roof. How to put someone in charge of the parapet before it’s a problem.',
    series: 'Envelope',
    topics: ['moisture', 'detailing', 'coordination'],
    sections: ['072726', '075423', '077100'],
    guest: 'Enclosure consultant',
    firm: 'consultants',
    course: 'air-barrier-continuity',
    script: `
# A cold classroom
H: I want to start with the phone call. You said it came in January.
G: It did. The facilities director of a three-story school said one classroom on the top floor wouldn’t get above sixty degrees. The mechanical contractor had been back four times. Everybody was blaming the unit ventilator.
H: And you, {guestName} of {firm}, went up on the roof instead.
G: I went up because of the thermal images. From the parking lot, the top of the wall glowed along its whole length. Warm air was leaving the building at the parapet, and it was pulling cold air in low on the same wall.
# What the drawings said
H: So someone forgot the air barrier?
G: No, that’s the interesting part. No one forgot anything they were hired for. The wall section showed a fluid-applied membrane running up the sheathing. The roof section showed a membrane turning up the inside of the parapet and over the top. Each sheet was complete. Between them was wood blocking and about two inches of steel stud, open to the room below.
H: Two inches. Along two hundred feet.
G: Which is a hole bigger than a door. If I’d told the architect there was a door missing from the top floor, they’d have found it in a minute. Spread it out thin and it disappears.
H: Did the specification help?
G: The air barrier section said “continuous to roof.” The roofing section said “coordinate with air barrier.” Both are wishes. Neither says who puts the piece in, what the piece is, or when.
# The piece with a name
H: What would you have written?
G: I’d name a transition membrane, I’d put it in the air barrier section, and I’d require it before the coping blocking goes down. Then the roofer laps onto something that is already there and is compatible. And the roofing section says, in one line, that the roofer verifies it’s there before starting.
H: Why not give it to the roofer?
G: You can. On small jobs I do. What matters is that it’s one of them, and that the sequence allows it. If the blocking is in, the wall crew can’t reach, and then you have a roofer squirting foam into a gap from above. Foam in that spot isn’t a transition. It’s a patch.
H: How did you fix the school?
G: We took off the coping in spring, cut out the blocking in sections, filled the stud cavities with closed-cell foam between gypsum dams, and ran a membrane across the top from wall to roof. It cost many times what the strip would have cost new.
# One check for Monday
H: Give our listeners something to do Monday morning.
G: Take your parapet detail and a red pencil. Start on the wall air barrier and draw one line to the roof air barrier without lifting the pencil. If you lift it, write down who builds the bridge. If you can’t write a trade’s name there, you’ve found your cold classroom, and it’s still free to fix.`,
  },
  {
    title: 'Do We Still Need a Vapor Barrier?',
    summary:
      'An old term, three classes, and an argument about what belongs behind the gypsum board in a mixed climate.',
    series: 'Envelope',
    topics: ['moisture', 'climate', 'code'],
    sections: ['072500', '072113', '092900'],
    guest: 'Building scientist',
    firm: 'engineers',
    course: 'vapor-and-drying',
    script: `
# The word on the drawing
H: {guestName} is here from {firm}, and we’re going to disagree on the air. My position is that six-mil polyethylene never hurt anyone. Go.
G: Then I’d like to introduce you to a hotel on the Gulf Coast. But let’s get the word right first. The code stopped talking about vapor barriers as one thing. It has three classes of vapor retarder, and they differ by a factor of a hundred.
H: Name them.
G: Class one is a tenth of a perm or less. Polyethylene lives there, and so does foil. Class two is more than a tenth, up to one perm. Kraft facing on a batt is the usual example. Class three is more than one, up to ten. Latex paint on gypsum board gets you there.
H: Measured how?
G: Those classes use ASTM E96 by the desiccant method, the dry cup. Ask for the procedure, because a material can look quite different in a wet cup. Some smart membranes are designed to.
# Cold side, warm side
H: All right. Minneapolis. House full of people, humidifier running. I want class one inside.
G: In a cold climate, with all the insulation between the studs, I understand you. Vapor moves from inside to out for months. You want to slow it before it reaches cold sheathing. A class one or two retarder on the interior is a normal answer there.
H: So I win.
G: You win in Minneapolis with that wall. Now put two inches of rigid insulation outside the sheathing. The sheathing is warm, so there’s little to condense on. If that exterior insulation is also tight to vapor, your poly inside makes a sandwich. Any rain that gets in has no way to leave.
H: And the hotel?
G: Air-conditioned rooms, humid outdoors, vinyl wallcovering. Vinyl is a retarder on the wrong side. Vapor drives inward, hits the back of cold vinyl, and you get pink spots and a smell. No one specified a vapor retarder. They picked a wallcovering.
# Drying is the point
H: So what do you specify in the middle of the country, where it goes both ways?
G: I start with air. Moving air carries far more moisture than diffusion through the material, so a tight air barrier does most of the work. Then I decide which direction the wall dries, and I leave that side open. In a mixed climate that often means class three inside, plain paint, with enough insulation outboard to keep the sheathing warm.
H: “Enough” is a weasel word.
G: It’s a table. The code gives minimum exterior R-values by climate zone when you want to use class three. Use the table or have someone run a hygrothermal model. Poly is what people use when they’re guessing.
# Settling the bet
H: I’ll give up the phrase if you give me a better note.
G: Write the class, the side, and the location in the assembly. “Class two vapor retarder, interior face of studs, zones as scheduled.” Then no one on site has to interpret the word barrier, and no one adds a second one to be safe.
H: I still like poly.
G: Under a slab, so do I.`,
  },
  {
    title: 'Three Air Leakage Numbers, No Speeches',
    summary:
      'Material, assembly, whole building: rapid questions about what each test measures and which one tells you whether the building is tight.',
    series: 'Envelope',
    topics: ['testing', 'moisture', 'climate'],
    sections: ['072726', '072500'],
    guest: 'Air barrier testing manager',
    firm: 'consultants',
    course: 'air-barrier-continuity',
    script: `
# The three numbers
H: Quick round today. I ask, {guestName} from {firm} answers, no speeches. Ready?
G: Clock’s running.
H: Point zero zero four.
G: Material. Cubic feet per minute per square foot, at one point five seven pounds per square foot, which is seventy-five pascals. Test is ASTM E2178. It tells you that a sheet of something is tight as a sheet.
H: Point zero four.
G: Assembly. Ten times looser. ASTM E2357 puts the material on a wall specimen with a window opening, penetrations, and laps. Now you’re testing the system, at least as the manufacturer built it on a good day.
H: Point four zero.
G: Whole building, ten times again. That’s the common maximum, and several codes and owners now ask for less. It’s measured with fans in the doors.
# What they leave out
H: If my material passes, does my building pass?
G: No. Leaks live at edges.
H: If the assembly passes?
G: Better odds. Still no. The test wall has no roof on it.
H: Which one would you keep if you could only keep one?
G: Building. The others help you shop. That one is your grade.
H: What’s the enclosure area when they divide by it?
G: All six sides. Walls, roof, and the floor, including slab on grade and below-grade walls. People drop the floor and wonder why the number got worse.
H: Pressurize or depressurize?
G: Both, if the protocol allows. Dampers and flaps behave differently in each direction, and the average is more honest.
# In the field
H: When do you want to test?
G: Once while the barrier is still visible, in a limited area, with smoke. Once at the end for the record. A test you can only fail is a bad test.
H: Who hires the tester?
G: The owner, so that the report has one boss.
H: Sealed with tape over everything?
G: Only what the protocol says: intentional openings like intakes and exhausts. I once saw the loading dock doors taped from the inside. I understood the impulse.
H: Most common leak?
G: Roof to wall. Then the joint around windows. Then the overhead door.
H: Most overrated worry?
G: Staples through housewrap.
H: Does wind matter on test day?
G: A lot. We take baseline readings before and after, and if it’s gusting we go home. No one likes that on a Friday.
# What to write
H: One sentence for the specification?
G: State the maximum rate, the pressure, the standard, the area it’s divided by, and what happens on failure: find it, seal it, test again, at the contractor’s expense.
H: One sentence for the drawings?
G: Put the test boundary on them. A heavy dashed line, on plans and sections, all the way around.
H: Does that line ever break?
G: At every elevator shaft and every vestibule, until someone argues about it. Have that argument in design development.
H: You promised no speeches.
G: That was under a minute.`,
  },
  {
    title: 'When a Wall Has to Pass the Big Burn',
    summary:
      'Step by step through NFPA 285: what triggers it, what the test looks like, and why swapping one layer can send you back to the start.',
    series: 'Envelope',
    topics: ['code', 'testing', 'substitution'],
    sections: ['07421323', '072113', '072500'],
    guest: 'Fire protection engineer',
    firm: 'engineers',
    course: 'nfpa-285-walls',
    script: `
# Step one: are we in?
H: A listener asks whether her four-story clinic needs an NFPA 285 wall. She has foam insulation behind metal composite panels. {guestName} of {firm} will walk through it in order. Where do we start?
G: Construction type. The requirement for foam plastic insulation in the model code applies to exterior walls of buildings of Types one through four, of any height. If she’s Type five wood frame, that particular trigger doesn’t apply. A four-story clinic may well be Type two, so let’s say she’s in.
H: And the panels?
G: Separate trigger. Metal composite has a plastic core, so it has its own section, with heights and exceptions. Combustible water-resistive barriers have a third, above forty feet, again with exceptions. You check each one, write down the edition of your code, and don’t rely on memory, because those exceptions have moved between editions.
# Step two: the test
H: Describe it. What burns?
G: A two-story wall, full scale, with a window opening in the lower story. One gas burner inside the room, a second near the window head outside. It runs thirty minutes. Thermocouples are everywhere: in the cavity, in the insulation, on the face.
H: And what fails it?
G: Flames or temperatures reaching too far up or too far sideways from the window, on the face or hidden in the core and the cavity, or getting into the second-floor room. It’s about spread. It does not give the wall an hourly rating. People mix those up constantly.
# Step three: find the assembly
H: So she asks the panel rep for the test.
G: She asks for the report, or a listing that describes the tested assembly, and she reads it layer by layer. Interior gypsum. Studs and cavity fill. Sheathing. Water barrier, by name and thickness. Foam, by type and maximum thickness. Air gap. Panel core. And the treatment at the window head, which matters enormously.
H: Suppose every layer matches but the water barrier.
G: Then it isn’t that assembly. Sometimes a fire protection engineer can write an analysis that a change is no worse, based on other tests. Less insulation than tested may be acceptable. A different foam usually isn’t obvious. The building official decides whether to accept the analysis, so bring it early.
# Step four: write it down
H: How do you keep it from unraveling during construction?
G: Three sections of the spec share this wall, and each bidder prices a substitution without looking at the other two. So I put the tested assembly on a drawing, as a numbered list of layers with the report number, and each section refers to that list. I also say that a substitution of any layer needs evidence for the entire wall.
H: And on site?
G: Photograph the window heads. The tested detail often has a steel closure or mineral wool there. It’s a small piece, it’s easy to skip, and it stands between a room fire and eighty feet of cavity.
H: So, her clinic?
G: Probably in. Easy to solve now. Miserable in month ten.`,
  },
];
