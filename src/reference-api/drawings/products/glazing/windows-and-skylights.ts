import {
  uv,
  shifted,
  rectangle,
  times,
  xyz,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** A sash turned out of its frame about one side. */
const outward = (scene: Scene, a: Place, b: Place, c: Place, depth: Place): void => {
  scene.face([a, b, c, depth]);
  const mid: Place = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
  const near = (p: Place, t = 0.86): Place => [
    mid[0] + (p[0] - mid[0]) * t,
    mid[1] + (p[1] - mid[1]) * t,
    mid[2] + (p[2] - mid[2]) * t,
  ];
  const glass = [near(a), near(b), near(c), near(depth)];
  scene.face(glass, FINE);
  scene.glaze(glass);
  scene.line([near(a, 0.3), near(c, 0.3)]);
};

export const pane = (plane: Plane, u: number, v: number, width: number, height: number, t = 2): void => {
  plane.rect(u, v, width, height);
  plane.rect(u + t, v + t, width - 2 * t, height - 2 * t, FINE);
  plane.glass(u + t, v + t, width - 2 * t, height - 2 * t);
};

/** A window seen from the front; `draw` adds the sash. */
const window = (draw: (plane: Plane, width: number, height: number, scene: Scene) => void): ProductSketch =>
  view.front((scene, choose) => {
    const [width, height] = [choose([48, 40]), choose([56, 48])];
    scene.box([-3, -2.4, -3], [width + 6, 8, 2.6], OUTLINE, FINE);
    scene.prism('y', uv(0, 0, width, 0, width, height, 0, height), 0, 4.5);
    const plane = scene.front(0);
    plane.rect(2, 2, width - 4, height - 4);
    draw(plane, width, height, scene);
  });

/** The way a sash moves, as on an elevation. */
const arrow = (on: Plane, [u, v]: readonly [number, number], [du, dv]: readonly [number, number]): void => {
  const [end, side] = [[u + du, v + dv] as const, Math.hypot(du, dv) * 0.28];
  on.line([[u, v], end], OUTLINE);
  const [along, across] =
    du === 0
      ? [[0, side] as const, [side * 0.7, 0] as const]
      : [[side, 0] as const, [0, side * 0.7] as const];
  on.line(
    [
      [end[0] - along[0] + across[0], end[1] - along[1] + across[1]],
      end,
      [end[0] - along[0] - across[0], end[1] - along[1] - across[1]],
    ],
    OUTLINE,
  );
};

const windowUnit = (form: 'double hung' | 'slider') =>
  view.from({ width: 12, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([48, 36, 60]);
    const bars = choose([0, 1]);
    const [height, depth, rail] = [54, 5, 2.6];
    scene.box([-2.5, -2.4, -2.2], [width + 5, depth + 2.4, 2.2]);
    scene.box([0, 0, 0], [width, depth, height]);
    const sash = (y: number, u: number, v: number, w: number, h: number): void => {
      const front = scene.front(y);
      front.rect(u, v, w, h);
      const [gu, gv, gw, gh] = [u + rail, v + rail, w - 2 * rail, h - 2 * rail];
      front.rect(gu, gv, gw, gh);
      front.glass(gu, gv, gw, gh);
      if (bars === 0) return;
      for (const bar of [
        uv(gu + gw / 2, gv, gu + gw / 2, gv + gh),
        uv(gu, gv + gh / 2, gu + gw, gv + gh / 2),
      ]) {
        front.line(bar, MEDIUM);
        front.line(shifted(bar, 0.8, 0.8));
      }
    };
    const inner = width - 2 * rail;
    const clear = height - 2 * rail;
    scene.front(0).rect(rail, rail, inner, clear);
    if (form === 'double hung') {
      sash(0.6, rail, rail + clear / 2 - 1, inner, clear / 2 + 1);
      sash(0, rail, rail, inner, clear / 2 + 1);
      scene.front(0).rect(width / 2 - 1.5, rail + clear / 2 - 0.4, 3, 1.4, FINE);
      arrow(scene.front(0), [width / 2, rail + clear * 0.12], [0, clear * 0.24]);
    }
    if (form === 'slider') {
      sash(0.6, rail + inner / 2 - 1, rail, inner / 2 + 1, clear);
      sash(0, rail, rail, inner / 2 + 1, clear);
      scene.front(0).rect(rail + inner / 2 - 0.4, height / 2 - 3, 1, 6, FINE);
      arrow(scene.front(0), [rail + inner * 0.12, height * 0.4], [inner * 0.26, 0]);
    }
  });

const flatSkylight = (open: number): ProductSketch =>
  view.corner((scene, choose) => {
    const [width, depth] = [choose([44, 52]), choose([36, 44])];
    scene.level(0).shape(rectangle(-14, -14, width + 28, depth + 28), FINE);
    scene.box([0, 0, 0], [width, depth, 7]);
    if (open > 0) {
      scene.level(7).rect(3, 3, width - 6, depth - 6);
      scene.level(7).hatch(rectangle(3, 3, width - 6, depth - 6), 45, 3);
      scene.bar(xyz(width / 2, 2, 7, width / 2, -2, 7 + open), 0.6, MEDIUM);
    }
    const at = (x: number, y: number, t = 0): Place => [x, y, 7 + t + ((depth - y) / depth) * open];
    scene.face([at(-1.5, -1.5), at(width + 1.5, -1.5), at(width + 1.5, -1.5, 3), at(-1.5, -1.5, 3)]);
    scene.face([at(-1.5, -1.5), at(-1.5, depth + 1.5), at(-1.5, depth + 1.5, 3), at(-1.5, -1.5, 3)]);
    scene.face([
      at(-1.5, -1.5, 3),
      at(width + 1.5, -1.5, 3),
      at(width + 1.5, depth + 1.5, 3),
      at(-1.5, depth + 1.5, 3),
    ]);
    const lite = [at(3, 3, 3), at(width - 3, 3, 3), at(width - 3, depth - 3, 3), at(3, depth - 3, 3)];
    scene.face(lite, MEDIUM);
    scene.glaze(lite);
    for (const i of [0.35, 0.45, 0.5])
      scene.line([at(width * i, depth * 0.3, 3), at(width * i + 8, depth * 0.66, 3)]);
  });

export const windowsAndSkylights = {
  window: window((plane, width, height) => pane(plane, 2, 2, width - 4, height - 4, 1)),
  'projected-window': window((plane, width, height, scene) => {
    pane(plane, 2, height * 0.42, width - 4, height * 0.58 - 2, 1.4);
    plane.rect(2, 2, width - 4, height * 0.4, FINE);
    outward(scene, [3, -12, 4], [width - 3, -12, 4], [width - 3, 0, height * 0.41], [3, 0, height * 0.41]);
  }),
  'casement-window': window((plane, width, height, scene) => {
    pane(plane, width / 2, 2, width / 2 - 2, height - 4, 1.6);
    plane.rect(2, 2, width / 2 - 2, height - 4, FINE);
    outward(
      scene,
      [2, 0, 3],
      [width * 0.3, -width * 0.36, 3],
      [width * 0.3, -width * 0.36, height - 3],
      [2, 0, height - 3],
    );
  }),
  'hung-window': windowUnit('double hung'),
  'sliding-window': windowUnit('slider'),
  skylight: flatSkylight(0),
  'domed-skylight': view.corner((scene, choose) => {
    const [size, rise] = [choose([48, 42]), choose([16, 20])];
    scene.level(0).shape(rectangle(-16, -16, size + 32, size + 32), FINE);
    scene.box([0, 0, 0], [size, size, 9]);
    scene.box([-1.5, -1.5, 9], [size + 3, size + 3, 2], OUTLINE, FINE);
    const dome = (f: number, z: number): Place[] =>
      roundedRectangle(
        size / 2 - (size / 2 - 2) * f,
        size / 2 - (size / 2 - 2) * f,
        (size - 4) * f,
        (size - 4) * f,
        (size * 0.1 + (1 - f) * size * 0.3) * f,
      ).map(([x, y]): Place => [x, y, 11 + z]);
    scene.silhouette([
      ...dome(1, 0),
      ...dome(0.9, rise * 0.55),
      ...dome(0.68, rise * 0.86),
      ...dome(0.4, rise),
    ]);
    scene.line([...dome(0.8, rise * 0.74)].slice(4, 14));
    scene.line([...dome(0.5, rise * 0.96)].slice(4, 14));
    for (const i of [0.3, 0.42]) scene.line(xyz(size * i, 1, 14, size * (i + 0.06), 6, 11 + rise * 0.6));
  }),
  'tubular-skylight': view.threeQuarter((scene, choose) => {
    const [radius, bends] = [choose([8, 10]), choose([0, 1])];
    scene.cylinder('z', [0, 0, -46], radius * 1.15, 2);
    scene.disc('z', [0, 0, -44], radius, FINE);
    scene.cylinder('z', [0, 0, -44], radius, 30);
    for (const z of [-34, -24]) scene.band('z', [0, 0, z], radius, bends ? MEDIUM : FINE);
    scene.box([-26, -20, -18], [54, 40, 4], OUTLINE, FINE);
    scene.front(-20).hatch(rectangle(-26, -18, 54, 4), 45, 2.4);
    scene.turned('z', [0, 0, -14], uv(radius * 1.7, 0, radius * 1.15, 3, radius * 1.1, 9));
    scene.turned(
      'z',
      [0, 0, -5],
      [
        [radius * 1.25, 0],
        [radius * 1.25, 2],
        [radius * 1.1, radius * 0.5],
        [radius * 0.75, radius * 0.85],
        [radius * 0.3, radius],
      ],
      {
        smooth: true,
      },
    );
    scene.band('z', [0, 0, -3], radius * 1.25, MEDIUM);
  }),
  'venting-skylight': flatSkylight(18),
  'translucent-skylight': view.corner((scene, choose) => {
    const [bays, ridge] = [choose([5, 6]), choose([16, 20])];
    const [width, depth] = [bays * 16, 48];
    scene.level(0).shape(rectangle(-10, -10, width + 20, depth + 20), FINE);
    scene.box([0, 0, 0], [width, depth, 8]);
    const left: Place[] = xyz(0, 0, 8, 0, depth, 8, 0, depth / 2, 8 + ridge);
    scene.face(left);
    const slope: Place[] = xyz(0, 0, 8, width, 0, 8, width, depth / 2, 8 + ridge, 0, depth / 2, 8 + ridge);
    scene.face(slope);
    for (const i of times(bays - 1))
      scene.line(xyz((i + 1) * 16, 0, 8, (i + 1) * 16, depth / 2, 8 + ridge), OUTLINE);
    for (const i of times(bays)) {
      for (const k of [0.33, 0.66])
        scene.line(xyz(i * 16 + 16 * k, 0, 8, i * 16 + 16 * k, depth / 2, 8 + ridge));
      for (const k of [0.2, 0.4, 0.6, 0.8])
        scene.line(xyz(i * 16, (k * depth) / 2, 8 + k * ridge, i * 16 + 16, (k * depth) / 2, 8 + k * ridge));
    }
  }),
};
