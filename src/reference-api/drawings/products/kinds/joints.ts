import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** An expansion-joint cover between two floor or wall edges. */
export const jointCover: ProductSketch = (choose) => {
  const gap = choose([4, 6, 3]);
  const blockout = choose([4.5, 6]);
  const length = 22;
  const scene = new Scene(isometric);
  const slab = 7;
  const left = uv(-14, -slab, 0, -slab, 0, -0.6, -blockout, -0.6, -blockout, 0, -14, 0);
  const right: [number, number][] = left.map(([u, v]): [number, number] => [gap - u, v]).toReversed();
  scene.prism('y', right, 0, length);
  scene.prism('y', left, 0, length);
  scene.front(0).speckle(-13, -slab + 0.5, 12.5, slab - 1.5, 40, 0.5);
  scene.front(0).speckle(gap + 0.5, -slab + 0.5, 12.5, slab - 1.5, 40, 0.5);
  const rail = (x: number): void =>
    scene.prism(
      'y',
      uv(x, -0.5, x + blockout - 0.4, -0.5, x + blockout - 0.4, 0.1, x, 0.1),
      0,
      length,
      MED,
      FINE,
    );
  rail(gap + 0.2);
  scene.prism('y', uv(-1.6, 0.1, gap + 1.6, 0.1, gap + 1.2, 0.6, -1.2, 0.6), 0, length);
  rail(-blockout + 0.2);
  for (const index of times(4))
    for (const x of [-blockout / 2, gap + blockout / 2])
      scene.level(0.1).circle(x, 3 + index * 5.2, 0.45, FINE);
  return scene;
};

/** A firestop collar around a pipe through a floor or wall. */
export const firestopCollar: ProductSketch = (choose) => {
  const pipe = choose([3, 4, 2.2]);
  const tabs = choose([4, 3, 6]);
  const height = choose([2.2, 3]);
  const scene = new Scene(axonometric({ width: 30, depth: 30 }));
  const reach = pipe + 8;
  scene.box([-reach, -reach, -4], [2 * reach, 2 * reach, 4]);
  scene.front(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
  scene.side(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
  const collar = pipe + 1.6;
  for (const tab of times(tabs)) {
    const a = (tab * 2 * Math.PI) / tabs + 0.4;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r: number, side: number): [number, number, number] => [
      c * r - s * side,
      s * r + c * side,
      0.1,
    ];
    scene.face(
      [at(collar - 0.4, -0.9), at(collar + 2.6, -0.9), at(collar + 2.6, 0.9), at(collar - 0.4, 0.9)],
      MED,
    );
    const hole = at(collar + 1.6, 0);
    scene.disc('z', hole, 0.45, FINE);
  }
  scene.turned('z', [0, 0, 0], uv(collar, 0, collar, height));
  scene.turned('z', [0, 0, height], [[collar - 0.3, 0]], { layer: FINE });
  for (const layer of times(3)) scene.disc('z', [0, 0, height], collar - 0.5 - layer * 0.35, FINE);
  scene.turned('z', [0, 0, height - 0.2], uv(pipe, 0, pipe, 11));
  scene.disc('z', [0, 0, height + 10.8], pipe * 0.86, MED);
  for (const v of [-0.25, 0.25])
    scene.line(
      xyz(-collar * 0.72 + v, -collar * 0.72 - v, 0, -collar * 0.72 + v, -collar * 0.72 - v, height),
      MED,
    );
  return scene;
};
