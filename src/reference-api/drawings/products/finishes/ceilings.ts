import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { holes, threeQuarterView, ceilingView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type Face, arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { type Place, fromBelow } from '#src/reference-api/drawings/axonometric/view.ts';

/** A lay-in panel lifted into its grid, seen from below. */
const ceiling =
  (edge: number, face: Face): ProductSketch =>
  (choose) => {
    const [count, tilt] = [choose([3, 2]), choose([7, 10])];
    const scene = ceilingView();
    const size = 24;
    for (const i of times(count))
      for (const j of [0, 1]) {
        if (i === 0 && j === 0) continue;
        scene.level(0).rect(i * size, j * size, size, size, MEDIUM);
        scene.level(0).rect(i * size + edge, j * size + edge, size - 2 * edge, size - 2 * edge, FINE);
        face(scene.level(0), i * size, j * size, size, size, i + j);
      }
    scene.level(0).rect(0, 0, size, size, MEDIUM);
    scene.level(0).hatch(rectangle(0, 0, size, size), 45, 3);
    for (const i of times(count + 1)) scene.box([i * size - 0.5, 0, -1], [1, size * 2, 1], MEDIUM, FINE);
    for (const j of [2, 1, 0]) scene.box([0, j * size - 0.5, -1], [count * size, 1, 1], MEDIUM, FINE);
    const at = (u: number, v: number, t = 0): Place => [u + 2, v - 4, -tilt + t + (u / size) * tilt * 0.5];
    scene.face([at(0, 0), at(0, size), at(0, size, 1.2), at(0, 0, 1.2)]);
    scene.face([at(0, 0), at(size, 0), at(size, 0, 1.2), at(0, 0, 1.2)]);
    scene.face([at(0, 0), at(size, 0), at(size, size), at(0, size)]);
    for (const k of times(40)) {
      const [u, v] = [1 + ((k * 0.7549) % 1) * 22, 1 + ((k * 0.5698) % 1) * 22];
      if (edge === 0) scene.line([at(u, v), at(u + 0.8, v + 0.5)], HATCH);
    }
    return scene;
  };

export const ceilings = {
  /** Ceiling tiles in their grid, seen from the room, one tile lifted out. */
  'ceiling-panel': (choose) => {
    const columns = choose([4, 3]);
    const tegular = choose([0, 1.5]);
    const rows = 3;
    const size = 24;
    const scene = new Scene(fromBelow);
    const plane = scene.level(0);
    for (const wire of times(columns + 1))
      for (const row of [0, rows])
        scene.line(xyz(wire * size, row * size, 0, wire * size, row * size, 16), FINE);
    plane.shape(rectangle(0, 0, columns * size, rows * size), OUTLINE);
    for (const column of times(columns))
      for (const row of times(rows)) {
        const [u, v] = [column * size, row * size];
        const open = column === 1 && row === 1;
        plane.rect(u + 0.9, v + 0.9, size - 1.8, size - 1.8, MEDIUM);
        if (open) {
          plane.through(rectangle(u + 0.9, v + 0.9, size - 1.8, size - 1.8), () => {
            scene.front(v + size - 0.9).hatch(rectangle(u, 0, size, 14), 0, 1.4);
            scene.line(xyz(u + size - 0.9, v + size - 0.9, 0, u + size - 0.9, v + size - 0.9, 16), MEDIUM);
          });
          continue;
        }
        if (tegular > 0)
          plane.rect(
            u + 0.9 + tegular,
            v + 0.9 + tegular,
            size - 1.8 - 2 * tegular,
            size - 1.8 - 2 * tegular,
            FINE,
          );
        plane.speckle(u + 2.6, v + 2.6, size - 6, size - 6, 22, 2.2);
      }
    const hang = -15;
    scene.box([size + 4, size - 6, hang], [size - 2, size - 2, 1.2]);
    scene.level(hang).speckle(size + 6, size - 4, size - 6, size - 6, 20, 2.2);
    return scene;
  },
  'fiberglass-ceiling-panel': (choose) => {
    const thick = choose([6, 5]);
    const scene = threeQuarterView();
    // The facing peels off the glass wool at one corner.
    scene.box([0, 0, 0], [48, thick, 48]);
    scene.side(0).speckle(0.6, 1, thick - 1.2, 46, 30, 1.8);
    const front = scene.front(0);
    front.speckle(1, 1, 46, 46, 60, 2.4);
    scene.face(xyz(0, -0.2, 0, 48, -0.2, 0, 48, -0.2, 30, 30, -0.2, 48, 0, -0.2, 48), OUTLINE);
    scene.face(xyz(48, -0.2, 30, 30, -0.2, 48, 34, -7, 34), OUTLINE);
    scene.line(xyz(41, -1, 36, 35, -5, 36), FINE);
    return scene;
  },
  'wet-formed-ceiling-panel': (choose) => {
    const worms = choose([34, 40]);
    const scene = threeQuarterView();
    scene.box([0, 0, 0], [48, 3, 48]);
    scene.prism('y', uv(3, 3, 45, 3, 45, 45, 3, 45), -2, 2, MEDIUM, FINE);
    const front = scene.front(-2);
    for (const worm of times(worms)) {
      const [u, v] = [5 + 36 * ((worm * 0.754877) % 1), 5 + 37 * ((worm * 0.569841) % 1)];
      front.line(
        times(5).map((step) => [u + step * 0.9, v + Math.sin(step * 1.4 + worm) * 1.2] as const),
        MEDIUM,
      );
    }
    for (const hole of times(60))
      front.circle(4.6 + ((hole * 7.7) % 39), 4.6 + ((hole * 13.1) % 39), 0.35, FINE);
    return scene;
  },
  'clean-ceiling-panel': (choose) => {
    const swipe = choose([3, 4]);
    const scene = threeQuarterView();
    scene.box([0, 0, 0], [48, 2.4, 48]);
    scene.front(0).rect(2.4, 2.4, 43.2, 43.2, MEDIUM);
    scene.front(0).rect(3.6, 3.6, 40.8, 40.8, FINE);
    for (const line of times(swipe)) scene.front(0).line(arcPoints([18, 6], 22 + line * 4, 20, 84), MEDIUM);
    // A cloth shows that it can be wiped.
    scene.prism('y', uv(26, 6, 42, 8, 44, 20, 32, 24, 24, 16), -3, 3);
    for (const fold of times(3))
      scene.front(-3).line(uv(28 + fold * 4, 8 + fold, 31 + fold * 4, 20 - fold), FINE);
    return scene;
  },
  'frp-ceiling-panel': ceiling(0, (on, u, v, width, height) =>
    holes(on, u + 1, v + 1, width - 2, height - 2, 9, 9, 0.35, HATCH),
  ),
} satisfies Sketches;
