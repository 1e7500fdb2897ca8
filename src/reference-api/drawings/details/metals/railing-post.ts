import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const railingPost = defineDetail({
  condition: 'Railing Post at Slab Edge',
  view: 'Section',
  scale: 8,
  sizes: {
    height: ['Rail height', 'guard', 42],
    post: ['Post width', 'railPost', 2],
    embed: ['Embedment depth', 3, 6, 0.5, 5],
    slab: ['Slab thickness', 7, 12, 0.5, 8],
    edge: ['Edge distance', 3, 8, 0.5, 5],
  },
  labels: {
    post: 'Steel tube post, 1/4 in. wall',
    rail: 'Top rail, 1-1/2 in. outside diameter',
    infill: 'Infill panel in edge channel',
    grout: 'Non-shrink, non-metallic grout',
  },
  sketch(pen, { height, post, embed, slab, edge }, label) {
    // The edge of the slab is at x = 0 on the left; the post stands `edge` inside it. The height is from the floor.
    const floor = 0.4;
    const top = floor + height;
    const half = post / 2;
    const far = edge + 15;
    const hole = half + 0.75;
    pen.hatch(
      [
        [0, -slab],
        [far, -slab],
        [far, 0],
        [edge + hole, 0],
        [edge + hole, -embed - 0.5],
        [edge - hole, -embed - 0.5],
        [edge - hole, 0],
        [0, 0],
      ],
      'concrete',
    );
    pen.path(uv(far, 0, edge + hole, 0));
    pen.path(uv(edge - hole, 0, 0, 0, 0, -slab, far, -slab));
    breakLine(pen, [far, -slab], [far, 0]);
    pen.path(uv(edge - hole, 0, edge - hole, -embed - 0.5, edge + hole, -embed - 0.5, edge + hole, 0));
    const own = pen.at([edge, 0]);
    own.hatch(
      [
        [-hole, 0],
        [-half, 0],
        [-half, -embed],
        [half, -embed],
        [half, 0],
        [hole, 0],
        [hole, -embed - 0.5],
        [-hole, -embed - 0.5],
      ],
      'sand',
    );
    for (const side of [own, own.at([0, 0], 0, true)]) {
      // Cut through the post in the slab, and through the infill above it, with the post beyond.
      side.path(uv(half, -embed, half, 0));
      side.path(uv(half, 0, half, top - 1.5), 'edge');
      side.path(uv(half - 0.25, -embed, half - 0.25, 0), 'edge');
      side.hatch(uv(half - 0.25, -embed, half, -embed, half, 0, half - 0.25, 0), 'steel');
      side.shape(uv(half + 0.02, 0.06, half + 1.8, 0.06, half + 1.6, 0.5, half + 0.02, 0.9), 'steel', 'edge');
      side.shape(uv(half, 0, hole, 0, hole, 0.05, half, 0.3), 'sealant', 'fine');
    }
    own.path(uv(-half, -embed, half, -embed));
    // Saddle and top rail cut across; infill with its channels beyond the post.
    own.path(uv(-half, top - 1.5, -half * 0.4, top - 1.1, half * 0.4, top - 1.1, half, top - 1.5));
    own.circle([0, top - 0.75], 0.75);
    own.circle([0, top - 0.75], 0.6, 'edge');
    // The channels of the infill open toward it: the lower one up, the upper one down.
    const [from, to] = [4, top - 5];
    own.rect(-0.25, from, 0.5, to - from, 'glass');
    for (const [end, toward] of [
      [from, 1],
      [to, -1],
    ] as const) {
      const v = (by: number) => end + toward * by;
      own.shape(
        [
          [-0.55, v(1.2)],
          [-0.55, v(-0.3)],
          [0.55, v(-0.3)],
          [0.55, v(1.2)],
          [0.35, v(1.2)],
          [0.35, v(0)],
          [-0.35, v(0)],
          [-0.35, v(1.2)],
        ],
        'steel',
        'edge',
      );
    }
    for (let x = 2; x < far - 1; x += 5)
      if (Math.abs(x - edge) > hole + 0.4) pen.circle([x, -slab + 1.4], 0.28, 'edge');
    const cover = edge + half + 1.85;
    pen.rect(cover, 0, far - cover, floor, 'tile', 'edge');
    centerLine(pen, [edge, -slab - 1.5], [edge, 0]);
    centerLine(pen, [edge, top - 2], [edge, top + 2]);

    // Outside of the embedment, which is measured from the slab and not from its finish.
    pen.dim([edge - 3, floor], [edge - 3, top], 0.62 + (edge - 3) / pen.scale);
    pen.path(uv(edge - 3.6, floor, edge - half - 1.9, floor), 'extension');
    pen.note([2.28 + 5 * Math.ceil((far - 8) / 5), -slab + 1.4], 'Slab reinforcing, see structural drawings');
    pen.dim([0, -slab], [edge, -slab], -0.42);
    pen.dim([0, -embed], [0, 0], 0.3);
    pen.note([edge + 0.6, top - 0.5], label('rail'));
    pen.note([edge + half, top - 3], label('post'));
    pen.note([edge + 0.2, top * 0.55], label('infill'));
    pen.note([edge + 0.5, 4.2], 'Steel channel for infill, welded to posts');
    pen.note([edge + half + 1.2, 0.4], 'Cover flange');
    pen.note([far - 5, 0.2], 'Finish floor');
    pen.note([edge + hole - 0.3, -embed * 0.6], label('grout'));
    pen.note([far - 4, -slab * 0.6], 'Concrete slab, see structural drawings');
  },
});
