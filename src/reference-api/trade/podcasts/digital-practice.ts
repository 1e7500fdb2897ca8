import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const digitalPractice: readonly Episode[] = [
  {
    title: 'The Standard That Didn’t Exist',
    summary:
      'A machine drafted a specification in ninety seconds. Two people check it for an hour, and argue over where such a tool belongs in an office.',
    series: 'Digital practice',
    topics: ['documents', 'testing'],
    sections: ['099123', '093013'],
    guest: 'Specifications director',
    firm: 'architects',
    course: 'ai-and-specs',
    script: `
# Ninety seconds
H: I brought a printout. A tile section, eleven pages, drafted by a language model in a minute and a half. I think it’s pretty good. {guestName} from {firm} brought a highlighter.
G: It’s pretty, I’ll give you that. May I?
H: That’s a lot of yellow.
G: Page two cites a standard for grout. The number looks just right. The style is right, the title is right, and it doesn’t exist. There’s one a digit away, and it’s about something else.
H: A typo.
G: No. A typo is when you know something and miss. This didn’t know it. It knew what such a line usually looks like. That’s a different kind of mistake, because it’s so fluent. A junior who isn’t sure writes “check.” This never does.
# Where I’m for it
H: So you’d ban it.
G: I never said that! We use one daily. Ask it to compare two of our own sections and list where they differ. Ask it to turn passive sentences into imperatives. To summarize a forty-page report, with page numbers, and then look at those pages. To draft a list of questions for an owner meeting. To find every place a manual says “approved equal.” It’s quick at that, and I can check it.
H: And not for drafting?
G: From scratch, no. From our master, with our choices given, it’s fine as a typist. Our rule is short: it may arrange what we know, but it may not supply what we don’t.
# Where we differ
H: My office has three people and no specifier. It’s that, or a section from 2009.
G: I feel for you. But for a tile section what you need is forty decisions. What substrate? Wet or dry? Which membrane? Is the slab on grade? It’ll fill in all forty, cheerfully, for a building it’s never seen. The 2009 one at least looks old, so you don’t trust it.
H: I could make it ask me first.
G: That’s better. Make it interview you, and leave a blank when you don’t know. Then have a manufacturer’s technical rep read it, and keep the TCNA Handbook open on the desk. You’d be done in an afternoon, with something that’s yours.
# Who signs
H: What’s in your policy? One page, I hope.
G: Half. Nothing about clients goes into a tool that we haven’t cleared. A person opens every citation at the source and initials it. Every number too. We tell our clients that we use it. And whoever seals the documents is responsible, same as ever, no matter who or what typed them.
H: Does it still save time?
G: A third, on a good day. It moves the work from writing to reading. So you need people who can read, and that means someone who’s been on a site when the tile came off.
H: You’ve ruined my printout.
G: I improved it. Keep the first paragraph, it’s quite good.
H: I wrote that one.`,
  },
  {
    title: 'Gardening the Office Master',
    summary:
      'An office master grows weeds. How one firm cut 410 sections to 170, who may change a word, and how a lesson from the field gets into the text.',
    series: 'Digital practice',
    topics: ['documents', 'maintenance'],
    sections: ['079200', '072500'],
    guest: 'Specifications manager',
    firm: 'architects',
    script: `
# Four hundred and ten
H: When you took over, {guestName}, how many sections were there?
G: Four hundred and ten. {firm} had been collecting for thirty years. Three were called “sealants,” “sealants new,” and “sealants USE THIS.” That last one was the oldest.
H: What did you do on the first day?
G: I locked it. Read only, for everyone, me too. You can’t weed while eleven people are planting. Everyone was angry for about a week, and then they found out a project copy was all they needed.
# Pulling weeds
H: And once it was locked?
G: I looked at which had been issued over three years. A hundred and forty. Of the rest, I kept thirty that we might want, and archived the others, in a folder with a date, so no one had to mourn. Four hundred and ten to a hundred and seventy in an afternoon. The rest has taken two years.
H: What’s the rest?
G: Reading each one with the person who does construction administration. I’d ask: “What in here have you ever used? What do they always ask you?” Then you see that packaging and labels take up half a page, and the thing that always goes wrong isn’t in there at all.
# Notes to whoever comes next
H: How do you write one down so it lasts?
G: Hidden notes. To the specifier, above the choice: when you’d pick each, what it brings along, which drawing has to match. A good section is half notes. When I started, I’d have called that clutter. Now it’s the one part I can’t buy anywhere.
H: And choices in brackets.
G: Fewer than there were. Every bracket is a question someone tired will answer at eleven at night. If we’ve chosen the same answer nine times out of ten, that’s the text, and a note says when to change it.
# From the jobsite back to the master
H: When something goes wrong on site, how does it get back in?
G: We have a form with three boxes: what happened, which section, what would have helped. Anyone can send it, and interns do. First Thursday of the month, four of us meet, ninety minutes. We accept, change, or say no, and each gets an answer. It’s gone from two a month to about nine.
H: Give me one.
G: “Air barrier primer froze in the trailer.” So now there’s a line about storing it. Eleven words. It had cost a day and a half.
H: And codes, standards?
G: Each section has an owner, a name at the top, and a date for review. Two years at most, and one for roofing and firestopping, because those change fast. If it goes past its date it turns red on the list, and people see it in the kitchen.
H: In the kitchen?
G: I hung a screen by the coffee. No one wants to be red by the coffee.
H: So what happened with “USE THIS”?
G: I framed it. It had one good paragraph on backer rod, and I transplanted that first.`,
  },
  {
    title: 'Keynotes, or the Text Note Must Die',
    summary:
      'One sheet called the same membrane by five names. Linking notes on drawings to sections, so that a word changes once, with a skeptic in the room.',
    series: 'Digital practice',
    topics: ['documents', 'coordination', 'bim'],
    sections: ['072726', '076200', '092216'],
    guest: 'Technical director',
    firm: 'architects',
    script: `
# Five names
H: I’ll be the skeptic. I like typing notes. I’m good at it. {guestName}, of {firm}, wants to take that away.
G: I’d like to show you sheet A-541. It’s yours. How many names does the air barrier have?
H: Two? Three?
G: “Air barrier,” “vapor barrier,” “AVB,” “membrane,” “liquid-applied WRB.” Five, on one sheet, for one bucket. The spec has a sixth. A bidder called and asked if we wanted two coats or two products.
H: Any builder would’ve known.
G: That builder priced both.
# What a keynote is
H: So what do you want me to do instead?
G: Pick it. There’s a list for the project. Each line has a section number, a letter, and one wording. 07 27 26.A, “fluid-applied air barrier.” You tag the layer and the text comes from the list. If the wording changes, it changes in all places at once. If someone deletes the section, the note shows up as an orphan.
H: Numbers on a drawing with a legend on the side. I’ve always found those hard to read on site.
G: I agree with you there! A bubble with only a number makes people look back and forth. So show both. The text at the arrow and the number after it. Our carpenters read the words, the estimator reads the number.
# Who keeps the list
H: It’s going to be nine hundred lines long.
G: It is if you let anyone add. We begin with about a hundred and twenty. If it’s not there, you ask. It usually is. People ask for “blocking” when we have “wood blocking,” or they want to add a size. Size isn’t a name. Dimension it, or tag it in the detail.
H: And a thing that isn’t in the specification?
G: Then one of us is wrong, and it’s the best alarm I know. At fifty percent we print two lists: notes with no section, sections with no note. Each one is a question. Last job: eleven and nineteen. Six of the nineteen got deleted, and so we had six fewer for someone to bid on by accident.
# Conceding a point
H: Let me keep something. Not everything’s a product.
G: True. “Slope to drain.” “Hold one inch below slab.” Instructions, they’re typed. “Align.” What I don’t allow is a typed product. And no adjectives: “high-performance,” “heavy-duty.” And no thickness, gauge, or manufacturer. Those belong in the spec.
H: What about renovation, with details by hand?
G: Same list, printed, tacked over the desk. It’s about the words. The software just enforces them.
H: How long before people quit grumbling?
G: Six weeks. Then they start a job without it, for some reason, and come to me to complain.
H: I’m not saying I’m converted.
G: You called it “fluid-applied air barrier” a minute ago.
H: I was reading it off your list.
G: That’s how it begins.`,
  },
  {
    title: 'Let the Model Make the Schedule',
    summary:
      'A door schedule typed in a spreadsheet met a model with 340 doors. Step by step: what to automate, what to check by eye, and what a machine can’t know.',
    series: 'Digital practice',
    topics: ['bim', 'coordination', 'code'],
    sections: ['081113', '081416', '087100'],
    guest: 'Project technologist',
    firm: 'architects',
    script: `
# Two truths
H: There were three hundred and forty doors on the plans.
G: And three hundred and twenty-eight in the schedule. I’m {guestName}. At {firm}, we had a very good person who typed it by hand, for twenty years. The schedule was beautiful. It was perfect the day she finished it.
H: And the plan moved on.
G: By twelve doors. Each one cost a phone call, and two were fire doors made without a label, so that’s about a thousand dollars apiece.
# Step one: the number
H: I’m starting a project. How do I avoid that?
G: Doors get their number from the room they open into. Room 214, doors 214A, 214B. Set it so that the software fills in the room, and you add the letter. If a room’s renumbered, then doors follow. Do the rooms first, for that reason.
H: Step two?
G: Make the schedule from the model and hide nothing. Group by type. Then you look for the oddball: a type that’s used once. Out of three hundred and forty, one door that’s three-foot-one wide is a mistake.
# Step three: rules that check
H: Where does the checking come in?
G: Write down what must be true. The door’s rating against its wall: one-hour wall to a corridor, twenty minutes; one-hour shaft, sixty; two-hour wall, ninety. We have a wall tag and a door tag, so a filter can compare and paint the wrong ones pink. There were twenty-two pink doors the first time. I’d have sworn there’d be none.
H: What else could it check?
G: No hardware set. Leaf under thirty-six inches that’s on an accessible route. Pairs without an active leaf. Glass in a door where the wall rating limits size. Swings against the way out, for rooms of fifty or more. You set it once and it’s there for every project.
# What it can’t know
H: What can’t it do?
G: Know how a door’s used. It can’t tell you that a nurse pushes it with a cart. Or that the owner has one key for all the closets. Hardware sets are conversations. So the consultant gets the list in a spreadsheet, with our ID that never changes, and writes the sets, and we bring back only that one column. Otherwise two people edit it in two places and we’re back where we started.
H: So does a person ever look at it?
G: Someone who didn’t make it. With a paper plan and a pencil, they start at the front entrance and go door by door, opening each one in their head. “I’m coming in, it’s night, do I have a card?” It takes three hours. We always find something.
H: And your colleague with the beautiful schedule?
G: She does that walk. Last time she found a closet that could only be opened from the inside.`,
  },
  {
    title: 'Final, Final 2, Final Really',
    summary:
      'Quick questions on names, versions, and sheets: how a team of nine firms knows which drawing is current, and what to do with the other ones.',
    series: 'Digital practice',
    topics: ['documents', 'coordination'],
    sections: ['004113', '015813'],
    guest: 'Information manager',
    firm: 'builders',
    script: `
# Names
H: Rapid round. I’ll confess and you absolve. {guestName}, of {firm}. I have a file called “Plan_FINAL_v3_use this one.”
G: Ten Hail Marys. Which one’s current?
H: No idea.
G: Then there’s your answer. A name says what it is, never how you feel about it.
H: What goes in it?
G: Project, who made it, zone, level, type, number. In a fixed order, with dashes. There’s an international standard, ISO 19650, that sets out such fields. Whatever you choose, all nine firms use the same.
H: Date?
G: In the record, not in the name. Or else the link breaks every Tuesday.
H: Spaces?
G: No.
H: My initials?
G: Definitely not.
# Versions
H: How do I say it’s been changed?
G: A revision, and a status. Two different things. Revision: P01, P02 while it’s preliminary, C01 once it’s for construction. Status: what you may do with it. Look, comment, build.
H: Who needs a status?
G: The guy with the saw.
H: Cloud the changes?
G: Since the last issue, only. Last time’s clouds come off. A drawing with five years of clouds is weather.
H: And a list of what changed?
G: Sheet index with a dot for every issue. One page. If a superintendent prints only one thing from you, it’s that.
# Where it lives
H: Email it?
G: A link. If you attach it there are now nine copies, growing old separately.
H: Who can delete?
G: No one. Old ones move aside, with a mark over them. “Superseded,” in red, diagonally.
H: And paper on site?
G: One set, in the trailer, with someone whose job it is. There’s a code in the corner. You hold your phone over it and it goes green or red. Green, it’s current.
H: Does anyone do that?
G: Since a wall was built from a red one? All of them.
H: What did the wall cost?
G: Nineteen thousand. The app’s forty a month.
# Sheets and PDFs
H: PDFs: one big one or by sheet?
G: By sheet for control, bound for bidders. Bookmarks with number and title. Links from each callout to the detail.
H: Vector or scanned?
G: Vector, so you can search. If I can’t find “D-214A” in your set in two seconds, I’m using someone else’s memory.
H: Color?
G: If it means something in color, say it in a line type too. Half the prints are black and white.
H: And the spec?
G: One file, bookmarked by section, and each footer has the section number, not just a page. People tear out a section. Then a page says “12” and no one knows of what.
H: What do I do about my old folder?
G: Make a new one, with today’s date in a text file, saying, “Nothing before this counts.” Move in what you need.
H: And the rest?
G: Name it “archive.” It’s the last adjective you’ll get.`,
  },
  {
    title: 'Stealing From Yourself',
    summary:
      'A library of details that gets used: why most fail, what has to travel with a detail, and who decides whether it’s still any good.',
    series: 'Digital practice',
    topics: ['detailing', 'bim', 'documents'],
    sections: ['076200', '075423', '085113'],
    guest: 'Technical librarian',
    firm: 'architects',
    script: `
# Six thousand details
H: Everyone steals details. Is that wrong?
G: It’s the best thing we do, if you steal from someone who learned the hard way. I’m the technical librarian at {firm}, {guestName}. We had six thousand in a folder. I found one parapet in there forty-one times.
H: Which one was good?
G: That’s the question! No one could say. One had a beautiful through-wall flashing, from a job that leaked. It had been copied onto seven others. Only two people knew about the leak, and they’d left.
# What goes with it
H: So what makes a detail worth keeping?
G: Its story has to come with it. Ours have a cover sheet, half a page. What building, what year, what climate. Which spec sections are in it. What it needs nearby: this only works with that sill. What was changed on site. How it’s doing after two winters. And a name to call.
H: That’s a lot of words for a drawing.
G: The drawing is the easy half. A line doesn’t tell you why it’s there. I’ve seen people remove a hem from a drip edge for looks because no one had written, “This hem is what makes the water let go.”
# Two hundred
H: How’d you get from six thousand down?
G: I didn’t go through them. I asked eleven senior people, “Which ten do you always draw?” It came to about ninety. Parapets, sills, thresholds, base of wall, slab edge, roof curb. We drew each one fresh, together with a contractor and a consultant, in one style, with notes from the list. We’re at two hundred today, and I don’t want to go past three hundred.
H: The rest of them?
G: In the basement. You can look, but you can’t paste.
H: And manufacturers’ details?
G: I like them. They know their product. What they don’t know is what’s next to it. At the edge of the sheet there’s a dotted line and “by others.” Ours begins at that dotted line. So take theirs, check the version, and then draw the neighbors.
# Keeping it alive
H: Most libraries die. Why hasn’t yours?
G: Three habits. Every detail has a year printed on it, and after three it goes gray until someone’s looked at it again. Second, when there’s a leak, I go see. With the detail in hand. Third, if you use one, it’s logged by project, so that when one goes bad I can call everyone who used it. We’ve had to do that once.
H: A recall. Of a drawing.
G: Four projects, two not yet built. A membrane was lapped the wrong way at a scupper. It took eight phone calls. Without the log I wouldn’t have known whom to call.
H: And do young people learn from that, if it’s just paste?
G: They have to redraw one by hand, their first month. Then explain it to me, following a raindrop. No one’s allowed to paste what they can’t explain.
H: Did you pass?
G: The third time. I’d forgotten the wind.`,
  },
];
