import { columns, rows } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** Sheets of a form with boxes and lines; a bond has a seal. */
const form = (sealed: boolean): ProductSketch =>
  view.front((scene, choose) => {
    const [boxes, lines] = [choose([3, 4]), choose([5, 6])];
    for (const i of [2, 1]) scene.box([i * 0.7, i * 1.2, i * 0.4], [8.5, 0.05, 11], MEDIUM, FINE);
    scene.front(0).rect(0, 0, 8.5, 11, OUTLINE);
    const plane = scene.front(0);
    plane.line(uv(1, 9.9, 5.4, 9.9), OUTLINE);
    plane.line(uv(1, 9.3, 4, 9.3), MEDIUM);
    for (const i of times(lines)) plane.line(uv(1, 8.3 - i * 0.42, 7.5 - (i % 3) * 0.7, 8.3 - i * 0.42));
    if (sealed) {
      plane.circle(2.4, 2.2, 1.15);
      plane.circle(2.4, 2.2, 0.85, FINE);
      for (const i of times(20))
        plane.line([
          [2.4 + Math.cos(i * 0.314) * 0.9, 2.2 + Math.sin(i * 0.314) * 0.9],
          [2.4 + Math.cos(i * 0.314) * 1.12, 2.2 + Math.sin(i * 0.314) * 1.12],
        ]);
      plane.line(uv(4.4, 2, 7.5, 2), MEDIUM);
      plane.line(uv(4.6, 2.1, 5, 2.6, 5.2, 2.1, 5.6, 2.7, 6, 2.1, 6.8, 2.3), MEDIUM);
    } else {
      plane.rect(1, 1.2, 6.5, 4.4);
      rows(plane, 1, 1.2, 6.5, 4.4, boxes + 2);
      columns(plane, 1, 1.2, 6.5, 4.4, boxes);
    }
  });

export const paperForms = {
  'bid-form': form(false),
  'bond-form': form(true),
};
