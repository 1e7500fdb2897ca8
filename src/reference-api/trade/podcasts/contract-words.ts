import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const contractWords: readonly Episode[] = [
  {
    title: 'What Does “Or Equal” Promise?',
    summary:
      'Two words that started a six-month argument about a roof hatch. A specifier and a contractor find out that they’d been reading different contracts.',
    series: 'Contract documents',
    topics: ['substitution', 'documents', 'cost'],
    sections: ['004113', '077233'],
    guest: 'Chief estimator',
    firm: 'builders',
    course: 'substitutions-and-equals',
    script: `
# A hatch and six months
H: You’ve carried a grudge for a while, {guestName}.
G: It’s a friendly grudge. A hospital addition, one roof hatch. {firm} was the general. The spec named a manufacturer, a model, and “or equal.” We bid another brand, about a third cheaper. It was rejected in submittals. We’d said equal, the architect said not equal, and not one sentence in the project manual said who decides, or how.
H: How did you come to price the other one?
G: Those two words are an invitation. I read it as, “We like this, but bring us your best price.” If I don’t accept the invitation, the guy across town will, and he’s low.
# Two readings
H: When I write it, I mean the named one, and I’m being polite.
G: That’s expensive manners. There are three ways I can read a name. One: only this. Two: this or one of these others you list. Three: this sets the standard, and I can propose something comparable by following a procedure before a date. When you say “or equal” and stop, I’m in a fourth case, and neither of us knows the rules.
H: Public owners often force it on us.
G: They do, because statutes want competition. Fine. Then you define equal. Tell me which properties matter. For the hatch you cared about the insulated curb, the load, and that it could be opened with one hand. The cheap one needed two. Not a word about hands.
# Salient features
H: So I’d list what matters.
G: Five lines! Not the entire catalog page. When you copy that, with every gauge and rivet, you’ve written “only this” in disguise. I look for the one line no one else can meet, and then I call a lawyer or I don’t bid.
H: Salient characteristics. The ones that the building needs.
G: And numbers. “High quality” isn’t a characteristic. “Live load of forty pounds a square foot, R-12 curb, opens with thirty pounds of force”: there I can compare. I can even look for it myself.
# The calendar
H: And when should you be allowed to ask?
G: Before bids, ten days or so, and the answer goes to everyone by addendum. It keeps the bidders equal, which is a better use of the word. After award, only for a reason: it isn’t made anymore, it can’t get here, or it truly saves the owner something.
H: Who pays if the substitute doesn’t fit?
G: I should. If I propose it, I own the changed opening, the redesign, the electrician. Put that sentence in and half the requests go away.
H: What happened with the hatch?
G: We bought the named one and ate the difference. Eleven hundred dollars. The letters cost more.
H: Do you still bid my jobs?
G: I do. I read the front end first now.`,
  },
  {
    title: 'A Substitution Request in One Afternoon',
    summary:
      'Step by step with the file open: what to ask for, what to compare, whom to call, and how to write a no that stays polite and a yes that protects.',
    series: 'Contract documents',
    topics: ['substitution', 'documents'],
    sections: ['074213', '004113'],
    guest: 'Construction administrator',
    firm: 'architects',
    course: 'substitutions-and-equals',
    script: `
# One o’clock: is it complete?
H: It’s one in the afternoon. There’s a request on your desk for different metal wall panels. {guestName}, of {firm}, what do you do before you have an opinion?
G: I check whether it’s a request at all. I have a form. Section number and paragraph, what’s specified, what’s proposed, why. A column for each property, theirs and ours. Test reports in full. Effect on price, time, other trades, warranty. A signature under the sentence that says the contractor has checked that it fits. If three of those are blank, it goes back by two o’clock, with a polite note.
H: You don’t start reading?
G: If I start, I’m doing their work. And then it’s my comparison.
# Two o’clock: compare
H: It’s complete. Two o’clock.
G: Now I look at columns. First, are both numbers measured the same way? One lists fire by one standard, the other by another. I can’t compare those, so I ask again. Then I mark what’s better, same, worse. Almost nothing is the same all the way down. So which of those lines did we choose this panel for? On this job it was the joint: a rainscreen joint the window detail depends on. Their panel’s got a sealed joint.
H: So it’s a no.
G: It’s a not yet. I want to know what it does to the window.
# Three o’clock: call people
H: Who do you call?
G: Every consultant whose work touches it. Enclosure, and structural for the weight and the clip loads. Then an architect who’s used it, and not one from the list of references they send, because those are their best friends. And I ask the owner a question that isn’t technical: you’d get forty thousand back and a ten-year finish instead of twenty. Would you take it?
H: Shouldn’t you protect them from that?
G: I should inform them. It’s their building. I just give them the honest number, which is forty minus my time, minus redrawing nine details, minus the delay if the mock-up has to be repeated. It’s more like twelve.
# Four o’clock: answer
H: Now write it.
G: If it’s no: “Not accepted. The proposed panel doesn’t provide the drained joint in paragraph so-and-so. Provide as specified.” One reason that holds. If you give five, they’ll fix four and you’ll be writing letters for a month. I don’t write “we feel.”
H: And a yes?
G: A yes has conditions. “Accepted for this project, based on the information submitted. The contractor coordinates and pays for changes to related work, including redesign. Warranty as specified.” Then it goes in a change order if money moves, not in a marked-up shop drawing.
H: And at five?
G: I log it. Project, section, product, outcome, reason. After a few years you notice that the same three paragraphs draw all the requests. That isn’t a contractor problem. It’s a note about my specification.`,
  },
  {
    title: 'When the Drawing and the Spec Disagree',
    summary:
      'Should a clause say which document wins? Two experienced people argue about order of precedence, and end with a page of definitions.',
    series: 'Contract documents',
    topics: ['documents', 'coordination'],
    sections: ['004113', '079200'],
    guest: 'Specification consultant',
    firm: 'consultants',
    course: 'contract-documents-basics',
    script: `
# A clause I like
H: Here’s my favorite sentence: “In case of conflict, specifications govern over drawings.” {guestName}, from {firm}, crosses it out. I’d like to know why.
G: Because it answers before it hears the question. You’re telling me a typo in a forty-page section beats a careful detail at three inches to the foot. You could lose the one thing you really cared about.
H: It gives certainty.
G: It gives speed. The person who benefits is whoever found the conflict first and kept quiet about it.
# What they’re for
H: Then what would you put in?
G: Nothing new. The usual general conditions say the documents are complementary: what’s required by one is required as if by all. Drawings show where, how much, what shape, how things meet. Specifications say what it is, how good, how it’s put in. If each sticks to its own job, there’s a lot less to conflict.
H: In a perfect world. In mine, the drawing note says “20 oz. copper” and the spec says “16.”
G: And why’s there a weight on the drawing? Weight is quality, and it belongs in one place. If the note just says “copper flashing,” you can’t contradict yourself. Say a thing once, in the right place. I tell people to take the numbers out of notes until it hurts.
# The expensive one
H: Some contracts say the more expensive one governs. Higher quality, greater quantity.
G: I’ve got more sympathy for that. It tells bidders, if you see two, carry the better one and ask. But in practice, “better” is a debate. Thicker insulation is better until it doesn’t fit the curb. I’d pair it with a duty: tell us about discrepancies that you find, before the bid, and get an answer in writing.
H: And if they don’t see it until the trusses are up?
G: Then someone decides. That’s what the architect’s interpretation is for. We look at intent, and we’re supposed to be fair even when it’s our own mistake. With the clause, you just apply it like a coin toss.
# A page of definitions
H: So I’m left with no clause and a lot of good intentions.
G: With a page. One: definitions, so that “provide” means furnish and install, everywhere. Two: dimensions on drawings over scaling them. Three: large details over small ones. Four: schedules, when there’s a schedule, over general notes. Those are within one type of document and everyone agrees. Five: ask.
H: That’s an order of precedence.
G: Among drawings. I’m a specifier, I don’t mind ranking drawings.
H: What would make you put my sentence back?
G: If it’s in a public owner’s front end. Then I’d reread every one of my sections, since they’ve just been made king.
H: And the copper?
G: It was sixteen. The note was from another project, one with a bigger budget.`,
  },
  {
    title: 'Shall, Will, Any, and the Missing Comma',
    summary:
      'Rapid-fire editing of nine real-sounding sentences. Why the imperative is shorter, what “any” costs, and where “as required” leads.',
    series: 'Contract documents',
    topics: ['documents', 'cost'],
    sections: ['092900', '096519'],
    guest: 'Specification editor',
    firm: 'architects',
    course: 'contract-documents-basics',
    script: `
# Warm-up
H: I’ll read a sentence. {guestName} of {firm} fixes it. Sentence one: “The Contractor shall furnish and install gypsum board.”
G: “Install gypsum board.” The contract’s already with the contractor, and your definitions say what install includes. Eight words to three.
H: But there’s no “shall.”
G: It’s an order. Imperative mood. You don’t tell a cook, “The cook shall crack the eggs.”
H: Two: “Adhesive will be applied with a notched trowel.”
G: By whom? “Apply adhesive with a notched trowel.” Keep “will” for what the owner or the architect does. “Owner will furnish appliances.”
# Slippery words
H: Three: “Repair any damaged board.”
G: Any, as in, one of your choice? “Repair damaged board.” If you mean all, leave it plain.
H: Four: “Seal all joints, and/or gaps.”
G: “Seal joints and gaps.” A slash is a way of not deciding.
H: Five: “Provide blocking as required.”
G: Required by what? That’s a sentence that hands the question back. Name where: “Provide blocking at grab bars, handrails, wall cabinets, and where shown.”
H: Six: “Finish shall be first-class and workmanlike, to the satisfaction of the Architect.”
G: Cross it all out. Then put in the finish level and the standard. My satisfaction depends on lunch.
H: Surely you want some discretion.
G: For looks, a sample. “Match approved sample.” That’s discretion with a date on it.
# The comma
H: Seven. I’m proud of it. “Provide resilient tile, base and accessories from one manufacturer having ten years’ experience in the state.”
G: Is it the accessories that come from one manufacturer, or everything? And who has ten years, the maker or whoever made the base? Break it up. “Provide resilient tile from one manufacturer. Obtain adhesive from, or accepted by, the tile manufacturer.” And does experience make the floor flatter?
H: It filters.
G: It filters out new firms, the good ones as well. Ask for three projects of this size with names to call, if you’re going to call.
H: Will you?
G: No. So out it goes.
# Last two
H: Eight: “Tolerances: level.”
G: A number and a distance. “Not more than three-sixteenths of an inch in ten feet.” Otherwise, the earth’s curved.
H: Nine: “Contractor to verify in field.”
G: Verify what, when, and then what? “Measure openings before fabrication. Report differences over a quarter inch.” It’s longer. It’s one of the few times that longer is better.
H: What’s your own bad habit?
G: “Including but not limited to.” I put it in when I’m nervous.
H: And what do you do?
G: Either make the list complete or say what kind of thing I mean. “Including” already isn’t a complete list, if the definitions say so.
H: So what did we save today?
G: About a hundred words. At a thousand pages, that’s a tree. At one lawsuit, it’s a forest.`,
  },
  {
    title: 'The Standard Inside the Standard',
    summary:
      'What you import with a citation: editions, options, hidden duties. A story about the ASTM number that quietly let a contractor choose.',
    series: 'Contract documents',
    topics: ['documents', 'testing'],
    sections: ['072113', '033000', '071326'],
    guest: 'Senior specifier',
    firm: 'architects',
    course: 'reference-standards',
    script: `
# A number with choices inside
H: You’ve warned us never to cite something we haven’t read. Tell us what happened to you.
G: Foam board, under a plaza. We’d written, “Extruded polystyrene, ASTM C578.” I’m {guestName}, at {firm}, and I remember typing it. C578 covers over a dozen types, from light beadboard to stuff you can park a fire truck on. Without a type, all of them comply.
H: And which did you get?
G: A light one. Fifteen pounds per square inch, compressive, where we needed sixty. It was stamped with the number we’d asked for. The planters settled about an inch, in a pattern that looked exactly like the planters.
H: Whose fault was it?
G: Mine. The contractor bought what the words said. When a standard offers choices and you don’t make them, you’ve given that decision to whoever buys it.
# What comes with it
H: So what do you look for?
G: Four things. Types, grades, classes: pick. Then “unless otherwise specified by the purchaser”: those are blanks, and they come with defaults. Then, hidden duties. Some standards say “the engineer shall” or “the owner shall provide a test report.” You cite it and now your client has a job. Last, other standards it mentions. You’d be surprised how far down it goes.
H: Do people read that far?
G: No one buys all of them. But read the ones you cite often, once. I have a two-page summary of most of the ones we use, just the options and the traps.
# Which year?
H: Edition. Do I put the year?
G: There are two good ways. Leave the year off, and have Division 01 say the edition in effect on the date of the documents, unless the code names another. Or give the year every time, which is exact and goes stale. The bad way is a mixture, where half of them are from 1998 because that’s when someone typed it.
H: The code names an older edition than the current one.
G: And the code’s edition is the law. Where the code refers to a standard, I follow that edition. Everywhere else, the current one.
H: What about withdrawn ones?
G: They linger. Masters are full of standards that have been renumbered, withdrawn, or replaced. A data sheet can’t cite what no longer exists, so with luck a bidder calls to ask. Without luck, no one does.
# The whole or a part
H: If I only want one test out of a long standard?
G: Then say it. “Compressive strength, sixty psi minimum, ASTM D1621.” Property, value, test. That’s as clear as a specification gets. And don’t say “meet or exceed.” Exceed in which direction? Thicker? Stickier?
H: Tell me you fixed the plaza.
G: They took up the pavers and boards, section by section, and the owner’s insurer and ours had a long conversation. These days the line reads, “ASTM C578, Type VII.” Ten more characters.`,
  },
];
