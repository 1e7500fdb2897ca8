import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const envelopeCladding: readonly Episode[] = [
  {
    title: 'Brick Grows, Concrete Shrinks',
    summary:
      'Why a veneer cracks at the corner and bulges at the shelf angle, told from one six-story building that was inspected from a swing stage.',
    series: 'Envelope',
    topics: ['detailing', 'moisture', 'maintenance'],
    sections: ['042113', '076200', '079200'],
    guest: 'Masonry restoration architect',
    firm: 'architects',
    course: 'masonry-veneer-basics',
    script: `
# From the swing stage
H: {guestName}, of {firm}, you’ve spent more time looking at brick from eighteen inches away than anyone I know. Tell us about the building with the bulge.
G: Six stories, concrete frame, brick veneer, about thirty years old. From the sidewalk you’d see a dark line at each floor, and at two floors the bricks stood out from the wall like a lower lip. The owner thought the anchors had failed.
H: Had they?
G: Some, eventually. But that was a symptom. The cause was a missing joint. Brick comes out of the kiln as dry as it will ever be, and then it takes up moisture and expands. That growth isn’t reversible. Meanwhile the concrete frame shrinks and creeps. So the veneer gets taller while the building gets shorter.
H: And the two meet where?
G: At the shelf angle. There has to be a soft joint under it. On this job someone had been neat and filled that joint with mortar. Every floor of brick was carrying the floor above.
# Vertical too
H: What about cracks near the corner?
G: Same story lying on its side. A long wall grows toward the corner from both directions, pushes, and you get a vertical crack a brick or two in. Corners want an expansion joint close by, within a few feet, and I like to see it on the elevation, not in a general note.
H: People draw them at thirty feet on center and call it a day.
G: On a plain wall, spacing in the twenties is a common recommendation, and less where openings or parapets concentrate movement. A parapet moves more than the wall under it, because both faces are in the weather. And a control joint is for block, which shrinks. An expansion joint is for brick, which grows. One you can fill with something stiff. The other must be able to close.
# The way out for water
H: While you were hanging there, did you look at weeps?
G: I looked for them. The code wants openings at the flashing, no more than thirty-three inches apart, and at least three-sixteenths of an inch. On this wall they’d been pointed shut during a repair ten years earlier. The flashing was a plastic sheet that stopped half an inch behind the face of the brick, so the water it caught went right back into the wall.
H: Stopping short so it looks neat?
G: Exactly. Neatness did most of the damage. Bring it to the face, or past it with a metal drip. You’ll see a thin shiny line. I promise that after a week you never see it again.
# The repair
H: How do you fix a building with no room to move?
G: You cut the room in. We sawed out the mortar under each angle in short lengths, a bay at a time, from the top down so the load came off gently. New flashing with end dams, open weeps, sealant and backer rod. Then we pinned the bulged areas back.
H: And for the person drawing a new one today?
G: Add up the movements, both materials, before you size that joint. Then write “no mortar” next to it, in words, and check it before the scaffold moves up.`,
  },
  {
    title: 'Two Lines of Sealant, One Line of Thinking',
    summary:
      'Precast panels leak at joints, so why do we detail them last? A conversation about rain, vents, and how you replace the inner seal you can’t see.',
    series: 'Envelope',
    topics: ['detailing', 'moisture', 'maintenance'],
    sections: ['034500', '079200'],
    guest: 'Precast project manager',
    firm: 'maker',
    script: `
# A panel is easy
H: You make enormous pieces of concrete, {guestName}. At {firm}, what do people ask about most?
G: The finish. Color, texture, sandblast depth. We can spend six weeks on a sample. Then the joint gets one line on the drawing, “sealant and backer rod, typical.” And the joint is the part of that wall most likely to leak.
H: Because the panel doesn’t?
G: A dense four- or five-inch panel sheds water very well. Between two of them there’s three-quarters of an inch of nothing. Everything you care about in a wall, air and rain and movement, gets concentrated in that gap.
# One seal or two
H: Let’s have it out. I was taught that a single seal, well installed, is plenty.
G: And on a dry lot, with a crew you know, it can be. My objection is what happens on the day it fails. A sealant joint works in sun, rain, and stretching, and it loses its bond somewhere, someday. With one line, the first pinhole is a leak.
H: So put in a second line behind it.
G: A second line with a job of its own. The outer seal takes the weather and the ultraviolet. The inner seal is the air seal, protected, on the warm side. The space between drains and gets vented to the outside through openings in the outer seal, usually near the crossing of the horizontal and vertical joints. Then wind pressure in that chamber is closer to outdoors, and there’s less to push water inward.
H: And if someone forgets the vents?
G: Then you’ve built a long, thin tank.
# Can you reach it?
H: My real problem with two-stage joints is this. How does a caulker install the inner one?
G: Through the joint, from outside, so the joint has to be wide enough to get a nozzle and a tool to the back. Three-quarters of an inch is about the smallest I want to see. If the architect squeezes it to a half for looks, the inner seal exists only on paper.
H: Or you do it from inside, before the studs go up.
G: If the schedule lets you, yes, and then at least you can look at it. And then the safing at the slab edge and the seal have to be worked out together. Someone should draw a section through the joint right at the floor. Hardly anyone does.
# Width is a calculation
H: You said three-quarters. Is it really a rule?
G: It’s a starting point. You take the panel length, the temperature range the concrete will see, add the erection and casting tolerances, and compare to what the sealant can stretch. A dark panel thirty feet long moves more than you’d think. And count tolerance first: if the joint is allowed to be a quarter inch narrow, design the sealant for the narrow one.
H: What do you wish an architect would send you?
G: A drawing of a four-corner intersection, full size, both seals, both vents. We’d come back with questions, and that would be the best week of the project.
H: Better than the color samples?
G: No one has ever sued me over beige.`,
  },
  {
    title: 'The Hourglass in the Joint',
    summary:
      'Backer rod, bond breaker, width to depth: a hands-on explanation of why sealant fails when it’s stuck in three places.',
    series: 'Envelope',
    topics: ['detailing', 'testing'],
    sections: ['079200', '079513'],
    guest: 'Sealant contractor',
    firm: 'builders',
    course: 'joint-sealant-design',
    script: `
# Bring a knife
H: On the table between us is a strip of cured sealant, a foam rod, and a utility knife. {guestName} from {firm} brought them, and I’ve been told not to touch the knife. What are we looking at?
G: A joint I cut out of a tilt-up wall last week. Look at the shape. What do you see?
H: It’s a brick. Rectangular, thick.
G: Right, and it should be an hourglass. Thin in the middle, wide where it sticks to each side. This one was gunned straight to the back of the slot, so it was glued on three sides. When the panels pulled apart, the middle couldn’t stretch, so it tore off one edge.
# Why the rod is there
H: So the foam rod is not just filler to save material.
G: It does three jobs. It controls depth. It gives me something to push against, so that when I tool the joint the sealant wets the sides. And sealant doesn’t stick to it, so the back is free. If the slot is too shallow for a rod, I put bond-breaker tape there instead.
H: What size?
G: Closed-cell rod about a quarter larger than the joint, so it stays put under pressure. And I don’t poke it in with a screwdriver. Punch a hole in closed-cell foam and it can outgas into the fresh sealant, and you get bubbles.
H: How deep is the sealant then?
G: For the joints most people draw, half as deep as it is wide at the center, and not less than a quarter inch. At an inch wide and over, we stay around half an inch deep. Deeper isn’t stronger. Deeper is stiffer.
# Picking the class
H: I read “ASTM C920, Type S, Grade NS, Class 50.” Decode it for us.
G: Single component, non-sag, and it can take plus and minus fifty percent of the joint width. Class 25 takes half that. So if your joint is half an inch and will move a quarter inch, you’ve just used up all of a Class 50 with nothing left for the fact that my joint is never exactly half an inch.
H: What do you tell the architect?
G: Make the joint wider. People want thin lines. A thin line that moves is the hardest thing you can ask of me.
# Clean, prime, prove
H: Suppose geometry is perfect. What else goes wrong?
G: Dirt and release agents. Two rags: one wet with solvent, one dry right behind it, before it evaporates. Prime if the manufacturer says so for that substrate, and they’ll only know if someone sent them a piece of the substrate.
H: And how does an architect check?
G: Pull test. After it cures, I cut a tab a couple of inches long, mark an inch, and pull it at ninety degrees. The manufacturer tells you how far it should stretch before it lets go. If it tears in the middle, wonderful. If it peels off clean, we stop and talk. First one on day one, in front of you, not the last week.
H: May I cut this one?
G: Slowly. And away from the script.`,
  },
  {
    title: 'Is Oil Canning a Defect?',
    summary:
      'An architect and a metal panel fabricator disagree about waviness in flat sheet, and find four things they would both write down before bid.',
    series: 'Envelope',
    topics: ['documents', 'testing'],
    sections: ['074213', '074113'],
    guest: 'Metal panel fabricator',
    firm: 'maker',
    script: `
# The argument
H: Let me say what every architect thinks, {guestName}. I drew a flat panel, I paid for a flat panel, and at four in the afternoon with the sun low it looks like a bag of potato chips. That’s a defect.
G: And speaking for {firm}, I’d say it’s sheet metal doing what thin sheet metal does. Oil canning is elastic waviness in the flat of a panel. It doesn’t hurt strength, it doesn’t leak, and the paint doesn’t know it’s there.
H: My client knows it’s there.
G: Then your client bought a look, and the look should have been in the contract.
# Where it comes from
H: Fine. Teach me. Where does the wave begin?
G: Three places. In the coil, because the edges and the middle of a coil can be slightly different lengths after rolling and slitting. In the forming, if the tooling pinches one side. And on the wall, which is the biggest: a panel fastened over framing that isn’t in plane, or pinned so tight that it can’t grow in the heat.
H: So only a third of it is mine.
G: I’d have said a third is mine. You see why we fight.
H: I’d say the wall is your installer’s.
G: On studs that another trade left half an inch out over twenty feet. A stiff panel bridges that. A thin flat one shows every bit of it.
# What changes it
H: What can I do on the drawing board?
G: Heavier metal. Narrower flats. Ribs, striations, or beads, anything that breaks up a flat. A lower-gloss finish, because gloss is a mirror and a mirror shows every wave. Tension-leveled coil. Concealed clips that let the panel slide. Or change the material: a composite panel or a plate with a honeycomb back is flat in a way that twenty-four-gauge steel never will be.
H: All of which cost.
G: Every one. What frustrates me is when someone orders a wide, shiny, dark, flat, light-gauge panel at the lowest price and then sends a letter.
# What we’d both sign
H: So let’s write the clause together. I’ll begin. “Oil canning shall not be cause for rejection” is in your standard literature, and I strike it every time.
G: And “panels shall be free of oil canning” is in your master, and I qualify it every time. Neither sentence helps the owner.
H: Meet me in the middle.
G: First, a mock-up on the real framing, facing the direction that gets low sun. It stays as the standard. Second, a stated viewing distance and time. Third, a tolerance for the support framing, measured before the first panel goes on, with my signature accepting it.
H: Fourth, the things you just listed, chosen on purpose: gauge, width, gloss, leveling. In the specification by number.
G: With those four I’d drop my disclaimer.
H: And with those I’d stop calling it a defect.
G: What would you call it?
H: A choice. One we both signed.`,
  },
];
