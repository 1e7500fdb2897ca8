import { heading, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const brickGrowsBlockShrinks: WrittenPost = {
  slug: 'brick-grows-block-shrinks',
  title: 'Brick Grows, Block Shrinks: Two Joints with One Appearance',
  summary:
    'Why control joints and expansion joints are different things, how far apart each goes, and the arithmetic behind both.',
  topics: ['detailing', 'moisture', 'climate'],
  sections: ['042113', '042200', '079200'],
  figure: 'expansion-joint',
  blocks: [
    paragraph(
      'On an elevation the two joints look alike: a vertical line with sealant. In the wall they’re opposites. A brick expansion joint is there to close, and a block control joint is there to open. Detail one like the other and the wall cracks within a few years.',
    ),
    heading('What the materials do'),
    paragraph(
      'Fired clay leaves the kiln bone dry and takes on moisture from the air for years. It never gives all of it back, so the brick is a little larger for life. Add heat from the sun, and the wall wants only to get longer. Concrete block leaves the plant damp and goes on losing water and reacting with carbon dioxide. It becomes shorter. ASTM C90 caps the total linear drying shrinkage of the unit at 0.065 percent. Usual figures are well under that, around 0.02 to 0.045.',
    ),
    paragraph(
      'So picture a cavity wall 25 ft long, tied together. Take 0.04 percent for the block: 300 in. × 0.0004 = 0.12 in. shorter. For the brick take 0.0005 for moisture, and 0.000004 per °F over a 100 °F (56 °C) range for temperature: 300 × 0.0009 = 0.27 in. longer. Between the wythes there is almost 0.4 in. of relative travel. Adjustable ties are flexible in the plane of the wall for that very reason, and it’s why masons stopped bonding the two wythes together with headers.',
    ),
    heading('Spacing for block'),
    paragraph(
      'The common empirical rule puts control joints at the lesser of 25 ft or one and a half times the wall’s height, provided that there’s a minimum of horizontal reinforcement to hold cracks tight. A parapet 4 ft high, alone on its floor line, would therefore need joints at 6 ft. People draw the same 25 everywhere, and parapets and the bands between ribbon windows crack on schedule.',
    ),
    paragraph(
      'Place them also where the section changes: at openings (one side for narrow ones, both for wide), at pilasters, at changes in height or thickness, above joints in foundations. At an opening with a lintel, the joint can’t go straight up through the bearing. Either it steps around the end of the lintel, with a slip plane under it, or you have reinforced the opening and moved the joint away. Show which on the drawings.',
    ),
    paragraph(
      'The joint must let the wall shrink while passing lateral load across. Use a preformed gasket in sash units, or a grouted key with building paper on one face. Stop joint reinforcement on both sides. That note is the one most often missing from the detail, and where the wire runs through, the joint does nothing.',
    ),
    heading('Spacing for brick'),
    paragraph(
      'The Brick Industry Association’s Technical Note 18A offers a formula for spacing in inches, given joint width and the sealant’s capacity in percent, for a temperature range of 100 °F (56 °C): width × percent / 0.09. With a 1/2 in. joint and a sealant that takes 50 percent: 0.5 × 50 / 0.09 = 278 in., about 23 ft. The same note advises no more than 25 ft for walls without openings and 20 ft for those with many.',
    ),
    paragraph(
      'With a sealant of 25 percent, the result is under 12 ft. I have seen elevations composed around joints at 24 ft, with sealant chosen later by price. The designer’s rhythm depended on a movement class in another section.',
    ),
    paragraph(
      'Put one near every corner. Two walls growing toward a corner push it outward, and a crack opens about a brick’s length away. The usual rule is within about 10 ft of the corner, counting both sides, or right at the corner if the architect can live with the look.',
    ),
    paragraph(
      'The gap must be empty. No mortar, no wire, no hard filler. Compressible backing is allowed where it can really be squeezed to half its width. Ties go on both sides within a foot.',
    ),
    heading('Where they meet'),
    paragraph(
      'In a block building with brick veneer the two layouts don’t have to coincide and shouldn’t be forced to. Draw both on one elevation, the brick joints in red and the block joints in blue. Draw the horizontal joints under shelf angles in a third color: there, the brick grows up while the frame shortens. In a low building with no shelf angles, the brick rises past window frames fixed to the backup. A clearance at the head and under the sill, larger with each floor, prevents the veneer from sitting on the window.',
    ),
    heading('Check on site'),
    paragraph(
      'Use a hacksaw blade. Push it in the joint before sealing. If it stops, there is mortar. Five minutes per joint, from the scaffold that is already there, is the whole inspection.',
    ),
  ],
};
