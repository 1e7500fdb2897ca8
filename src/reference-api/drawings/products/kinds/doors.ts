import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A door in its frame: flush, half glass, narrow lite or paneled; one leaf or two. */
export const door: ProductSketch = (choose) => {
  const form = choose(['flush', 'half glass', 'narrow lite', 'panels'] as const);
  const leaves = choose([1, 2]);
  const leafWidth = choose([36, 42]);
  const [height, jamb, depth] = [84, 2, 5];
  const scene = new Scene(axonometric({ width: 9, depth: 40, depthScale: 0.9 }));
  const width = leaves * leafWidth + 2 * jamb;
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
  for (const leaf of times(leaves)) {
    const u = jamb + leaf * leafWidth;
    const front = scene.front(1);
    front.rect(u, 0.7, leafWidth - 0.2, height - 0.9, MED);
    const mirrored = leaf === 1;
    const place = (x: number, w: number): number => (mirrored ? u + leafWidth - x - w : u + x);
    const lite = (x: number, v: number, w: number, h: number): void => {
      front.rect(place(x, w), v, w, h, MED);
      front.rect(place(x + 1, w - 2), v + 1, w - 2, h - 2, FINE);
      front.glint(place(x + 1, w - 2), v + 1, w - 2, h - 2);
    };
    if (form === 'half glass') lite(6, 42, leafWidth - 12, 36);
    if (form === 'narrow lite') lite(leafWidth - 12, 44, 7, 34);
    if (form === 'panels')
      for (const [v, h] of [
        [9, 24],
        [38, 14],
        [57, 21],
      ] as const)
        for (const x of [5, leafWidth / 2 + 1.5]) {
          front.rect(place(x, leafWidth / 2 - 6.5), v, leafWidth / 2 - 6.5, h, MED);
          front.rect(place(x + 1.4, leafWidth / 2 - 9.3), v + 1.4, leafWidth / 2 - 9.3, h - 2.8, FINE);
        }
    if (form !== 'panels') front.rect(place(2, leafWidth - 4), 2, leafWidth - 4, 9, FINE);
    const lever = place(leafWidth - 3.6, 1.6);
    front.rect(lever, 36, 1.8, 7, MED);
    front.rect(mirrored ? lever + 0.6 : lever - 3.8, 39.6, 5, 1.1, MED);
    for (const v of [8, 40, 73]) front.rect(place(-0.4, 0.9), v, 0.9, 4.5, FINE);
  }
  scene.level(0).line(uv(-6, 0, width + 8, 0), FINE);
  return scene;
};

/** An overhead door: sections or slats between guides, the coil or track above. */
export const overheadDoor: ProductSketch = (choose) => {
  const form = choose(['sectional', 'coiling', 'glazed'] as const);
  const width = choose([120, 96, 144]);
  const sections = choose([5, 6]);
  const height = 108;
  const scene = new Scene(axonometric({ width: 12, depth: 38, depthScale: 0.8 }));
  const front = scene.front(0);
  if (form === 'coiling') scene.box([-4, -2, height], [width + 8, 18, 18]);
  else
    for (const x of [width, -3]) {
      scene.box([x, 0, height + 6], [3, 70, 3], MED, FINE);
      scene.bar(xyz(x + 1.5, 20, height + 9, x + 1.5, 20, height + 24), 0.6, FINE);
    }
  scene.box([width, -1, 0], [4, 4, height + 4]);
  scene.box([-4, -1, 0], [4, 4, height + 4]);
  front.rect(0, 0, width, height, OUT);
  const slats = form === 'coiling' ? sections * 6 : sections;
  const each = height / slats;
  for (const section of times(slats)) {
    const v = section * each;
    front.line(uv(0, v, width, v), form === 'coiling' ? FINE : MED);
    if (form === 'coiling') continue;
    const lites = Math.round(width / 28);
    const w = (width - 4) / lites;
    const glazed = form === 'glazed' ? section > 0 : section === sections - 2;
    // A solid section is ribbed, a glazed one has lites.
    if (!glazed && form === 'sectional') {
      for (const share of [0.3, 0.36, 0.64, 0.7])
        front.line(uv(2, v + each * share, width - 2, v + each * share), FINE);
      continue;
    }
    for (const lite of times(lites)) {
      const u = 2 + lite * w + 2;
      front.rect(u, v + each * 0.2, w - 4, each * 0.6, glazed ? MED : FINE);
      if (glazed && lite % 2 === 0) front.glint(u, v + each * 0.2, w - 4, each * 0.6);
    }
  }
  front.rect(0, 0, width, 2.4, MED);
  front.rect(width / 2 - 4, each * 0.3, 8, 2, MED);
  if (form === 'coiling') scene.front(-2).line(uv(-4, height + 3, width + 4, height + 3), FINE);
  else scene.cylinder('x', [2, -1, height + 14], 1.4, width - 4, MED);
  return scene;
};
