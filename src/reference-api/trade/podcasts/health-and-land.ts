import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const healthAndLand: readonly Episode[] = [
  {
    title: 'What “Undisclosed” Is Telling You',
    summary:
      'A health product declaration read aloud: thresholds, residuals, hazard flags, and why a long list can be better news than a short one.',
    series: 'Carbon and health',
    topics: ['health', 'documents'],
    sections: ['099123', '096723', '095113'],
    guest: 'Materials researcher',
    firm: 'architects',
    course: 'material-health',
    script: `
# The short list looks nicer
H: Two paints. One’s declaration has four lines, no red anywhere. The other has nineteen, with orange and red all over. I choose the four.
G: Everyone does, the first time. {guestName}, I run the materials library at {firm}. Would you look at the top right corner of that short one?
H: “Threshold: 1,000 parts per million.”
G: And of the other?
H: One hundred.
G: So the second has told you about things present at a tenth of the amount. It’s looked ten times harder. Now, farther down, on the short one?
H: “Proprietary ingredient, undisclosed, twenty-two percent.”
G: That’s nearly a quarter of the can.
# What the columns mean
H: Take me through it, then. What’s the basic idea?
G: It’s an inventory. What’s in there, how much, what hazards are known for each. It does not say there’s a risk to you. Hazard is what a substance can do. Risk includes whether it’ll get to you, in what dose. A red flag on a resin that’s cured and locked up isn’t the same as a red flag on a solvent you breathe.
H: What are the flags?
G: They come from lists by governments and scientific bodies. Cancer, reproductive, asthma, and so forth. There’s a benchmark scheme, called GreenScreen, with one as the one to avoid. “LT-1” says that it’s probably that, by lists, “NoGS” that no one’s looked. And “unknown” isn’t good. It just means no data.
H: Residuals?
G: What’s left over from making it: a catalyst, a monomer, an impurity. No one put it in on purpose. Did they consider those? It’ll say so, “considered,” “partially,” “not.” When that box says not, then the threshold is a bit of theater.
# Characterized, screened, identified
H: There’s a row of three boxes. All yes on the long one.
G: Characterized means they tell you the amount and the role. Screened, they’ve checked for hazards. Identified, by name and number. Three yeses at a hundred or a thousand is what some green-building credits look for. It doesn’t mean that it’s healthy. It means you’ve been told.
H: Then how would I ever choose?
G: By asking what differs. Same type of product, same threshold, both fully identified. Then I look at things that can get out: solvents, plasticizers, biocides, flame retardants. And I’d look at who’s exposed. The painter, far more than whoever sits there in a year.
# A letter to a maker
H: What if mine doesn’t have any at all?
G: Write. It takes three sentences. “We’re specifying this category. We prefer full disclosure to a hundred parts per million, including residuals. When could you have one?” I’ve sent several hundred. It’s surprising what a nice letter does when four firms send it.
H: And my short list, the twenty-two percent?
G: Ask them what it’s for. One told me that it was water.`,
  },
  {
    title: 'Zero VOC and Still a Headache',
    summary:
      'VOC content and VOC emissions answer different questions. Tints, wet-applied products, composite wood, and a two-week flush-out, in plain English.',
    series: 'Carbon and health',
    topics: ['health', 'testing'],
    sections: ['099123', '079200', '064100'],
    guest: 'Industrial hygienist',
    firm: 'consultants',
    course: 'material-health',
    script: `
# The headache
H: A dentist moves into a new office. The paint can says zero. Everybody’s got a headache by Wednesday. What did they miss, {guestName}?
G: Maybe the casework, maybe the tint. At {firm} I start by sniffing, then measuring. “Zero VOC” on a can is about the base paint, by a regulation that was written for smog. It tells you how many grams per liter of certain compounds could make ozone outdoors. It isn’t a promise about what you breathe.
H: Certain ones?
G: Some solvents are exempt, because they don’t make smog. They still have a smell. And the colorant goes in at the store, and used to carry plenty. Ask for the figure after tinting.
# In the can or in the air
H: So there are two kinds of numbers.
G: Content and emission. Content: what’s in the wet product, grams per liter. South Coast rules are the usual ones, 1113 for paints, 1168 for adhesives and sealants. Emission: what comes off, in a chamber, over time. The usual method is the California health department’s standard method, version 1.2, where a sample sits in a chamber and at fourteen days they calculate what would be in a model room.
H: Which do I want?
G: Both, for anything that goes on wet. For things that come dry, ceiling tile, carpet, a desk, content is meaningless, so emissions. And which model room? There’s an office, a classroom, a house. If it passed for a private office and you put it in a classroom with more wall per cubic foot, ask.
# The cabinet
H: You’ve mentioned casework.
G: Formaldehyde. Composite wood: particleboard, MDF, hardwood plywood. There’s a federal limit, TSCA Title VI, and it’s helped a lot. Beyond that you can ask for ultra-low-emitting resins or no added formaldehyde. And it’s about area. One desk is nothing. Ten operatories full of cabinets in two thousand square feet, behind sealed windows: that adds up.
H: In my office, once, it was the sealant.
G: Some of those cure by giving off acetic acid. You’d notice it: vinegar. It’s unpleasant and gone in a few days. What I don’t like is solvent-based contact cement, used inside, on a Friday.
# Airing out
H: Then there’s flush-out. Do I just open windows?
G: With the system, at full outdoor air, for two weeks or so if you can, with everything installed, at normal temperature and humidity. LEED counts it in cubic feet: fourteen thousand for each square foot. Or you test the air, and the numbers need to pass. I like to do it before furniture comes, and again afterward, but no one has the time.
H: Order of work?
G: Wet first, soft last. Paint and adhesive before carpet and ceiling panels, because fabric soaks it up and gives it back over weeks. It costs nothing. It’s one line in division one.
H: What was it at the dentist’s?
G: Cabinets and a new vinyl floor, and they’d switched off the fan on the weekend to save energy. By the following Wednesday, with the fan back on, it had dropped by two-thirds.`,
  },
  {
    title: 'Dust From a Countertop',
    summary:
      'Engineered stone and silicosis: what a designer can do about a hazard that happens in someone else’s shop, without pretending to be an inspector.',
    series: 'Carbon and health',
    topics: ['health', 'documents'],
    sections: ['123661', '064100', '093013'],
    guest: 'Occupational health specialist',
    firm: 'consultants',
    course: 'casework-and-tops',
    script: `
# A cough at thirty-four
H: This one is a heavier subject. {guestName} visits fabrication shops on behalf of {firm}, and before that worked in a clinic.
G: I met a man of thirty-four who couldn’t carry his daughter upstairs. He’d cut countertops for nine years. That’s silicosis. Fine quartz dust goes deep into the lungs, they scar, and it doesn’t get better. It used to take a miner thirty years.
H: Why is it so much faster?
G: Because of what’s in the slab. Granite is maybe a third quartz, some less, some more. Marble has hardly any. An engineered quartz slab can be more than ninety percent. When you cut it dry, with a grinder, it’s a cloud.
# Is it dangerous in my kitchen?
H: People who own one will be nervous right now.
G: They don’t need to be. Once it’s installed, it’s inert. You’d have to grind it. The risk is in the shop, and when the installers cut an outlet opening on your porch. Designers don’t think of it because it happens in a building we never see.
H: And isn’t there a law?
G: There’s a federal standard on respirable crystalline silica. Fifty micrograms per cubic meter of air over eight hours, with an action level of twenty-five. Wet cutting, ventilation, respirators, medical checks. California has tougher rules for engineered stone, and at least one country, Australia, banned it outright in 2024. The law’s decent. There are a lot of small shops.
# What can a designer do?
H: So what’s within my reach? I’m not an inspector.
G: Four things. One, choose. Many makers now sell slabs with far less crystalline silica, some with recycled glass or other minerals, and there’s sintered stone, solid surface, wood, stainless, laminate. Ask for the percentage. It’s on the safety data sheet.
H: And after choosing?
G: Put it in words. “Fabricate with wet methods. No dry cutting or grinding in the shop or on site. Comply with 29 CFR 1926.1153 or 1910.1053.” It’s law anyway, and having it in writing makes it something that the general contractor’s allowed to check. Three: prequalify. Ask a shop how it controls dust and when the air was last sampled. A good one’s proud of it and will send you pictures.
H: And four.
G: Draw so that nothing gets cut on site. Template after the cabinets are set. All cutouts on the shop drawing: sinks, grommets, the outlet, the soap. It’s ordinary coordination. When it fails, someone ends up on a porch with an angle grinder.
# The substitution
H: Do owners listen?
G: When you tell it the way I did at the beginning, they do. A designer I know takes two samples to the meeting and says one sentence: “They look alike. This one’s safer for the people who make it.” She’s never had to argue.
H: Does it cost more?
G: A bit. Less than a good faucet.`,
  },
  {
    title: 'Two Inches by Two Inches',
    summary:
      'Birds don’t see glass. Patterns, heights, lights, and the research behind the spacing, from a campus architect who started with a broom.',
    series: 'Carbon and health',
    topics: ['health', 'climate'],
    sections: ['088000', '084413', '085113'],
    guest: 'Campus architect',
    firm: 'campus',
    script: `
# Every morning in October
H: You told me you started with a broom.
G: Every morning in October, seven o’clock, before the students. I’m the campus architect at {firm}, my name’s {guestName}. We have a science building with a glass bridge, maples on both sides. A biology class asked me to pick up what I found and write it down. So I carried bags and a pencil for a month.
H: How many?
G: Eighty-one. Thrushes, warblers, a woodcock. On one bridge. I’d approved that bridge.
# What a bird sees
H: Why do they fly into it?
G: They see what’s in it. Sky and trees, reflected: they’re headed for those. Or there’s a planted atrium beyond. They don’t know about glass. We don’t see it either. We’ve just learned to look for door handles and smudges.
H: So a hawk sticker.
G: It protects an area the size of a hawk. They’d fly around it to the next bit of sky. What works is a pattern over the whole pane, with gaps they don’t think they’ll fit through. For years the advice was two inches between horizontal lines, or four between vertical ones. Now it’s two by two, to include hummingbirds.
H: How big are the marks?
G: A line an eighth of an inch wide will do if there’s contrast, dots about a quarter. And on the first surface: the outer face. If it’s on the second, behind the reflection, on a bright day it’s gone. Acid-etched, printed outside, or a good film.
# How high, how much
H: It’d need to be on the whole tower?
G: Most of it happens low, where the trees are. The usual rule is everything to about the height of the mature canopy, forty or sixty feet or higher, and near green roofs. And special places, whatever height: bridges, corners where you see through, glass railings. Several cities require it. There’s a Canadian standard, CSA A460, and there are threat factors from tests, so you can compare products: lower is better, and thirty or less is often the target.
H: What about ultraviolet patterns, those that we can’t see?
G: Some test all right, many birds see UV. They don’t work well at dawn, when there’s little of it, and that’s when many birds fly. I’d want to see the number.
# What we did
H: So the bridge?
G: Film on the outside, dots, two-by-two. People complained for a week, in quite an email chain. After that no one noticed it. The next October I found six.
H: And new buildings?
G: A ceramic frit on surface one doubles as shading, so the energy people paid half. Lights out after eleven in spring and fall, on a timer. And we’ve quit planting berry trees ten feet from what amounts to a mirror.
H: What’s in your standards now?
G: One sentence with four numbers. Height, spacing, surface, threat factor. And I gave the broom to the class.`,
  },
  {
    title: 'Brick by Brick, Beam by Beam',
    summary:
      'Reusing building materials without romance: what comes out whole, who certifies it, where to store it, and how to specify something you haven’t found yet.',
    series: 'Carbon and health',
    topics: ['carbon', 'cost', 'testing'],
    sections: ['024119', '042113', '051200'],
    guest: 'Deconstruction contractor',
    firm: 'builders',
    script: `
# The unromantic list
H: Everyone loves the idea. {guestName} does it for a living, at {firm}. What’s worth taking out in one piece?
G: Heavy timber, before all else. Old-growth beams, we don’t even list them, they’re sold as we lift them. Steel sections, more and more. Doors with frames and hardware. Raised floor panels. Stone. Carpet tile if it’s clean. Brick, from the right year.
H: What year is wrong for a brick?
G: It’s the mortar. If it’s lime, up to about the 1920s, it taps off with a hammer. Portland cement mortar is harder than the brick, so you break four to get six. Then there’s the second question. Lots of old walls have a soft brick inside and a hard-fired one on the face. Mix them up and the soft ones crumble outdoors after two winters.
# Proving it
H: And an engineer would trust a beam from 1968?
G: They’d trust a test. Cut a coupon from each group of matching beams, and pull it, and check the chemistry if you’re going to weld. Measure it, look for holes and fire damage. It’s a few hundred dollars per group. If there are original drawings with a grade, it goes faster. Timber gets regraded by a certified grader. The code lets you reuse materials when they meet the requirements for new ones, and the official has to be convinced. Bring the reports before they ask.
H: How much carbon does that save?
G: With steel, nearly everything a new beam would have cost. What’s left is torching, trucking, blasting. We compared one job, and it came to about a twentieth.
# Where to keep it
H: So why don’t we see it more?
G: Time. The building that’s coming down and the one that’s going up are never on the same schedule. My yard is full of things waiting for a project. Storage is the cost. If one owner has both sites, like a university, it works like a dream.
H: And if you don’t?
G: Then you shop early. Start with what exists. A designer came by in March with a tape measure and a camera, and wrote down forty-one beams, twenty-eight feet long. In April the structural grid became twenty-seven-six.
# A specification for something unknown
H: How do I specify what I haven’t found yet?
G: In three parts. What it needs to do: depth between this and that, minimum properties, length, straightness, no more than so many holes. What evidence: tests by lot, who grades, a photo log. And the fallback: “if not located by the first of June, furnish new, at the unit price in the bid form.” Then the contractors don’t have to price the risk.
H: Who carries the warranty?
G: For brick, no one will give you one. So the owner furnishes it and the mason installs it. Make sure it’s in the mason’s scope to sort and reject. Ten percent extra.
H: What’s your favorite one?
G: Gym floor from a high school, with the free-throw line. It’s the ceiling of a bank.`,
  },
  {
    title: 'The Parking Lot That Drinks',
    summary:
      'Permeable paving from soil to joint stone, in the order it’s built, with the vacuum truck that decides whether it still works in year ten.',
    series: 'Carbon and health',
    topics: ['climate', 'maintenance'],
    sections: ['321243', '321400', '334600'],
    guest: 'Landscape architect',
    firm: 'architects',
    course: 'permeable-paving',
    script: `
# Ask the soil
H: It rained last night, an inch and a half, and I’m standing in a parking lot in dress shoes.
G: Dry ones. That’s my whole lecture. {guestName}, {firm}. It’s forty thousand square feet of unit pavers, and there’s a reservoir under you. It’s just that the reservoir is full of stone.
H: Where do you begin when you design it?
G: With a hole. You test how quickly water soaks into the native soil, at the depth where it’ll be. If it’s a half inch an hour or more, it can soak away. Slower clay, you put a perforated pipe in, a little up from the bottom, so part soaks and the rest leaves late. Near a basement or over bad fill: a liner, and it’s just a tank with a slow drain.
# From the bottom
H: Okay, build it for me. Bottom up.
G: Scrape it off, and don’t compact the soil the way you would for a street, or you’ve sealed it. Keep it flat, or terraced if it slopes, or the water all runs to the low end. Fabric at the sides. Then big open-graded stone, two- or three-inch, washed. No fines! That’s the whole trick. Forty percent of it is empty, so a foot of stone holds almost five inches of rain.
H: And then smaller?
G: Four inches of the middle size, three-quarter. Two inches of little chips, the setting bed. Each one is sized so it won’t fall into the one below. Then pavers, with a wider joint, filled with those small chips too. Never sand. Then a plate compactor with a mat.
H: And the edge?
G: Concrete, all around. Otherwise the pavers spread.
# What kills it
H: Everyone tells me these plug up.
G: They’re right, if it’s treated like any lot. The first enemy is the construction site. Mud, topsoil piled on it, trucks tracking dirt across it. I ask for it to be the last thing on the schedule and fenced. Second, the planting beds: they need to be lower than the paving, not higher. I see it drawn wrong in about half of all sets.
H: Third must be winter.
G: Not as much as you’d guess. It freezes with air in it. Snow melts and drains so there’s less ice, and you can use half the salt. But no sand, ever. Put that in the lease, because it’s the snowplow contractor who’ll spread it.
# Year ten
H: And who’s got to maintain it?
G: A vacuum sweeper, once or twice a year. Not a brush type. It pulls out some of the joint stone, so you top that up. You can test it with a ring and a bucket, ASTM C1781, timing how fast the water goes down. New, it’s hundreds of inches per hour. When it’s under ten or so, call the truck.
H: That means it’s got to be in someone’s budget.
G: It has to be in someone’s calendar, with a name. There’s a sign on this lot: “This pavement drinks. Please don’t feed it sand.”
H: Does it work?
G: Look at your shoes.`,
  },
];
