import { rectangle, uv, times, xyz, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { gauge, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** A horizontal drum with doors, on saddles. */
const drumBoiler = (kind: 'fire' | 'thermal'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([18, 20]), choose([78, 68])];
    scene.box([2, -14, -26], [length - 4, 28, 5], OUTLINE, FINE);
    for (const x of [length - 18, 10]) scene.prism('x', uv(-14, -22, 14, -22, 16, -6, -16, -6), x, 6);
    scene.cylinder('z', [length * 0.84, 0, 8], 5, 34);
    scene.cylinder('x', [0, 0, 0], radius, length);
    scene.cylinder('z', [length * 0.84, 0, radius - 2], 5, 26);
    for (const x of [4, length * 0.34, length * 0.66, length - 4])
      scene.band('x', [x, 0, 0], radius, x === 4 ? MEDIUM : FINE);
    for (const x of [length * 0.3, length * 0.5])
      scene.turned('z', [x, 0, radius - 1], uv(2.4, 0, 2.4, 4, 4, 4, 4, 5.4), { crease: FINE });
    scene.disc('x', [0, 0, 0], radius * 0.92, MEDIUM);
    for (const a of times(10))
      scene.disc('x', [0, Math.cos(a * 0.63) * radius * 0.8, Math.sin(a * 0.63) * radius * 0.8], 0.9, FINE);
    if (kind === 'fire') {
      scene.box([-16, -6, -12], [16, 12, 12], OUTLINE, FINE);
      scene.cylinder('x', [-22, 0, -6], 5, 6, MEDIUM);
      scene.side(0).line(uv(-radius * 0.9, 3, radius * 0.9, 3), MEDIUM);
    } else {
      for (const q of [0.7, 0.5, 0.3]) scene.disc('x', [0, 0, 0], radius * q, q === 0.3 ? MEDIUM : FINE);
      scene.box([-10, -5, -4], [10, 10, 9], OUTLINE, FINE);
      scene.bar(xyz(14, -radius, 4, 14, -radius - 8, 4, 14, -radius - 8, -20), 1.8);
      scene.bar(xyz(24, -radius, 4, 24, -radius - 8, 4, 24, -radius - 8, -20), 1.8);
    }
    gauge(scene.front(-radius), length * 0.3, 7, 3);
    scene.box([length * 0.5, -radius - 4, -8], [16, 4, 18], OUTLINE, FINE);
  });

const shellTube = (scraped: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([9, 10]), choose([80, 70])];
    for (const x of [length * 0.7, length * 0.14]) scene.prism('x', uv(-8, -20, 8, -20, 9, -3, -9, -3), x, 4);
    if (scraped) motor(scene, 'x', [length + 4, 0, 0], 6, 18);
    scene.turned('x', [0, 0, 0], uv(radius, 0, radius, length));
    for (const x of [length * 0.24, length * 0.72]) {
      scene.turned('z', [x, 0, radius - 1], uv(3, 0, 3, 5, 5, 5, 5, 6.4), { crease: FINE });
      scene.band('x', [x - 9, 0, 0], radius);
    }
    scene.cylinder('x', [-2, 0, 0], radius * 1.3, 2);
    if (scraped) {
      scene.disc('x', [-2, 0, 0], radius * 1.1, MEDIUM);
      for (const a of times(4))
        scene.bar(
          [
            [-2.2, 0, 0],
            [-2.2, Math.cos(a * 1.57 + 0.4) * radius * 0.9, Math.sin(a * 1.57 + 0.4) * radius * 0.9],
          ],
          0.7,
          MEDIUM,
        );
    } else {
      scene.cylinder('x', [-3.4, 0, 0], radius * 1.3, 1.4);
      scene.disc('x', [-3.4, 0, 0], radius * 0.94, MEDIUM);
      for (const i of times(5))
        for (const j of times(5))
          if (Math.hypot(i - 2, j - 2) < 2.6)
            scene.disc('x', [-3.4, (i - 2) * radius * 0.36, (j - 2) * radius * 0.36], radius * 0.13, FINE);
      for (const a of times(10))
        scene.disc(
          'x',
          [-3.4, Math.cos(a * 0.63) * radius * 1.13, Math.sin(a * 0.63) * radius * 1.13],
          0.7,
          FINE,
        );
    }
  });

