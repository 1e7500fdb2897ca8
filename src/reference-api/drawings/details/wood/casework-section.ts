import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const caseworkSection = defineDetail({
  condition: 'Base and Wall Cabinets',
  view: 'Section',
  scale: 16,
  sizes: {
    counter: ['Counter height', 28, 38, 1, 34],
    depth: ['Base cabinet depth', 21, 27, 1, 24],
    upper: ['Wall cabinet depth', 10, 16, 1, 12],
    gap: ['Counter to wall cabinet', 16, 20, 1, 18],
  },
  labels: {
    base: 'Base cabinet, 3/4 in. sides',
    wall: 'Wall cabinet with adjustable shelves',
    top: 'Countertop with 4 in. backsplash',
    door: 'Door with concealed hinges',
    toe: 'Toe base, resilient base by others',
  },
  sketch(pen, { counter, depth, upper, gap }, label) {
    // Face of the wall at x = 0, the room on its right; the floor at y = 0.
    const tall = 30;
    const far = depth + 12;
    const above = counter + gap;
    const high = above + tall + 4;
    pen.hatch(uv(-8, -5, far, -5, far, 0, -8, 0), 'concrete');
    pen.path(uv(-8, 0, far, 0));
    for (const x of [-8, far]) breakLine(pen, [x, -5], [x, 0]);
    for (const x of [-5.2, -0.7]) pen.rect(x, 0, 0.7, high, 'gypsum', 'edge');
    pen.path(uv(-4.5, 0.2, -4.5, high), 'fine');
    for (const y of [counter - 4.5, above + 2, above + tall - 8]) blocking(pen, -2.3, y, 1.6, 5.5);
    breakLine(pen, [-5.2, high], [0, high]);
    const front = depth - 0.8;
    const panel = 0.75;
    // Base cabinet.
    pen.rect(0.1, 4, front - 0.1, panel, null, 'edge');
    pen.rect(0.1, 4 + panel, 0.4, counter - 1.5 - 4 - 2 * panel, null, 'edge');
    pen.rect(0.1, counter - 1.5 - panel, front - 0.1, panel, null, 'edge');
    pen.rect(0.6, (counter + 2) / 2 - 4, front - 3, panel, null, 'edge');
    pen.rect(front + 0.05, counter - 7.8, panel, 6, null);
    pen.rect(front + 0.05, 4, panel, counter - 12, null);
    pen.path(uv(1.6, counter - 7.2, front, counter - 7.2), 'edge');
    pen.path(uv(1.6, counter - 7.2, 1.6, counter - 3.4, front, counter - 3.4), 'fine');
    pen.rect(front - 3, 0.1, panel, 3.9, null, 'edge');
    pen.rect(2, 0.1, panel, 3.9, null, 'edge');
    pen.rect(front - 2.2, 0.05, 0.2, 3.9, 'membrane', 'fine');
    for (const y of [counter - 5.4, (counter + 4) / 2 - 4]) pen.rect(front + 0.85, y, 1.1, 0.4, null, 'edge');
    pen.shape(
      [
        [0.02, counter - 1.5],
        [depth + 1, counter - 1.5],
        [depth + 1, counter],
        [0.9, counter],
        [0.9, counter + 4],
        [0.02, counter + 4],
      ],
      'tile',
    );
    bead(pen, [0.2, counter + 4.2], 0.2);
    screw(pen, [0.5, counter - 3], 180, 3, 0.26);
    // Wall cabinet.
    const face = upper - 0.8;
    pen.rect(0.1, above, face - 0.1, panel, null, 'edge');
    pen.rect(0.1, above + tall - panel, face - 0.1, panel, null, 'edge');
    pen.rect(0.1, above + panel, 0.4, tall - 2 * panel, null, 'edge');
    for (const at of [0.34, 0.67]) pen.rect(0.6, above + tall * at, face - 1.2, panel, null, 'edge');
    pen.rect(face + 0.05, above, panel, tall, null);
    pen.rect(face + 0.85, above + 3, 1, 3, null, 'edge');
    for (const y of [above + 3.4, above + tall - 4]) screw(pen, [0.5, y], 180, 3, 0.26);

    pen.dim([-8, 0], [-8, counter], 0.3);
    pen.dim([-8, counter], [-8, above], 0.3);
    pen.path(uv(-9, counter, -5.4, counter), 'extension');
    pen.path(uv(-9, above, -5.4, above), 'extension');
    pen.dim([0, above + tall], [upper, above + tall], 0.35);
    // In the open cabinet, under its shelf.
    const under = (counter + 2) / 4 + 0.4;
    pen.dim([0, under], [depth, under], 0);
    pen.note([-0.3, above + tall + 2], 'Gypsum board on steel studs');
    pen.note([0.2, counter + 4.2], 'Sealant at splash');
    pen.note([face - 2, above + tall * 0.69], label('wall'));
    pen.note([face + 0.6, above + tall * 0.4], 'Wall cabinet door with edge banding');
    pen.note([0.5, above + 3.4], 'Screw into blocking, 4 per cabinet');
    pen.note([depth - 2, counter - 0.6], label('top'));
    pen.note([front + 0.6, counter - 6.4], 'Drawer on full-extension slides');
    pen.note([front - 4, (counter + 2) / 2 - 3.7], 'Adjustable shelf, 3/4 in.');
    pen.note([front + 0.6, 12], label('door'));
    pen.note([front - 2, 4.4], label('base'));
    pen.note([front - 2.1, 2], label('toe'));
    pen.note([far - 6, -2.6], 'Concrete slab');
  },
});
