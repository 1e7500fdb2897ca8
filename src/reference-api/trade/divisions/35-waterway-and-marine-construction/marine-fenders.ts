import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  crossed,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const rating = 'ASTM F2192';
const bolts = 'Anchors are cast into the quay with a template, or set in epoxy and pull-tested.';
const temperature =
  'Energy holds at 73 degrees Fahrenheit and 0.15 meter per second; correct for heat, cold and speed.';
const rubberCare = option('Warranty', '1 year', '5 years, rubber');
const rubber = [
  measured('hardness', 'ASTM D2240', 65, 76, 1),
  measured('tensileStrength', 'ASTM D412', 2320, 2900, 10),
  measured('elongation', 'ASTM D412', 300, 400, 50),
];
const rubberTests = ['ASTM F2192', 'PIANC WG 33', 'ASTM D412', 'ASTM D2240', 'ASTM D1149'] as const;
const meters = (inches: number) => inches * 0.0254;
const energy = (kilojoules: number) => Number((kilojoules / 1.35582).toPrecision(3));
const force = (kilonewtons: number) => Number((kilonewtons / 4.44822).toPrecision(3));
const curve = (lines: readonly Values[]) => [
  ...tabled('energyAbsorption', rating, lines),
  ...tabled('reactionForce', rating, lines),
];

/** Energy grows with the cube of the height, reaction with its square. */
const cones = derived(table('height', 20, 24, 28, 32, 40, 48, 64), (line) => {
  const height = meters(numberIn(line, 'height'));
  return {
    energyAbsorption: energy(338 * height ** 3),
    reactionForce: force(653 * height ** 2),
    weight: toNearest(1380 * height ** 3, 10),
  };
});
const cone: ProductKind = {
  noun: 'Cone fender',
  materials: ['vulcanized natural and styrene-butadiene rubber around steel flanges'],
  descriptions: ['Absorbs much energy for its size and stays true when a ship lands at an angle.'],
  uses: ['container quays', 'tanker berths', 'cruise terminals', 'bulk terminals'],
  limitations: [temperature, 'Berthing above 10 degrees needs the curve for that angle.', bolts],
  attributes: [
    ...curve(cones),
    ...tabled('height', null, cones),
    measured('ratedDeflection', rating, 72),
    ...tabled('weight', null, cones),
    ...rubber,
  ],
  series: cones,
  standards: [...rubberTests],
  options: [
    sizes('Height', cones, 'height', 'in'),
    option('Rubber grade', 'E1', 'E2', 'E3'),
    option('Lead time', '16 weeks'),
    rubberCare,
  ],
};

const arches = crossed(table('height', 8, 12, 16, 24, 32, 40), table('length', 3, 5, 6.5, 10));
const archRows = derived(arches, (line) => {
  const [height, length] = [meters(numberIn(line, 'height')), numberIn(line, 'length') * 0.3048];
  return {
    energyAbsorption: energy(141 * height ** 2 * length),
    reactionForce: force(440 * height * length),
  };
});
const arch: ProductKind = {
  noun: 'Arch rubber fender',
  materials: ['vulcanized natural and styrene-butadiene rubber with molded-in steel plates'],
  descriptions: ['Two legs of one molding that need no panel, chains or frame.'],
  uses: ['tug berths', 'fishing harbors', 'barge docks', 'ship locks'],
  limitations: [temperature, 'Its crown marks white hulls unless it is faced.', bolts],
  attributes: [
    ...curve(archRows),
    ...tabled('height length', null, archRows),
    measured('ratedDeflection', rating, 51.5),
    ...rubber,
  ],
  series: archRows,
  standards: [...rubberTests],
  options: [
    sizes('Height', arches, 'height', 'in'),
    sizes('Length', arches, 'length', 'ft'),
    option('Crown', 'Bare rubber', 'Low-friction pads'),
    option('Lead time', '12 weeks'),
    rubberCare,
  ],
};

const foams = derived(table('diameter length', [36, 5], [48, 8], [60, 10], [72, 12], [96, 16]), (line) => {
  const [diameter, length] = [meters(numberIn(line, 'diameter')), numberIn(line, 'length') * 0.3048];
  return {
    energyAbsorption: energy(28 * diameter ** 2 * length),
    reactionForce: force(86 * diameter * length),
    weight: toNearest(145 * diameter ** 2 * length, 10),
  };
});
const foam: ProductKind = {
  noun: 'Foam-filled fender',
  materials: [
    'closed-cell polyethylene foam with a sprayed polyurethane skin and a chain net of tires',
    'closed-cell polyethylene foam with a filament-reinforced polyurethane skin',
  ],
  descriptions: ['Floats with the tide between ship and quay and does not sink when it is cut.'],
  uses: ['naval piers', 'ship-to-ship transfer', 'cruise terminals', 'tidal berths'],
  limitations: [
    'Rated at 60% compression; more bursts the skin.',
    'The quay face is solid for its whole travel.',
    'Chains and swivels are inspected twice a year.',
  ],
  attributes: [
    ...curve(foams),
    ...tabled('diameter length', null, foams),
    measured('ratedDeflection', rating, 60),
    ...tabled('weight', null, foams),
  ],
  series: foams,
  standards: ['ASTM F2192', 'PIANC WG 33', 'ASTM D3575'],
  programs: ['iso-9001', 'iso-14001'],
  options: [
    option('Size', '3 x 5 ft', '4 x 8 ft', '5 x 10 ft', '6 x 12 ft', '8 x 16 ft'),
    option('Skin color', ['Black', '#26282a'], ['Gray', '#8f9496'], ['Orange', '#d2691e']),
    option('Lead time', '8 weeks'),
    option('Warranty', '3 years'),
  ],
};