const plateExchanger = (brazed: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, height] = [choose([16, 20]), choose([46, 52])];
    const width = brazed ? 16 : 24;
    const depth = brazed ? 0.5 : 1.1;
    if (!brazed) {
      scene.box([width * 0.4, count * depth + 14, 0], [width * 0.2, 3, height + 4], OUTLINE, FINE);
      for (const z of [height, -1])
        scene.box([width * 0.44, 0, z], [width * 0.12, count * depth + 14, 2], MEDIUM, FINE);
      scene.box([0, count * depth + 2, 0], [width, 2, height]);
    } else
      scene.prism('y', roundedRectangle(0, 0, width, height * 0.8, 5), count * depth, 0.8, OUTLINE, HATCH);
    for (const i of times(count).toReversed()) {
      if (brazed)
        scene.prism(
          'y',
          roundedRectangle(0, 0, width, height * 0.8, 5),
          i * depth,
          depth * 0.7,
          MEDIUM,
          HATCH,
        );
      else scene.box([1.4, i * depth + 2, 1], [width - 2.8, depth * 0.6, height - 2], MEDIUM, FINE);
    }
    if (brazed) scene.prism('y', roundedRectangle(0, 0, width, height * 0.8, 5), -1, 1, OUTLINE, HATCH);
    else scene.box([0, -1, 0], [width, 3, height]);
    const top = brazed ? height * 0.8 : height;
    for (const [x, z] of uv(width * 0.25, top - 6, width * 0.75, top - 6, width * 0.25, 6, width * 0.75, 6)) {
      scene.cylinder('y', [x, -5, z], brazed ? 1.8 : 2.8, 4);
      scene.disc('y', [x, -5, z], brazed ? 1.2 : 2, MEDIUM);
    }
    if (!brazed)
      for (const z of [4, height * 0.5, height - 4])
        for (const x of [-1, width + 1]) scene.bar(xyz(x, count * depth + 5, z, x, -3, z), 0.6, MEDIUM);
    for (const k of times(4))
      scene.front(-1).line([
        [width * 0.2, top * 0.3 + k * 4],
        [width * 0.5, top * 0.3 + k * 4 + 4],
        [width * 0.8, top * 0.3 + k * 4],
      ]);
  });

