import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const annularSpaceAndSystemNumbers: WrittenPost = {
  slug: 'annular-space-and-system-numbers',
  title: 'Annular Space: The Firestop Dimension Decided by the Core Drill',
  summary:
    'How to read a penetration system number, why pipe offset matters, and a short calculation that explains half of the failed inspections.',
  topics: ['code', 'testing', 'coordination'],
  sections: ['078413', '223400', '271500'],
  figure: 'firestop-penetration',
  blocks: [
    paragraph(
      'A firestop inspector does not ask whether there is sealant in the hole. The first question is which system it is, and then out comes a ruler. The dimension checked most often is the annular space, the gap between the penetrating item and the edge of the opening. It was set weeks earlier by someone with a core drill and a box of bits, from drawings that never mentioned it.',
    ),
    heading('What the system says'),
    paragraph(
      'A tested penetration system, whether by ASTM E814 or UL 1479, is a recipe. It lists the wall or floor, the largest opening, the penetrants with maximum diameters and materials, the packing, the depth of the fill, and the annular space with a minimum and a maximum. Some systems permit point contact, a minimum of zero, where the pipe touches one side. Others call for 1/4 or 1/2 in. all around. The maximum is as binding as the minimum.',
    ),
    paragraph(
      'Then come the ratings. F is the time in hours that flame does not pass through, with a hose stream test afterward. T is the hours until the unexposed side, or the penetrant on that side, rises 325 °F (181 °C) above its starting temperature. L is air leakage, at ambient temperature and at 400 °F (204 °C). W, where given, is resistance to standing water. A wall generally asks for F; floors ask for T as well, with exceptions for penetrations inside a wall cavity.',
    ),
    heading('A worked penetration'),
    paragraph(
      'A 4 in. nominal steel pipe is 4.5 in. outside. The sleeve is a 6 in. Schedule 40 pipe, 6.065 in. inside. Subtract: 1.565 in. in total.',
    ),
    paragraph(
      'Centered, the annulus is 0.78 in. on every side, which suits almost any system. But pipes are hung to line up with other pipes. Pushed against one side of the sleeve, ours has zero on that side and 1.565 in. on the other. The system in the submittal read “annular space 0 in. (point contact) to max 1-1/2 in.” The pipe misses by 1/16 in. In an 8 in. sleeve it would miss by far more. A smaller sleeve, say 5 in. with 5.047 in. inside, leaves 0.547 in. in total. If point contact is allowed, that passes wherever the pipe sits. If it isn’t, it fails at every location.',
    ),
    paragraph(
      'So the selection of the sleeve and the selection of the system are one decision. They are usually made by two companies, months apart.',
    ),
    heading('Reading the number'),
    paragraph('In the common alphanumeric form, such as C-AJ-1000 series, the pieces mean:'),
    list(
      'First letter: F for floors, W for walls, C for either.',
      'Next one or two: the construction. A is a concrete floor up to 5 in. thick, B one that is thicker, C a framed floor; J is a concrete or masonry wall up to 8 in., K a thicker one, L a framed wall.',
      'Four digits: the penetrant. Thousands stand for kind: 1 metallic pipe, 2 nonmetallic pipe, 3 cable, 4 cable tray, 5 insulated pipe, 7 ductwork, 8 several kinds together. A leading zero means a blank opening.',
    ),
    paragraph(
      'Once you know the code, a 60-page submittal sorts itself in minutes. A W-L-1000 system offered for PVC vent stacks in a block wall is wrong in two of its three parts.',
    ),
    heading('Who submits what'),
    paragraph(
      'I ask for a firestop schedule as a submittal, in rows: location type, construction and rating, penetrant with size and material and insulation, opening size and how formed, annular range expected, system number, F and T. The mechanical, plumbing, and electrical subcontractors each fill in their own rows, since they know their own insulation thickness. The firestop installer adds systems. Where no tested system fits, an engineering judgment may be proposed. I accept one that comes from the firestop manufacturer’s technical staff or a fire protection engineer, names the tested systems it rests on, and refers to this project and this hole. One judgment applied to forty dissimilar conditions does not qualify.',
    ),
    heading('On site'),
    paragraph(
      'Three habits pay. Core after the pipe route is confirmed, not before. Leave penetrations open until they have been looked at, because a finished bead conceals depth and packing. And label each one with the system number, date, and installer, on both sides of the wall, in places where the label survives paint.',
    ),
    paragraph(
      'Inspection by ASTM E2174 covers penetrations; joints have their own standard, E2393. Either may be done by witnessing a share of the installations as they are made or by destructive examination of a smaller share afterward. Witnessing does less damage. Whichever you choose, put it in the contract, and name who pays for it, before the first hole is cored.',
    ),
  ],
};
