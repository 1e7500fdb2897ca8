import { wallLayers } from '#src/reference-api/drawings/assemblies.ts';
import {
  ceilingTee,
  hangerWire,
  layInPanel,
  slabOnDeck,
  teeHeight,
} from '#src/reference-api/drawings/ceiling.ts';
import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/symbols.ts';

export const ceilingHanger = defineDetail({
  key: 'ceiling-hanger',
  condition: 'Suspended Ceiling Hanger',
  view: 'Section',
  scale: 4,
  sizes: {
    plenum: ['Plenum depth', 8, 30, 1, 14],
    panel: ['Panel thickness', 0.625, 1.5, 0.125, 0.75],
    module: ['Tee spacing', 12, 24, 12, 12],
    slab: ['Slab thickness over deck', 2.5, 5, 0.25, 3],
  },
  labels: {
    panel: 'Mineral fiber lay-in panel, tegular edge',
    tee: '15/16 in. main tee, intermediate duty',
    wire: '12 ga. galvanized hanger wire at 48 in. o.c.',
    slab: 'Concrete on steel deck',
  },
  sketch(pen, size, label) {
    const [plenum, panel, module, slab] = [size('plenum'), size('panel'), size('module'), size('slab')];
    const half = module / 2;
    const [left, right] = [-half - 2, half + 2];
    slabOnDeck(pen, left, right, plenum, slab);
    for (const x of [left, right]) breakLine(pen, [x, plenum], [x, plenum + slab]);
    for (const x of [-half, half]) {
      ceilingTee(pen, x, 0);
      hangerWire(pen, x, 0, plenum - 0.9);
      // Eye angle with its powder-driven pin.
      pen.path([
        [x - 0.05, plenum - 1.2],
        [x - 0.05, plenum - 0.06],
        [x + 1.1, plenum - 0.06],
      ]);
      screw(pen, [x + 0.6, plenum - 0.1], 90, 1.3, 0.14);
      pen.circle([x, plenum - 0.9], 0.16, 'edge');
    }
    layInPanel(pen, -half, half, 0, panel);
    layInPanel(pen, left - 1, -half, 0, panel);
    layInPanel(pen, half, right + 1, 0, panel);
    // Cross tee seen beyond.
    pen.path(
      [
        [-half + 0.06, 1.3],
        [half - 0.06, 1.3],
      ],
      'fine',
    );
    pen.path(
      [
        [-half + 0.06, teeHeight - 0.14],
        [half - 0.06, teeHeight - 0.14],
      ],
      'fine',
    );
    pen.dim([left - 1, 0], [left - 1, plenum], 0.25);
    pen.dim([-half, -0.3], [half, -0.3], -0.35);
    pen.note([half + 1, plenum + slab * 0.6], label('slab'));
    pen.note([half + 0.65, plenum - 0.2], 'Powder-actuated fastener in eye angle');
    pen.note([half, plenum * 0.6], label('wire'));
    pen.note([half + 0.1, 2.3], 'Three full turns within 3 in.');
    pen.note([half + 0.12, teeHeight - 0.2], label('tee'));
    pen.note([half + 2, panel * 0.4], label('panel'));
    pen.note([half - 1.5, 1.35], 'Cross tee beyond');
  },
});

