import {
  ceilingTee,
  panelToBreak,
  teeHeight,
} from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { offsetPath, polar, uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const sprinklerHead = defineDetail({
  condition: 'Pendent Sprinkler in Lay-In Ceiling',
  view: 'Section',
  scale: 4,
  sizes: {
    branch: ['Branch line outside diameter', 'branchPipe', 1.66],
    plenum: ['Branch line above ceiling', 12, 24, 1, 16],
    panel: ['Panel thickness', 'ceilingPanel', 0.75],
  },
  labels: {
    sprinkler: 'Quick-response pendent sprinkler, 155 °F',
    drop: 'Flexible sprinkler drop, stainless steel braid',
    bracket: 'Ceiling bracket, clamped to tees',
    branch: 'Steel branch line',
    ceiling: 'Lay-in ceiling panel',
  },
  sketch(pen, { branch: branchSize, plenum, panel }, label) {
    const branch = branchSize / 2;
    const half = 12;
    const side = -8.5;
    for (const x of [-half, half]) ceilingTee(pen, x, 0);
    // The panel, cut for the escutcheon in its middle.
    for (const own of [pen, pen.at([0, 0], 0, true)])
      own.shape(
        [
          [0.75, -0.25],
          [half - 0.54, -0.25],
          [half - 0.54, 0.08],
          [half - 0.12, 0.08],
          [half - 0.12, panel - 0.17],
          [0.75, panel - 0.17],
        ],
        'sand',
      );
    panelToBreak(pen, half, half + 1.8, panel);
    panelToBreak(pen, -half, -half - 1.8, panel);
    // The cup slides up in the hole until the rim lies under the panel.
    pen.path(uv(-1.3, -0.28, -0.7, -0.45, 0.7, -0.45, 1.3, -0.28));
    for (const x of [-0.65, 0.65]) pen.path(uv(x, -0.45, x, 0.4), 'edge');
    pen.rect(-0.5, -0.5, 1, 0.55, 'steel', 'edge');
    pen.path(uv(-0.4, -0.5, -0.55, -1.3, -0.12, -1.9, 0.12, -1.9, 0.55, -1.3, 0.4, -0.5), 'edge');
    pen.rect(-0.12, -1.6, 0.24, 1.1, 'glass', 'fine');
    pen.rect(-0.75, -2.05, 1.5, 0.12, 'steel', 'edge');
    pen.rect(-0.55, 0.05, 1.1, panel + 3.35, 'steel');
    // The bracket lies on the tees, and its jaws grip them under their bulbs.
    pen.rect(-half - 0.4, teeHeight + 0.02, 2 * half + 0.8, 0.54, 'steel', 'edge');
    for (const x of [-half, half])
      for (const jaw of [pen.at([x, 0]), pen.at([x, 0], 0, true)])
        jaw.shape(
          uv(0.16, teeHeight + 0.02, 0.16, 1.24, 0.07, 1.2, 0.07, 1.08, 0.28, 1.08, 0.28, teeHeight + 0.02),
          'steel',
          'edge',
        );
    pen.rect(-1.1, 1.5, 2.2, 0.9, null, 'edge');
    // The hose: up from the nipple and over to the outlet of the branch line.
    const top = plenum;
    const level = top * 0.62;
    const bend = 2.3;
    const turn = (center: XY, from: number, to: number) =>
      Array.from({ length: 9 }, (_, index) => polar(center, from + ((to - from) * index) / 8, bend));
    const hose = [
      [0, panel + 3.4],
      ...turn([-bend, level - bend], 0, 90),
      ...turn([side + bend, level + bend], 270, 180),
      [side, top - branch],
    ] satisfies XY[];
    for (const by of [-0.4, 0.4]) pen.path(offsetPath(hose, by), 'edge');
    pen.rect(side - 0.65, top - branch - 1, 1.3, 1, 'steel', 'edge');
    pen.circle([side, top], branch);
    pen.circle([side, top], branch - 0.15, 'edge');
    centerLine(pen, [0, -2.3], [0, panel + 6]);

    pen.dim([-half - 1.8, 0], [-half - 1.8, top], 0.3);
    pen.path(uv(-half - 1.8 - pen.scale * 0.1, top, side - branch, top), 'extension');
    pen.dim([-half, 0], [half, 0], -0.85);
    pen.note([side + branch * 0.7, top + branch * 0.7], label('branch'));
    pen.note(polar([-bend, level - bend], 45, bend + 0.4), label('drop'));
    pen.note([half - 3, 2], label('bracket'));
    pen.note([half + 0.1, 1.1], 'Ceiling tee');
    pen.note([half - 4, panel * 0.5], label('ceiling'));
    pen.note([1.2, -0.31], 'Two-piece escutcheon');
    pen.note([0.7, -2], label('sprinkler'));
  },
});