export const boilersAndExchangers = {
  'firetube-boiler': drumBoiler('fire'),
  'watertube-boiler': view.threeQuarter((scene, choose) => {
    const [width, tubes] = [choose([62, 54]), choose([9, 11])];
    scene.cylinder('x', [0, 12, 52], 8, width);
    scene.box([0, 0, 0], [width, 40, 44]);
    const plane = scene.front(0);
    plane.shape(rectangle(6, 6, width * 0.6, 32));
    for (const i of times(tubes))
      for (const k of [0, 1])
        plane.line(
          uv(8 + (i * (width * 0.6 - 4)) / tubes + k, 6, 8 + (i * (width * 0.6 - 4)) / tubes + k, 38),
          k ? FINE : MEDIUM,
        );
    plane.rect(width * 0.76, 8, width * 0.18, 20);
    gauge(plane, width * 0.85, 35, 3);
    scene.cylinder('x', [-8, 20, 14], 6, 8);
    scene.disc('x', [-8, 20, 14], 3.4, FINE);
    scene.cylinder('x', [0, 14, 50], 7, width);
    scene.cylinder('z', [width * 0.8, 26, 44], 4.6, 26);
    scene.turned('z', [width * 0.3, 14, 56], uv(2, 0, 2, 5, 3.4, 5, 3.4, 6), { layer: MEDIUM });
  }),
  /** A boiler with its jacket, door, flue, and piping. */
  boiler: view.from({ width: 20, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([28, 34]);
    const pipes = choose([2, 3]);

    const [depth, height] = [30, 56];
    for (const index of times(pipes))
      scene.cylinder('z', [5 + index * 6, depth - 6, height], 1.4, 12, MEDIUM);
    scene.turned('z', [width - 8, depth - 9, height], uv(4, 0, 4, 16));
    scene.band('z', [width - 8, depth - 9, height + 9], 4);
    scene.box([2, 2, 0], [width - 4, depth - 4, 3], MEDIUM, FINE);
    scene.box([0, 0, 3], [width, depth, height - 3]);
    const front = scene.front(0);
    front.rect(2, 5, width - 4, height * 0.56);
    front.rect(2, height * 0.68, width - 4, height * 0.27);
    front.rect(5, height * 0.76, width * 0.4, 6);
    front.line(uv(6, height * 0.8, 4 + width * 0.4, height * 0.8));
    for (const knob of times(3)) front.circle(width * 0.62 + knob * 3.6, height * 0.79, 1.2, FINE);
    front.hatch(rectangle(5, 8, width - 10, 7), 90, 1.6, FINE);
    front.rect(width - 6.4, height * 0.34, 1.6, 6, FINE);
    scene.side(0).hatch(rectangle(5, 10, depth - 10, 9), 90, 1.8, FINE);
  }),
  'electric-boiler': view.threeQuarter((scene, choose) => {
    const [radius, count] = [choose([15, 14]), choose([6, 8])];
    for (const a of [0.8, 2.4, 4.2])
      scene.box(
        [Math.cos(a) * radius * 0.8 - 1.4, Math.sin(a) * radius * 0.8 - 1.4, -10],
        [2.8, 2.8, 12],
        OUTLINE,
        FINE,
      );
    scene.turned(
      'z',
      [0, 0, 0],
      uv(radius * 0.7, -3, radius, 2, radius, 44, radius * 0.8, 49, radius * 0.3, 51),
      { smooth: true },
    );
    scene.cylinder('z', [0, 0, 50], 2.4, 12);
    scene.turned('y', [-3, -radius - 4, 14], uv(9, 0, 9, 5));
    for (const i of times(count))
      scene.disc(
        'y',
        [-3 + Math.cos((i * 6.28) / count) * 5.4, -radius - 4, 14 + Math.sin((i * 6.28) / count) * 5.4],
        1.6,
        MEDIUM,
      );
    scene.box([radius + 3, -radius * 0.8, 0], [18, 14, 46]);
    scene.front(-radius * 0.8).rect(radius + 5, 3, 14, 40);
    scene.front(-radius * 0.8).shape(
      [
        [radius + 12.6, 36],
        [radius + 9.4, 28],
        [radius + 12, 28],
        [radius + 11, 21],
        [radius + 15.4, 30],
        [radius + 12.8, 30],
        [radius + 14, 36],
      ],
      OUTLINE,
    );
    gauge(scene.front(-radius), -4, 34, 3);
  }),
  'thermal-heater': drumBoiler('thermal'),
  'shell-exchanger': shellTube(false),
  'plate-exchanger': plateExchanger(false),
  'brazed-exchanger': plateExchanger(true),
  recuperator: view.threeQuarter((scene, choose) => {
    const [width, count] = [choose([46, 40]), choose([9, 11])];
    scene.prism(
      'x',
      uv(4, 8, 26, 8, 36, 0, 36, 36, 26, 30, 4, 30).map(([u, v]): [number, number] => [u, v]),
      width,
      0.1,
    );
    scene.prism('z', uv(width, 2, width + 16, 8, width + 16, 24, width, 30), 2, 30, OUTLINE, FINE);
    scene.box([0, 0, 0], [width, 32, 34]);
    const plane = scene.front(0);
    plane.rect(5, 4, width - 10, 26);
    for (const i of times(count))
      plane.line(
        uv(5 + (i * (width - 10)) / count, 4, 5 + (i * (width - 10)) / count, 30),
        i % 2 ? FINE : MEDIUM,
      );
    scene.prism('z', uv(0, 2, 0, 30, -16, 24, -16, 8), 2, 30, OUTLINE, FINE);
    scene.side(-16).rect(8, 2, 16, 30);
    scene.turned('z', [width / 2, 16, 34], uv(9, 0, 7, 6, 7, 12));
  }),
  'scraped-exchanger': shellTube(true),
};