export const ceilingPerimeter = defineDetail({
  key: 'ceiling-perimeter',
  condition: 'Ceiling Perimeter at Wall',
  view: 'Section',
  scale: 2,
  sizes: {
    stud: ['Stud depth', 2.5, 6, 0.125, 3.625],
    panel: ['Panel thickness', 0.625, 1.5, 0.125, 0.75],
    angle: ['Wall angle leg', 0.875, 2, 0.125, 0.875],
    first: ['First tee from wall', 5, 12, 0.5, 6],
  },
  labels: {
    panel: 'Mineral fiber lay-in panel, field cut edge',
    angle: 'Hemmed wall angle, painted',
    wall: 'Gypsum board partition to structure',
    tee: '15/16 in. main tee',
  },
  sketch(pen, size, label) {
    const [stud, panel, angle, first] = [size('stud'), size('panel'), size('angle'), size('first')];
    const [low, high] = [-3, 5.5];
    const wall = stud + 1.25;
    wallLayers(pen, -wall, low, high, [
      { thickness: 0.625, pattern: 'gypsum' },
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
      { thickness: 0.625, pattern: 'gypsum' },
    ]);
    for (const y of [low, high]) breakLine(pen, [-wall, y], [0, y]);
    pen.path([
      [0.04, angle],
      [0.04, 0],
      [angle, 0],
      [angle, 0.06],
      [0.1, 0.06],
      [0.1, angle],
      [0.04, angle],
    ]);
    screw(pen, [0.1, angle * 0.55], 180, 1.4, 0.1);
    ceilingTee(pen, first, 0);
    hangerWire(pen, first, 0, high);
    layInPanel(pen, first, first + 2.4, 0, panel);
    breakLine(pen, [first + 2.4, -0.2], [first + 2.4, panel]);
    pen.shape(
      [
        [0.25, 0.08],
        [first - 0.54, 0.08],
        [first - 0.54, -0.17],
        [first - 0.54, -0.17],
        [first - 0.54, 0.08],
        [first - 0.12, 0.08],
        [first - 0.12, 0.08 + panel],
        [0.25, 0.08 + panel],
      ],
      'sand',
    );
    pen.path(
      [
        [first - 0.06, 1.36],
        [0.3, 1.36],
      ],
      'fine',
    );
    pen.path(
      [
        [first - 0.06, 1.5],
        [0.3, 1.5],
      ],
      'fine',
    );
    pen.path(
      [
        [0.2, 0.2],
        [0.2, 1.6],
        [1.6, 1.6],
      ],
      'edge',
    );
    screw(pen, [0.95, 1.6], 270, 0.7, 0.08);
    pen.word([first * 0.5, -2.2], 'Room');

    pen.dim([0, -0.4], [first, -0.4], -0.35);
    pen.dim([0, 3.4], [angle, 3.4], 0.2);
    pen.dim([-wall, high], [0, high], 0.35);
    pen.note([first, high - 1.6], '12 ga. hanger wire within 8 in. of wall');
    pen.note([first + 0.1, 1.5], label('tee'));
    pen.note([1.2, 1.62], 'Seismic clip, screwed one end only');
    pen.note([first - 1.6, panel * 0.6], label('panel'));
    pen.note([first - 2.4, 1.42], 'Cross tee, 3/4 in. clearance at wall');
    pen.note([angle - 0.1, 0.02], label('angle'));
    pen.note([-0.3, low + 1.4], label('wall'));
  },
});

