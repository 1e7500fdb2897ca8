import { cells } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const pipe = (form: 'corrugated' | 'plain') =>
  view.from({ width: 24, depth: 36 }, (scene, choose) => {
    const radius = choose([4, 3, 5]);
    const wall = choose([0.12, 0.2]);
    const length = 42;
    const one = (y: number, z: number): void => {
      if (form === 'plain') {
        scene.cylinder('x', [0, y, z], radius, length);
        for (const x of [length * 0.3, length * 0.31, length * 0.7]) scene.band('x', [x, y, z], radius);
      }
      if (form === 'corrugated')
        scene.turned(
          'x',
          [0, y, z],
          times(14).flatMap((rib): [number, number][] => [
            [radius * 1.08, (rib * length) / 14],
            [radius * 1.08, ((rib + 0.5) * length) / 14],
            [radius * 0.95, ((rib + 0.6) * length) / 14],
            [radius * 0.95, ((rib + 0.95) * length) / 14],
          ]),
          { crease: FINE },
        );
      const bore = ring('x', [0, y, z], radius * (1 - wall));
      scene.face(bore, MEDIUM);
      scene.through(bore, () => {
        scene.line(ring('x', [4.4, y, z], radius * (1 - wall)));
        scene.line(ring('x', [9, y, z], radius * (1 - wall)), HATCH);
      });
      const label = form === 'corrugated' ? 0 : 3;
      for (const dash of times(label))
        scene.line([
          [length * (0.42 + dash * 0.08), y - radius * 0.62, z + radius * 0.78],
          [length * (0.47 + dash * 0.08), y - radius * 0.62, z + radius * 0.78],
        ]);
    };
    const pitch = radius * 2.5;
    one(pitch, 0);
    one(0, 0);
    one(pitch / 2, radius * 2.1);
  });

