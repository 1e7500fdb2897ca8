import { cells } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { handwheel, legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { skid } from '#src/reference-api/drawings/products/process/water-treatment.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';

const boxMachine = (
  width: number,
  depth: number,
  height: number,
  draw: (scene: Scene, plane: ReturnType<Scene['front']>) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, feet] = [choose([1, 1.1]), choose([4, 6])];
    legs(scene, [1, 1, -feet], width - 2, depth - 2, feet, 3);
    scene.box([0, 0, 0], [width, depth, height * k]);
    draw(scene, scene.front(0));
  });

export const foodProcessing = {
  kettle: view.threeQuarter((scene, choose) => {
    const [radius, tilt] = [choose([15, 17]), choose([1, 0])];
    for (const x of [radius + 4, -radius - 4]) scene.box([x - 2, -2, -22], [5, 8, 34], OUTLINE, FINE);
    scene.cylinder('x', [-radius - 2, 2, 8], 2, radius * 2 + 4, MEDIUM);
    scene.turned('z', [0, 0, -14], uv(3, 0, radius * 0.6, 2, radius * 0.92, 8, radius, 16, radius, 26), {
      smooth: true,
    });
    scene.band('z', [0, 0, 4], radius, MEDIUM);
    const rim = ring('z', [0, 0, 12], radius * 0.94);
    scene.face(rim, MEDIUM);
    scene.through(rim, () =>
      scene.line([...ring('z', [0, 0, 4], radius * 0.9), ...ring('z', [0, 0, 4], radius * 0.9).slice(0, 1)]),
    );
    scene.face(xyz(-3, -radius * 0.96, 12, 3, -radius * 0.96, 12, 0, -radius - 6, 13.4), MEDIUM);
    scene.bar(xyz(-1, -radius * 0.5, -14, -1, -radius * 0.8, -18, -1, -radius, -20), 1.2, MEDIUM);
    if (tilt) handwheel(scene, [radius + 5, 2, 12], 5);
    else scene.box([radius + 1, -4, 2], [8, 4, 10], OUTLINE, FINE);
  }),
  'spiral-freezer': boxMachine(64, 60, 62, (scene, plane) => {
    plane.rect(5, 4, 24, 52, OUTLINE);
    for (const k of times(8)) plane.line(arcPoints([17, 10 + k * 5.6], 11, 180, 360, 2), MEDIUM);
    plane.rect(34, 4, 24, 52);
    plane.rect(36, 26, 1.6, 8, OUTLINE);
    scene.box([-22, 8, 12], [22, 14, 3], OUTLINE, FINE);
    for (const k of times(5)) scene.level(15).line(uv(-20 + k * 4.4, 8, -20 + k * 4.4, 22));
    scene.box([14, 20, 62], [28, 24, 12], OUTLINE, FINE);
  }),
  retort: view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([16, 17]), choose([70, 62])];
    for (const x of [length - 16, 8]) scene.prism('x', uv(-13, -24, 13, -24, 14, -6, -14, -6), x, 6);
    scene.turned('x', [0, 0, 0], uv(radius, 0, radius, length, radius * 0.7, length + 6), { smooth: true });
    for (const x of [8, length * 0.4, length * 0.7]) scene.band('x', [x, 0, 0], radius);
    for (const x of [length * 0.25, length * 0.6])
      scene.turned('z', [x, 0, radius - 1], uv(1.8, 0, 1.8, 5, 3, 5, 3, 6), { layer: MEDIUM });
    scene.cylinder('x', [-3, 0, 0], radius * 1.12, 3);
    const open = ring('x', [-3, 0, 0], radius * 0.92);
    scene.face(open, MEDIUM);
    scene.through(open, () => {
      scene.box([0, -radius * 0.6, -radius * 0.6], [30, radius * 1.2, radius * 1.1], MEDIUM, FINE);
      cells(scene.side(0), -radius * 0.6, -radius * 0.6, radius * 1.2, radius * 1.1, 6, 5);
    });
    scene.turned('y', [-4, -radius * 1.2 - 26, 0], uv(radius * 1.1, 0, radius * 1.1, 2, radius * 0.8, 5));
    scene.bar(xyz(-2, -radius * 1.1, 4, -4, -radius * 1.2 - 10, 4), 1, MEDIUM);
  }),
  'dough-mixer': view.threeQuarter((scene, choose) => {
    const [radius, hook] = [choose([13, 14]), choose([1, 0])];
    scene.box([8, -8, -6], [22, 30, 4], OUTLINE, FINE);
    scene.box([12, 6, -2], [14, 14, 50], OUTLINE, FINE);
    scene.turned('z', [2, -4, 0], uv(radius * 0.6, 0, radius * 0.9, 4, radius, 10, radius, 20), {
      smooth: true,
    });
    const rim = ring('z', [2, -4, 20], radius * 0.94);
    scene.face(rim, MEDIUM);
    scene.through(rim, () =>
      scene.bar(
        hook
          ? xyz(2, -4, 40, 2, -4, 22, 5, -6, 17, 1, -8, 12)
          : xyz(2, -4, 40, -3, -4, 18, 2, -4, 12, 7, -4, 18, 2, -4, 40),
        1,
        MEDIUM,
      ),
    );
    scene.bar(hook ? xyz(2, -4, 40, 2, -4, 20) : xyz(2, -4, 40, 2, -4, 26), 1.2, MEDIUM);
    scene.prism('y', roundedRectangle(-9, 36, 36, 18, 6), -8, 24, OUTLINE, HATCH);
    scene.front(-8).rect(16, 42, 6, 6);
    scene.turned('z', [2, -4, 33], uv(4, 0, 5, 3), { layer: MEDIUM });
  }),
  'cip-skid': skid(2, 40, true),
};