export const recessedFixture = defineDetail({
  key: 'recessed-fixture',
  condition: 'Recessed Fixture in Ceiling',
  view: 'Section',
  scale: 4,
  sizes: {
    aperture: ['Aperture', 4, 10, 0.5, 6],
    height: ['Housing height', 5, 12, 0.5, 7],
    board: ['Ceiling thickness', 0.5, 1.25, 0.125, 0.625],
    joist: ['Framing spacing', 16, 24, 8, 16],
  },
  labels: {
    fixture: 'Recessed LED downlight, IC rated housing',
    trim: 'Self-flanged trim with gasket',
    ceiling: 'Gypsum board ceiling',
    insulation: 'Batt insulation over housing',
  },
  sketch(pen, size, label) {
    const [aperture, height, board, joist] = [size('aperture'), size('height'), size('board'), size('joist')];
    const half = aperture / 2;
    const edge = joist / 2;
    const deep = Math.max(9.25, height + 3);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(half + 0.2, 0, edge + 3.5 - half, board, 'gypsum');
      side.rect(edge - 0.75, board, 1.5, deep, null);
      side.path(
        [
          [edge - 0.75, board],
          [edge + 0.75, board + deep],
        ],
        'fine',
      );
      side.path(
        [
          [edge - 0.75, board + deep],
          [edge + 0.75, board],
        ],
        'fine',
      );
      side.path([
        [half + 0.1, board],
        [half + 0.1, board + height * 0.62],
        [half - 0.5, board + height * 0.75],
      ]);
      side.path(
        [
          [0, board + height],
          [half - 0.5, board + height],
          [half - 0.5, board + height * 0.75],
          [0, board + height * 0.75],
        ],
        'edge',
      );
      side.path([
        [half - 0.06, 0],
        [half * 0.62, board + height * 0.55],
        [0, board + height * 0.55],
      ]);
      side.shape(
        [
          [half - 0.06, 0],
          [half - 0.06, -0.1],
          [half + 0.7, -0.1],
          [half + 0.7, 0],
        ],
        'aluminum',
        'edge',
      );
      side.rect(half + 0.25, 0.01, 0.4, 0.1, 'sealant', 'fine');
      side.rect(half + 0.1, board + 0.4, edge - 0.85 - half, 0.35, 'steel', 'edge');
      side.path(
        [
          [edge - 0.8, board + 0.1],
          [edge - 0.8, board + 1.4],
        ],
        'edge',
      );
      side.rect(edge - 0.95, board + 0.7, 0.2, 0.3, null, 'fine');
      for (const fin of [0.2, 0.5, 0.8]) {
        side.path(
          [
            [(half - 0.5) * fin, board + height * 0.75],
            [(half - 0.5) * fin, board + height],
          ],
          'fine',
        );
      }
      breakLine(side, [edge + 3.7, 0], [edge + 3.7, board]);
      side.path(
        [
          [half * 0.45, board + height * 0.55],
          [half * 0.45, board + height * 0.6],
          [0, board + height * 0.6],
        ],
        'fine',
      );
    }
    pen.rect(
      -edge + 0.75,
      board + height + 0.5,
      joist - 1.5,
      Math.max(1.5, deep - height - 0.5),
      'batt-insulation',
      'edge',
    );
    pen.rect(edge - 4.2, board + height * 0.5, 2.2, 2, null, 'edge');
    pen.circle([edge - 3.1, board + height * 0.5 + 1], 0.45, 'fine');
    pen.path(
      [
        [half + 0.1, board + height * 0.6],
        [edge - 4.2, board + height * 0.6],
      ],
      'hidden',
    );

    pen.dim([-half, -0.2], [half, -0.2], -0.4);
    pen.dim([-edge - 3.7, board], [-edge - 3.7, board + height], 0.3);
    pen.dim([-edge, board + deep], [edge, board + deep], 0.35);
    pen.note([edge - 3, board + deep - 0.6], label('insulation'));
    pen.note([edge, board + deep * 0.8], 'Framing at ceiling');
    pen.note([edge - 2, board + height * 0.5 + 1.6], 'Junction box with listed wiring');
    pen.note([half + 0.1, board + height * 0.4], label('fixture'));
    pen.note([edge - 1.6, board + 0.6], 'Adjustable bar hanger, nailed to framing');
    pen.note([edge + 2.4, board * 0.5], label('ceiling'));
    pen.note([half + 0.5, -0.06], label('trim'));
    pen.note([half * 0.8, board + height * 0.2], 'Spun aluminum reflector');
  },
});

