import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { bar, bead, bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { rectangle, uv, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

export const coilingDoorJamb = defineDetail({
  condition: 'Coiling Door Guide at Jamb',
  view: 'Plan',
  scale: 2,
  sizes: {
    wall: ['Masonry wall thickness', 'blockWall', 7.625],
    guide: ['Guide depth', 2.5, 4.5, 0.25, 3],
    slat: ['Slat thickness', 'slat', 0.875],
    angle: ['Wall angle leg', 3, 5, 0.5, 4],
  },
  labels: {
    curtain: 'Interlocking slat curtain',
    guide: 'Guide of three steel angles, 3/16 in.',
    lock: 'Windlock at every other slat end',
    anchor: '1/2 in. expansion anchor, 24 in. o.c.',
    wall: 'Concrete masonry unit, grouted at jamb',
  },
  sketch(pen, { wall, guide, slat, angle }, label) {
    // The jamb is at x = 0 with the wall on its left; the guide stands on the inner face, y = 0, and ends at the jamb,
    // so that the opening keeps its width.
    const leg = angle + guide;
    const far = -leg - 2;
    const cells = [[-6, -1.3] as const, [far + 0.1, -7.2] as const]
      .filter(([from, to]) => to - from >= 1)
      .map(([from, to]) => rectangle(from, -wall + 1.3, to - from, wall - 2.6));
    const block = rectangle(far, -wall, -far, wall);
    pen.hatch(withHoles(block, cells), 'masonry');
    pen.shape(block);
    for (const cell of cells) pen.shape(cell, 'sand', 'edge');
    bar(pen, [-2.6, -wall / 2], 5);
    pen.word([2.2, -wall * 0.6], 'Opening');
    breakLine(pen, [far, -wall], [far, 0]);
    pen.dim([far, -wall], [far, 0], 0.35);
    pen.note([-2.29, -wall / 2], 'No. 5 bar in grouted cell');
    pen.note([-1, -wall + 0.6], label('wall'));
    guideOnWall(pen.at([-guide - 0.62, 0]), { guide, slat, angle }, label);
  },
});

/** Wall angle, groove, and curtain; the back of the groove is at x = 0.62. */
function guideOnWall(
  pen: Pen,
  { guide, slat, angle }: Readonly<Record<'guide' | 'slat' | 'angle', number>>,
  label: (name: 'curtain' | 'guide' | 'lock' | 'anchor') => string,
): void {
  const start = -angle + 0.6;
  // Its outer leg reaches past the bolts of both guide angles.
  const reach = slat + 4.125;
  steelAngle(pen, [0.6, 0], -angle, reach, 0.19);
  // Two angles make the groove in which the curtain slides.
  const gap = slat + 0.3;
  const low = 2.1;
  steelAngle(pen, [0.62, low], guide, -1.7, 0.19);
  steelAngle(pen, [0.62, low + gap], guide, 1.6, 0.19);
  for (const y of [low - 0.9, low + gap + 0.9]) bolt(pen, [0.81, y], 180, 0.45, 0.35);
  bolt(pen, [start + 1.6, 0.19], 270, 4.3, 0.5);
  const mid = low + gap / 2;
  const end = 7;
  pen.rect(1.2, mid - slat / 2, end - 1.2, slat, 'rigid-insulation', 'edge');
  pen.path(uv(end, mid - slat / 2, 1.2, mid - slat / 2, 1.2, mid + slat / 2, end, mid + slat / 2));
  pen.shape(
    uv(0.95, mid - slat * 0.3, 1.2, mid - slat * 0.3, 1.2, mid + slat * 0.3, 0.95, mid + slat * 0.3),
    'steel',
  );
  pen.rect(0.66, mid - slat * 0.45, 0.25, slat * 0.9, 'membrane', 'fine');
  pen.rect(guide - 0.1, mid + slat / 2 + 0.01, 0.5, 0.13, 'membrane', 'fine');
  bead(pen, [-angle + 0.5, 0.12], 0.13);
  breakLine(pen, [end, mid - slat / 2], [end, mid + slat / 2]);

  pen.dim([0.62, low + gap + 1.6], [0.62 + guide, low + gap + 1.6], 0.35);
  pen.dim([0.6 - angle, 0.2], [0.6, 0.2], 0.4);
  pen.dim([-angle - 1.38, 0], [-angle - 1.38, reach], 0.35);
  pen.note([end - 1, mid + slat * 0.3], label('curtain'));
  pen.note([guide + 0.2, mid + slat / 2 + 0.1], 'Brush seal in guide');
  pen.note([0.6 + guide * 0.6, low + gap + 0.1], label('guide'));
  pen.note([1.1, mid], label('lock'));
  pen.note([0.98, low - 0.9], 'Guide bolt, 3/8 in.');
  pen.note([start + 1.6, -1.8], label('anchor'));
  pen.note([-angle + 0.44, 0.01], 'Sealant at outer edge', 'left');
}