export const stormDrainage = {
  'concrete-pipe': view.threeQuarter((scene, choose) => {
    const wallOf = choose([4, 5]);
    scene.cylinder('y', [20, 10, 20], 17, 52);
    scene.cylinder('y', [20, -2, 20], 20, 13);
    scene.disc('y', [20, -2, 20], 20 - wallOf);
    scene.front(-2).circle(20, 20, 20 - wallOf * 2.1);
    for (const mark of times(34)) {
      const angle = mark * 0.785 + (mark % 3);
      const radius = 20 - wallOf * (0.25 + (0.5 * ((mark * 7) % 10)) / 10);
      scene.front(-2).line(
        [
          [20 + Math.cos(angle) * radius, 20 + Math.sin(angle) * radius],
          [20.6 + Math.cos(angle) * radius, 20.6 + Math.sin(angle) * radius],
        ],
        HATCH,
      );
    }
  }),
  'corrugated-pipe': pipe('corrugated'),
  pipe: pipe('plain'),
  'catch-basin': view.threeQuarter((scene, choose) => {
    const [height, radius] = [choose([44, 38]), choose([9, 10])];
    scene.box([0, 0, 0], [34, 34, height]);
    scene.front(0).circle(17, 14, radius * 1.2);
    scene
      .front(0)
      .through(arcPoints([17, 14], radius * 1.2), () => scene.disc('y', [17, 3, 14], radius * 1.2, FINE));
    scene.cylinder('x', [-16, 17, 16], radius, 16);
    scene.disc('x', [-16, 17, 16], radius * 0.78, MEDIUM);
    scene.front(0).speckle(1, height * 0.64, 32, height * 0.3, 26, 0.9);
    scene.box([4, 4, height], [26, 26, 4], OUTLINE, FINE);
    const on = scene.level(height + 4);
    on.rect(6, 6, 22, 22);
    for (const i of times(8)) on.shape(roundedRectangle(7.4 + i * 2.5, 8, 1.3, 18, 0.6), FINE);
  }),
  /** A trench drain with its grate. */
  grate: view.from({ width: 24, depth: 34, depthScale: 0.95 }, (scene, choose) => {
    const bars = choose([14, 10, 18]);
    const frame = choose([1.4, 2]);
    const [length, width] = [54, 12];
    scene.prism(
      'x',
      uv(-1.4, -12, width * 0.2, -16, width * 0.8, -16, width + 1.4, -12, width + 1.4, 0, -1.4, 0),
      0,
      length,
    );
    const end = scene.side(0);
    const bottom = arcPoints([width / 2, -9], width / 2, 180, 360, 4);
    const channel: [number, number][] = [...uv(0, 0, 0, -8), ...bottom, ...uv(width, -8, width, 0)];
    end.shape(channel);
    end.through(channel, () => {
      scene.line(xyz(0, width, -8, length, width, -8));
      scene.line(xyz(0, width / 2, -13, 20, width / 2, -13));
    });
    scene.box([4, 0, -1.4], [length - 4, width, 1.4]);
    const top = scene.level(0);
    top.rect(4 + frame * 0.4, frame * 0.5, length - 4 - frame * 0.8, width - frame);
    for (const bar of times(bars)) {
      const u = 5.4 + (bar * (length - 7)) / bars;
      for (const half of [0, 1])
        top.shape(
          roundedRectangle(
            u,
            1.6 + half * (width / 2 - 0.8),
            ((length - 7) / bars) * 0.5,
            width / 2 - 2.4,
            0.3,
          ),
          FINE,
        );
    }
  }),
  'detention-chamber': view.threeQuarter((scene, choose) => {
    const [count, radius] = [choose([2, 3]), choose([22, 24])];
    scene.level(0).speckle(-10, -10, 110, count * 54 + 10, 90, 1.6);
    for (const j of times(count).toReversed()) {
      const y = 24 + j * 54;
      const arch = arcPoints([y, 0], radius, 0, 180, radius * 1.05);
      scene.prism('x', arch, 0, 84, OUTLINE, HATCH);
      for (const k of times(9))
        scene.line(
          arch.map(([v, z]): Place => [4 + k * 9.6, v, z]),
          k % 2 ? FINE : MEDIUM,
        );
      scene.side(0).shape(arcPoints([y, 0], radius * 0.86, 0, 180, radius * 0.9));
      scene.side(0).circle(y, radius * 0.4, radius * 0.3);
    }
  }),
  'hydrodynamic-separator': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([18, 20]), choose([62, 54])];
    scene.cylinder('x', [radius - 2, 0, height * 0.62], 6, 18);
    scene.cylinder('z', [0, 0, 0], radius, height);
    scene.through(
      [
        ...ring('z', [0, 0, height * 0.1], radius * 0.7),
        ...ring('z', [0, 0, height * 0.5], radius * 0.7),
      ].slice(0, 1),
      () => undefined,
    );
    const cut: [number, number][] = [
      [-radius * 0.66, height * 0.1],
      [radius * 0.3, height * 0.1],
      [radius * 0.3, height * 0.5],
      [-radius * 0.66, height * 0.5],
    ];
    scene.front(-radius).shape(cut);
    scene.front(-radius).through(cut, () => {
      for (const k of times(5))
        scene
          .front(-radius)
          .line(
            arcPoints([-radius * 0.2, height * 0.42 - k * 4.4], radius * 0.5, 150, 390, 3),
            k % 2 ? FINE : MEDIUM,
          );
      scene.front(-radius).speckle(-radius * 0.64, height * 0.11, radius * 0.9, height * 0.07, 26, 0.7);
    });
    scene.cylinder('x', [-radius - 14, 0, height * 0.68], 6, 16);
    scene.disc('x', [-radius - 14, 0, height * 0.68], 4.6, MEDIUM);
    scene.turned('z', [0, 0, height], uv(radius * 1.04, 0, radius * 1.04, 3));
    scene.turned('z', [0, 0, height + 3], uv(8, 0, 8, 5));
    scene.disc('z', [0, 0, height + 8], 6.4, FINE);
  }),
  'bioretention-filter': view.corner((scene, choose) => {
    const [width, tufts] = [choose([60, 54]), choose([9, 12])];
    scene.box([0, 0, -24], [width, 34, 24]);
    for (const [z, count] of uv(-8, 30, -16, 60, -24, 0)) {
      scene.front(0).line(uv(0, z, width, z), MEDIUM);
      scene.front(0).speckle(1, z + 1, width - 2, 6, count, 0.7);
    }
    for (const i of times(14)) scene.front(0).circle(3 + i * 4, -20.6 + (i % 2) * 1.6, 1.4, FINE);
    scene.cylinder('y', [width * 0.8, -6, -20], 2.4, 6, MEDIUM);
    scene.level(0).rect(2, 2, width - 4, 30);
    for (const i of times(tufts).toReversed()) {
      const [x, y] = [6 + ((i * 0.7549) % 1) * (width - 12), 5 + ((i * 0.5698) % 1) * 24];
      for (const k of times(6))
        scene.line(xyz(x, y, 0, x - 4 + k * 1.6, y, 9 + (k % 3) * 3), k % 2 ? FINE : MEDIUM);
    }
  }),
  'infiltration-tank': view.corner((scene, choose) => {
    const [count, m] = [choose([3, 2]), choose([2, 3])];
    for (const z of times(m))
      for (const y of [1, 0])
        for (const x of times(count).toReversed()) {
          if (z === m - 1 && x > count - 2) continue;
          scene.box([x * 18, y * 18, z * 14], [17.6, 17.6, 13.6]);
          for (const k of times(3))
            scene.front(y * 18).rect(x * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
          for (const k of times(3))
            scene.side(x * 18).rect(y * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
          cells(scene.level(z * 14 + 13.6), x * 18, y * 18, 17.6, 17.6, 4, 4);
        }
  }),
  'roof-drain-module': view.corner((scene, choose) => {
    const [count, k0] = [choose([2, 3]), choose([6, 7])];
    scene.box([-6, -6, -3], [count * 26 + 10, 40, 3], MEDIUM, FINE);
    for (const i of times(count).toReversed()) {
      scene.box([i * 26, 0, 0], [25, 28, 5], OUTLINE, FINE);
      for (const k of times(9)) scene.front(0).rect(i * 26 + 1.4 + k * 2.6, 0.8, 1.4, 1.6, FINE);
      for (const a of times(k0))
        for (const b of times(k0)) {
          const [x, y] = [i * 26 + 2 + (a * 22) / k0, 26 - (b * 24) / k0];
          for (const q of [-1, 0, 1]) scene.line(xyz(x, y, 5, x + q * 1.2, y, 7.4 + ((a + b) % 3)));
        }
    }
  }),
};
