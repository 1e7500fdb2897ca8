import { chosen, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { jointSealants } from '#src/reference-api/trade/profiles/division-07-joint-sealants.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Joints: readonly SectionProfile[] = [
  jointSealants,
  {
    number: '079513',
    nouns: [
      'Interior floor joint cover',
      'Exterior wall joint cover',
      'Seismic joint cover',
      'Compression seal',
      'Roof joint bellows',
      'Fire barrier blanket',
    ],
    tradeNames: ['Joinwell', 'Seismica', 'Bridgeplate', 'Drift Cover', 'Accordia', 'Slipway', 'Terracover'],
    materials: [
      'extruded aluminum, Alloy 6063-T5',
      'thermoplastic vulcanizate seals',
      'stainless steel plate on self-centering bars',
      'ceramic fiber blanket in a metal carrier',
    ],
    descriptions: [
      'Bridges the gap between two structures and lets both move.',
      'Carries carts and lifts over joints that open in an earthquake.',
      'Keeps the fire rating of the floor through the joint.',
    ],
    uses: ['hospitals', 'airports', 'stadium ramps', 'parking structures', 'building additions'],
    limitations: [
      'Covers need a blockout cast to the depth on the drawings.',
      'Pop-up seismic plates must be reset after an event.',
      'It is not suitable for forklift traffic unless rated for it.',
      'Changes of direction need factory-mitered pieces.',
    ],
    attributes: [
      measured('jointWidth', null, 1, 24, 0.5),
      measured('movementCapability', 'ASTM E1399', 25, 100, 5),
      measured('loadCapacity', null, 500, 10000, 500),
      chosen('fireRating', 'UL 2079', 'none', '1 hour', '2 hours', '3 hours'),
      chosen('loadClass', null, 'pedestrian', 'light cart', 'forklift', 'vehicle'),
      measured('cycles', 'ASTM E1399', 500, 5000, 500),
      chosen('finish', null, 'mill', 'clear anodized', 'bronze anodized', 'brass'),
    ],
    standards: [
      'ASTM E1399 - Cyclic Movement and Minimum and Maximum Joint Widths of Architectural Joint Systems',
      'UL 2079 - Fire Resistance of Building Joint Systems',
      'ASTM E1966 - Fire-Resistive Joint Systems',
      'ASTM B221 - Aluminum Extruded Bars, Rods, Wire, Profiles, and Tubes',
      'ASCE 7 - Minimum Design Loads for Buildings and Other Structures',
    ],
    programs: ['ul-classified', 'warnock-hersey', 'recycled', 'baba', 'iso-9001'],
    epd: { declaredUnit: '1 m', massKg: 6, gwp: [22, 88], pcr: 'UL PCR Part B: Fabricated Metal Products' },
    hpd: null,
    bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'floor' },
    details: ['expansion-joint', 'floor-transition', 'panel-joint', 'roof-to-wall', 'partition-head'],
    assembly: 'Expansion Joint Cover',
    sheetPrefix: 'EJC',
    drawing: 'joint-cover',
    related: ['033000', '042200', '078413', '079200', '093013'],
    installation: [
      'Verify joint width at the temperature of the day and set the cover to match.',
      'Install the fire barrier before the cover, with lapped splices.',
      'Bed frames in grout, flush within 1/16 inch of the finish.',
      'Anchor at 18 inches on center and 3 inches from ends.',
      'Protect plates until Substantial Completion.',
    ],
  },
];
