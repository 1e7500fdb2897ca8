import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const cornerGuard = defineDetail({
  condition: 'Corner Guard at Partition Corner',
  view: 'Plan',
  scale: 1,
  sizes: {
    wing: ['Wing', 2, 3.5, 0.5, 2],
    gap: ['Retainer projection', 0.25, 0.5, 0.125, 0.375],
    board: ['Wall board thickness', 'wallBoard', 0.625],
    cover: ['Cover thickness', 0.0625, 0.125, 0.0625, 0.0625],
  },
  labels: {
    guard: 'Corner guard cover, snap-on',
    retainer: 'Continuous aluminum retainer',
    cushion: 'Rubber cushion, continuous',
    wall: 'Gypsum board, two faces taped',
    stud: 'Corner stud, 20 ga.',
  },
  sketch(pen, { wing: outside, gap, board, cover: coverSize }, label) {
    const cover = coverSize + 0.03;
    // The wing is measured outside; the rest of it lies on the wall.
    const wing = outside - gap - cover;
    const far = -wing - 2.8;
    // The corner is at the origin, the wall to its left and above it.
    pen.hatch(uv(far, 0, 0, 0, 0, board, far, board), 'gypsum');
    pen.hatch(uv(-board, board, 0, board, 0, -far, -board, -far), 'gypsum');
    pen.path(uv(far, 0, 0, 0, 0, -far));
    pen.path(uv(far, board, -board, board, -board, -far));
    pen.path(uv(-board, board, 0, board), 'fine');
    const stud = uv(-board - 1.6, board, -board, board, -board, board + 1.6);
    pen.band(stud, 0.08, 'steel', 'edge');
    pen.band(uv(far, board, -board - 1.9, board, -board - 1.9, board + 1.6), 0.08, 'steel', 'edge');
    for (const leg of [pen, pen.at([0, 0], 90, true)]) {
      // Retainer on the wall with a rib that a hook of the cover snaps over.
      leg.shape(uv(-wing + 0.3, 0, -0.1, 0, -0.1, -0.09, -wing + 0.3, -0.09), 'aluminum', 'edge');
      leg.shape(
        [
          [-wing * 0.6, -0.09],
          [-wing * 0.6 + 0.12, -0.09],
          [-wing * 0.6 + 0.12, -gap + 0.02],
          [-wing * 0.6, -gap + 0.02],
        ],
        'aluminum',
        'edge',
      );
      const cushion = wing * 0.6 - 0.2 - gap * 0.7;
      leg.rect(-gap * 0.7 - 0.06 - cushion, -gap + 0.01, cushion, gap - 0.1, 'membrane', 'fine');
      leg.rect(-wing * 0.6 - 0.1, -gap, 0.09, gap * 0.5, 'tile', 'edge');
      // Screws of both legs are staggered where they would meet in thick board.
      const at = -wing * 0.8 + 0.1;
      if (leg !== pen || board + 0.4 < -at) screw(leg, [at, -0.1], 90, board + 0.35, 0.1);
      breakLine(leg, [far, 0], [far, board]);
    }
    pen.shape(uv(-0.1, -0.09, 0, -0.09, 0.09, 0, 0.09, 0.1, 0, 0.1, 0, 0, -0.1, 0), 'aluminum', 'edge');
    // The cover's chamfer clears the retainer's.
    const inside = gap - 0.13;
    const bend = inside - 0.414 * cover;
    const outer = gap + cover;
    pen.shape(
      [
        [-wing, 0],
        [-wing, -outer],
        [-bend, -outer],
        [outer, bend],
        [outer, wing],
        [0, wing],
        [0, wing - cover],
        [gap, wing - cover],
        [gap, inside],
        [-inside, -gap],
        [-wing + cover, -gap],
        [-wing + cover, 0],
      ],
      'tile',
    );

    pen.dim([-wing, -outer], [outer, -outer], -0.35);
    pen.dim([far, 0], [far, board], 0.35);
    pen.dim([0, wing + 0.6], [outer, wing + 0.6], 0.3, { beyond: true });
    pen.path(uv(outer, wing, outer, wing + 0.6 + pen.scale * 0.1), 'extension');
    pen.note([-board * 0.5, -far - 0.6], label('wall'));
    pen.note([outer - 0.04, wing * 0.8], label('guard'));
    pen.note([0.12, wing * 0.8 - 0.1], 'Screw at 18 in. o.c.');
    pen.note([0.05, wing * 0.48], label('retainer'));
    pen.note([gap * 0.5, gap * 0.7 + 0.16], label('cushion'));
    pen.note([-board - 0.04, board + 0.7], label('stud'));
  },
});
