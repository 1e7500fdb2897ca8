import { pane } from '#src/reference-api/drawings/products/glazing/windows-and-skylights.ts';
import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

type Choices = readonly [number, ...number[]];

const glazedGrid = (
  scene: Scene,
  {
    width,
    columns,
    rows,
    mullion,
    depth,
  }: { width: number; columns: number; rows: readonly number[]; mullion: number; depth: number },
): void => {
  const height = rows.reduce((sum, row) => sum + row, 0) + mullion;
  scene.box([0, 0, 0], [width, depth, height]);
  const front = scene.front(0);
  const bay = (width - mullion) / columns;
  let v = mullion;
  for (const row of rows) {
    for (const column of times(columns)) {
      const u = mullion + column * bay;
      const [w, h] = [bay - mullion, row - mullion];
      front.rect(u, v, w, h);
      front.glaze(u, v, w, h);
      front.through(rectangle(u, v, w, h), () => {
        const glass = scene.front(depth * 0.35);
        glass.rect(u - 1, v, w + 1, h, FINE);
        if (column % 2 === 0) glass.glint(u, v, w, h);
      });
    }
    v += row;
  }
};

/** A storefront: framed lites with an entrance pair. */
const storefront = (bays: Choices, transoms: Choices) =>
  view.from({ width: 11, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const columns = choose(bays);
    const transom = choose(transoms);
    const entrance = choose([1, 2]);
    const width = columns * 42;
    glazedGrid(scene, { width, columns, rows: transom > 0 ? [84, transom] : [84], mullion: 3, depth: 6 });
    const bay = (width - 3) / columns;
    const front = scene.front(0);
    for (const leaf of times(entrance)) {
      const u = 3 + (1 + leaf) * bay;
      const w = bay - 3;
      front.rect(u, 0, w, 84);
      front.rect(u + 0.8, 0.8, w - 1.6, 82.4);
      front.rect(u + 4, 10, w - 8, 69);
      front.glass(u + 4, 10, w - 8, 69);
      const pull = leaf === 0 ? u + w - 3 : u + 2;
      front.rect(pull, 34, 1.2, 18);
      front.rect(u + 4, 38, w - 8, 2, FINE);
    }
    scene.level(0).line(uv(-10, 0, width + 14, 0));
  });

export const storefrontsAndCurtainWalls = {
  storefront: storefront([4, 5, 3], [24, 0, 30]),
  'interior-storefront': storefront([3], [0]),
  /** A curtain wall: a grid of vision and spandrel lites past two floors. */
  'curtain-wall': view.from({ width: 20, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const columns = choose([4, 5, 6]);
    const floors = choose([2, 3]);
    const cap = choose([4, 6]);
    const bay = 54;
    const rows = times(floors).flatMap(() => [34, 82]);
    const width = columns * bay + 3;
    const height = rows.reduce((sum, row) => sum + row, 0) + 3;
    for (const floor of times(floors)) scene.box([0, 8, floor * 116 + 14], [width, 34, 10], MEDIUM, FINE);
    glazedGrid(scene, { width, columns, rows, mullion: 3, depth: 8 });
    for (const floor of times(floors)) {
      for (const column of times(columns))
        scene.front(0).hatch(rectangle(3 + column * bay, 3 + floor * 116, bay - 3, 31), 45, 5);
    }
    for (const column of times(columns + 1).toReversed())
      scene.box([column * bay, -cap, 0], [3, cap, height], OUTLINE, FINE);
  }),
  /** A story-high unit hanging from a crane hook beside others in place. */
  'unitized-curtain-wall': view.front((scene, choose) => {
    const [sill, lift] = [choose([26, 34]), choose([16, 24])];
    const unit = (x: number, y: number, z: number): void => {
      scene.box([x, y, z], [44, 5, 110]);
      const plane = scene.front(y);
      pane(plane, x + 1.4, z + sill, 41, 108 - sill, 1.6);
      plane.rect(x + 1.4, z + 1.4, 41, sill - 3);
      plane.hatch(rectangle(x + 1.4, z + 1.4, 41, sill - 3), 45, 4);
    };
    scene.box([-4, 5, -6], [150, 16, 6], OUTLINE, FINE);
    unit(46, 0, 0);
    unit(0, 0, 0);
    unit(100, -8, lift);
    for (const x of [110, 134]) scene.line(xyz(x, -6, lift + 110, 122, -6, lift + 128), MEDIUM);
    scene.bar(xyz(122, -6, lift + 128, 122, -6, lift + 140), 0.8, MEDIUM);
  }),
  'silicone-curtain-wall': view.front((scene, choose) => {
    const [lites, floors] = [choose([4, 5]), choose([3, 4])];
    // Slabs end behind the glass, which is held without caps; one lite is still missing and shows its frame.
    for (const floor of times(floors))
      scene.box([-10, 3, floor * 30 + 6], [lites * 22 + 10, 14, 3], MEDIUM, FINE);
    scene.box([0, 0, 0], [lites * 22, 3, floors * 30], OUTLINE, FINE);
    const glass = scene.front(0);
    for (const lite of times(lites))
      for (const floor of times(floors)) {
        const [u, v] = [lite * 22 + 0.5, floor * 30 + 0.5];
        glass.rect(u, v, 21, 29, FINE);
        if (lite === 1 && floor === 1) {
          glass.rect(u + 1.4, v + 1.4, 18.2, 26.2);
          glass.hatch(rectangle(u + 1.4, v + 1.4, 18.2, 26.2), 45, 3);
        } else glass.glass(u, v, 21, 29);
      }
    scene.box([22.5, -16, 31], [21, 1.4, 29]);
    scene.front(-16).glass(22.5, 31, 21, 29);
    for (const cup of [38, 52]) scene.front(-16).circle(33, cup, 2.6);
  }),
  sunshade: view.threeQuarter((scene, choose) => {
    const [blades, reach] = [choose([5, 6]), choose([34, 40])];
    const plane = scene.front(0);
    plane.rect(0, -40, 96, 60, OUTLINE);
    for (const x of [0, 32, 64]) pane(plane, x, -40, 32, 42, 1.6);
    plane.rect(0, 2, 96, 18);
    for (const x of [94, 62, 30, 0]) {
      scene.prism('x', uv(-reach, 2, 0, 2, 0, 8, -reach, 4), x, 1.6, OUTLINE, FINE);
      if (x === 94)
        for (const b of times(blades))
          scene.prism(
            'x',
            [
              [-5 - b * ((reach - 4) / blades), 2.6],
              [-1 - b * ((reach - 4) / blades), 4.4],
              [-1.2 - b * ((reach - 4) / blades), 5.2],
              [-5.2 - b * ((reach - 4) / blades), 3.4],
            ],
            0,
            94,
            MEDIUM,
            FINE,
          );
    }
    scene.prism(
      'x',
      uv(-reach - 2, 1.6, -reach + 1, 1.6, -reach + 1, 4.6, -reach - 2, 4.6),
      -1,
      98,
      OUTLINE,
      FINE,
    );
  }),
};
