import { cardReader } from '#src/reference-api/drawings/products/kinds/hardware.ts';
import {
  FINE,
  MED,
  ground,
  only,
  three,
  under,
  uv,
  vents,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { panel } from '#src/reference-api/drawings/products/kinds/electrical/shared.ts';

const turnstile: ProductSketch = (choose) => {
  const [lanes, wing] = [choose([2, 1]), choose([16, 20])];
  const s = three();
  for (const i of times(lanes + 1).toReversed()) {
    const x = i * 36;
    s.prism('x', uv(0, 0, 56, 0, 56, 36, 52, 39, 4, 39, 0, 36), x, 8);
    if (i > 0) {
      s.face(xyz(x, 22, 8, x - wing, 22, 12, x - wing, 22, 34, x, 22, 36));
      s.line(xyz(x - 3, 22, 14, x - wing + 3, 22, 17), FINE);
    }
    s.level(39).rect(x + 1.6, 6, 4.8, 7, MED);
    s.front(0).circle(x + 4, 30, 2, MED);
    s.front(0).shape(uv(x + 2, 26, x + 4, 23, x + 6, 26), FINE);
    if (i < lanes) s.face(xyz(x + 8, 22, 8, x + 8 + wing, 22, 12, x + 8 + wing, 22, 34, x + 8, 22, 36));
  }
  ground(s, -6, lanes * 36 + 24, 0);
  return s;
};
const smoke: ProductSketch = (choose) => {
  const [r, slots] = [choose([4, 4.4]), choose([16, 20])];
  const s = under();
  s.level(1).shape(corners(-10, -9, 20, 18), FINE);
  s.level(1).speckle(-9, -8, 18, 16, 36, 0.5);
  s.turned(
    'z',
    [0, 0, -2.6],
    uv(r * 0.7, 0, r * 0.86, 0.8, r * 0.86, 1.6, r, 2, r * 1.14, 2.4, r * 1.14, 3.6),
    { crease: MED },
  );
  for (const i of times(slots)) {
    const a = (i * 2 * Math.PI) / slots;
    s.line(
      xyz(
        Math.cos(a) * r * 0.8,
        Math.sin(a) * r * 0.8,
        -2.2,
        Math.cos(a) * r * 0.86,
        Math.sin(a) * r * 0.86,
        -1,
      ),
      FINE,
    );
  }
  s.disc('z', [0, 0, -2.6], r * 0.5, FINE);
  s.disc('z', [r * 0.4, -r * 0.3, -2.6], 0.3, MED);
  return s;
};

export const electricalFromCardReader: Sketches = {
  'card-reader': only(cardReader, 'wall'),
  'keypad-reader': only(cardReader, 'keypad'),
  'door-controller': panel(12, 14, 4, (f) => {
    f.rect(1.4, 1.4, 9.2, 11.2, MED);
    f.rect(3, 5, 6, 5, FINE);
    for (const k of times(6)) f.rect(2.2 + k * 1.3, 2.2, 1, 1, FINE);
    for (const k of times(4)) f.rect(3.4 + k * 1.4, 6, 0.9, 3, MED);
    f.circle(11.1, 7, 0.4, MED);
  }),
  'access-panel': panel(20, 26, 6, (f) => {
    f.rect(1.6, 1.6, 16.8, 22.8, MED);
    for (const j of times(3)) {
      f.rect(3, 3.4 + j * 6, 9, 5, MED);
      for (const k of times(5)) f.rect(3.6 + k * 1.6, 4 + j * 6, 1.1, 1, FINE);
    }
    f.rect(13.4, 4, 3.6, 8, FINE);
    f.circle(15.2, 19, 1.4, MED);
    f.line(uv(4, 22.6, 11, 22.6), MED);
  }),
  turnstile,
  'fire-alarm-panel': panel(22, 30, 6, (f) => {
    f.rect(1.6, 1.6, 18.8, 26.8, MED);
    f.rect(4, 20, 10, 6, MED);
    for (const k of times(3)) f.line(uv(4.8, 21.4 + k * 1.6, 12 - k, 21.4 + k * 1.6));
    for (const k of times(5)) f.circle(16.8, 20.6 + k * 1.2, 0.4, FINE);
    for (const j of times(3)) for (const k of times(4)) f.rect(4 + k * 2.6, 12 + j * 2.2, 1.9, 1.6, MED);
    f.rect(15.4, 12, 3, 6, FINE);
    vents(f, 4, 4, 14, 5, 5);
    f.circle(20.9, 14, 0.5, MED);
  }),
  'smoke-detector': smoke,
};
