import {
  heading,
  paragraph,
  steps,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const floorFlatnessNumbers: WrittenPost = {
  slug: 'floor-flatness-numbers',
  title: 'FF 25 on Tuesday: What Floor Numbers Promise the Finishes',
  summary:
    'A comparison of F-numbers and straightedge gaps, when they’re measured, and how to close the distance to what flooring installers need.',
  topics: ['testing', 'coordination', 'cost'],
  sections: ['033000', '096723', '093013'],
  figure: null,
  blocks: [
    paragraph(
      'The concrete section asks for FF 25 and FL 20. The tile section wants 1/8 in. in 10 ft. The resinous flooring section requires “level,” the rolling shelving people require “flat,” and the contractor has one slab. Each requirement is in a different language, and the translating gets done in the field with a grinder.',
    ),
    heading('Two numbers, two shapes'),
    paragraph(
      'By ASTM E1155, a floor profile is recorded at 12 in. intervals along straight lines. Flatness, FF, describes the bumps: how the curvature changes from foot to foot. Levelness, FL, describes tilt over 10 ft. A slab may be flat and tilted, like a good ramp, or level on average and full of ripples.',
    ),
    paragraph(
      'Higher is better, and the scale is linear in quality, so FF 50 has half the waviness of FF 25.',
    ),
    table(
      ['Class', 'FF / FL overall', 'Rough gap below 10 ft straightedge'],
      ['Conventional', '20 / 15', '5/16 in.'],
      ['Moderately flat', '25 / 20', '1/4 in.'],
      ['Flat', '35 / 25', '3/16 in.'],
      ['Very flat', '45 / 35', '1/8 in.'],
    ),
    paragraph(
      'The third column is a rough correlation, not an equivalence. F-numbers are statistics over an area, and a straightedge finds the worst spot. A slab with FF 40 overall may well contain a hollow of 1/4 in. next to a column. That spot is where the tile setter has the problem.',
    ),
    paragraph(
      'That is why specifications give two values: overall, for the entire surface, and minimum local, for any one placement section, generally about two thirds of the overall.',
    ),
    heading('Tuesday'),
    paragraph(
      'Measurements are taken within 72 hours of finishing. The reason is fairness: after that, slabs curl, deflect, and crack, and the finisher isn’t responsible for that. On Tuesday the report shows FF 27. By the time flooring goes down, five months later, joints have curled upward by 1/4 in. No one is in breach of contract, and the floor isn’t flat.',
    ),
    paragraph(
      'For suspended slabs, levelness isn’t even tested, unless it’s done before shores are pulled. Steel beams that have been cambered settle by an unknown part of the camber as concrete is placed; decks pond more concrete at mid-span. FL on an unshored elevated deck is meaningless, and specifying it only shows that no one read the standard.',
    ),
    heading('Closing the gap'),
    paragraph(
      'A slab at three days and the flooring’s needs at five months are some distance apart, and someone must be paid to make up the difference. The options are:',
    ),
    steps(
      'Higher F-numbers. Going from 25 to 35 costs more in finishing: laser screed, highway straightedge, pan floats. It reduces patching but can’t prevent curl.',
      'Less curl. Low-shrinkage mix with larger aggregate, shorter joint spacing, longer wet curing, more reinforcement near the top. That costs money too, but it’s well spent.',
      'An allowance for underlayment, in the flooring section or Division 01. State it as area and average depth: for instance 30 percent of the tiled area at 1/4 in. All bidders carry the same, and the unused part is credited back.',
      'Grinding at joints, by unit price per foot.',
    ),
    paragraph(
      'On most office and school jobs I do 3 and part of 2. That has put an end to the meeting where the tile contractor, the concrete contractor, and the project manager each bring a straightedge of a different length.',
    ),
    heading('What the finish should say'),
    paragraph(
      'Flooring sections should give the requirement in the terms its own standard uses. For tile: maximum variation in 10 ft and in 2 ft. For a self-leveling resinous system, say whether it is supposed to follow the slab or to create a plane, because 3/16 in. of troweled epoxy will follow every dip, and in areas with floor drains it needs slope, not level. With a drain in the room, slope at 1/8 in. per foot comes from the structure or a topping, and “slope to drain” on the floor plan doesn’t say which. Depress the slab, or thicken the topping. Draw elevations at the drain and at the walls.',
    ),
    paragraph(
      'For defined-traffic aisles with high racks, there is an Fmin system, measured in the wheel tracks. Leave that to warehouses. It takes a different instrument and a different budget.',
    ),
    heading('Report, with a map'),
    paragraph(
      'Ask for the E1155 report as a plan with test lines on it, issued within a day. If the first placement comes out low, the second can be changed. A report that arrives after the fourth placement is only history. Also, have the flooring installer walk the slab with the concrete foreman in the first week, and mark trouble spots with crayon. I haven’t seen any other way of getting the two trades to agree on what flat means.',
    ),
  ],
};