/** Reaction spread over the face, in pounds a square foot. */
const panels = derived(
  table(
    'width height reactionForce weight',
    [60, 120, 110, 3900],
    [72, 144, 150, 5600],
    [84, 168, 230, 8600],
    [96, 192, 330, 12400],
  ),
  (line) => ({
    hullPressure: toNearest(
      (numberIn(line, 'reactionForce') * 1000) / ((numberIn(line, 'width') * numberIn(line, 'height')) / 144),
      10,
    ),
  }),
);
const panel: ProductKind = {
  noun: 'Fender panel',
  materials: ['a closed steel box frame, epoxy coated, with ultra-high-molecular-weight polyethylene pads'],
  descriptions: ['Spreads the reaction of the fenders behind it over the hull and lets the ship slide.'],
  uses: ['container quays', 'tanker berths', 'ferry berths', 'bulk terminals'],
  limitations: [
    'Hulls of container ships bear 8,350 pounds per square foot, tankers 6,250 and less.',
    'Weight, shear and tension chains are chosen for the panel.',
    'Pads are replaced when they are worn to a third.',
  ],
  attributes: [
    ...tabled('hullPressure', 'PIANC WG 33', panels),
    ...tabled('reactionForce width height', null, panels),
    measured('thickness', 'ASTM D4020', 1.25, 2.75, 0.25),
    ...tabled('weight', null, panels),
  ],
  series: panels,
  standards: ['PIANC WG 33', 'ASTM A36', 'ASTM A572', 'ASTM D4020', 'ISO 12944'],
  programs: ['baba', 'iso-9001'],
  options: [
    option('Panel', '5 x 10 ft', '6 x 12 ft', '7 x 14 ft', '8 x 16 ft'),
    option('Facing color', ['Black', '#26282a'], ['Blue', '#2f5f8a'], ['Yellow', '#e0b21f']),
    option('Lead time', '18 weeks'),
    option('Warranty', '1 year', '10 years, coating'),
  ],
};

const extrusions = crossed(table('height', 6, 8, 10, 12, 16), table('length', 5, 10));
const extrusionRows = derived(extrusions, (line) => {
  const [height, length] = [meters(numberIn(line, 'height')), numberIn(line, 'length') * 0.3048];
  return {
    energyAbsorption: energy(150 * height ** 2 * length),
    reactionForce: force(1150 * height * length),
    weight: toNearest(1900 * height ** 2 * length, 1),
  };
});
const dFender: ProductKind = {
  noun: 'Extruded D fender',
  materials: ['extruded EPDM rubber with a D bore', 'extruded styrene-butadiene rubber with a D bore'],
  descriptions: ['Cut to length, drilled and bolted to the edge of docks and workboats.'],
  uses: ['small craft docks', 'workboats', 'lock walls', 'floating docks'],
  limitations: [
    'Energy is that of the whole length pressed at once.',
    'Corners are mitered or bent on a radius of six heights.',
    bolts,
  ],
  attributes: [
    ...curve(extrusionRows),
    ...tabled('height length', null, extrusionRows),
    measured('ratedDeflection', rating, 50),
    ...tabled('weight', null, extrusionRows),
    ...rubber,
  ],
  series: extrusionRows,
  standards: [...rubberTests],
  programs: ['baba', 'iso-9001'],
  options: [
    sizes('Height', extrusions, 'height', 'in'),
    option('Color', ['Black', '#26282a'], ['Gray', '#8f9496']),
    option('Lead time', '4 weeks'),
    rubberCare,
  ],
};

export const marineFenders: SectionDeclaration = {
  number: '355913',
  descriptions: [
    'Absorbs the energy of a berthing ship and keeps its reaction within what hull and quay bear.',
    'Spreads the load over the hull by a frame faced with low-friction pads.',
    'Floats with the tide between ship and quay.',
  ],
  uses: ['container quays', 'ferry berths', 'ship locks', 'tug berths', 'naval piers'],
  limitations: [
    'Rated energy holds at 73 degrees Fahrenheit and 0.15 meter per second; correct for temperature and velocity.',
    'Angular berthing above 10 degrees needs the performance curve for that angle.',
    'Chains are required where panels weigh more than the rubber can carry in shear.',
    'Black rubber marks white hulls; pleasure craft need gray facing.',
  ],
  standards: ['PIANC WG 33', 'ASTM F2192', 'ASTM D412', 'ASTM D2240', 'ASTM D1149', 'ASTM D4020'],
  programs: ['baba', 'iso-9001', 'iso-14001'],
  epd: null,
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcBuildingElementProxy', host: 'face' },
  assembly: 'Marine Fender',
  sheetPrefix: 'MFN',
  related: ['355113', '033000', '051200', '055213'],
  installation: [
    'Cast anchors into the quay with a template, or drill and set them in epoxy with pull tests on one in twenty.',
    'Check that the quay face is flat within 1/8 inch at each fender base.',
    'Hang panels on their weight chains and set shear chains at 20 to 30 degrees.',
    'Torque anchor bolts in a star pattern and cap recesses of facing pads flush.',
    'Submit performance tests of one fender in ten, at rated energy, from an independent witness.',
  ],
  kinds: [arch, cone, foam, panel, dFender],
};
