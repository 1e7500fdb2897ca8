import { rectangle, uv, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** A lite on its edge with staggered plies; `face` draws what is on it. */
const lite = (
  plies: readonly number[],
  face: (plane: Plane, width: number, height: number, scene: Scene) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([44, 50]), choose([58, 50])];
    let y = plies.reduce((sum, t) => sum + t, 0);
    plies.toReversed().forEach((t, i) => {
      y -= t;
      const cut = (plies.length - 1 - i) * 5;
      scene.prism('y', uv(0, 0, width, 0, width, height - cut, width - cut, height, 0, height), y, t * 0.86);
    });
    const cut = (plies.length - 1) * 5;
    scene
      .front(0)
      .through(uv(0, 0, width, 0, width, height - cut, width - cut, height, 0, height), () =>
        face(scene.front(0), width, height, scene),
      );
  });

export const glass = {
  /** An insulating glass unit, its corner cut to show panes, spacer and seal. */
  'glass-unit': view.from({ width: 20, depth: 36 }, (scene, choose) => {
    const gap = choose([1.8, 2.6]);
    const coating = choose([1, 2, 0]);
    const [width, height, pane] = [26, 32, 1.1];
    for (const index of [1, 0]) {
      const y = index * (pane + gap);
      if (index === 0) {
        const from = y + pane;
        scene.box([0.8, from, 0.8], [width - 1.6, gap, 2.2], MEDIUM, FINE);
        scene.box([0.8, from, 3], [2.2, gap, height - 9], MEDIUM, FINE);
        scene.side(0.8).hatch(rectangle(from, 3, gap, height - 9), 45, 0.8);
      }
      const cutCorner = uv(0, -1.5, width, -1.5, width, height - 1.5, 6, height - 1.5, 0, height - 6 - 1.5);
      scene.prism('y', index === 0 ? cutCorner : rectangle(0, 0, width, height), y, pane);
      if (index === 0) scene.front(0).glint(width * 0.3, 6, width * 0.6, height * 0.6);
    }
    const front = scene.front(0);
    for (const line of times(coating + 1))
      front.line(uv(2.4 + line * 0.7, 2, 2.4 + line * 0.7, height - 13), line === 0 ? MEDIUM : FINE);
    front.line(uv(3, 2.6, width - 1, 2.6));
  }),
  'laminated-glass': lite([1.4, 0.7, 1.4], (plane, width, height) => plane.glint(0, 0, width - 8, height)),
  'tempered-glass': view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([44, 50]), choose([58, 50])];
    scene.prism('y', roundedRectangle(0, 0, width, height, 1.6), 0, 1.2, OUTLINE, HATCH);
    const plane = scene.front(0);
    plane.glint(0, height * 0.3, width, height * 0.6);
    plane.rect(width - 9, 3, 6, 3.4, FINE);
    plane.line(uv(width - 8, 4.6, width - 4, 4.6));
    for (const i of times(7))
      for (const j of times(4)) {
        const a = i * 0.9 + j * 1.7;
        plane.line(
          uv(2 + i * 2.3, 2 + j * 2.5, 2 + i * 2.3 + Math.cos(a) * 2.2, 2 + j * 2.5 + Math.sin(a) * 2.2),
        );
      }
    for (const [x, z] of uv(4, height - 5, width - 5, height - 5)) plane.circle(x, z, 1.6);
  }),
  'fire-rated-glass': lite([1, 1, 1, 1], (plane, width, height) => {
    plane.glint(0, 0, width - 8, height);
    nameplate(plane, 3, 3, 10, 5, 2);
    plane.shape([
      [width * 0.4, height * 0.2],
      [width * 0.34, height * 0.32],
      [width * 0.4, height * 0.46],
      [width * 0.44, height * 0.38],
      [width * 0.5, height * 0.32],
      [width * 0.46, height * 0.2],
    ]);
  }),
  'patterned-glass': lite([1.4, 1.2], (plane, width, height) => {
    for (const i of times(11))
      for (const j of times(14)) plane.circle(2.4 + i * (width / 11), 2.4 + j * (height / 14), 0.7, FINE);
  }),
  'spandrel-glass': lite([1.2, 1.4, 2.4], (plane, width, height) => {
    plane.hatch(rectangle(0, 0, width, height), 0, 2);
    plane.hatch(rectangle(0, 0, width, height), 90, 14);
  }),
};
