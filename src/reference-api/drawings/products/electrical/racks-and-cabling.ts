import {
  rectangle,
  uv,
  times,
  xyz,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { holes, vents, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

const openRack = (posts: 2 | 4): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [height, count] = [choose([80, 72]), choose([5, 4])];
    const depth = posts === 2 ? 6 : 30;
    scene.box([-3, -4, 0], [28, depth + 8, 1.6], OUTLINE, FINE);
    if (posts === 4) for (const x of [20, 0]) scene.box([x, depth - 2, 1.6], [2.4, 2, height], OUTLINE, FINE);
    for (const i of times(count)) {
      const z = 10 + (i * (height - 16)) / count;
      if (i === 2) continue;
      scene.box([1, posts === 2 ? -3 : 1, z], [20.4, posts === 2 ? 10 : 27, 6], OUTLINE, FINE);
      holes(scene.front(posts === 2 ? -3 : 1), 3, z + 1, 16, 4, 8, 2, 0.6);
    }
    for (const x of [20, 0]) {
      scene.box([x, 0, 1.6], [2.4, posts === 2 ? 6 : 2, height], OUTLINE, FINE);
      for (const k of times(22)) scene.front(0).circle(x + 1.2, 4 + (k * (height - 4)) / 22, 0.34, HATCH);
    }
    scene.box([0, 0, height], [22.4, posts === 2 ? 6 : depth, 2], OUTLINE, FINE);
  });

