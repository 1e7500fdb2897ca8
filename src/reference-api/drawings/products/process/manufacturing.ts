import { cells, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { handwheel, legs, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
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

export const manufacturing = {
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
  'injection-machine': view.threeQuarter((scene, choose) => {
    const [length, height] = [choose([96, 108]), choose([26, 28])];
    scene.box([0, 0, 0], [length, 30, height]);
    for (const i of times(4))
      vents(scene.front(0), 5 + (i * (length - 8)) / 4, 5, length / 4 - 8, height - 12, 5);
    scene.box([length * 0.52, 4, height], [length * 0.44, 22, 8], OUTLINE, FINE);
    scene.turned('x', [length * 0.52, 14, height + 14], uv(3, 0, 4.6, 3, 4.6, length * 0.34));
    scene.box([length * 0.84, 6, height + 8], [12, 16, 14], OUTLINE, FINE);
    scene.turned('z', [length * 0.78, 14, height + 18], uv(2, 0, 2, 4, 9, 14));
    scene.box([length * 0.46, 2, height], [6, 26, 26], OUTLINE, FINE);
    for (const [y, z] of uv(24, height + 21, 6, height + 21, 24, height + 6, 6, height + 6))
      scene.bar(xyz(4, y, z, length * 0.46, y, z), 1, MEDIUM);
    scene.box([length * 0.27, 4, height + 2], [8, 22, 22], OUTLINE, FINE);
    scene.box([length * 0.02, 2, height], [6, 26, 26], OUTLINE, FINE);
    scene.box([length * 0.2, -1.4, height + 2], [length * 0.24, 1.4, 26], MEDIUM, FINE);
    scene.front(-1.4).glint(length * 0.2, height + 2, length * 0.24, 26);
  }),
  extruder: view.threeQuarter((scene, choose) => {
    const [zones, length] = [choose([4, 5]), choose([60, 66])];
    scene.box([0, 0, -20], [length + 40, 22, 18], OUTLINE, FINE);
    vents(scene.front(0), 8, -16, 20, 10, 4);
    motor(scene, 'x', [length + 24, 11, 8], 8, 22);
    scene.box([length + 4, 2, -2], [20, 18, 20], OUTLINE, FINE);
    scene.turned('z', [length - 4, 11, 12], uv(3, 0, 3, 5, 12, 22));
    scene.cylinder('x', [0, 11, 8], 4, length + 4);
    for (const i of times(zones).toReversed())
      scene.cylinder('x', [4 + (i * (length - 14)) / zones, 11, 8], 6.4, (length - 14) / zones - 3);
    scene.cylinder('x', [-7, 11, 8], 5, 7);
    scene.cylinder('x', [-18, 11, 8], 1.6, 11, MEDIUM);
    scene.box([length * 0.4, 0, -2], [2, 1, 2], MEDIUM, FINE);
  }),
  'resin-dryer': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([14, 15]), choose([34, 38])];
    for (const a of [0.9, 2.4, 4.1, 5.6])
      scene.box(
        [Math.cos(a) * radius * 0.9 - 1, Math.sin(a) * radius * 0.9 - 1, -36],
        [2, 2, 38],
        OUTLINE,
        FINE,
      );
    scene.turned('z', [0, 0, -26], uv(3, 0, radius, 24));
    scene.turned('z', [0, 0, -2], uv(radius, 0, radius, height, radius * 0.9, height + 2));
    scene.bar(xyz(radius, -2, height - 2, radius + 14, -6, height - 2, radius + 16, -6, height - 10), 2.4);
    scene.box([radius + 8, -14, -36], [18, 18, height + 24]);
    scene.front(-14).rect(radius + 11, height - 26, 12, 8);
    vents(scene.front(-14), radius + 11, -32, 12, 12, 5);
    scene.bar(xyz(radius + 8, -8, -20, radius - 2, -8, -16), 2);
    scene.front(-radius).rect(-radius * 0.7, height * 0.4, radius * 0.5, 12);
    scene.cylinder('z', [0, 0, height], 4, 6, MEDIUM);
  }),
  granulator: view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([30, 34]), choose([26, 24])];
    scene.box([0, 0, -22], [width, 26, 20]);
    scene.front(0).rect(5, -20, width - 10, 14);
    scene.box([-2, -2, -2], [width + 4, 30, 12], OUTLINE, FINE);
    scene.cylinder('x', [-6, 13, 4], 5.4, 4);
    scene.prism(
      'x',
      uv(2, 10, 24, 10, 24, height + 12, -12, height + 12, -12, height, 2, height - 8),
      3,
      width - 6,
    );
    scene.face(
      xyz(5, -12, height + 1, width - 5, -12, height + 1, width - 5, -12, height + 11, 5, -12, height + 11),
      MEDIUM,
    );
    for (const i of times(7))
      scene.line(
        xyz(6 + (i * (width - 12)) / 6, -12, height + 1, 6 + (i * (width - 12)) / 6, -12, height + 11),
      );
    scene.front(-2).circle(width * 0.3, 4, 2);
    scene.front(-2).circle(width * 0.7, 4, 2);
  }),
  'roll-mill': view.threeQuarter((scene, choose) => {
    const [length, radius] = [choose([48, 54]), choose([8, 9])];
    scene.box([-10, -4, -14], [length + 40, 34, 8], OUTLINE, FINE);
    motor(scene, 'x', [length + 12, 12, 4], 7, 18);
    scene.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), length, 6);
    scene.cylinder('x', [0, 21, 6], radius, length);
    scene.cylinder('x', [0, 5, 6], radius, length);
    scene.line(xyz(2, 13, 13, length - 2, 13, 13), MEDIUM);
    for (const k of times(6)) scene.line(xyz(4 + k * 8, 13, 13, 6 + k * 8, 11, 15, 9 + k * 8, 13, 13.6));
    scene.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), -6, 6);
    for (const y of [5, 21]) scene.disc('x', [-6, y, 6], 3.4, MEDIUM);
    handwheel(scene, [-3, 8, 20], 4);
    scene.bar(xyz(0, -4, 26, length, -4, 26), 0.7, MEDIUM);
  }),
};
