import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const benchAnchorage = defineDetail({
  condition: 'Bench Anchored to Paving',
  view: 'Section',
  scale: 12,
  sizes: {
    seat: ['Seat height', 16, 20, 0.5, 18],
    depth: ['Seat depth', 14, 20, 1, 17],
    back: ['Back height above floor', 30, 38, 1, 34],
    slab: ['Slab thickness', 4, 8, 1, 5],
  },
  labels: {
    bench: 'Cast aluminum end frame, powder coated',
    slats: 'Slats, fastened from below',
    anchor: 'Expansion anchor, 3/8 in. stainless steel, 4 each',
    slab: 'Concrete paving',
    base: 'Compacted aggregate base',
  },
  sketch(pen, { seat, depth, back, slab }, label) {
    const far = depth / 2 + 13;
    pen.hatch(uv(-far, -slab, far, -slab, far, 0, -far, 0), 'concrete');
    pen.path(uv(-far, 0, far, 0));
    pen.path(uv(-far, -slab, far, -slab));
    pen.hatch(uv(-far, -slab - 4, far, -slab - 4, far, -slab, -far, -slab), 'gravel');
    for (const x of [-far, far]) breakLine(pen, [x, -slab - 4], [x, 0]);
    // End frame: feet, legs, seat rail and raked back. The depth of the seat is what is clear of the back's lowest slat.
    const rake = (back - seat) * 0.22;
    const front = depth / 2 + 1.3;
    const rear = -depth / 2 - 2.65 + (rake + 0.1) * 0.34;
    pen.shape([
      [front - 4.4, 0],
      [front + 0.4, 0],
      [front + 0.4, 0.7],
      [front - 1, 1.2],
      [front - 0.6, seat - 2.4],
      [front + 0.6, seat - 1.2],
      [front - 0.4, seat - 0.8],
      [rear + 1.4, seat - 2.2],
      [rear - rake + 1.4, back - 0.4],
      [rear - rake, back],
      [rear - 0.6, seat - 2.4],
      [rear - 2.4, 1.2],
      [rear - 3.6, 0.7],
      [rear - 3.6, 0],
      [rear + 1.8, 0],
      [rear + 1.8, 0.7],
      [rear - 0.05, 0.7],
      [rear - 0.2, 1.2],
      [rear + 1.2, seat - 4],
      [front - 2.4, seat - 3],
      [front - 2.6, 1.2],
      [front - 2.75, 0.7],
      [front - 4.4, 0.7],
    ]);
    // Arm over the seat; it meets the back between two slats.
    const arm = seat - 2 + (back - seat + 1.6) * 0.475;
    pen.path(
      [
        [rear + 1.4 - rake * 0.475, arm],
        [front - 2, arm + 0.6],
        [front + 0.4, arm - 0.2],
        [front + 0.6, arm - 1],
        [front - 1.4, arm - 0.8],
        [front - 2, seat - 0.8],
      ],
      'edge',
    );
    // The first stands clear of the back, and about 3/8 in. is between them.
    const run = front - rear - 5.5;
    const spaces = Math.round(run / 2.9);
    for (let index = 0; index <= spaces; index++) {
      const x = rear + 2.9 + (run * index) / spaces;
      // Each lies on the rail and follows its slope.
      const slope = 1.4 / (front - rear - 1.8);
      const own = pen.at([x, seat - 0.8 - (front - 0.4 - x) * slope], (Math.atan(slope) * 180) / Math.PI);
      own.rect(-1.2, 0, 2.5, 0.9, 'wood', 'edge');
      // From the underside of the rail; the last one, over the leg, behind it.
      const aside = index < spaces ? 0 : -0.8;
      const fall = 1 / (front - rear - 3.6);
      const under = seat - 4 + (x + aside - rear - 1.2) * fall;
      const thick = (seat - 0.8 - (front - 0.4 - x - aside) * slope - under) / Math.hypot(1, slope);
      screw(own, [aside, -thick], 90, thick + 0.65, 0.22);
    }
    for (let index = 0; index < 3; index++) {
      const t = 0.34 + index * 0.27;
      const own = pen.at([rear + 1.5 - (rake + 0.1) * t, seat - 2 + (back - seat + 1.6) * t], 12);
      own.rect(0, -1.3, 0.9, 2.6, 'wood', 'edge');
      // From the back face of the post.
      const lean = (0.6 - rake) / (back - seat + 2.4);
      const high = 0.4 + (back - seat + 1.6) * t;
      const thick =
        (2.1 - (rake + 0.1) * t - lean * high) / (Math.cos(Math.PI / 15) - lean * Math.sin(Math.PI / 15));
      screw(own, [-thick, 0], 0, thick + 0.65, 0.22);
    }
    // The anchors go through ears of the feet, where a wrench reaches them.
    for (const x of [front - 3.6, rear + 1]) bolt(pen, [x, 0.75], 270, 4, 0.45);

    pen.dim([-far, 0], [-far, seat], 0.3);
    pen.path(uv(-far - 1, seat, rear - 1, seat), 'extension');
    pen.dim([-far, 0], [-far, back], 0.75);
    pen.path(uv(-far - 1, back, rear - rake - 0.5, back), 'extension');
    // Under the arm, from the lowest slat of the back to the edge of the seat.
    const over = seat - 3.1 + (back - seat + 1.6) * 0.34;
    pen.dim([-depth / 2, over], [depth / 2, over], 0);
    pen.path(uv(depth / 2, seat + 0.5, depth / 2, over), 'extension');
    pen.note(
      [rear + 1.9 - (rake + 0.1) * 0.88, seat - 1.9 + (back - seat + 1.6) * 0.88],
      'Back slat, fastened from behind',
    );
    pen.note([front + 0.5, arm - 0.6], 'Arm, one at each end');
    pen.note([front - 3.2 - run / spaces, seat - 0.15], label('slats'));
    pen.note([front - 0.8, seat * 0.45], label('bench'));
    pen.note([front - 3.5, -2], label('anchor'));
    pen.note([far - 4, -slab * 0.5], label('slab'));
    pen.note([far - 6, -slab - 2], label('base'));
  },
});
