import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { rectangle, uv, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

export const coilingDoorHead = defineDetail({
  condition: 'Coiling Door Hood at Head',
  view: 'Section',
  scale: 4,
  sizes: {
    coil: ['Coil diameter', 12, 20, 1, 15],
    wall: ['Masonry wall thickness', 'blockWall', 7.625],
    lintel: ['Lintel height', 7.625, 15.625, 8, 7.625],
    slat: ['Slat thickness', 'slat', 0.875],
  },
  labels: {
    curtain: 'Interlocking slat curtain, coiled on barrel',
    hood: 'Sheet steel hood, 24 ga., with baffle',
    bracket: 'Steel bracket plate, 1/4 in.',
    barrel: 'Steel pipe barrel with torsion springs',
    lintel: 'Reinforced masonry lintel, grouted',
  },
  sketch(pen, { coil: coilSize, wall, lintel, slat }, label) {
    const coil = coilSize / 2;
    // Outer face of the wall at x = 0, the room on its right; the head of the opening at y = 0.
    // Both bolts of the bracket end in grout: of a lintel two courses high, or of it and the bond beam on it.
    const beam = lintel + 0.375;
    const isLow = lintel < 10;
    const grouted = isLow ? beam + 7.625 : lintel;
    const bolts = [4.6, isLow ? beam + 4.6 : lintel - 3.6];
    const high = Math.max(2 * coil + 5, grouted + 2.4);
    const courses: readonly (readonly [number, number])[] = [
      [0, lintel],
      ...(isLow ? [[beam, grouted] as const] : []),
    ];
    for (const [from, to] of courses) {
      // Open at the top, so that it can be grouted.
      const cell = rectangle(1.3, from + 1.3, wall - 2.6, to - from - 1.3);
      const trough = uv(wall - 1.3, to, wall - 1.3, from + 1.3, 1.3, from + 1.3, 1.3, to);
      pen.shape([...uv(0, to, 0, from, wall, from, wall, to), ...trough], 'masonry');
      pen.shape(cell, 'sand', 'edge');
      for (const x of [2.4, wall - 2.4]) pen.circle([x, from + 2.2], 0.31, 'edge');
    }
    for (const y of isLow ? [lintel, grouted] : [grouted])
      pen.rect(0.1, y, wall - 0.2, 0.375, 'sand', 'fine');
    // The bolt of the hood is in grout too: the cell goes on upward, past the break.
    const top = rectangle(0, grouted + 0.375, wall, high - grouted - 0.375);
    const cell = rectangle(1.3, grouted + 1.675, wall - 2.6, high - grouted - 1.675);
    pen.hatch(withHoles(top, [cell]), 'masonry');
    pen.shape(top);
    pen.shape(cell, 'sand', 'edge');
    breakLine(pen, [0, high], [wall, high]);
    const [x, y] = [wall + coil + 1.6, coil + 2.6];
    pen.shape(
      [
        [wall + 0.3, y - coil - 0.6],
        [wall + 0.3, y + coil + 0.6],
        [x + coil * 0.7 - 0.1, y + coil + 0.6],
        [x + coil + 1, y + coil * 0.45 - 0.3],
        [x + coil + 1, y - coil - 0.6],
      ],
      null,
      'edge',
    );
    pen.circle([x, y], 2.25);
    pen.circle([x, y], 2, 'edge');
    pen.circle([x, y], 0.6, 'edge');
    for (let radius = 2.7; radius < coil; radius += slat * 1.05) pen.circle([x, y], radius, 'fine');
    pen.circle([x, y], coil);
    // Hood around the coil, fixed to the wall above and below the brackets.
    pen.path([
      [wall + 0.05, y + coil + 2.4],
      [wall + 0.05, y + coil + 1.1],
      [x + coil * 0.7, y + coil + 1.1],
      [x + coil + 1.4, y + coil * 0.45],
      [x + coil + 1.4, y - coil - 0.9],
      [x + coil - 0.4, y - coil - 0.9],
    ]);
    bolt(pen, [wall + 0.05, y + coil + 1.8], 180, 2.85, 0.35);
    for (const at of bolts) bolt(pen, [wall + 0.3, at], 180, 3.9, 0.5);
    steelAngle(pen, [wall + 0.1, 3.4], 1.3, y + coil * 0.8 - 3.4, 0.2);
    // The curtain hangs from the coil into its guide, slat by slat.
    const hang = x - coil + slat * 0.2;
    const low = -10;
    const leaves = y - Math.sqrt(coil ** 2 - (coil - slat) ** 2) + 1;
    for (let from = y - 0.4; from > low; from -= 2.6) {
      const to = Math.max(low, from - 2.6);
      pen.path([
        [hang, from],
        [hang + slat * 0.15, from - 0.3],
        [hang - slat * 0.2, (from + to) / 2],
        [hang + slat * 0.15, to + 0.3],
        [hang, to],
      ]);
      // Its inner face is seen from where it leaves the coil.
      if (from > leaves) continue;
      pen.path(
        [
          [hang + slat * 0.8, from],
          [hang + slat * 0.95, from - 0.3],
          [hang + slat * 0.6, (from + to) / 2],
          [hang + slat * 0.95, to + 0.3],
          [hang + slat * 0.8, to],
        ],
        'edge',
      );
      pen.circle([hang + slat * 0.4, from - 0.15], 0.16, 'fine');
    }
    // The guides are bolted to the bracket plates, and open at the top toward the coil.
    pen.path(uv(hang + slat + 0.5, low, hang + slat + 0.5, 3, hang + slat + 1, 3.6), 'edge');
    pen.path(uv(hang - 0.5, low, hang - 0.5, 3.4), 'edge');
    pen.rect(wall + 0.05, 0.4, hang - wall - 0.2, 0.5, 'membrane', 'fine');
    steelAngle(pen, [wall + 0.02, 1.2], 1.2, 1.8, 0.15);
    breakLine(pen, [hang - 0.6, low], [hang + slat + 0.6, low]);

    pen.dim([0, 0], [wall, 0], -0.35);
    pen.dim([0, 0], [0, lintel], 0.35);
    pen.dim([wall, high], [x + coil + 1.4, high], 0.35);
    pen.note([x + coil * 0.85 + 0.7, y + coil * 0.725 + 0.55], label('hood'));
    pen.note([x + 2.8, y + 0.9], label('curtain'));
    pen.note([x + 2.1, y], label('barrel'));
    pen.note([x + coil + 1, y - coil * 0.5], label('bracket'));
    pen.note([x + coil + 0.6, y - coil - 0.9], 'Hood baffle');
    pen.note([hang - 0.5, 0.5], 'Lintel seal');
    pen.note([hang + slat + 0.5, -4], 'Guide beyond, up to bracket');
    pen.note([hang + slat * 0.8, -8], 'Curtain in guide');
    pen.note([wall - 0.6, 0.8], label('lintel'));
    if (isLow) pen.note([wall - 0.6, beam + 0.6], 'Grouted bond beam');
    pen.note([wall + 0.4, 4.6], '1/2 in. bracket bolt');
  },
});
