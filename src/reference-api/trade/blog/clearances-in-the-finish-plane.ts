import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const clearancesInTheFinishPlane: WrittenPost = {
  slug: 'clearances-in-the-finish-plane',
  title: 'Sixteen to Eighteen Inches from What? Accessible Dimensions in the Finish Plane',
  summary:
    'Which accessibility dimensions carry tolerance and which don’t, with a stack-up calculation for a toilet compartment.',
  topics: ['accessibility', 'detailing', 'code'],
  sections: ['102113', '102800', '224200', '093013'],
  figure: 'wall-mounting',
  blocks: [
    paragraph(
      'An accessibility inspection is done with a tape measure and a form, and the form doesn’t ask which trade moved what. This post lists the dimensions that fail most often on the jobs I have walked. The reason is nearly always the same: the drawing was dimensioned to the stud.',
    ),
    heading('Range or limit?'),
    paragraph(
      'The 2010 ADA Standards allow conventional industry tolerances for field conditions, other than where the requirement is itself a range with stated minimum and maximum. The water closet centerline, 16 to 18 in. from the side wall, is a range. There is no further tolerance. At 15-7/8 in. it fails. The compartment width of 60 in. is a minimum, and a claim of tolerance under a minimum is an argument I would rather not have.',
    ),
    paragraph(
      'So design ranges to the middle. Draw 17 in., measured to the finished face. Draw minimums with an inch to spare.',
    ),
    heading('The stack-up'),
    paragraph(
      'A wheelchair accessible compartment with a floor-mounted water closet must be 60 in. wide and 59 in. deep; with a wall-hung one, 56 in. deep is enough. Suppose that the width is between a tiled wall on one side and a partition panel on the other.',
    ),
    list(
      'Stud to stud, or stud to panel centerline, as framed: W',
      'Backer board: 5/8 in.',
      'Mortar and tile: 1/2 in.',
      'Half the thickness of a 1 in. panel: 1/2 in.',
      'Wall out of plumb over 5 ft: 1/4 in.',
    ),
    paragraph(
      '60 + 5/8 + 1/2 + 1/2 + 1/4 = 61-7/8 in. from the stud face to the panel centerline. A plan that dimensions 60 in. to framing will deliver a compartment of 58-1/8. And no one will have misread a tape.',
    ),
    paragraph(
      'For the centerline: 17 in. from tile means 18-1/8 in. from the stud, and the plumber sets the carrier or flange on the day when only studs exist. Give the plumber a dimension from the stud, on the plumbing rough-in drawing.',
    ),
    heading('The list I carry'),
    table(
      ['Item', 'Requirement', 'Typical failure'],
      [
        'Side grab bar',
        '42 in. long, starts within 12 in. of rear wall, reaches 54 in.',
        'Starts at 14 in. because of blocking',
      ],
      [
        'Rear grab bar',
        '36 in. long, 12 in. to one side of centerline, 24 in. to the other',
        'Centered on the wall',
      ],
      ['Height of bars', '33 to 36 in. to top of gripping surface', 'Set to centerline'],
      ['Space behind bar', '1-1/2 in. exactly', 'Escutcheon not seated'],
      ['Seat height', '17 to 19 in. to top of seat', 'Thin seat, thick floor'],
      ['Toilet paper dispenser', 'Centerline 7 to 9 in. in front of the bowl', 'Placed too far forward'],
      ['Mirror above lavatory', 'Bottom of reflecting surface 40 in. maximum', 'Measured to frame'],
      ['Lavatory', '34 in. maximum to rim; knee space 27 in. high', 'Apron added later'],
    ),
    paragraph(
      'The dispenser deserves a note. Big roll units are wide and deep, and their housing cannot sit within 12 in. above the side bar, or closer than 1-1/2 in. below it. On many walls there is exactly one legal rectangle. Draw it.',
    ),
    heading('Doors into the room'),
    paragraph(
      'Approach from the front on the pull side needs 18 in. beside the latch and 60 in. of depth. On the push side it is 48 in. of depth, and 12 in. beside the latch if the door has both closer and latch. Trash receptacles and towel dispensers move into those spaces in the week of turnover. A recessed unit, with blocking, is the only kind that stays put. Anything that projects from a wall between 27 and 80 in. above the floor along a circulation path may protrude 4 in. and no farther. A surface-mounted hand dryer is usually deeper than that, so it belongs in an alcove or out of the path.',
    ),
    heading('Who needs the dimensions'),
    paragraph(
      'A mounting height diagram helps, provided that it is for this project. The standard sheet with sixteen elevations, half of them for fixtures you don’t have, is read by no one. I draw each toilet room’s walls at 1/2 in. scale, with dimensions from finish in one direction and from framing in the other, in two text styles. Then the sequence: carrier, blocking, board, tile, partition, accessories. A superintendent can see what will be hidden, and when.',
    ),
    paragraph(
      'State and local codes may ask for more than the federal standard, and ICC A117.1 in its newer editions enlarges turning and clear floor spaces. Put the governing document and edition on that sheet. The inspector’s form follows one of them, and you need to know which.',
    ),
  ],
};
