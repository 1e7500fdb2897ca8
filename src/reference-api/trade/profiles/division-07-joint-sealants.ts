import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  silicone,
  polyurethane,
  hybrid,
} from '#src/reference-api/trade/profiles/division-07-joint-sealants-kinds.ts';
import {
  acoustical,
  strip,
  backerRod,
} from '#src/reference-api/trade/profiles/division-07-joint-sealants-accessories.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const jointSealants = sectionOfKinds(
  {
    number: '079200',
    tradeNames: ['Flexmark', 'Jointwell', 'Seamrite', 'Quietbead', 'Everbead', 'Gasket Point', 'Neutral One'],
    descriptions: [
      'Closes moving joints between facade materials and keeps them closed.',
      'Stays elastic from frost to desert heat.',
      'Quiets partitions by sealing the gaps at floor and ceiling.',
    ],
    uses: ['facade joints', 'window perimeters', 'traffic joints', 'sanitary rooms', 'partition perimeters'],
    limitations: [
      'Silicone can stain porous stone unless it is tested as nonstaining.',
      'Most silicones cannot be painted.',
      'Three-sided adhesion tears; always use backing or bond-breaker tape.',
      'It is not suitable for joints under hydrostatic pressure.',
    ],
    standards: cited(
      'ASTM C920',
      'ASTM C1193',
      'ASTM C719',
      'ASTM C1248',
      'ASTM C834',
      'ASTM C1330',
      'SCAQMD 1168',
    ),
    programs: ['swri', 'greenguard', 'indoor-advantage', 'cdph', 'declare'],
    epd: declared('1 kg', 1, [2.2, 6.8], 'UL PCR Part B: Sealants and Firestopping'),
    hpd: [
      content('Polydimethylsiloxane', '63148-62-9', 'Polymer', 40, 60, 'LT-P1'),
      content('Calcium carbonate', '471-34-1', 'Filler', 30, 50, 'BM-3'),
      content('Silica, amorphous', '7631-86-9', 'Thickener', 2, 8, 'LT-UNK'),
      content('Titanium dioxide', '13463-67-7', 'Pigment', 0, 3, 'LT-1'),
    ],
    bim: { category: 'Detail Items', ifcClass: 'IfcDiscreteAccessory', host: 'face' },
    assembly: 'Joint Sealant',
    sheetPrefix: 'JTS',
    related: ['072726', '074213', '078413', '079513', '084413', '085113'],
    installation: [
      'Clean joints and prime where the adhesion test calls for it.',
      'Set backing to a depth of half the joint width.',
      'Fill the joint from the back and tool it concave before it skins.',
      'Mask stone and brick, and lift the tape while the sealant is wet.',
      'Pull-test one joint for each 1,000 feet and repair the cut.',
    ],
  },
  [silicone, polyurethane, hybrid, acoustical, strip, backerRod],
);
