import { view } from '#src/reference-api/drawings/products/sketch.ts';
import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

export const temporaryBarriers = {
  'barrier-panel': view.front((scene, choose) => {
    const [panels, view] = [choose([3, 2]), choose([1, 0])];
    for (const i of times(panels).toReversed()) {
      const x = i * 48;
      scene.box([x, 0, 2], [48, 2.5, 96]);
      scene.front(0).rect(x + 2.5, 4.5, 43, 91, FINE);
      rod(scene, [x + 3, -1, 2], [x + 3, -22, 0], 0.8);
      if (view && i === 0) {
        scene.front(0).rect(x + 14, 56, 20, 24);
        scene.front(0).glint(x + 14, 56, 20, 24);
      }
      for (const z of [20, 50, 80]) scene.front(-0.1).rect(x + 46.4, z, 3.2, 4);
    }
  }),
  'containment-wall': view.front((scene, choose) => {
    const [bays, folds] = [choose([3, 4]), choose([5, 4])];
    scene.box([-6, 0, 96], [bays * 34 + 12, 14, 2], MEDIUM, FINE);
    scene.front(3).rect(0, 0, bays * 34, 95);
    for (const i of times(bays))
      for (const k of times(folds))
        scene.front(3).line(
          [
            [i * 34 + 5 + k * 6, 92],
            [i * 34 + 4 + k * 6.4, 50 + ((k * 13) % 30)],
            [i * 34 + 6 + k * 6, 4 + ((k * 7) % 20)],
          ],
          HATCH,
        );
    for (const i of times(bays + 1).toReversed()) {
      const x = i * 34;
      scene.cylinder('z', [x, 0, 0], 1.1, 56);
      scene.cylinder('z', [x, 0, 56], 0.8, 36);
      scene.box([x - 1.6, -1.6, 54], [3.2, 3.2, 3], MEDIUM, FINE);
      scene.box([x - 4, -2, 93], [8, 5, 2], OUTLINE, FINE);
      scene.box([x - 3, -3, -1], [6, 6, 1], MEDIUM, FINE);
    }
  }),
  'zipper-door': view.front((scene, choose) => {
    const [zips, open] = [choose([2, 1]), choose([10, 16])];
    scene.front(0).rect(0, 0, 60, 92, OUTLINE);
    const plane = scene.front(0);
    if (zips === 2) {
      plane.shape(uv(14, 0, 46, 0, 46, 70, 14, 70), FINE);
      plane.shape(uv(14, 0, 14 + open * 1.4, 0, 20, 66, 14, 70));
    } else plane.shape(uv(30, 0, 30 + open, 0, 34, 40, 30, 74));
    for (const x of zips === 2 ? [14, 46] : [30]) {
      plane.line(uv(x - 0.8, 0, x - 0.8, 72), MEDIUM);
      plane.line(uv(x + 0.8, 0, x + 0.8, 72), MEDIUM);
      for (const i of times(30)) plane.line(uv(x - 0.8, 1.4 + i * 2.4, x + 0.8, 1.4 + i * 2.4));
      plane.rect(x - 1.6, 70, 3.2, 4.5, OUTLINE);
    }
    for (const [x, z] of uv(6, 80, 54, 84, 6, 20, 54, 30))
      plane.line(uv(x, z, x + 1, z - 10, x - 0.5, z - 18), HATCH);
    scene.line(xyz(-8, 0, 0, 68, 0, 0));
    for (const x of [-3, 60]) scene.box([x, -0.6, 0], [3, 2, 94], OUTLINE, FINE);
    scene.box([-3, -0.6, 92], [66, 2, 3], OUTLINE, FINE);
  }),
  'site-fence-panel': view.front((scene, choose) => {
    const [panels, mesh] = [choose([2, 3]), choose([5, 4])];
    for (const i of times(panels).toReversed()) {
      const x = i * 76;
      scene.front(0).hatch(rectangle(x + 2, 6, 70, 64), 90, mesh, FINE);
      scene.front(0).hatch(rectangle(x + 2, 6, 70, 64), 0, mesh * 2, FINE);
      scene.bar(xyz(x + 1, 0, 2, x + 1, 0, 72, x + 73, 0, 72, x + 73, 0, 2), 1.1);
      scene.bar(xyz(x + 1, 0, 6, x + 73, 0, 6), 0.9, MEDIUM);
      scene.prism('x', uv(-14, 0, 14, 0, 10, 5, -10, 5), x - 4, 8, OUTLINE, FINE);
      if (i > 0) scene.box([x - 3, -1.6, 56], [6, 3, 2.4], MEDIUM, FINE);
    }
  }),
};
