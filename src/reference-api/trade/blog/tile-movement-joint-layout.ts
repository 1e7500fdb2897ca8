import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const tileMovementJointLayout: WrittenPost = {
  slug: 'tile-movement-joint-layout',
  title: 'Where Are the Movement Joints? A Tile Layout Checklist',
  summary:
    'Spacing, width, and alignment of movement joints in tile, and why their location should never be left to the setter.',
  topics: ['detailing', 'coordination'],
  sections: ['093013', '079200', '033000'],
  figure: 'floor-transition',
  blocks: [
    paragraph(
      'Tented tile has a look of its own: two rows leaning against each other like a house of cards, in the middle of a floor, generally on the first hot afternoon in spring. The owner suspects the adhesive. The report, a month later, says that the field measured 60 by 45 ft, was grouted hard to all four walls, and had no movement joints.',
    ),
    paragraph(
      'EJ171 in the TCNA Handbook is the reference, and ANSI A108.01 asks for it. Both leave the location of joints to the design professional. Most sets of drawings say nothing more. I go through this list before the floor pattern plans go out.',
    ),
    list(
      'Pattern plan first. Joints are drawn on the plan in a distinct line type and dimensioned to the building grid. If they aren’t drawn, the installer will put them wherever they show least, or leave them out.',
      'Interior spacing: no more than 25 ft in each direction. For a lobby 62 ft long, that means two joints, at thirds. I round down to the module of the tile so no cut tiles flank the joint.',
      'Sun and wet: 12 ft maximum for interior floors that get direct sunlight or moisture, and 8 to 12 ft outside. A vestibule with glass on the south side is an exterior floor as far as thermal movement goes. So is a shower room kept at 80 °F (27 °C) over a cold slab.',
      'Perimeter and restraint: a joint wherever tile meets walls, columns, curbs, pipes, or a different floor. Base covers it, so no one ever sees this joint, and it’s still the one most often left out.',
      'Align with what is below. Every control, construction, cold, and expansion joint in the slab continues through mortar bed and tile. Ask for the concrete contractor’s saw-cut plan while the tile pattern is still loose. When the saw cut and the tile grid differ by 3 in., either shift the tile or use a crack isolation membrane within its manufacturer’s limits. An expansion joint in structure can’t be bridged by any membrane; it needs a cover assembly set flush.',
      'Width. Inside, the same as the grout joint as long as that is at least 1/8 in.; a quarter is better. Outside, 3/8 in. for joints 8 ft apart and 1/2 in. for 12 ft, plus 1/16 in. for every 15 °F (8 °C) by which the tile’s yearly temperature range exceeds 100 °F (56 °C).',
    ),
    paragraph(
      'A plaza that runs from 0 to 145 °F (−18 to 63 °C) exceeds that by 45 °F (25 °C). That adds 3/16 in., so joints at 12 ft become 11/16 in. wide. Someone will object to the look, and it’s better to hear it in design development.',
    ),
    list(
      'Depth and backing. The joint goes through the tile and the setting bed, and is free of mortar. Inspect it empty. A joint filled with thinset up to 1/4 in. below the surface and topped with color-matched sealant only looks like a joint.',
      'Sealant. ASTM C920, Use T where there is foot and cart traffic, hard enough for that traffic; silicone or urethane as the tile and the cleaning regime permit. Stone needs a nonstaining product with test evidence. It belongs either to 09 30 13 or to 07 92 00. Choose one and have the other refer to it.',
      'Color. The submittal for sealant comes with the grout submittal, on one board. Color-matched sealants exist for most grouts. Approved separately by two people, they never match.',
    ),
    heading('Two related conditions'),
    paragraph(
      'Substrate flatness. For tile with any edge of 15 in. or longer, the standard asks for 1/8 in. in 10 ft and 1/16 in. in 2 ft, measured from the high points. Slabs finished to a floor number don’t automatically deliver this, and the number is measured within days of placement, before curling. Put an allowance for patching in the tile section so that every bidder carries it.',
    ),
    paragraph(
      'Coverage. 80 percent contact of mortar on dry interior floors, 95 percent in showers and outside. Hollow spots don’t cause tenting, though they decide how far the tent spreads once it begins. One tile lifted in each 1,000 sq ft, on the first morning, in the company of the foreman, tells you more than a page of requirements.',
    ),
    heading('The last item'),
    paragraph(
      'At the preinstallation conference, hand the setter the pattern plan and ask to see every movement joint pointed out. Ask which ones the setter would move, too. Setters have seen more floors than you have, and moving a joint on paper in April is cheaper than sawing one in next June.',
    ),
  ],
};
