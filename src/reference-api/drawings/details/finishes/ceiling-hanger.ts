import {
  ceilingTee,
  eyeAngle,
  hangerWire,
  layInPanel,
  panelToBreak,
  slabOnDeck,
  teeHeight,
} from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const ceilingHanger = defineDetail({
  condition: 'Suspended Ceiling Hanger',
  view: 'Section',
  scale: 2,
  sizes: {
    plenum: ['Plenum depth', 8, 30, 1, 14],
    panel: ['Panel thickness', 'ceilingPanel', 0.75],
    module: ['Main tee spacing', 24, 48, 24, 24],
    slab: ['Slab thickness over deck', 2.5, 5, 0.25, 3],
  },
  labels: {
    panel: 'Mineral fiber lay-in panel, tegular edge',
    tee: '15/16 in. main tee, intermediate duty',
    wire: '12 ga. galvanized hanger wire, at 48 in. o.c. along each main tee',
    slab: 'Concrete on steel deck',
  },
  sketch(pen, { plenum, panel, module, slab }, label) {
    const half = module / 2;
    const [left, right] = [-half - 1.4, half + 1.4];
    slabOnDeck(pen, left, right, plenum, slab);
    for (const x of [left, right]) breakLine(pen, [x, plenum], [x, plenum + slab]);
    for (const x of [-half, half]) {
      ceilingTee(pen, x, 0);
      hangerWire(pen, x, 0, plenum - 0.9);
      eyeAngle(pen, x, plenum);
    }
    layInPanel(pen, -half, half, panel);
    panelToBreak(pen, -half, left, panel);
    panelToBreak(pen, half, right, panel);
    // Cross tee seen beyond.
    pen.path(uv(-half + 0.06, 1.3, half - 0.06, 1.3), 'fine');
    pen.path(uv(-half + 0.06, teeHeight - 0.14, half - 0.06, teeHeight - 0.14), 'fine');
    pen.dim([left, 0], [left, plenum], 0.25);
    pen.dim([-half, -0.3], [half, -0.3], -0.35);
    pen.note([half + 1, plenum + slab * 0.6], label('slab'));
    pen.note([half + 0.65, plenum - 0.2], 'Powder-actuated fastener in eye angle');
    pen.note([half, plenum * 0.6], label('wire'));
    pen.note([half + 0.1, 2.3], 'Three full turns within 3 in.');
    pen.note([half + 0.12, teeHeight - 0.2], label('tee'));
    pen.note([half + 1, panel * 0.4], label('panel'));
    pen.note([half - 1.5, 1.35], 'Cross tee beyond');
  },
});