export const ceilingDiffuser = defineDetail({
  key: 'ceiling-diffuser',
  condition: 'Lay-In Diffuser at Ceiling',
  view: 'Section',
  scale: 8,
  sizes: {
    neck: ['Neck diameter', 6, 14, 1, 8],
    module: ['Ceiling module', 12, 24, 12, 24],
    plenum: ['Duct height above ceiling', 14, 24, 1, 16],
    panel: ['Panel thickness', 0.625, 1.5, 0.125, 0.75],
  },
  labels: {
    diffuser: 'Square plaque diffuser, 24 x 24 in.',
    duct: 'Insulated flexible duct, 5 ft maximum',
    ceiling: 'Lay-in ceiling panel',
    hanger: 'Seismic safety wire, two per diffuser',
  },
  sketch(pen, size, label) {
    const [neck, module, plenum, panel] = [size('neck'), size('module'), size('plenum'), size('panel')];
    const radius = neck / 2;
    const half = module / 2;
    const top = plenum + neck;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      ceilingTee(side, half, 0);
      layInPanel(side, half, half + 4.5, 0, panel);
      breakLine(side, [half + 4.5, -0.2], [half + 4.5, panel]);
      // Back pan: flange on the tee, sloped cone, neck collar.
      side.path([
        [half - 0.15, 0.1],
        [half - 1, 0.1],
        [half - 1, 0.6],
        [radius + 0.6, 3.2],
        [radius, 3.6],
        [radius, 6],
      ]);
      side.path(
        [
          [half - 0.15, 0.22],
          [half - 1.1, 0.22],
          [half - 1.1, 0.72],
          [radius + 0.5, 3.3],
        ],
        'fine',
      );
      side.path([
        [0, 0.2],
        [half - 2.2, 0.2],
        [half - 2, 0.5],
      ]);
      side.path(
        [
          [0, 0.32],
          [half - 2.2, 0.32],
        ],
        'fine',
      );
      side.path(
        [
          [half * 0.5, 0.3],
          [half * 0.5, 1.3 + (half * 0.5 < radius ? 2 : 0.6)],
        ],
        'fine',
      );
      side.rect(radius + 0.06, 4.9, 0.18, 0.5, 'steel', 'edge');
      hangerWire(side, half, 0, top + 4);
    }
    pen.path(
      [
        [half - 1.4, 0.6],
        [half - 1.4, top + 4],
      ],
      'hidden',
    );
    // Flexible duct: up from the neck, round the elbow and away to the left.
    const bend = 1.2 * neck;
    const middle = 6 + bend;
    const centre = [-radius - bend * 0.35, Math.max(middle - bend * 0.35, 7)] as const;
    const inner = bend * 0.35;
    const outer = inner + neck;
    for (const [r, weight] of [
      [inner, 'cut'],
      [outer, 'cut'],
      [inner - 0.8, 'edge'],
      [outer + 1, 'edge'],
    ] as const) {
      if (r <= 0.2) continue;
      pen.arc(centre, r, 0, 90, weight);
      pen.path(
        [
          [centre[0] - 7, centre[1] + r],
          [centre[0], centre[1] + r],
        ],
        weight,
      );
      pen.path(
        [
          [centre[0] + r, centre[1]],
          [centre[0] + r, 4.6],
        ],
        weight,
      );
    }
    for (let turn = 8; turn < 90; turn += 9) {
      const spoke = pen.at(centre, turn);
      spoke.path(
        [
          [inner, 0],
          [outer, 0],
        ],
        'fine',
      );
    }
    for (const y of [5.6, 6.4, 7.2])
      if (y < centre[1])
        pen.path(
          [
            [-radius, y],
            [radius, y + 0.3],
          ],
          'fine',
        );
    for (const x of [1, 2.2, 3.4, 4.6, 5.8])
      pen.path(
        [
          [centre[0] - x, centre[1] + inner],
          [centre[0] - x - 0.4, centre[1] + outer],
        ],
        'fine',
      );
    breakLine(pen, [centre[0] - 7, centre[1] + inner - 0.8], [centre[0] - 7, centre[1] + outer + 1]);

    pen.dim([-half, -0.3], [half, -0.3], -0.35);
    pen.dim([-radius, 1.2], [radius, 1.2], -0.0, `${neck}" DIA.`);
    pen.note([half, top], 'Ceiling hanger wire at tee');
    pen.note([half - 1.4, top - 2], label('hanger'));
    pen.note([centre[0] + outer * 0.9, centre[1] + outer * 0.43], label('duct'));
    pen.note([radius + 0.2, 5.2], 'Draw band and tape at collar');
    pen.note([radius + 1.8, 2.6], 'Insulated back pan');
    pen.note([half + 0.12, 1.4], 'Ceiling tee');
    pen.note([half + 3, 0.4], label('ceiling'));
    pen.note([half - 3, 0.2], label('diffuser'));
  },
});