export const racksAndCabling = {
  'two-post-rack': openRack(2),
  'four-post-rack': openRack(4),
  /** A 19-inch equipment rack. */
  rack: view.from({ width: 18, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const levels = choose([3, 4, 5]);

    const units = choose([4, 6]);
    const [width, depth, height] = [24, 28, 52];
    scene.box([0, 0, 0], [width, depth, 2.5]);
    for (const [x, y] of [
      [width - 2, depth - 2],
      [0, depth - 2],
    ] as const)
      scene.box([x, y, 2.5], [2, 2, height], MEDIUM, FINE);
    scene.box([0, 0, height + 2.5], [width, depth, 2]);
    let v = 3;
    for (const unit of times(levels + units)) {
      const tall = unit % 3 === 0 ? 5.25 : unit % 3 === 1 ? 1.75 : 3.5;
      if (v + tall > height) break;
      scene.box([1.6, 0.2, v], [width - 3.2, depth * 0.7, tall - 0.3], MEDIUM, FINE);
      const front = scene.front(0.2);
      if (tall < 2) for (const port of times(9)) front.rect(3.6 + port * 1.6, v + 0.4, 1, 0.7, FINE);
      else if (tall < 4) front.hatch(rectangle(3.6, v + 0.6, width - 11, tall - 1.4), 90, 0.9);
      else {
        front.circle(6, v + tall / 2, 1.5, FINE);
        front.line(uv(9, v + tall / 2, width - 4, v + tall / 2));
      }
      v += tall + (unit % 4 === 3 ? 3.5 : 0);
    }
    for (const x of [width - 2, 0]) {
      scene.box([x, 0, 2.5], [2, 2, height], OUTLINE, FINE);
      for (const hole of times(17)) scene.front(0).circle(x + 1, 4.5 + hole * 3, 0.3, FINE);
    }
  }),
  'wall-rack': view.threeQuarter((scene, choose) => {
    const [count, swing] = [choose([4, 5]), choose([1, 0])];
    wall(scene, -8, -8, 40, 42, 20);
    scene.box([0, 0, 0], [24, 20, 26]);
    const plane = scene.front(0);
    plane.rect(1.6, 1.6, 20.8, 22.8);
    for (const i of times(count)) {
      plane.rect(2.6, 3 + (i * 20) / count, 18.8, 14 / count, FINE);
      holes(plane, 4, 3 + (i * 20) / count, 16, 14 / count, 8, 1, 0.45);
    }
    if (swing) plane.glint(2, 2, 20, 22);
    plane.rect(20.8, 11, 1.2, 4, OUTLINE);
    vents(scene.side(0), 4, 6, 12, 8, 5);
  }),
  'cable-runway': view.corner((scene, choose) => {
    const [count, bundles] = [choose([7, 9]), choose([3, 4])];
    const length = count * 9;
    for (const x of [length * 0.8, length * 0.2])
      for (const y of [14, 0]) rod(scene, [x, y, 0], [x, y, 24], 0.4);
    scene.box([0, 12, 0], [length, 1.2, 2.4], OUTLINE, FINE);
    for (const i of times(count).toReversed()) scene.box([4 + i * 9, 1, 0.4], [1.4, 11, 1.2], MEDIUM, FINE);
    for (const k of times(bundles).toReversed())
      scene.bar(xyz(-6, 3 + k * 2.4, 3.4, length + 2, 3 + k * 2.4, 3.4), 1);
    scene.box([0, 0, 0], [length, 1.2, 2.4], OUTLINE, FINE);
  }),
  'cable-box': view.threeQuarter((scene, choose) => {
    const [width, hole] = [choose([16, 18]), choose([3.4, 4])];
    scene.box([0, 0, 0], [width, 10, 15]);
    const plane = scene.front(0);
    plane.circle(width / 2, 7.6, hole);
    for (const k of times(4)) plane.circle(width / 2, 7.6, hole * (0.9 - k * 0.16), FINE);
    plane.line(uv(1, 13.4, width * 0.44, 13.4), OUTLINE);
    plane.line(uv(1, 1.6, width * 0.5, 1.6), MEDIUM);
    scene.side(0).rect(3, 11, 4, 1.6);
    scene.bar(xyz(width / 2, -0.4, 7.4, width / 2, -4, 6, width / 2 + 4, -8, 2, width / 2 + 12, -10, 0), 0.5);
    for (const [i, z] of uv(0, 1.6, 1, 0.6, 2, -0.6, 3, -1.6))
      scene.bar(xyz(width / 2 + 12, -10, 0, width / 2 + 14.6 + i * 0.2, -10.6, z), 0.2, MEDIUM);
  }),
  'cable-reel': view.threeQuarter((scene, choose) => {
    const [radius, width] = [choose([12, 13]), choose([12, 14])];
    scene.cylinder('y', [0, width, 12], radius, 1);
    scene.cylinder('y', [0, 1, 12], radius * 0.7, width);
    for (const i of times(11)) scene.band('y', [0, 1 + ((i + 0.5) * width) / 11, 12], radius * 0.7);
    scene.cylinder('y', [0, 0, 12], radius, 1);
    scene.disc('y', [0, 0, 12], radius * 0.3, MEDIUM);
    scene.disc('y', [0, 0, 12], radius * 0.14, MEDIUM);
    for (const k of times(6))
      scene
        .front(0)
        .shape(
          arcPoints([Math.cos(k * 1.05) * radius * 0.64, 12 + Math.sin(k * 1.05) * radius * 0.64], 1.5).slice(
            0,
            -1,
          ),
          FINE,
        );
    scene.bar(xyz(radius * 0.5, -3, 1, radius + 4, -4, 0.6, radius + 14, -5, 0.6), 0.7);
    scene.cylinder('x', [radius + 14, -5, 0.6], 0.5, 1.6, MEDIUM);
    for (const z of [1.2, 0.6, 0, -0.6])
      scene.bar(xyz(radius + 15.4, -5, 0.6, radius + 18, -5.4, z), 0.24, MEDIUM);
  }),
  'modular-jack': view.threeQuarter((scene, choose) => {
    const [plate, count] = [choose([1, 0]), choose([2, 1])];
    if (plate) {
      scene.prism('y', roundedRectangle(-3, -4, 9, 12, 0.5), 2, 0.6, OUTLINE, HATCH);
      for (const z of [-3.2, 7.2]) scene.front(2).circle(1.5, z, 0.3, FINE);
    }
    for (const i of times(plate ? count : 1)) {
      const z = i * 3.6 - (plate && count === 2 ? 0.4 : 0);
      scene.box([0, 0, z], [3, 6, 3]);
      const plane = scene.front(0);
      plane.shape([
        [0.5, z + 0.5],
        [2.5, z + 0.5],
        [2.5, z + 1.8],
        [2, z + 1.8],
        [2, z + 2.3],
        [1, z + 2.3],
        [1, z + 1.8],
        [0.5, z + 1.8],
      ]);
      for (const k of times(8)) plane.line(uv(0.68 + k * 0.23, z + 0.6, 0.68 + k * 0.23, z + 1.1));
      scene.level(z + 3).rect(0.4, 3, 2.2, 2.6, FINE);
      for (const k of times(4)) scene.level(z + 3).line(uv(0.7 + k * 0.5, 3.2, 0.7 + k * 0.5, 5.4));
    }
  }),
  'patch-panel': view.threeQuarter((scene, choose) => {
    const [rowsUp, ports] = [choose([1, 2]), choose([12, 8])];
    const height = rowsUp * 1.75 + 0.6;
    for (const x of [0.6, 17.6]) scene.box([x, 1, -3], [0.9, 3, height + 6], MEDIUM, FINE);
    scene.box([1.4, 0.3, 0.2], [16, 3, height - 0.4], OUTLINE, FINE);
    scene.box([0, 0, 0], [19, 0.3, height]);
    const plane = scene.front(0);
    for (const j of times(rowsUp))
      for (const i of times(ports)) {
        const u = 1.6 + (i * 16) / ports;
        plane.rect(u, 0.4 + j * 1.75, 15 / ports - 0.1, 1.1);
        plane.rect(u + 0.2, 0.5 + j * 1.75, 15 / ports - 0.5, 0.6, FINE);
      }
    for (const [u, v] of uv(0.5, 0.5, 0.5, height - 0.5, 18.5, 0.5, 18.5, height - 0.5))
      plane.circle(u, v, 0.2, FINE);
    for (const i of [2, 5])
      scene.bar(
        xyz(2.2 + (i * 16) / ports, 0, 0.9, 2.2 + (i * 16) / ports, -2.4, 0.2, 3 + (i * 16) / ports, -3, -4),
        0.34,
        MEDIUM,
      );
  }),
  'fiber-cable': view.threeQuarter((scene, choose) => {
    const [count, length] = [choose([6, 8]), choose([24, 28])];
    scene.cylinder('x', [6, 0, 0], 3, length);
    for (const k of times(3)) scene.band('x', [12 + k * 7, 0, 0], 3);
    scene.disc('x', [6, 0, 0], 2.4, MEDIUM);
    scene.cylinder('x', [1, 0, 0], 2.2, 5, MEDIUM);
    for (const i of times(12))
      scene.line(
        xyz(1, Math.cos(i) * 2, Math.sin(i) * 2, 6, Math.cos(i + 0.3) * 2, Math.sin(i + 0.3) * 2),
        HATCH,
      );
    for (const i of times(count).toReversed()) {
      const a = (i * 2 * Math.PI) / count;
      scene.bar(
        xyz(1, Math.cos(a) * 1.3, Math.sin(a) * 1.3, -4, Math.cos(a) * 2.4, Math.sin(a) * 2.4 - 0.6),
        0.5,
      );
      for (const k of times(3))
        scene.line([
          [-4.4, Math.cos(a) * 2.4, Math.sin(a) * 2.4 - 0.6],
          [-9, Math.cos(a) * (3.4 + k * 0.4), Math.sin(a) * (3.4 + k * 0.5) - 1.4],
        ]);
    }
  }),
};
