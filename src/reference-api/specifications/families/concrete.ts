import { applied } from '#src/reference-api/specifications/families/applied.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

export const concrete: Family = {
  ...applied,
  verb: 'Place',
  shopDrawings:
    'Reinforcement with bar schedules and bends, formwork for exposed surfaces, and locations of construction and contraction joints',
  samples: null,
  meeting:
    'Mixtures, placing sequence and equipment, joints, finishing, hot- and cold-weather protection, curing, and testing',
  mockup:
    'A slab and a wall panel of {100 square feet|9 sq m} each, with the joint, finish, and cure proposed',
  stock: null,
  delivery: [
    'Deliver ready-mixed concrete with a ticket that shows mixture, water added, time of batching, and truck.',
    'Store cement and admixtures dry; keep reinforcement off the ground and clean of mud and oil.',
    'Discharge within {?discharge number "Minutes to discharge" 45..120 "minutes" ="90"} of batching.',
  ],
  conditions: [
    'Cold weather: Keep concrete above {50 degrees F|10 degrees C} while it cures, and place none on frozen ground.',
    'Hot weather: Keep concrete below {95 degrees F|35 degrees C} as placed, and protect slabs from rapid drying.',
  ],
  accessories: [
    'Reinforcement supports: Bolsters and chairs that hold bars in place and do not rust through exposed surfaces.',
    'Joint fillers and waterstops: Types indicated on the Drawings.',
    'Evaporation retarder and curing materials: Compatible with later coverings and coatings.',
    '  [x] Use curing compounds that leave no residue where flooring is bonded.',
    'Bonding agent: Made for concrete that remains damp.',
  ],
  hasFinish: false,
  making: {
    title: 'Mixtures',
    lines: [
      'Proportion mixtures from field records or trial batches, and submit them before the first placement.',
      'Do not add water at the site beyond the amount held back on the ticket.',
      '[ ] Submit mixtures that lower embodied carbon, with the tests that show their strength with age.',
    ],
  },
  sourceControl: ['Certify plant and trucks, and keep batch records for five years.'],
  examination: [
    'Verify forms, reinforcement, embedded items, and subgrade before each placement.',
    'Give the testing agency and {architect} two days of notice before concrete covers reinforcement.',
  ],
  preparation: [
    'Clean forms, remove standing water, and dampen absorptive surfaces.',
    'Roughen and clean construction joints to expose aggregate.',
    'Plan each placement so that no cold joint forms.',
  ],
  tolerances: [
    'Formed surfaces exposed to view: {1/4 inch in 10 feet|6 mm in 3 m}.',
    'Slabs: Floor flatness F(F) {?flatness number "Floor flatness" 20..60 ="35"} and levelness F(L) {?levelness number "Floor levelness" 15..40 ="25"}, measured within 72 hours.',
  ],
  fieldControl: [
    '[x] #service Testing: {owner} engages an agency to test slump, air, temperature, and strength of each mixture, once for every {100 cubic yards|76 cu m} placed in a day.',
    '[ ] Maturity monitoring: Record temperature in place to show when forms can be stripped.',
    'Core and test concrete whose cylinders fall short, and remove it where cores fall short as well.',
  ],
  cleaning: [
    'Wash out trucks and pumps at a lined basin only.',
    'Remove form ties, fins, and stains from exposed surfaces.',
  ],
  protection: [
    'Cure for seven days at least, continuously from the end of finishing.',
    'Keep construction loads off slabs until they have reached design strength.',
    'Protect floors that stay exposed from stains and wheel marks.',
  ],
};
