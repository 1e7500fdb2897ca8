import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const contractProcess: readonly Episode[] = [
  {
    title: 'Who Designs the Railing?',
    summary:
      'Delegated design is neither passing the buck nor keeping the pen. Loads, criteria, seals, and a stair that everyone drew and no one designed.',
    series: 'Contract documents',
    topics: ['coordination', 'documents', 'code'],
    sections: ['055213', '084413', '034500'],
    guest: 'Structural engineer',
    firm: 'engineers',
    course: 'delegated-design',
    script: `
# A stair in the air
H: A grand stair, glass guard, stone treads. The architect drew it, the fabricator engineered it, and you, {guestName}, were asked to look at it after it bounced.
G: It didn’t fail. It just made people hold on to their coffee. {firm} was the engineer of record for the building, and on our sheets the stair was a dashed outline with the words “by stair manufacturer.” On the architect’s there were dimensions and finishes. Each of us thought that the other’s sheets had the criteria.
H: And the fabricator?
G: He had the code loads. He met them. No one had said a word about vibration.
# What’s handed over
H: So define it for me. What do I delegate?
G: You hand over the engineering of a piece, not the idea of it. The contractor hires a licensed engineer who designs the thing to criteria you give. You don’t hand over the criteria. That’s the part that gets dropped.
H: For a railing, what would the criteria be?
G: Loads: for a guard, fifty pounds per foot along the top, or two hundred at a single point, whichever’s worse, and fifty on a one-foot square for the infill. Those are in the code, but cite them. Then deflection at the top, since strength by itself gives you a wobbly guard. The structure it’s attached to, and the largest reaction that structure can take. Movement, corrosion, finish. And which pieces have to be calculated: the rail, the post, the base plate, the anchor.
H: People leave out the anchor.
G: And the anchor is where all of it ends up.
# Two seals
H: When the calculation comes back, with a stamp on it, what do I do?
G: You check that it answers your question. Criteria, geometry, the load on our structure. I check the reaction at my slab edge. We don’t redo the math, and we don’t ignore it either. If the calculation is for a guard twenty-one inches high instead of forty-two, you can’t say that you only looked at the color.
H: And if my detail can’t work?
G: Then I’d love to hear it from them early, in writing. The fabricator who silently thickens the plate by a half inch isn’t doing you a favor.
# The interface drawing
H: What would have saved that stair?
G: A sheet called delegated items. One row each: stairs, guards, curtain wall, precast, sprinkler bracing, trusses. Columns: who engineers it, criteria in which section, attached to what, reaction limits, deflection, vibration, submit by. It took us one afternoon to make the first one.
H: And when do you start?
G: Before the steel is ordered. A precast connection might need an embed in concrete that’s to be poured in month three. Delegated work tends to get designed last and attached to things built first.
H: How did you stop the bounce?
G: A hidden strut in the partition below. It works. One sentence in the criteria would have been cheaper.`,
  },
  {
    title: 'Action, Information, Stop',
    summary:
      'A hospital job with 1,900 submittals and three reviewers. Sorting what needs a decision from what needs a drawer, and what a stamp really says.',
    series: 'Contract documents',
    topics: ['documents', 'coordination', 'cost'],
    sections: ['087100', '081113', '092900'],
    guest: 'Director of construction services',
    firm: 'architects',
    course: 'submittal-review',
    script: `
# Nineteen hundred
H: You counted them.
G: I did. I’m {guestName}. At {firm} we’d finished a medical center and I went back through the log. One thousand nine hundred and four submittals. I asked the team, which of these changed anything? They found about two hundred and thirty.
H: So the other seventeen hundred were paper.
G: Most were asked for by us. Someone had a master that wanted product data, samples, certificates, and qualifications for every item, down to the toilet paper holder. The contractor obeyed. And while we were approving screws, the frame submittal sat for nineteen days, and that did cost the owner something.
# Two drawers
H: So how did you fix the log?
G: We sorted it. Action submittals need our answer before work goes on: product data that’s a choice, shop drawings, samples. Informational ones don’t: certificates, test reports, installer qualifications. We receive them, read them for trouble, file them. If one is wrong, we say so, but silence isn’t approval and no one waits.
H: It’s just naming.
G: It’s which articles they’re listed under, in each section. It’s the name that decides who waits. Then the third drawer: what do we stop asking for? For each section I ask, if this never came, what’d go wrong? If no one can say, delete.
# The stamp
H: Let’s discuss the stamp itself.
G: Ours says that we review for conformance with the design concept given in the documents. It doesn’t say that dimensions, quantities, means and methods are right, because those belong to the contractor. And a stamp can’t change the contract. If I write “provide in bronze” on a shop drawing where we’d specified aluminum, that’s a change that someone will price.
H: Reviewers love a red pen.
G: They do. I tell them, mark what doesn’t conform. If you’ve thought of something nicer, call me.
H: And “approved as noted”?
G: Good for small things. With eleven clouds, what you mean is “revise and resubmit.”
# Time
H: How long do you take?
G: Ten working days is what most contracts say, so we planned for that, and put the contractor’s schedule next to ours. Thirty shop drawings in one week in June. We said it in March: either they’re spread or it’ll be longer. In writing. Most superintendents will work with you when it’s March.
H: And consultants?
G: A door hardware submittal goes through three desks. Now we’ve got them in one room with a screen. An hour and forty minutes instead of four weeks in boxes.
H: How many did you have on the next hospital?
G: Eleven hundred. It’s still too many. But I can tell you why we asked for each.`,
  },
  {
    title: 'Answering an RFI Without Starting a War',
    summary:
      'Four sample questions from the field. The host answers each one badly on purpose, and the guest says what that would cost.',
    series: 'Contract documents',
    topics: ['documents', 'coordination'],
    sections: ['051200', '079513', '033000'],
    guest: 'Construction administration lead',
    firm: 'architects',
    script: `
# Question one
H: Here’s how it goes. I read an RFI, I answer it badly, and {guestName} from {firm} rescues me. Number 112: “Detail 5 shows the expansion joint cover at column line F. Plan shows it at line G. Please clarify.”
G: And you say?
H: “See plans and coordinate.”
G: You must have worked for me in a former life. That answer tells them you haven’t looked. They’ll send it again as number 131, and you’ve lost two weeks. The answer is, “The joint is at line G. Detail 5’s title is corrected to G, attached.” Done in one sentence. It’s our mistake, so we say so and move on.
H: Doesn’t that admit something?
G: It admits that we made a typo. Everyone on the site already knows it.
# Question two
H: Number 140: “Can we substitute 5/8 board in lieu of the sheathing specified, due to availability?”
G: What’s your bad answer?
H: “Acceptable.”
G: Now you’ve accepted a substitution without price, without time, without checking the air barrier’s adhesion or the fire test. That isn’t a question about information. Send it back: “This is a substitution request. Submit it under the procedure.” Be friendly about it. It’s just the wrong form.
# Question three
H: 155: “The beam at the stair was delivered six inches short. Please provide a fix.”
G: Tempting to sketch something, isn’t it?
H: I’d already picked up the pencil.
G: Put it down. Repair of a contractor’s error is theirs to propose. If I draw it, I own it, and I might also own the delay. “Propose a repair, sealed by your engineer, for review by the structural engineer.” Then I call, because I do want that stair. I ask what they’re thinking and whether it works with my handrail. Help is fine. Designing means and methods isn’t.
# Question four
H: Number 201, my favorite: “Confirm that all fire caulking is to be red.”
G: Bad answer?
H: A page and a half.
G: Someone is probably making a record. The answer is in the documents. So: “Provide as specified, Section 07 84 13; color isn’t specified.” You can point to a paragraph without sarcasm. Don’t write “as clearly shown.” It only picks a fight.
H: Should I ever refuse to answer?
G: No. But there are lots that shouldn’t have been asked on paper. Fifteen minutes a week at the plan table, with both of us pointing, would cover those. Write down what was decided, one page, and send it around.
H: How do you know you’re doing well?
G: I look at the ones where our answer led to another question. When that gets under one in ten, I buy the team pizza.`,
  },
  {
    title: 'One Year, Ten Years, Twenty: Reading a Warranty',
    summary:
      'The correction period isn’t the warranty, the warranty isn’t the roof, and “lifetime” has a definition. Reading one page aloud.',
    series: 'Contract documents',
    topics: ['documents', 'maintenance'],
    sections: ['075423', '088000', '079200'],
    guest: 'Construction attorney turned specifier',
    firm: 'consultants',
    course: 'warranties-that-work',
    script: `
# A year of what?
H: Let’s see if I have this right. After a year, the contractor’s off the hook.
G: That’s the most popular mistake in my field. I’m {guestName}. Before {firm} I was a lawyer, so allow me one paragraph. The year you’ve got in mind is the correction period. It’s a promise to come back and fix things, promptly, if you call within a year of substantial completion. It’s not the end of the contractor’s warranty that the work conforms. That goes on for as long as the law lets you sue, and it differs by state.
H: So after thirteen months with a leaking window?
G: You lose the easy remedy: the duty to come back. You keep the claim that it wasn’t built as promised.
# Reading it out loud
H: I’ve brought a manufacturer’s roof warranty. “Twenty-Year No Dollar Limit.” Sounds great.
G: Read me what it covers.
H: “Leaks resulting from defects in the material or workmanship of the authorized applicator.”
G: Leaks. Not blisters, not wind unless there’s a speed further down, not wet insulation if there’s no leak showing, and not the floor it drips on. Now the exclusions.
H: “Winds in excess of fifty-five miles an hour. Ponding. Changes in use. Failure to maintain. Work on the roof without approval.”
G: So a thunderstorm, a low spot, a new rooftop unit, or an owner who’s busy. And the remedy?
H: “Repair, at our sole discretion.” And “exclusive, in lieu of all other warranties.”
G: That phrase there. The owner gives something up by accepting it. I’m not saying don’t. I’m saying that a longer term with that sentence may be worth less than what you had without it.
# What to ask for
H: Then how should I specify?
G: Don’t write “twenty-year warranty.” Write what it needs to say. Term, starting at substantial completion. Events: leaks from material and workmanship, wind up to the speed you designed for. Remedy: repair or replace, including insulation and cover board. No dollar limit, no proration. And that it’s in addition to the owner’s other rights, not in place of them.
H: Will a manufacturer sign it?
G: Often they’ve got several forms in the drawer and that one costs more. Ask for a sample in the submittals, not at closeout. At closeout no one negotiates.
H: And glass? Sealants?
G: Insulating glass, ten years against seal failure, that’s ordinary. It covers the unit, not the labor to swap it, unless you say so. Sealants can be twenty for material. For workmanship, it’s whatever the installer will sign.
# The other side of the page
H: Who keeps it alive?
G: The owner. Twice-a-year inspections, with photos, drains cleared, and a phone call before anyone cuts a hole. I make a sheet of paper, “how to keep your warranties,” one line each. I’d rather have that than another ten years on the cover.
H: And “lifetime”?
G: Whose? Look it up, because it’s defined. In one I read, it meant the lifetime of the product. So it ended the day the product failed.`,
  },
  {
    title: 'Allowance, Alternate, Unit Price',
    summary:
      'Three tools for things you don’t know yet, and how each of them goes wrong. A contractor explains how one line in the bid form cost a library its carpet.',
    series: 'Contract documents',
    topics: ['cost', 'documents'],
    sections: ['004113', '321400', '096813'],
    guest: 'Preconstruction manager',
    firm: 'builders',
    course: 'substitutions-and-equals',
    script: `
# What you don’t know
H: Say I’m designing a library, and there are three things I’m uncertain of. The rock under it. The carpet, which a donor wants to pick. And whether there’s money for the plaza. {guestName}, from {firm}, which tool do I use for what?
G: You’ve named one of each. Rock is a quantity you don’t know: unit price. Carpet is a choice that isn’t made: allowance. Plaza is a thing you may or may not buy: alternate. People mix those up, and it costs them.
# Unit price
H: Start with the rock.
G: The bid form asks, “Price per cubic yard for rock removal, over the base amount.” And you tell me the base amount, say two hundred yards. We all put that in our number. If there’s more, everyone knows the price, and if there’s less, you get some back. It needs a definition of rock, in terms of the machine that can’t dig it. And say who measures.
H: What’s the trap?
G: No base quantity. Then I guess twenty, the next bidder guesses five hundred, and you’re comparing guesses. The second trap: a silly high price on something that you think won’t happen. Read those lines before you award.
# Allowance
H: Donor’s carpet.
G: “Include an allowance of forty dollars a square yard, for material only, delivered; include installation, waste, tax, and profit in the base bid.” All those words matter. If it just says “carpet allowance, $60,000,” I don’t know whether that includes adhesive, labor, the stairs, anything. Then the donor picks something at forty-two dollars and we argue about what the sixty thousand was for.
H: You’d want more of those, wouldn’t you? It’s easy money.
G: I’d want fewer. Every allowance is a hole in the schedule. The donor picks in month nine and the carpet’s sixteen weeks.
# Alternate
H: The plaza.
G: “Alternate one: add unit paving, plaza, as drawn.” You draw it completely. It’s a complete little project with its own details, including what happens at the edges if it’s not bought. That’s what went wrong in my library. They’d drawn the granite and not what’s there without it. The owner didn’t buy it, so we had a building with a door eight inches above the mud.
H: Add or deduct?
G: Add, always. When you ask what I’d take off for removing something, the answer’s disappointing. And list them in order, three or four at most, with the order they’ll be accepted. With eleven, you can pick your winner, and we all know it.
H: So they bought the plaza after all?
G: By change order in the spring, at one and a half times the price. It came out of the carpet money, so the donor chose something cheaper.
H: And the rock?
G: A hundred and ninety-eight yards. The one thing everyone got right.`,
  },
];
