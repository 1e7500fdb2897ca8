import {
  rectangle,
  uv,
  xyz,
  times,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { panel } from '#src/reference-api/drawings/products/electrical/panelboards.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A card reader, with or without a keypad, and a card held to it. */
const cardReader = (form: 'keypad' | 'wall') =>
  view.from({ width: 18, depth: 38 }, (scene, choose) => {
    const arcs = choose([3, 4]);
    const corner = choose([0.5, 0.9]);
    const width = form === 'keypad' ? 3.2 : 3;
    const height = 4.8;
    scene.front(1).rect(-2.2, -1.4, width + 6.4, height + 2.8, FINE);
    scene.prism(
      'y',
      roundedRectangle(-0.12, -0.12, width + 0.24, height + 0.24, corner),
      0.8,
      0.2,
      MEDIUM,
      HATCH,
    );
    scene.prism('y', roundedRectangle(0, 0, width, height, corner), 0, 0.8, OUTLINE, HATCH);
    const front = scene.front(0);
    front.rect(width * 0.3, height - 0.7, width * 0.4, 0.22);
    if (form === 'keypad')
      for (const row of times(4))
        for (const column of times(3))
          front.shape(roundedRectangle(0.42 + column * 0.82, 0.5 + row * 0.82, 0.66, 0.62, 0.14));
    else {
      const c: [number, number] = [width / 2, height * 0.36];
      front.circle(c[0], c[1], 0.2);
      for (const arc of times(arcs))
        for (const side of [0, 180])
          front.line(
            arcPoints(c, 0.36 + (arc * 0.5 * width) / (arcs * 1.7), side - 42, side + 42),
            arc === 0 ? MEDIUM : FINE,
          );
      front.shape(roundedRectangle(width * 0.16, height * 0.62, width * 0.68, height * 0.18, 0.15), FINE);
    }
    const card = (u: number, v: number): [number, number, number] => [
      width + 0.3 + u * 0.94 + v * 0.1,
      -1.6 - u * 0.3,
      0.6 + v * 0.96 + u * 0.06,
    ];
    scene.face(roundedRectangle(0, 0, 3.37, 2.12, 0.2).map(([u, v]) => card(u, v)));
    scene.face(
      rectangle(0.3, 0.6, 0.9, 1.1).map(([u, v]) => card(u, v)),
      MEDIUM,
    );
    for (const row of times(3))
      scene.line([card(1.5, 0.7 + row * 0.4), card(2.9 - row * 0.3, 0.7 + row * 0.4)]);
    for (const wave of times(3))
      scene.line(arcPoints([0, 1.06], 0.35 + wave * 0.3, 150, 210).map(([u, v]) => card(u - 0.1, v)));
  });

export const accessControl = {
  'card-reader': cardReader('wall'),
  'keypad-reader': cardReader('keypad'),
  'door-controller': panel(12, 14, 4, (plane) => {
    plane.rect(1.4, 1.4, 9.2, 11.2);
    plane.rect(3, 5, 6, 5, FINE);
    for (const k of times(6)) plane.rect(2.2 + k * 1.3, 2.2, 1, 1, FINE);
    for (const k of times(4)) plane.rect(3.4 + k * 1.4, 6, 0.9, 3);
    plane.circle(11.1, 7, 0.4);
  }),
  'access-panel': panel(20, 26, 6, (plane) => {
    plane.rect(1.6, 1.6, 16.8, 22.8);
    for (const j of times(3)) {
      plane.rect(3, 3.4 + j * 6, 9, 5);
      for (const k of times(5)) plane.rect(3.6 + k * 1.6, 4 + j * 6, 1.1, 1, FINE);
    }
    plane.rect(13.4, 4, 3.6, 8, FINE);
    plane.circle(15.2, 19, 1.4);
    plane.line(uv(4, 22.6, 11, 22.6), MEDIUM);
  }),
  turnstile: view.threeQuarter((scene, choose) => {
    const [lanes, wing] = [choose([2, 1]), choose([16, 20])];
    for (const i of times(lanes + 1).toReversed()) {
      const x = i * 36;
      scene.prism('x', uv(0, 0, 56, 0, 56, 36, 52, 39, 4, 39, 0, 36), x, 8);
      if (i > 0) {
        scene.face(xyz(x, 22, 8, x - wing, 22, 12, x - wing, 22, 34, x, 22, 36));
        scene.line(xyz(x - 3, 22, 14, x - wing + 3, 22, 17));
      }
      scene.level(39).rect(x + 1.6, 6, 4.8, 7);
      scene.front(0).circle(x + 4, 30, 2);
      scene.front(0).shape(uv(x + 2, 26, x + 4, 23, x + 6, 26), FINE);
      if (i < lanes) scene.face(xyz(x + 8, 22, 8, x + 8 + wing, 22, 12, x + 8 + wing, 22, 34, x + 8, 22, 36));
    }
    ground(scene, -6, lanes * 36 + 24, 0);
  }),
};
