import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const alternatesAllowancesUnitPrices: WrittenPost = {
  slug: 'alternates-allowances-unit-prices',
  title: 'Alternate, Allowance, or Unit Price? Match the Method to the Unknown',
  summary:
    'Three ways to carry something undecided in a bid, what each one costs, and how to write it so the numbers mean the same thing to every bidder.',
  topics: ['cost', 'documents'],
  sections: ['004113', '099123', '321400'],
  figure: null,
  blocks: [
    paragraph(
      'Every project goes to bid with something unsettled. The owner may want the terrace if there is money. The tile has not been chosen. No one knows how much rock is under the parking lot. These are three different uncertainties, and the documents have a tool for each. Use the wrong one and a known unknown becomes a dispute.',
    ),
    heading('Which tool for which unknown'),
    paragraph(
      'If you don’t know whether the owner will buy something, use an alternate. If you don’t know which product it will be, use an allowance. If you don’t know how much there will be, use a unit price.',
    ),
    table(
      ['', 'Alternate', 'Allowance', 'Unit price'],
      [
        'What is defined',
        'Scope and quality, fully',
        'A sum, or a quantity at a sum',
        'Quality and method of measure',
      ],
      ['What is open', 'Owner’s decision', 'Selection', 'Quantity'],
      ['In the base bid?', 'No, or yes if deductive', 'Yes', 'For the estimated quantity'],
      ['Competition', 'Full', 'On markup only', 'Full, if quantities are realistic'],
      ['Settled at', 'Award', 'Selection', 'Measurement'],
    ),
    heading('Alternates'),
    paragraph(
      'An alternate has to be designed as completely as the base bid. A line reading “Add for green roof” with no drawing will return numbers from one to three million and no way to tell why. Each affects other work: adding the terrace removes a stretch of roofing, changes a door, moves a drain. List what is in, what is out, and which sections and sheets are affected, and show it on the drawings with boundaries.',
    ),
    paragraph(
      'Keep the number small and state the order in which they will be accepted. On public work the law often requires a stated order, because otherwise an owner could pick alternates to pick the bidder. Even on private work, announcing the priority gets sharper prices. Additive alternates are priced better than deductive ones. A subcontractor asked for a deduct gives back less than the work was carried at, and you can hardly blame them, since their overhead doesn’t shrink.',
    ),
    paragraph(
      'State how long prices hold. Sixty days after the bid, accepting Alternate 3 should not require a negotiation.',
    ),
    heading('Allowances'),
    paragraph(
      'A cash allowance is for an item you know you need, in a known quantity, but haven’t selected: lobby tile, finish hardware, the donor wall. The classic trap is the question of what the sum includes. Under AIA A201, the allowance covers the cost to the contractor of materials and equipment delivered at the site and all required taxes, less trade discounts. Unloading, handling, labor, installation, overhead, and profit are in the contract sum outside the allowance, unless the documents say otherwise. So a tile allowance of $12 per square foot is a price for boxes on a truck. If you meant installed cost, say “including installation” and expect the setter to object, reasonably, that no one can price labor without knowing whether it’s 12 by 24 porcelain or glass mosaic.',
    ),
    paragraph(
      'State the quantity, with waste. An allowance of $30,000 for tile tells the bidder nothing about labor. An allowance of 2,500 sq ft at $12, with 10 percent for cuts, does.',
    ),
    paragraph(
      'Don’t use allowances to postpone design. A set with fifteen of them is a cost-plus contract in disguise, where the owner carries all of the price risk and the contractor has a fixed fee for watching.',
    ),
    heading('Unit prices'),
    paragraph(
      'Use them for rock, unsuitable soil, crack repair in an existing slab, or brick replaced by the piece. State how the quantity will be measured, by whom, and how the bid quantity is included. I put a realistic estimated quantity in the base bid and ask for a unit price for adding and for deducting. Without a quantity, bidders can name any price for extra rock, because it doesn’t affect who wins.',
    ),
    paragraph(
      'The measure must be unambiguous. “Cubic yards of rock” in the bank, in the truck, or in the neat line of the trench? Loose rock takes up perhaps half again as much room as rock in place, so that omission is worth fifty percent.',
    ),
    paragraph(
      'Provide for renegotiation when the actual quantity misses the estimate by more than a threshold. Fifteen or twenty percent is customary. The unit price for 40 cubic yards is no guide to the price of 4,000.',
    ),
    heading('Reading them back'),
    paragraph(
      'On bid day, tabulate base bid, each alternate, and each unit price in columns, and read across the rows. An alternate priced at zero by one bidder out of six is a misunderstanding, and now is the moment to ask. A high unit price with a low base bid is a bet that the quantity will grow. The bidder may have noticed something in the soils report, so have the geotechnical engineer reread it that afternoon.',
    ),
  ],
};
