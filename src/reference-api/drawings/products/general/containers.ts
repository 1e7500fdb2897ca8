import { nameplate } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { wrapLabel } from '#src/reference-api/drawings/products/rolls.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const containers = {
  /** A filled bag leaning against another. */
  bag: view.threeQuarter((scene, choose) => {
    const [width, seam] = [choose([17, 19]), choose([1, 0])];
    const sack = (x: number, y: number, z: number): void => {
      const front = [
        ...arcPoints([x + 1, z + 2], 2, 180, 270),
        ...arcPoints([x + width - 1, z + 2], 2, 270, 360),
        ...arcPoints([x + width - 0.6, z + 24], 1.4, 0, 90),
        ...arcPoints([x + 0.6, z + 24], 1.4, 90, 180),
      ];
      scene.silhouette([
        ...front.map(([u, v]): Place => [u, y, v]),
        ...front.map(([u, v]): Place => [
          x + width / 2 + (u - x - width / 2) * 0.86,
          y + 5.4,
          z + 1 + (v - z) * 0.94,
        ]),
      ]);
      scene.front(y).shape(front);
      scene.front(y).line(uv(x - 0.4, z + 22.6, x + width + 0.4, z + 22.6), seam ? MEDIUM : FINE);
      for (const i of times(9))
        scene
          .front(y)
          .line(uv(x + 1 + (i * (width - 2)) / 8, z + 22.9, x + 1.4 + (i * (width - 2)) / 8, z + 25));
      nameplate(scene.front(y), x + width * 0.16, z + 8, width * 0.68, 10);
      scene.front(y).line(uv(x + 1, z + 3, x + 3.4, z + 5));
      scene.front(y).line(uv(x + width - 1, z + 3.4, x + width - 3, z + 5.6));
    };
    scene.box([-4, 7, 0], [width + 10, 5, 14], MEDIUM, FINE);
    scene.front(7).line(uv(-3, 12, width + 5, 12));
    sack(0, 0, 0);
  }),
  'fiber-bag': view.threeQuarter((scene, choose) => {
    const [width, strands] = [choose([11, 13]), choose([34, 42])];
    const outline = roundedRectangle(0, 0, width, 19, 1.4);
    scene.silhouette([
      ...outline.map(([u, v]): Place => [u, 6, v]),
      ...outline.map(([u, v]): Place => [width / 2 + (u - width / 2) * 0.84, 10, v * 0.95]),
    ]);
    scene.front(6).shape(outline);
    scene.front(6).line(uv(0.4, 17.2, width - 0.4, 17.2), MEDIUM);
    nameplate(scene.front(6), 2, 6, width - 4, 8);
    for (const i of times(strands)) {
      const [x, y, a] = [-5 + ((i * 7.31) % (width + 9)), -6 + ((i * 3.77) % 10), i * 2.4];
      scene.line(xyz(x, y, 0, x + Math.cos(a) * 2.2, y + Math.sin(a) * 1.4, 0.4), i % 2 ? MEDIUM : FINE);
    }
  }),
  /** A steel drum with rolling hoops. */
  drum: view.threeQuarter((scene, choose) => {
    const [radius, hoops] = [choose([11.5, 10.5]), choose([2, 3])];
    scene.cylinder('z', [0, 0, 0], radius, 34);
    for (const i of times(hoops))
      for (const depth of [0, 1])
        scene.band('z', [0, 0, (34 * (i + 1)) / (hoops + 1) + depth], radius, depth ? FINE : MEDIUM);
    scene.band('z', [0, 0, 1], radius);
    scene.band('z', [0, 0, 33], radius);
    scene.disc('z', [0, 0, 34], radius * 0.93, FINE);
    scene.turned('z', [-radius * 0.5, -radius * 0.35, 33.8], uv(1.6, 0, 1.6, 0.8), { layer: MEDIUM });
    scene.turned('z', [radius * 0.55, radius * 0.3, 33.8], uv(0.9, 0, 0.9, 0.6), { layer: MEDIUM });
    wrapLabel(scene, [0, 0, 12.6], radius, 9);
  }),
  /** A caged tote with its valve, on a pallet. */
  tote: view.threeQuarter((scene, choose) => {
    const [bars, fill] = [choose([6, 5]), choose([30, 24])];
    for (const x of [0, 20, 40]) scene.box([x, 0, -5], [8, 40, 4], OUTLINE, FINE);
    scene.box([0, 0, -1], [48, 40, 1], OUTLINE, FINE);
    scene.prism('z', roundedRectangle(1.5, 1.5, 45, 37, 4), 0, 39, OUTLINE, HATCH);
    scene.turned('z', [24, 20, 39], uv(4, 0, 4, 2, 3.4, 2.4), { crease: FINE });
    scene.line(xyz(4, 1.4, fill, 44, 1.4, fill));
    for (const i of times(bars)) {
      const x = (i * 48) / (bars - 1);
      scene.line(xyz(x, 0, 0, x, 0, 40), MEDIUM);
      scene.line(xyz(0, (i * 40) / (bars - 1), 0, 0, (i * 40) / (bars - 1), 40), MEDIUM);
    }
    for (const z of [8, 18, 28, 40]) scene.line(xyz(0, 40, z, 0, 0, z, 48, 0, z), MEDIUM);
    nameplate(scene.front(-0.01), 14, 20, 18, 14);
    scene.cylinder('y', [24, -3, 4], 2.6, 3);
    scene.disc('y', [24, -3, 4], 1.4, MEDIUM);
    scene.bar(xyz(24, -1.5, 6.6, 28, -2, 8), 0.5, MEDIUM);
  }),
  /** A pail with lid, ears and bail handle. */
  pail: view.from({ width: 26, depth: 26 }, (scene, choose) => {
    const height = choose([14.5, 10, 12]);
    const label = choose([1, 2]);
    const lid = choose([10, 14, 0]);
    const radius = 5.9;
    const top = height;
    scene.turned(
      'z',
      [0, 0, 0],
      [
        [radius * 0.88, 0],
        [radius * 0.97, height * 0.8],
        [radius * 1.05, height * 0.8],
        [radius * 1.05, height * 0.84],
        [radius, height * 0.84],
        [radius, height * 0.95],
      ],
    );
    scene.turned('z', [0, 0, top * 0.95], uv(radius * 1.08, 0, radius * 1.08, top * 0.05));
    for (const groove of [0.94, 0.86])
      scene.level(top).circle(0, 0, radius * groove, groove > 0.9 ? MEDIUM : FINE);
    for (const tab of times(lid)) {
      const angle = (tab * 2 * Math.PI) / Math.max(1, lid);
      scene.line([
        [Math.cos(angle) * radius * 0.94, Math.sin(angle) * radius * 0.94, top],
        [Math.cos(angle) * radius * 1.08, Math.sin(angle) * radius * 1.08, top],
      ]);
    }
    if (lid === 0) scene.turned('z', [0, 0, top], uv(radius * 0.3, 0, radius * 0.3, 0.8), { layer: MEDIUM });
    const around = (angle: number, z: number): [number, number, number] => [
      Math.cos(angle) * radius * 0.95,
      Math.sin(angle) * radius * 0.95,
      z,
    ];
    const band = (low: number, high: number): void => {
      const angles = times(15).map((step) => Math.PI * (1.0 + (step / 14) * 0.5));
      scene.face(
        [
          ...angles.map((a) => around(a, height * low)),
          ...angles.toReversed().map((a) => around(a, height * high)),
        ],
        MEDIUM,
      );
      for (const line of [0.3, 0.52, 0.7])
        scene.line(angles.slice(2, 12).map((a) => around(a, height * (low + (high - low) * line))));
    };
    band(label === 2 ? 0.42 : 0.16, 0.66);
    if (label === 2) band(0.12, 0.34);
    const eye = (side: 1 | -1): [number, number, number] => [
      side * radius * 0.74,
      -side * radius * 0.74,
      height * 0.82,
    ];
    const handle = times(17).map((step): [number, number, number] => {
      const angle = (step / 16) * Math.PI;
      const spread = Math.cos(angle) * radius * 0.8;
      return [
        spread - Math.sin(angle) * 2.6,
        -spread - Math.sin(angle) * 2.6,
        height * 0.82 - Math.sin(angle) * radius * 0.62,
      ];
    });
    scene.bar(handle, 0.16, MEDIUM);
    for (const side of [1, -1] as const) scene.ball(eye(side), 0.55, MEDIUM);
  }),
};
