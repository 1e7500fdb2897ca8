import {
  heading,
  list,
  paragraph,
  quote,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const writingHardwareSets: WrittenPost = {
  slug: 'writing-hardware-sets',
  title: 'A Hardware Set Is a Paragraph: How to Write One That Can Be Checked',
  summary:
    'Order, function, and operational description in door hardware sets, with the code facts that decide items before taste does.',
  topics: ['documents', 'code', 'accessibility'],
  sections: ['087100', '081416', '081113'],
  figure: null,
  blocks: [
    paragraph(
      'Door hardware sets are usually written as parts lists. Three hinges, one lockset, one closer, one stop, three silencers. A parts list can’t be wrong in a way that a reader notices, because it makes no statement about what the door is supposed to do. When the corridor door of the pharmacy turns out to lock people in, everyone checks the list and finds every item on it.',
    ),
    paragraph('I would rather have a paragraph, then the list. The paragraph is called Operation.'),
    quote(
      'Door normally closed and locked. Entry by valid credential retracts the latch electrically; entry by key at any time. Free exit by lever at all times. On loss of power the door remains locked from outside. No connection to the fire alarm.',
    ),
    paragraph(
      'It’s five sentences. A building official can approve them, an electrician can wire from them, and the owner’s security manager can object to the third one before anyone buys a lock. When the set is revised, the paragraph gets revised first.',
    ),
    heading('The sequence of the list'),
    paragraph(
      'Write items in the order in which the industry does, which follows the door from its hanging edge: hinges or pivots, flush bolts, locks and latches, exit devices, cylinders, electrified items, pulls, coordinators, closers and operators, protection plates, stops and holders, seals and sweeps, thresholds, silencers. The hardware supplier’s schedule comes back in that order, and a set in any other will be shuffled. Omissions show up best where the place they should occupy is known. A pair of doors with flush bolts and no coordinator jumps out when you read down the standard order.',
    ),
    heading('Facts before preferences'),
    paragraph('A number of items are settled by rules, and I fill these in before I open a catalog.'),
    list(
      'Fire doors are self-closing and positively latched. No hold-opens except those released by detection, no deadbolts that can defeat the latch, no plate above 16 in. from the bottom unless the door’s label allows it.',
      'Operable parts on an accessible route: one hand, no tight grasping, pinching, or twisting of the wrist, between 34 and 48 in. above the floor.',
      'Opening force for interior hinged doors under the 2010 ADA Standards is 5 lbf, fire doors excepted. Closers take at least 5 seconds from 90 degrees to 12 degrees.',
      'Panic hardware where an assembly or educational occupancy has an occupant load of 50 or more, and on doors to large electrical rooms by the National Electrical Code.',
      'Hinges: one pair up to 60 in. of height, and one more for each 30 in. or fraction. A standard 7 ft door takes three. An 8 ft door with a heavy leaf takes four and a call to the supplier about weight.',
    ),
    paragraph(
      'Whatever remains is preference: lever design, finish, the brand of key system that the owner already has.',
    ),
    heading('Name functions by number'),
    paragraph(
      '“Classroom lock” means one thing to the teacher and another to the catalog. The ANSI/BHMA standards number the functions. In the mortise series, A156.13, F01 is passage, F05 classroom, F07 storeroom. In the bored series, A156.2, F75 is passage, F84 classroom, F86 storeroom. A function number travels from one make to the next; a model number does not. It is possible to specify the grade, the function, and the operation with no trade name whatever, and to receive competitive prices for the result.',
    ),
    paragraph(
      'The classroom function deserves attention on its own. In its traditional form the teacher has to step into the corridor to lock. Schools have moved to variants locked from inside, and local rules about which of these are permitted differ. Use the Operation paragraph to settle it, with the school district at the table.',
    ),
    heading('Power, and where it comes from'),
    paragraph(
      'For every electrified item there is a box, a wire, a supply, and a trade for each. I add a matrix beneath the sets: item, voltage, who furnishes, who rough-ins, who terminates, who tests. Electric hinges need a hole in the frame prepared at the shop, with a conduit behind it. When 08 71 00, 28 10 00, and the electrical drawings each say “by others,” the frame arrives without the hole, and someone drills a labeled frame.',
    ),
    heading('Checking the returned schedule'),
    paragraph(
      'Take ten doors at random and stand in each, on paper. You are in the room, there is smoke, how do you leave? You are outside at seven in the morning with your hands full, how do you get in? You are eight years old, or use a wheelchair. You clean the building at night. You are trying to break in. The sets that hold up are generally the ones with a paragraph at the top, because whoever wrote it already asked these questions.',
    ),
  ],
};
