import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const lockerBase = defineDetail({
  condition: 'Locker on Concrete Base',
  view: 'Section',
  scale: 16,
  sizes: {
    height: ['Locker height', 60, 84, 4, 72],
    depth: ['Locker depth', 12, 24, 3, 15],
    base: ['Concrete base height', 4, 6, 1, 4],
    slope: ['Sloped top rise', 4, 8, 1, 5],
  },
  labels: {
    locker: 'Metal locker, sides 24 ga., bolted to wall',
    top: 'Continuous sloped top with end closure',
    door: 'Louvered door, 16 ga.',
    base: 'Concrete base, resilient base at face',
    trim: 'Back of locker, on wall',
  },
  sketch(pen, { height, depth, base, slope }, label) {
    // Face of the wall at x = 0, the room on its right.
    const [far, high] = [depth + 14, base + height + slope + 6];
    const top = base + height;
    pen.hatch(uv(-12, -5, far, -5, far, 0, -12, 0), 'concrete');
    pen.path(uv(-12, 0, far, 0));
    for (const x of [-12, far]) breakLine(pen, [x, -5], [x, 0]);
    pen.rect(-7.6, 0, 7.6, high, 'masonry', 'edge');
    for (let y = 8; y < high; y += 8) pen.path(uv(-7.6, y, 0, y), 'fine');
    pen.path(uv(0, 0, 0, high));
    breakLine(pen, [-7.6, high], [0, high]);
    pen.rect(0.3, 0, depth - 2.6, base, 'concrete');
    pen.rect(depth - 2.3, 0, 0.3, base, 'membrane', 'fine');
    pen.rect(0.2, base, depth - 0.9, height);
    pen.rect(depth - 0.7, base + 1, 0.7, height - 2, 'steel');
    pen.shape(uv(0.1, top, depth, top, depth, top + 0.8, 0.1, top + slope), null, 'edge');
    pen.path(uv(0.2, top - 10, depth - 0.9, top - 10), 'edge');
    pen.path(uv(0.2, top - 10.5, depth - 0.9, top - 10.5), 'fine');
    pen.path(uv(0.2, base + 0.4, depth - 0.9, base + 0.4), 'edge');
    for (const at of [0.12, 0.85])
      for (let row = 0; row < 5; row++)
        pen.path(
          uv(depth, base + height * at + row * 1, depth + 0.5, base + height * at + row * 1 - 0.4),
          'edge',
        );
    pen.rect(depth, base + height * 0.5, 0.9, 6, null, 'edge');
    for (const x of [depth * 0.35, depth * 0.65])
      pen.path(uv(x, top - 10.5, x, top - 12.4, x + 0.9, top - 12.4), 'edge');
    // Anchors are in the middle of a course.
    const anchor = 8 * Math.floor((top - 2) / 8) - 4;
    for (const y of [anchor, 12]) screw(pen, [0.2, y], 180, 4, 0.3);
    bolt(pen, [depth * 0.45, base], 270, 3, 0.4);
    pen.rect(0, top - 2.2, 0.2, 2, null, 'fine');

    pen.dim([-12, base], [-12, top], 0.3);
    pen.path(uv(-13, top, -8, top), 'extension');
    pen.path(uv(-13, base, -8, base), 'extension');
    // Across the open locker.
    pen.dim([0, base + height * 0.72], [depth, base + height * 0.72], 0);
    pen.dim([-12, 0], [-12, base], 0.3);
    pen.note([depth * 0.6, top + 1.6], label('top'));
    pen.note([0.3, anchor], 'Anchor to wall, two per locker');
    pen.note([depth * 0.65 + 0.8, top - 12.4], 'Shelf with double coat hook');
    pen.note([depth - 0.3, base + height * 0.66], label('door'));
    pen.note([depth + 0.9, base + height * 0.5 + 2], 'Lift handle with padlock hasp');
    pen.note([depth * 0.5, base + height * 0.3], label('locker'));
    pen.note([depth - 2.9, base * 0.6], label('base'));
    pen.note([far - 4, -2.5], 'Concrete slab');
    pen.note([-2, top + slope + 2], 'Masonry wall');
    pen.note([0.1, top - 1], label('trim'));
  },
});
