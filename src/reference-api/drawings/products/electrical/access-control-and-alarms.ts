import {
  rectangle,
  uv,
  xyz,
  times,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { panel } from '#src/reference-api/drawings/products/electrical/panelboards.ts';
import { ground, holes, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import { letters } from '#src/reference-api/drawings/axonometric/lettering.ts';

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

export const accessControlAndAlarms = {
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
  'fire-alarm-panel': panel(22, 30, 6, (plane) => {
    plane.rect(1.6, 1.6, 18.8, 26.8);
    plane.rect(4, 20, 10, 6);
    for (const k of times(3)) plane.line(uv(4.8, 21.4 + k * 1.6, 12 - k, 21.4 + k * 1.6));
    for (const k of times(5)) plane.circle(16.8, 20.6 + k * 1.2, 0.4, FINE);
    for (const j of times(3)) for (const k of times(4)) plane.rect(4 + k * 2.6, 12 + j * 2.2, 1.9, 1.6);
    plane.rect(15.4, 12, 3, 6, FINE);
    vents(plane, 4, 4, 14, 5, 5);
    plane.circle(20.9, 14, 0.5);
  }),
  'smoke-detector': view.ceiling((scene, choose) => {
    const [radius, slots] = [choose([4, 4.4]), choose([14, 16])];
    scene.level(1).shape(rectangle(-13, -9, 26, 20), FINE);
    scene.turned(
      'z',
      [0, 0, -4],
      uv(radius * 0.5, 0, radius * 0.84, 1, radius * 0.84, 2.6, radius * 1.2, 3, radius * 1.2, 5),
      { crease: MEDIUM },
    );
    for (const slot of times(slots)) {
      const angle = (slot * 2 * Math.PI) / slots;
      scene.line(
        [
          [Math.cos(angle) * radius * 0.85, Math.sin(angle) * radius * 0.85, -2.8],
          [Math.cos(angle) * radius * 0.85, Math.sin(angle) * radius * 0.85, -1.6],
        ],
        OUTLINE,
      );
    }
    scene.disc('z', [radius * 0.2, -radius * 0.2, -4], 0.5);
    // Smoke rises to it.
    for (const wisp of times(3))
      scene.line(
        times(14).map((step): [number, number, number] => [
          -5 + wisp * 5 + Math.sin(step * 0.9 + wisp) * 1.2,
          -4,
          -18 + step * 0.95,
        ]),
        wisp === 1 ? OUTLINE : MEDIUM,
      );
  }),
  'pull-station': view.front((scene, choose) => {
    const rim = choose([3, 4]);
    scene.prism('y', roundedRectangle(0, 0, 36, 50, rim), 0, 9);
    const front = scene.front(0);
    letters(front, 'FIRE', 7.4, 38, 7);
    front.rect(4, 6, 28, 28, FINE);
    // The bar to pull down stands out from the face.
    scene.box([6, -6, 20], [24, 6, 6]);
    scene.box([15, -5, 10], [6, 5, 10], MEDIUM, FINE);
    scene.front(-5.1).shape(uv(16, 14, 20, 14, 18, 11));
  }),
  'speaker-strobe': view.front((scene, choose) => {
    const rays = choose([3, 4]);
    scene.prism('y', roundedRectangle(0, 0, 44, 44, 4), 0, 8);
    const front = scene.front(0);
    holes(front, 4, 4, 18, 36, 4, 8, 1.3);
    scene.prism('y', roundedRectangle(26, 8, 13, 28, 3), -8, 8);
    scene.front(-8).rect(29, 12, 7, 20, FINE);
    for (const ray of times(rays * 2 - 1)) {
      const angle = ((ray - rays + 1) * 0.5) / rays;
      scene.front(-8).line(
        [
          [42 + Math.cos(angle * 2) * 2, 22 + Math.sin(angle * 2) * 16],
          [42 + Math.cos(angle * 2) * 11, 22 + Math.sin(angle * 2) * 24],
        ],
        MEDIUM,
      );
    }
  }),
  'duct-detector': view.threeQuarter((scene, choose) => {
    const long = choose([110, 100]);
    // A sheet metal duct in lengths, cut open where the sampling tube crosses the air; its housing is outside.
    for (const from of [long * 0.62, long * 0.3, 0]) {
      const to = from === 0 ? long * 0.3 : from + long * (from > long * 0.5 ? 0.38 : 0.32);
      scene.box([from, 0, 0], [to - from, 30, 28]);
      scene.front(0).line(uv(from, 0, to, 28));
      scene.front(0).line(uv(from, 28, to, 0));
      scene.box([from - 1, -1.6, -1.6], [2, 33.2, 31.2], MEDIUM, FINE);
    }
    const side = scene.side(-1);
    side.rect(1, 1, 28, 26, OUTLINE);
    for (const flow of [7, 14, 21]) {
      scene.line(xyz(-26, flow, 14, -8, flow, 14), MEDIUM);
      scene.line(xyz(-12, flow - 2.4, 14, -8, flow, 14, -12, flow + 2.4, 14), MEDIUM);
    }
    const front = scene.front(0);
    front.rect(34, 4, 30, 20);
    front.through(rectangle(34, 4, 30, 20), () => {
      scene.bar(xyz(49, 2, 14, 49, 30, 14), 1.4, MEDIUM);
      for (const hole of times(5)) scene.line(xyz(47.6, 4 + hole * 5, 14, 47.6, 5 + hole * 5, 14), OUTLINE);
    });
    scene.box([66, -11, 4], [26, 11, 20]);
    const face = scene.front(-11);
    for (const u of [73, 85]) {
      face.circle(u, 15, 4.6);
      face.circle(u, 15, 2.8, FINE);
      face.circle(u, 15, 0.8);
    }
    face.rect(70, 5.6, 18, 3, FINE);
    scene.bar(xyz(64, -3, 14, 66, -3, 14), 1.4, MEDIUM);
    scene.bar(xyz(79, -6, 24, 79, -6, 42), 1, MEDIUM);
  }),
};
