import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { blocking, bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, polar, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const sectionalDoorTrack = defineDetail({
  condition: 'Sectional Door at Head, Standard Lift',
  view: 'Section',
  scale: 8,
  sizes: {
    panel: ['Panel thickness', 1.375, 3, 0.125, 2],
    section: ['Section height', 18, 24, 3, 21],
    radius: ['Track radius', 12, 20, 1, 15],
    wall: ['Wall thickness', 6, 12, 1, 8],
  },
  labels: {
    door: 'Insulated sectional door, polyurethane core',
    track: '2 in. galvanized steel track, continuous angle mounting',
    spring: 'Torsion spring on shaft',
    roller: 'Ball-bearing roller',
    lintel: 'Concrete lintel',
  },
  sketch(pen, { panel, section, radius, wall }, label) {
    // Inner face of the wall at x = 0, the room on its right; the head of the opening at y = 0.
    const [high, low] = [radius + 12, -24];
    pen.hatch(uv(-wall, 0.8, 0, 0.8, 0, high, -wall, high), 'concrete');
    pen.path(uv(0, high, 0, 0.8, -wall, 0.8, -wall, high));
    breakLine(pen, [-wall, high], [0, high]);
    blocking(pen, 0, 1, 1.5, 5.5);
    bolt(pen, [1.5, 3.6], 180, 5, 0.5);
    const door = 1.8;
    pen.rect(-0.2, -1.4, 1.9, 1, 'sealant', 'fine');
    pen.path(uv(-1.2, 0.8, -1.2, -0.4, -0.2, -0.4, -0.2, 0.8), 'edge');
    // The door is shut, so its top section is still upright.
    const top = 1.6;
    for (const [from, to] of [
      [top - section, top],
      [low, top - section - 0.15],
    ] as const) {
      pen.hatch(
        uv(door, from + 0.1, door, to - 0.1, door + panel, to - 0.1, door + panel, from + 0.1),
        'rigid-insulation',
      );
      pen.path(uv(door, from, door, to, door + panel, to, door + panel, from));
    }
    breakLine(pen, [door, low], [door + panel + 2.6, low]);
    pen.path(
      [
        [door, top - section - 0.15],
        [door + panel * 0.4, top - section + 0.5],
        [door + panel * 0.6, top - section + 0.5],
        [door + panel, top - section - 0.15],
      ],
      'edge',
    );
    // Track: up, around and back along the ceiling.
    const x = door + panel + 1.6;
    const bend = top - 4;
    const center: XY = [x + radius, bend];
    const curve = (r: number): XY[] =>
      Array.from({ length: 13 }, (_, index) => polar(center, 180 - index * 7.5, r));
    const end = x + radius + 16;
    for (const off of [1, -1])
      pen.path(
        [[x - off + (off > 0 ? 0 : -0), low], ...curve(radius + off), [end, bend + radius + off]],
        off > 0 ? 'cut' : 'edge',
      );
    // One roller for each joint and one at the top.
    for (const y of [top - 1.5, top - section + 1]) {
      pen.circle([x, y], 0.85, 'edge');
      pen.path(uv(door + panel, y, x - 0.85, y), 'edge');
      pen.rect(door + panel, y - 1, 0.3, 2, 'steel', 'edge');
    }
    pen.rect(1.5, low, 0.25, -low - 2, null, 'edge');
    breakLine(pen, [end, bend + radius - 1.6], [end, bend + radius + 1.6]);
    pen.rect(end - 7, bend + radius + 1, 1.5, high - bend - radius - 1, 'steel', 'edge');
    breakLine(pen, [end - 7, high], [end - 5.5, high]);
    // Shaft with drum and spring above the head.
    const shaft: XY = [5, Math.min(high - 3.5, radius + 4)];
    pen.circle(shaft, 2.8);
    pen.circle(shaft, 2, 'edge');
    pen.circle(shaft, 0.5);
    pen.path(uv(0, shaft[1] - 2, 0.3, shaft[1] - 2, 0.3, shaft[1] + 2, 0, shaft[1] + 2), 'edge');
    pen.path(uv(0.3, shaft[1], shaft[0] - 0.5, shaft[1]), 'edge');
    pen.path(uv(shaft[0] - 2.8 + 0.2, shaft[1], shaft[0] - 2.4, low), 'hidden');
    for (const y of [-1.3, 1.3]) bolt(pen, [0.3, shaft[1] + y], 180, 3.5, 0.4);

    pen.dim([-wall, high], [0, high], 0.35);
    pen.dim([door, low], [door + panel, low], -0.35);
    pen.dim([-wall, top - section], [-wall, top], 0.35);
    pen.note([shaft[0] + 1.6, shaft[1] + 0.8], label('spring'));
    pen.note([end - 6, high - 2], 'Track hanger, braced to structure');
    pen.note([end - 3, bend + radius + 1], label('track'));
    pen.note([x + 0.6, top - 1.5], label('roller'));
    pen.note([shaft[0] - 2.57, shaft[1] - 5], 'Lifting cable to bottom of door');
    pen.note([1.2, 5], 'Wood nailer, bolted');
    pen.note([-wall * 0.3, 8], label('lintel'));
    pen.note([0.6, -0.9], 'Head weatherseal in retainer');
    pen.note([1.6, low + 6], 'Jamb angle of track, beyond');
    pen.note([door + panel * 0.7, top - section * 0.5], label('door'));
    pen.note([door + panel * 0.6, top - section + 0.4], 'Tongue-and-groove joint with seal');
  },
});
