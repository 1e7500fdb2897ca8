import { rectangle, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const noiseControl = {
  'sound-enclosure': view.threeQuarter((scene, choose) => {
    const [count, height] = [choose([4, 3]), choose([56, 62])];
    const width = count * 24;
    scene.box([0, 0, 0], [width, 50, height]);
    const plane = scene.front(0);
    for (const i of times(count)) {
      plane.rect(i * 24 + 1, 2, 22, height - 4);
      if (i !== 1) holes(plane, i * 24 + 3, 4, 18, height - 8, 7, 16, 0.5, HATCH);
    }
    plane.rect(26, 2, 20, height - 10, OUTLINE);
    plane.rect(31, height * 0.5, 10, 12);
    plane.rect(43, height * 0.4, 1.6, 6, OUTLINE);
    for (const x of [width * 0.25, width * 0.65]) scene.box([x, 16, height], [18, 18, 12], OUTLINE, FINE);
  }),
  'duct-silencer': view.threeQuarter((scene, choose) => {
    const [baffles, length] = [choose([3, 4]), choose([56, 64])];
    const width = 44;
    scene.box([0, 0, 0], [length, width, 30]);
    const plane = scene.side(0);
    plane.rect(1.4, 1.4, width - 2.8, 27.2);
    for (const i of times(baffles)) {
      const u = 2 + (i * (width - 4)) / baffles;
      plane.shape(rectangle(u + 1.6, 1.4, ((width - 4) / baffles) * 0.56, 27.2), OUTLINE);
      holes(plane, u + 2, 2, ((width - 4) / baffles) * 0.5, 26, 2, 12, 0.4, HATCH);
    }
    for (const x of [length * 0.3, length * 0.65]) scene.front(0).line(uv(x, 0, x, 30));
    scene.box([-1.4, -1.4, -1.4], [1.4, width + 2.8, 1.4], OUTLINE, FINE);
  }),
  'sound-curtain': view.threeQuarter((scene, choose) => {
    const [count, folds] = [choose([4, 5]), choose([3, 2])];
    const width = count * 20;
    scene.box([-6, -1, 74], [width + 12, 4, 3], OUTLINE, FINE);
    for (const i of times(count).toReversed()) {
      const x = i * 20;
      scene.front((i % 2) * 1.6).shape(uv(x, 0, x + 20.4, 0, x + 20.4, 72, x, 72), OUTLINE);
      for (const a of times(folds + 1))
        for (const b of times(9)) {
          const [u, v] = [x + 3 + (a * 14) / folds, 5 + b * 7.6];
          scene.front((i % 2) * 1.6).line(uv(u - 3, v, u, v + 3.4, u + 3, v));
        }
      for (const u of [3, 10, 17]) scene.cylinder('y', [x + u, 0, 73], 1, 1.4, MEDIUM);
    }
    ground(scene, -10, width + 20, -2);
  }),
};
