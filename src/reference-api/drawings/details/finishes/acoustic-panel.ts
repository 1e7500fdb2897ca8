import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const acousticPanel = defineDetail({
  condition: 'Acoustic Panel on Z-Clips',
  view: 'Section',
  scale: 1,
  sizes: {
    panel: ['Panel thickness', 0.5, 2, 0.25, 1],
    board: ['Wall board thickness', 'wallBoard', 0.625],
    gap: ['Joint between panels', 0.125, 0.5, 0.0625, 0.25],
    stud: ['Stud depth', 'furringStud', 2.5],
  },
  labels: {
    panel: 'Acoustic panel with hardened edge',
    facing: 'Fabric facing, wrapped to back',
    clip: 'Interlocking Z-clip, screwed to studs at 24 in. o.c.',
    support: 'Lower support angle, 2 per panel',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, { panel, board, gap, stud }, label) {
    const [low, high] = [-2.8, 3.1];
    wallLayers(pen, -stud - board, low, high, [
      { thickness: stud, weight: 'edge' },
      { thickness: board, pattern: 'gypsum' },
    ]);
    pen.hatch(uv(-stud - board, low, -stud - board, high, -board, high, -board, low), 'batt-insulation');
    // Flanges of the stud, into which the screws go.
    for (const x of [-board - 0.03, 0.03 - stud - board]) pen.path(uv(x, low, x, high));
    const clip = 0.375;
    const backing = 0.25;
    for (const [from, to] of [
      [gap, high],
      [low, 0],
    ] as const) {
      // A backing board holds the screws of the clips.
      pen.rect(clip, from, backing, to - from, 'plywood', 'edge');
      pen.rect(clip + backing, from, panel - backing, to - from, 'rigid-insulation', 'edge');
      pen.path(
        from === gap
          ? uv(clip, high, clip, from, clip + panel, from, clip + panel, high)
          : uv(clip, low, clip, to, clip + panel, to, clip + panel, low),
      );
    }
    // The leg of the panel's clip hangs between the leg of the wall's clip and the wall.
    for (const y of [gap + 0.85, -1.3]) {
      pen.band(uv(0.02, y - 0.75, 0.02, y - 0.2, 0.22, y, 0.22, y + 0.45), -0.07, 'aluminum', 'edge');
      pen.band(
        uv(clip - 0.01, y + 1.05, clip - 0.01, y + 0.72, 0.2, y + 0.52, 0.2, y + 0.02),
        -0.07,
        'aluminum',
        'edge',
      );
      screw(pen, [0.1, y - 0.5], 180, board + 0.6, 0.1);
      screw(pen, [clip - 0.09, y + 0.9], 0, backing + 0.05, 0.08);
    }
    pen.band(uv(0.02, -0.3, 0.02, gap - 0.01, clip + panel * 0.4, gap - 0.01), -0.07, 'aluminum', 'edge');
    screw(pen, [0.1, -0.12], 180, board + 0.5, 0.08);
    for (const y of [high - 0.5, low + 0.3]) bead(pen, [clip * 0.5, y], clip * 0.5);
    for (const y of [low, high]) breakLine(pen, [-stud - board, y], [clip + panel, y]);

    pen.dim([clip, high], [clip + panel, high], 0.35);
    pen.dim([-stud - board, high], [-board, high], 0.35);
    pen.dim([clip + panel, 0], [clip + panel, gap], -0.3, { beyond: true });
    pen.note([clip + backing + (panel - backing) * 0.5, high - 0.6], label('panel'));
    pen.note([clip * 0.6, high - 0.5], 'Adhesive spot, optional');
    pen.note([clip + panel, gap + 1.4], label('facing'));
    pen.note([clip + 0.04, gap + 1.75], 'Screw into 1/4 in. backing board of panel');
    pen.note([0.05, gap + 0.5], label('clip'));
    pen.note([clip + 0.1, gap - 0.05], label('support'));
    pen.note([-board * 0.5, -1.7], label('wall'));
    pen.note([-board - stud * 0.5, -2.1], 'Acoustic batt in stud cavity');
  },
});
