import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';

export const carbonNumbers: readonly Episode[] = [
  {
    title: 'How to Read an EPD Without Falling for It',
    summary:
      'Two declarations for the same floor, one number twice as big. Units, stages, averages, and dates, in four steps.',
    series: 'Carbon and health',
    topics: ['carbon', 'testing'],
    sections: ['096519', '096813'],
    guest: 'Life-cycle analyst',
    firm: 'engineers',
    course: 'epd-literacy',
    script: `
# Stop one: per what?
H: I have two declarations on my screen, both for resilient tile. One says six kilograms of carbon dioxide, the other says thirteen. Done. I pick the six.
G: Hang on. I’m {guestName}, at {firm} this is what I do all day, and I have a question before you buy it. Six per what?
H: Per square meter. And the other one, per square meter too. So there.
G: Of what thickness? For how many years? Look at the top: “declared unit” on the first. “Functional unit” on the second. A declared unit is just an amount of product, a square meter out the door. A functional unit covers it over time, and yours says sixty years of building life.
H: So the thirteen includes replacements.
G: At least one whole new floor.
# Stop two: from where to where?
H: Okay, what’s next?
G: The table with letters. A1 is raw materials, A2 is getting them to the plant, A3 is making it. Nearly every declaration has these three. Then A4 to the site, A5 putting it in, B for all the years of use, C for end of life, and D for whatever happens after that. D doesn’t belong in the total.
H: So line up A1 to A3.
G: Exactly. First one: 6.0. Second: it’s in the table, 5.4. The bigger one’s smaller.
H: I’d have bought the wrong one in eleven seconds.
# Stop three: whose number?
G: And we’re still not done. One is an industry average. See the list of companies on page two? It’s the mean of eleven plants. That’s fine for setting a budget in schematic design. It tells you nothing about whichever plant would ship to you. The second is product-specific, and it’s from one facility.
H: What else is in the small print?
G: The rule. Every one follows a product category rule, the PCR, that says what to count. If they’re under different rules, or different versions, don’t compare them at all. Same with the impact method. Check that it’s verified by someone outside. It’ll say “external.” And check the date. They’re good for five years.
H: Mine ran out in March.
G: Then it’s history. Ask for the new one.
# Stop four: what’s the difference worth?
H: So we have 6.0 and 5.4. The second wins by ten percent.
G: I’d call it a tie. The data behind it, the electricity mix, transport, losses, aren’t that sharp. When I see a factor of two I get up from my chair. When I see ten percent, I’d look at how long the floor lasts.
H: That’s a letdown.
G: It’s a relief! Now you get to choose by color. Put your effort where the tons are. In this building that’s the concrete, and no one has sent us anything on it.
H: I’ll write to them.
G: Ask per cubic yard, by mix.`,
  },
  {
    title: 'Fifty-Six Days',
    summary:
      'A parking structure loses a quarter of its concrete carbon because someone asked when the strength was really needed.',
    series: 'Carbon and health',
    topics: ['carbon', 'testing', 'cost'],
    sections: ['033000'],
    guest: 'Structural engineer',
    firm: 'engineers',
    course: 'low-carbon-concrete',
    script: `
# A question in week three
H: {guestName} told me the best carbon decision on this project was a single question. Let’s hear it.
G: “When do you need it?” That was all. The concrete supplier asked it, and I’m a little embarrassed that it wasn’t us, at {firm}. We’d called for five thousand psi at twenty-eight days for the footings of a parking structure. It’s on every drawing I’ve ever made. He said, “These won’t see full load for seven months. Can I have fifty-six days?”
H: And why’s that a carbon question?
G: Because cement is where it comes from. Making portland cement drives carbon dioxide out of limestone and burns fuel to do it. Most of the footprint of a yard of concrete is that one ingredient. If you let strength come slowly, you can replace a lot of it with slag or fly ash, which gain strength late.
# The numbers
H: How much did it do?
G: For the footings we went to half slag. That cut them by about forty percent against his standard mix. The mat and the walls below grade were similar. The decks were another matter. They’re post-tensioned and stressed at three or four days, so there we needed early strength. We took twenty percent slag there, and Type IL cement, which has some limestone ground into it.
H: And everything together?
G: Twenty-six percent less, by the mix declarations, and no extra cost on the invoices. The price was the same or a bit lower.
# How it was written
H: What did you write, so that it happens again?
G: A table on the general notes. Each element: strength, age, exposure class, max aggregate, and a maximum global warming potential per cubic yard. Footings, fifty-six days, even ninety. And then we erased things. There was a minimum cement content. There was a maximum of twenty-five percent fly ash, for everything. Both of those had been in our master since before I was licensed.
H: You need limits for some things.
G: For slabs that see deicing salt, the code does limit replacement, for scaling. So they go in there. For a footing, no. Write what it has to do and let the supplier design the mix.
H: Did you set a project total?
G: Yes, a budget: every mix times its volume, added up. So he can go easy on the decks and make it up below. The contractor loved that, because a limit on each mix would have left him stuck in January.
# What got in the way
H: There must have been a bad day.
G: November. Slag concrete sets slowly when it’s cold. The finishers stood there waiting until eleven at night. We should have met with them first. Now we have a line in the schedule: mix A from April to October, mix B in winter.
H: And testing?
G: Extra cylinders. If you accept at fifty-six, you’d like something at seven and twenty-eight to see where it’s headed. The lab didn’t know. They called in a low break and everyone panicked for an afternoon.
H: What will you ask next time?
G: Same thing. To more people.`,
  },
  {
    title: 'The Gas Inside the Foam',
    summary:
      'Two boards look the same and have the same R-value. One carries a gas that warms the planet a thousand times more. How to tell, and how to specify.',
    series: 'Carbon and health',
    topics: ['carbon', 'climate', 'documents'],
    sections: ['072113', '071326'],
    guest: 'Sustainability director',
    firm: 'architects',
    script: `
# Blue, pink, green
H: Foam boards, in colors. Does the color tell me anything?
G: It tells you who sells it. What’s in the bubbles is invisible. I’m {guestName}, I’m in charge of materials at {firm}, and this is where I’ve seen the biggest difference between look-alikes.
H: What’s in there?
G: A blowing agent. You puff up the plastic with a gas, and lots of it stays for decades, because it’s a better insulator than air. In extruded polystyrene it was an HFC for years, mostly 134a. Its global warming potential’s around thirteen or fourteen hundred times that of carbon dioxide.
H: And some of it leaks out.
G: Some when it’s made, some each year, the rest when someone breaks it up. So you’ve insulated to save carbon, and the insulation starts out with a mortgage.
# What’s changed
H: I’ve heard that it’s over.
G: Mostly. States began to restrict those agents in foams, and then came the federal rules under the AIM Act: since the start of 2025, blowing agents in most new foams have to be under a hundred and fifty. Manufacturers switched to hydrofluoroolefins, blends, and other agents, and their warming potential can be in the single digits. But old declarations stay around, and so do old spec masters.
H: So you’d find a 2018 number in a 2026 calculation.
G: Every week. Then the designer says, “XPS is terrible,” and leaves it out in a place where it’s right, below grade in wet soil, where little else lasts.
# The others
H: Walk me through the products.
G: Polyiso uses pentane, a hydrocarbon. That’s low. EPS uses pentane too, and most of it’s gone by the time the board reaches you. Mineral wool has no agent at all. It’s heat and rock. Open-cell spray foam is blown with water, which makes carbon dioxide. Closed-cell used HFCs and has gone to HFOs, but ask, product by product.
H: So polyiso wins?
G: It loses some R when it’s cold, and doesn’t like to be wet. Those are reasons too. I’d compare per R, per square foot, in place, for that spot. A board with a footprint a third smaller is no bargain if you need it half again as thick.
# Words for the spec
H: What would I type?
G: In the insulation section: “Blowing agent: zero ozone depletion, global warming potential less than” and then a number. I use ten where the market has it. And for the declaration, “product-specific Type III, external verification, issued for the formulation supplied.” That last part is so you don’t get the paperwork for the old formula.
H: Anything to check on site?
G: Labels. Ask the super to send you a photo of the label on the first pallet. It has the plant and a date code. One time in ten it’s not what was in the submittal.
H: What then?
G: I say thanks for the photo. Then I reject the pallet.`,
  },
  {
    title: 'A Limit That Holds Up at Bid Time',
    summary:
      'Writing a maximum GWP into a specification so that it can be priced, checked, and enforced: a public owner’s engineer goes line by line.',
    series: 'Carbon and health',
    topics: ['carbon', 'documents', 'cost'],
    sections: ['051200', '033000', '088000'],
    guest: 'Public works program manager',
    firm: 'agency',
    course: 'epd-literacy',
    script: `
# First attempt
H: The first time you did it, {guestName}, how did it go?
G: Badly. At {firm} we wrote, “Contractor shall use low-carbon materials to the greatest extent feasible.” We got seven bids and seven shrugs. “Feasible” was whatever was in the yard.
H: And the second?
G: We wrote one number for steel. Just one. It was for all steel: beams, tubes, plate, rebar. Tubes can’t meet what beams do, since they come by different routes. So we had a protest before the envelopes were opened.
# What a limit needs
H: So line by line, let’s do the third one. What comes first?
G: The category. Hot-rolled sections is one. Hollow sections are another. Plate. Rebar. Fabricated or not: say whether it’s at the mill’s gate or after the shop. Each has its own product category rule, and each gets its own figure.
H: Then the unit, I suppose.
G: Unit and stages. “Kilograms of carbon dioxide equivalent per metric ton, stages A1 through A3.” Concrete, per cubic yard or cubic meter, by strength. Glass is flat glass, not the finished unit, unless you say so.
H: Third.
G: The proof. A facility-specific Type III declaration, which has to be current, from a verified program. And when we’d see it. For us: with the bid, a statement. At submittal: the declaration. At delivery: the mill certificates, so they match.
H: Where do the numbers come from?
G: If you have a statute, from there. Some states publish limits, and they get revised, so cite the date. If not, I’d begin from the industry average for that category and ask that it be no worse. That gets rid of the poor ones and doesn’t cost any. Next time, tighten.
# What if no one can?
H: And suppose the supply is just not there?
G: A way out, in writing, with a price. “If no complying product’s available within the schedule, submit evidence from three suppliers.” Then we can say yes. Or there’s an incentive: a bid preference for going under. What you can’t do is waive it in a hallway.
H: Did it raise prices?
G: For rebar and structural shapes, no. It’s mostly scrap melted in electric furnaces here already. For concrete, not by much, when we’d let go of cure times. Aluminum, it depended. Glass, there wasn’t much choice.
# Who checks
H: Who on your side reads them?
G: At first, me. Then I trained the inspectors, since they’re there when the truck arrives. There’s a half-page: category, plant, number, expires, compare. Two minutes. They told me it’s easier than a slump test.
H: What would you say to a private architect who’d like to start on Monday?
G: Choose three materials. The heaviest three. One number apiece, with the category, the unit, and the proof. Then enforce it once. After that, they’ll know you read the submittals.`,
  },
  {
    title: 'Does the Third Pane Pay Back?',
    summary:
      'Embodied against operational carbon, argued over one office façade in a cold city with a cleaner grid coming.',
    series: 'Carbon and health',
    topics: ['carbon', 'climate', 'cost'],
    sections: ['088000', '084413', '085113'],
    guest: 'Carbon consultant',
    firm: 'consultants',
    script: `
# Two camps
H: I’m in the insulation camp. Put in the third pane, save heat for forty years, end of discussion. {guestName} from {firm} is in the other.
G: I’m in the camp with a calculator. Sometimes that’s your camp. What’s the city?
H: Cold. Long winters. Gas boiler now, all electric in ten years or so.
G: And there’s the catch. Your savings are in units of heat. When the boiler goes, the carbon in each unit will be a third of what it is now. The footprint of the pane is all spent before anyone moves in.
# Put numbers on it
H: Do the math, then. One square foot.
G: Let me use round figures, and don’t quote me, because each supplier’s different. A lite of glass, six millimeters, about two kilograms of carbon dioxide for each square foot. Say three, with the extra spacer, gas, coating, and the deeper frame. That’s the debt.
H: And the income?
G: The assembly U-factor goes from 0.30 to 0.22. In your winter that’s some twelve or fourteen thousand British thermal units a year for that square foot. With gas, at eighty percent, a bit under a kilogram each year. So it pays off in three or four. You win, for as long as it’s gas.
H: I’ll take it!
G: And with a heat pump on a clean grid? A tenth of that, maybe. Then it’s thirty years or more, which is about when an insulating unit needs replacing. I don’t win either. It’s a draw.
# What neither of us counted
H: Comfort. I’ve got people sitting at that glass.
G: Now you’re talking. An inner surface at sixty degrees rather than fifty-five, on a zero-degree night. With that, you might drop the perimeter heat along the glass. That’s money, floor area, and carbon, all at once. If the third pane lets a whole system go away, I’m with you at any grid.
H: And the size of the heat pump.
G: Yes. And on the other side of the ledger, weight. Half again as heavy. Hinges, anchors, the crane, the two people carrying it.
H: So what’s your real alternative? It can’t be double-pane forever.
G: Less glass! Your façade’s seventy percent. Take it to forty. I’ve just saved the frame, the panes, the heat, the cooling, and the shades. Nothing that we’ve discussed comes close. No one asks me that, because by then the rendering’s been approved.
# A rule of thumb
H: Give me something to use when you’re not in the room.
G: Ask three questions. How much carbon is in a unit of energy, not today, but on average over the life of the glass? Does it get rid of something else? And how long until it’s replaced? If the answers are “heavy, yes, long,” buy it. “Light, no, short,” leave it.
H: And in my cold city?
G: Gas for ten years, no perimeter heat, thirty-year units. I’d buy it.
H: Then we agree.
G: At forty percent glass, we do.`,
  },
];
