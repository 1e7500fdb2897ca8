import {
  heading,
  list,
  paragraph,
  steps,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const shelfAnglesAsThermalBridges: WrittenPost = {
  slug: 'shelf-angles-as-thermal-bridges',
  title: 'What a Shelf Angle Does to an R-20 Wall',
  summary:
    'Linear transmittance worked for a brick veneer, the standoff alternative and its costs, and what to coordinate with structure.',
  topics: ['carbon', 'detailing', 'coordination'],
  sections: ['042113', '072113', '051200'],
  figure: null,
  blocks: [
    paragraph(
      'The wall type says R-20. It has 4 in. of continuous mineral fiber outboard of the sheathing, an air space, and brick. At each floor, a steel angle, 8 by 6 by 1/2 in., carries the brick, bolted tight to the edge of the slab, right through the insulation. Steel conducts heat something like a thousand times as readily as mineral fiber does. The angle occupies half an inch out of a 12 ft story, a third of one percent of the wall, and it is tempting to leave it out.',
    ),
    paragraph('Here is what happens when it goes in.'),
    heading('The calculation'),
    paragraph(
      'Heat loss through a wall with linear bridges is the clear-field U-factor plus the extra loss of each line, written as psi, the linear transmittance in Btu per hour, foot, and degree. Spread each line over the area of wall it serves, and add.',
    ),
    paragraph(
      'For the exercise take psi = 0.30 for an angle bolted directly to the slab. Real values depend on slab insulation, cladding, and angle, and come from a catalog of modeled details or a model by ISO 10211; this one is simply within the usual range.',
    ),
    list(
      'Clear field: R-20, U = 0.050.',
      'One angle per story of 12 ft: 0.30 / 12 = 0.025.',
      'Effective U: 0.075, that is R-13.3.',
    ),
    paragraph(
      'A third of the insulation is gone. To make it up by thickness, the clear field would have to reach U = 0.025, or R-40, and the psi value would grow in the attempt, since a longer angle leg has more to short-circuit. You can’t make up for a linear bridge with more field insulation.',
    ),
    paragraph(
      'Now support the angle on plates or brackets spaced 4 ft apart, with insulation running behind the angle between them. Suppose psi drops to 0.15.',
    ),
    list('0.15 / 12 = 0.0125. Effective U: 0.0625, R-16.'),
    paragraph('The standoff bought nearly R-3 for every square foot of wall.'),
    heading('A comparison to take to the meeting'),
    table(
      ['', 'Bolted tight', 'On standoff plates', 'On a proprietary bracket with thermal pad'],
      ['Assumed psi', '0.30', '0.15', 'Ask for modeled value'],
      ['Effective R of wall', '13.3', '16', 'Depends'],
      ['Angle thickness', '1/2 in.', 'Often heavier, since it spans between plates', 'Per engineered system'],
      ['Anchors', 'Many, light', 'Fewer, each with moment', 'Fewer, each with moment'],
      ['Insulation install', 'Cut around angle at each floor', 'Slides behind', 'Slides behind'],
      ['Who designs it', 'Structural engineer', 'Structural engineer', 'Delegated, sealed'],
    ),
    heading('The structural side'),
    paragraph(
      'Insulation has pushed the brick out to about 6 in. from the slab face, where a generation ago it was 2 in., and the moment on each anchor has grown with it. Standoff plates gather that moment at fewer points. Nominal 4 in. brick weighs about 40 lb per square foot. A 12 ft story is 480 lb per foot, and plates at 4 ft carry 1,920 lb each. With an eccentricity of 7 in. the moment is 13,440 in.-lb at every plate, into a slab edge that may be 7 in. thick with a pour stop. The engineer has to know at the time the slab edge is being designed. If it comes up during construction documents, it means redesigning the perimeter.',
    ),
    paragraph(
      'The angle also deflects. Codes for masonry limit the support of veneer to a deflection of L/600, and the rotation of the toe adds to what the joint beneath must absorb. That soft joint under the angle takes up frame shortening, live load deflection of the slab above, and growth of the brick below. If the standoff angle tips by another 1/16 in., make the joint 1/16 in. taller.',
    ),
    heading('The rules are catching up'),
    paragraph(
      'For a long time energy standards ignored linear bridges. ASHRAE 90.1 addressed them in its 2022 edition, with a choice of prescribed details or accounting for the loss. Whichever edition your jurisdiction is on, the heat has been leaving all along, and owners who meter their buildings can see it.',
    ),
    heading('Four lines for the documents'),
    steps(
      'On the wall type: clear-field R and effective R, both, with the psi values used. An energy modeler who sees one number will use it.',
      'On the detail: the standoff dimension, the plate spacing, the material and thickness of any pad, and that the flashing passes over the angle and has a drip.',
      'In 04 21 13: insulation installed behind support angles without gaps wider than 1/8 in., before brick is laid above that floor.',
      'In 05 12 00 or the miscellaneous metals section: galvanizing after fabrication, with the slots for adjustment shown. Field-cut slots and field-burned holes are where the corrosion starts.',
    ),
    paragraph(
      'Relieving angles are one of several lines on the facade. Parapets, balconies, and window perimeters each have theirs. The shelf angle just has the shortest arithmetic.',
    ),
  ],
};
