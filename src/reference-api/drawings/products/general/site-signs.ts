import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const siteSigns = {
  'project-sign': view.threeQuarter((scene, choose) => {
    const [lines, band] = [choose([4, 5]), choose([1, 0])];
    for (const x of [84, 8]) scene.box([x, 2, 0], [4, 4, 104], OUTLINE, FINE);
    scene.box([0, 0, 40], [96, 1.5, 60]);
    const plane = scene.front(0);
    plane.rect(3, 43, 90, 54, FINE);
    if (band) plane.rect(3, 85, 90, 12);
    plane.shape(uv(8, 52, 8, 70, 22, 80, 36, 70, 36, 52));
    plane.rect(18, 52, 8, 12, FINE);
    for (const i of times(lines))
      plane.line(uv(44, 78 - i * 7, 88 - (i % 2) * 12, 78 - i * 7), i === 0 ? OUTLINE : MEDIUM);
    ground(scene, -12, 124, 2);
  }),
  'fence-banner': view.front((scene, choose) => {
    const [bays, slack] = [choose([2, 3]), choose([2, 3])];
    const width = bays * 60;
    for (const i of times(bays + 1).toReversed()) scene.cylinder('z', [i * 60, 2, 0], 1.2, 76, MEDIUM);
    scene.front(2).hatch(rectangle(0, 2, width, 70), 45, 4);
    scene.front(2).hatch(rectangle(0, 2, width, 70), -45, 4);
    scene.cylinder('x', [0, 2, 72], 0.9, width, MEDIUM);
    const plane = scene.front(0);
    const edge = [
      ...times(9).map((i): [number, number] => [4 + ((width - 8) * i) / 8, 12 + (i % 2) * slack * 0.4]),
      ...times(9).map((i): [number, number] => [
        width - 4 - ((width - 8) * i) / 8,
        64 - (i % 2) * slack * 0.4,
      ]),
    ];
    plane.shape(edge, OUTLINE);
    for (const i of times(bays * 4 + 1))
      for (const z of [15, 61]) plane.circle(7 + ((width - 14) * i) / (bays * 4), z, 0.9, FINE);
    plane.shape(uv(width * 0.12, 28, width * 0.12, 44, width * 0.2, 52, width * 0.28, 44, width * 0.28, 28));
    plane.line(uv(width * 0.36, 46, width * 0.88, 46), OUTLINE);
    plane.line(uv(width * 0.36, 36, width * 0.76, 36), MEDIUM);
    plane.line(uv(width * 0.36, 29, width * 0.82, 29));
    scene.line(xyz(-10, 0, 0, width + 10, 0, 0));
  }),
  'wayfinding-sign': view.threeQuarter((scene, choose) => {
    const [left, lines] = [choose([1, 0]), choose([2, 3])];
    scene.prism('x', uv(22, 0, 24, 0, 13, 40, 11, 40), 0, 26, OUTLINE, FINE);
    scene.prism('x', uv(0, 0, 2, 0, 13, 40, 11, 40), 0, 26, OUTLINE, FINE);
    const at = (u: number, v: number): readonly [number, number, number] => [u, (v * 11) / 40 - 0.02, v];
    const flip = (u: number): number => (left ? 26 - u : u);
    scene.face(
      uv(3, 8, 23, 8, 23, 37, 3, 37).map(([u, v]) => at(u, v)),
      MEDIUM,
    );
    scene.face(uv(6, 24, 14, 24, 14, 21, 20, 26.5, 14, 32, 14, 29, 6, 29).map(([u, v]) => at(flip(u), v)));
    for (const i of times(lines))
      scene.line([at(6, 17 - i * 3.4), at(20 - (i % 2) * 4, 17 - i * 3.4)], MEDIUM);
  }),
};
