import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const wholeBuildingAirTest: WrittenPost = {
  slug: 'whole-building-air-test',
  title: '8,640 Cubic Feet per Minute: What a Whole-Building Air Test Asks For',
  summary:
    'A worked airtightness target, the difference between material, assembly, and building numbers, and who has to be at the meeting.',
  topics: ['testing', 'climate', 'coordination'],
  sections: ['072726', '072500', '079200'],
  figure: 'wall-penetration',
  blocks: [
    paragraph(
      'Airtightness used to be a good intention. In more and more jurisdictions it’s a number, measured with fans in the doors a few weeks ahead of occupancy, when nothing can be opened without tearing out finishes. It helps to know what that number looks like as a hole in the wall.',
    ),
    heading('Three numbers with different denominators'),
    paragraph(
      'The same units, cubic feet per minute per square foot at a pressure of 75 pascals, are used for three things.',
    ),
    list(
      'Material: 0.004, by ASTM E2178. A piece of membrane in a frame.',
      'Assembly: 0.04, by ASTM E2357. A wall specimen, with a window opening, brick ties, pipes, and a foundation joint.',
      'Building: 0.40 in several editions of the energy codes, lower in some states and owner standards, by ASTM E779 or E3158.',
    ),
    paragraph(
      'Each step allows ten times as much as the previous one. The codes are admitting that most leakage is at joints made by people. A submittal that proves the first number shows that the leaks won’t be through the sheet.',
    ),
    heading('A target in plain quantities'),
    paragraph('Take a two-story office of 100 by 60 ft, 30 ft high.'),
    paragraph(
      'Walls: 2 × (100 + 60) × 30 = 9,600 sq ft. Roof: 6,000. Slab on grade: 6,000. The whole enclosure, all six sides: 21,600.',
    ),
    paragraph('At 0.40: 21,600 × 0.40 = 8,640 cfm at 75 Pa.'),
    paragraph(
      'What does that look like as a hole? At 75 Pa, air rushes through an opening at about 2,200 ft per minute; sharp edges cut the effective flow to some 60 percent, 1,320. So 8,640 / 1,320 = 6.5 sq ft. All the cracks in the building together may equal one large window sash, standing open. At 0.25 it would be 4.1 sq ft, and at 0.15, which some owners ask for, 2.5 sq ft.',
    ),
    paragraph(
      'Compare with a single omission: a roof edge where the deck flutes run out over the wall. Flutes 1-1/2 in. deep and open for half their width, along 100 ft: 100 × 0.125 × 0.5 = 6.25 sq ft. One unsealed wall top uses up nearly the whole allowance, and no amount of care with window tape makes up for it.',
    ),
    paragraph(
      'That is why I spend my effort in this order: top of wall, base of wall, changes of material, windows, penetrations. Membrane in the field comes last.',
    ),
    heading('Trace the line'),
    paragraph(
      'Trace the air barrier on each section with a red pencil without lifting it. Where you lift, name the material that continues the line and who installs it. At parapets, the line usually has to decide whether to go over or through. If it goes through, at the deck, a transition membrane must be placed before the parapet studs stand on it. That is a sequence issue for steel stud framing, so that trade has to furnish and set a strip of membrane, or leave room. The framing section won’t mention it unless you add it.',
    ),
    paragraph(
      'Also trace the mechanical penthouse, elevator hoistway, loading dock, and the garage below. Each test needs a definition of which volume is being tested.',
    ),
    heading('Before the test'),
    paragraph(
      'List openings and their status. Intentional ones such as louvers and exhausts with dampers are closed or sealed according to the standard and the purpose. E3158 describes setups, with envelopes tested alone or with dampers as operated. Decide in the section; the difference can be a third of the total. Traps are filled, interior doors are propped, fire dampers stay open, and combustion equipment goes off. Notify the fire alarm vendor, because the fans can stir up dust in ducts and set off detectors.',
    ),
    paragraph(
      'Wind over about 10 mph, or a big temperature difference in a tall building, spoils the readings. Schedule two dates.',
    ),
    heading('Test early, test small'),
    paragraph(
      'A mock-up, isolated and pressurized by E783 or examined with smoke by E1186, finds the repeatable error when one of forty windows is installed. Next, a pretest: as soon as the enclosure is tight and before insulation or board covers the inside, one floor or one wing at reduced pressure with a theatrical fogger. An hour at that stage does more than a day with the infrared camera afterward.',
    ),
    heading('If it misses'),
    paragraph(
      'Codes generally allow a procedure: up to some higher value, locate leaks with the building under pressure, seal those that are accessible, report, and be done. That works as code. In the contract, state the number, the retest, and who pays. Six and a half square feet is a big hole, and a team that knows its size from the start usually beats it.',
    ),
  ],
};
