import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { soundPanelsKinds } from '#src/reference-api/trade/profiles/division-09-sound-panels-kinds.ts';

export const soundPanels = sectionOfKinds(
  {
    number: '098413',
    tradeNames: [
      'Mutefield',
      'Softquarry',
      'Nap & Hollow',
      'Echolapse',
      'Lintwall',
      'Cordwood Acoustic',
      'Quietleaf',
      'Feltcourse',
    ],
    descriptions: [
      'Absorbs sound at the wall to shorten reverberation and keep speech clear.',
      'Serves as tack surface and acoustic treatment at once.',
      'Treats flutter echo between parallel walls without covering the ceiling.',
    ],
    uses: ['auditoriums', 'conference rooms', 'music rooms', 'restaurants', 'gymnasiums'],
    limitations: [
      'Panels are for interior use and shall not be installed before the room is at service humidity.',
      'Fabric-wrapped panels within reach of seating need impact-resistant cores.',
      'Textile-faced panels above 20 square feet need a tested Class A assembly, not tests of the parts.',
      'NRC is stated for Type A mounting; an air space or direct glue changes it.',
    ],
    standards: [
      'ASTM C423 - Sound Absorption and Sound Absorption Coefficients by the Reverberation Room Method',
      'ASTM E795 - Mounting Test Specimens During Sound Absorption Tests',
      'ASTM E84 - Surface Burning Characteristics of Building Materials',
      'ASTM C303 - Dimensions and Density of Preformed Block and Board-Type Thermal Insulation',
      'NFPA 286 - Fire Tests for Evaluating Contribution of Wall and Ceiling Interior Finish to Room Fire Growth',
      'ACT Voluntary Performance Guidelines - Colorfastness, Crocking and Physical Properties of Textiles',
    ],
    programs: ['greenguard', 'declare', 'cdph', 'indoor-advantage', 'recycled'],
    epd: declared('1 m2', 3.2, [3.9, 12.8], 'UL PCR Part B: Non-Metal Ceiling and Interior Wall Panels'),
    hpd: [
      content('Polyethylene terephthalate', '25038-59-9', 'Fiber', 88, 99, 'LT-UNK'),
      content('Polyester bicomponent binder', '24938-04-3', 'Binder fiber', 1, 12, 'LT-UNK'),
      content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.5, 'BM-1'),
    ],
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Sound-Absorptive Wall Panel',
    sheetPrefix: 'SAP',
    related: ['095113', '092900', '099123'],
    installation: [
      'Verify that substrates are dry, cured and true to 1/8 inch in 8 feet before mounting.',
      'Mount panels with the clips or impaling fasteners tested with the assembly; adhesive alone is accepted only below 3 pounds per square foot.',
      'Level the first course and keep reveals uniform within 1/16 inch; align fabric weave from panel to panel.',
      'Scribe panels to door frames and devices in the shop; do not cut wrapped edges in the field.',
      'Remove lint with a soft brush and protect panels with polyethylene until the room is turned over.',
    ],
  },
  soundPanelsKinds,
);
