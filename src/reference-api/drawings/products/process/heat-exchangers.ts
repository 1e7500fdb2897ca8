import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

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

export const heatExchangers = {
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
