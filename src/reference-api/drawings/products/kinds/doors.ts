import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A flush door in its frame. */
export const door: ProductSketch = (choose) => {
  const leafWidth = choose([36, 42]);
  const [height, jamb, depth] = [84, 2, 5];
  const scene = new Scene(axonometric({ width: 9, depth: 40, depthScale: 0.9 }));
  const width = leafWidth + 2 * jamb;
  scene.prism(
    'y',
    [
      [0, 0],
      [jamb, 0],
      [jamb, height],
      [width - jamb, height],
      [width - jamb, 0],
      [width, 0],
      [width, height + jamb],
      [0, height + jamb],
    ],
    0,
    depth,
  );
  const front = scene.front(1);
  front.rect(jamb, 0.7, leafWidth - 0.2, height - 0.9, MED);
  front.rect(jamb + 2, 2, leafWidth - 4, 9, FINE);
  const lever = jamb + (leafWidth - 3.6);
  front.rect(lever, 36, 1.8, 7, MED);
  front.rect(lever - 3.8, 39.6, 5, 1.1, MED);
  for (const v of [8, 40, 73]) front.rect(jamb - 0.4, v, 0.9, 4.5, FINE);
  scene.level(0).line(uv(-6, 0, width + 8, 0), FINE);
  return scene;
};

/** An overhead door: sections or slats between guides, the coil or track above. */
export const overheadDoor: ProductSketch = (choose) => {
  const width = choose([120, 96, 144]);
  const sections = choose([5, 6]);
  const height = 108;
  const scene = new Scene(axonometric({ width: 12, depth: 38, depthScale: 0.8 }));
  const front = scene.front(0);
  for (const x of [width, -3]) {
    scene.box([x, 0, height + 6], [3, 70, 3], MED, FINE);
    scene.bar(xyz(x + 1.5, 20, height + 9, x + 1.5, 20, height + 24), 0.6, FINE);
  }
  scene.box([width, -1, 0], [4, 4, height + 4]);
  scene.box([-4, -1, 0], [4, 4, height + 4]);
  front.rect(0, 0, width, height, OUT);
  const each = height / sections;
  for (const section of times(sections)) {
    const v = section * each;
    front.line(uv(0, v, width, v), MED);

    const lites = Math.round(width / 28);
    const w = (width - 4) / lites;
    const glazed = section > 0;

    for (const lite of times(lites)) {
      const u = 2 + lite * w + 2;
      front.rect(u, v + each * 0.2, w - 4, each * 0.6, glazed ? MED : FINE);
      if (glazed && lite % 2 === 0) front.glint(u, v + each * 0.2, w - 4, each * 0.6);
    }
  }
  front.rect(0, 0, width, 2.4, MED);
  front.rect(width / 2 - 4, each * 0.3, 8, 2, MED);
  scene.cylinder('x', [2, -1, height + 14], 1.4, width - 4, MED);
  return scene;
};
