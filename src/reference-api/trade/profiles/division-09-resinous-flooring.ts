import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { resinousFlooringKinds } from '#src/reference-api/trade/profiles/division-09-resinous-flooring-kinds.ts';

export const resinousFlooring = sectionOfKinds(
  {
    number: '096723',
    tradeNames: [
      'Monolayer',
      'Ironpour',
      'Quartzfall',
      'Sealbed',
      'Thermobase',
      'Cleanpour',
      'Groundstate',
      'Slurryline',
    ],
    descriptions: [
      'Seals concrete with a seamless floor that turns up the wall as an integral cove base.',
      'Withstands steam cleaning and thermal shock in food and beverage plants.',
      'Drains static charge to ground where electronics are handled.',
    ],
    uses: [
      'commercial kitchens',
      'laboratories',
      'locker rooms',
      'vehicle service bays',
      'animal holding rooms',
    ],
    limitations: [
      'Concrete shall be at least 28 days old and prepared to the surface profile stated by the manufacturer.',
      'Epoxy topcoats yellow in sunlight; use an aliphatic topcoat near glazing.',
      'Do not apply when the slab is within 5 degrees Fahrenheit of the dew point.',
      'Moving joints in the slab shall be carried through the floor and sealed; resin does not bridge them.',
    ],
    standards: cited(
      'ASTM C579',
      'ASTM C580',
      'ASTM D7234',
      'ASTM D2240',
      'ASTM F2170',
      'ICRI 310.2R',
      'ANSI/ESD S20.20',
    ),
    programs: ['cdph', 'indoor-advantage', 'declare', 'iso-9001', 'iso-14001'],
    epd: declared('1 m2', 9.8, [9.2, 24.6], 'NSF PCR: Resinous Floor Coatings'),
    hpd: [
      content('Quartz, bound', '14808-60-7', 'Aggregate', 50, 75, 'LT-1'),
      content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Resin', 15, 30, 'LT-P1'),
      content('Isophorone diamine', '2855-13-2', 'Curing agent', 3, 8, 'LT-P1'),
      content('Benzyl alcohol', '100-51-6', 'Diluent', 2, 6, 'BM-2'),
      content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 1, 3, 'LT-1'),
    ],
    bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
    assembly: 'Resinous Flooring',
    sheetPrefix: 'RSN',
    related: ['093013', '096519', '079200', '115300'],
    installation: [
      'Prepare concrete by shot blasting or diamond grinding to ICRI CSP 3 to 5; acid etching is not accepted.',
      'Test slab moisture and, above the stated limit, install the moisture mitigation primer of the same manufacturer.',
      'Key terminations at drains, doors and free edges with a saw cut twice as deep as the floor is thick.',
      'Install the integral cove base before the field, 4 inches high with a 1 inch radius unless indicated otherwise.',
      'Verify slip resistance on a 100 square foot mock-up; the accepted mock-up is the standard for the work.',
    ],
  },
  resinousFlooringKinds,
);
