import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

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
      front.rect(u, v, w, h, MED);
      front.through(corners(u, v, w, h), () => {
        const glass = scene.front(depth * 0.35);
        glass.rect(u - 1, v, w + 1, h, FINE);
        if (column % 2 === 0) glass.glint(u, v, w, h);
      });
    }
    v += row;
  }
};

/** A storefront: framed lites with an entrance pair. */
export const storefront: ProductSketch = (choose) => {
  const columns = choose([4, 5, 3]);
  const transom = choose([24, 0, 30]);
  const entrance = choose([1, 2]);
  const width = columns * 42;
  const scene = new Scene(axonometric({ width: 11, depth: 38, depthScale: 0.9 }));
  glazedGrid(scene, { width, columns, rows: transom > 0 ? [84, transom] : [84], mullion: 3, depth: 6 });
  const bay = (width - 3) / columns;
  const front = scene.front(0);
  for (const leaf of times(entrance)) {
    const u = 3 + (1 + leaf) * bay;
    const w = bay - 3;
    front.rect(u, 0, w, 84, MED);
    front.rect(u + 0.8, 0.8, w - 1.6, 82.4, MED);
    front.rect(u + 4, 10, w - 8, 69, MED);
    front.glint(u + 4, 10, w - 8, 69);
    const pull = leaf === 0 ? u + w - 3 : u + 2;
    front.rect(pull, 34, 1.2, 18, MED);
    front.rect(u + 4, 38, w - 8, 2, FINE);
  }
  scene.level(0).line(uv(-10, 0, width + 14, 0), FINE);
  return scene;
};

/** A curtain wall: a grid of vision and spandrel lites past two floors. */
export const curtainWall: ProductSketch = (choose) => {
  const columns = choose([4, 5, 6]);
  const floors = choose([2, 3]);
  const cap = choose([4, 6]);
  const bay = 54;
  const scene = new Scene(axonometric({ width: 20, depth: 36, depthScale: 0.9 }));
  const rows = times(floors).flatMap(() => [34, 82]);
  const width = columns * bay + 3;
  const height = rows.reduce((sum, row) => sum + row, 0) + 3;
  for (const floor of times(floors)) scene.box([0, 8, floor * 116 + 14], [width, 34, 10], MED, FINE);
  glazedGrid(scene, { width, columns, rows, mullion: 3, depth: 8 });
  for (const floor of times(floors)) {
    for (const column of times(columns))
      scene.front(0).hatch(corners(3 + column * bay, 3 + floor * 116, bay - 3, 31), 45, 5);
  }
  for (const column of times(columns + 1).toReversed())
    scene.box([column * bay, -cap, 0], [3, cap, height], OUT, FINE);
  return scene;
};
