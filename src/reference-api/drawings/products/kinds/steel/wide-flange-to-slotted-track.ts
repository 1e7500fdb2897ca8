import {
  FINE,
  MED,
  OUT,
  corner,
  frontal,
  holes,
  only,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { structuralMember, stud } from '#src/reference-api/drawings/products/kinds/framing.ts';
import { arcPoints, corners, moved, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { wideFlange } from '#src/reference-api/drawings/products/kinds/steel/shared.ts';

const steelColumn: ProductSketch = (choose) => {
  const [d, plate] = [choose([12, 10]), choose([18, 20])];
  const s = three();
  s.box([-6, -8, -5], [plate + 12, plate + 12, 5], MED, FINE);
  s.box([0, -2, 0], [plate, plate, 1.4]);
  for (const [x, y] of uv(2, plate - 4, plate - 2, plate - 4)) s.cylinder('z', [x, y, 1.4], 0.9, 2, MED);
  s.prism(
    'z',
    moved(
      wideFlange(10, d, 1.1, 0.8).map(([u, v]) => [u, v]),
      plate / 2 - 5,
      plate / 2 - 2 - d / 2,
    ),
    1.4,
    54,
  );
  for (const [x, y] of uv(2, 0, plate - 2, 0)) s.cylinder('z', [x, y, 1.4], 0.9, 2, MED);
  s.box([plate / 2 - 4.5, plate / 2 - 2 - d / 2 - 0.6, 38], [9, 0.6, 12], MED, FINE);
  holes(s.front(plate / 2 - 2.6 - d / 2), plate / 2 - 4, 38, 8, 12, 2, 3, 0.6, MED);
  return s;
};
const shearStud: ProductSketch = (choose) => {
  const [n, h] = [choose([3, 4]), choose([5, 6])];
  const s = corner();
  s.prism('y', wideFlange(9, 9, 0.9, 0.7), 0, 30);
  s.front(0).hatch(wideFlange(9, 9, 0.9, 0.7), 45, 0.8);
  for (const i of times(n).toReversed())
    for (const x of [6.4, 2.6])
      s.turned(
        'z',
        [x, 4 + (i * 24) / n, 9],
        uv(0.75, 0, 0.75, 0.3, 0.5, 0.3, 0.5, h - 0.6, 0.9, h - 0.6, 0.9, h),
        { layer: MED, crease: FINE },
      );
  return s;
};
const structuralBolt: ProductSketch = (choose) => {
  const [l, r] = [choose([7, 8.5]), choose([1, 0.9])];
  const s = three();
  const hex = (f: number): [number, number][] =>
    times(6).map((i) => [Math.cos((i * Math.PI) / 3) * r * f, Math.sin((i * Math.PI) / 3) * r * f]);
  const bolt = (dx: number, dy: number): void => {
    const at = (points: [number, number][]): [number, number][] => moved(points, dx, dy);
    s.cylinder('z', [dx, dy, 0], r, l * 0.55, MED);
    for (const i of times(9)) s.band('z', [dx, dy, 0.3 + i * 0.32], r, FINE);
    s.cylinder('z', [dx, dy, l * 0.5], r, l * 0.5, OUT);
    s.prism('z', at(hex(1.9)), l, 1.3);
  };
  bolt(7, 3);
  s.prism('z', moved(hex(1.9), 3.4, -4), 0, 1.9);
  s.disc('z', [3.4, -4, 1.9], r * 1.5, FINE);
  s.disc('z', [3.4, -4, 1.9], r, MED);
  s.cylinder('z', [-1.6, -1.5, 0], r * 2.1, 0.4);
  s.disc('z', [-1.6, -1.5, 0.4], r * 1.1, MED);
  return s;
};
const floorJoist: ProductSketch = (choose) => {
  const [d, gap] = [choose([10, 12]), choose([16, 12])];
  const s = corner();
  const c = uv(
    0,
    0,
    2,
    0,
    2,
    0.7,
    1.8,
    0.7,
    1.8,
    0.2,
    0.2,
    0.2,
    0.2,
    d - 0.2,
    1.8,
    d - 0.2,
    1.8,
    d - 0.7,
    2,
    d - 0.7,
    2,
    d,
    0,
    d,
  );
  s.box([-1, 50, 0], [2 * gap + 5, 0.2, d], OUT, FINE);
  for (const i of [2, 1, 0]) {
    const x = i * gap;
    s.prism('y', moved(c, x), 0, 50);
    for (const y of [7, 21, 35])
      s.side(x).shape(arcPoints([y + 4, d / 2], 3.2, 0, 360, d * 0.26).slice(0, -1), MED);
  }
  return s;
};
const slideClip: ProductSketch = (choose) => {
  const [h, slots] = [choose([6, 7]), choose([2, 3])];
  const s = three();
  s.box([-2.4, 2.2, -4], [9, 0.4, 16], MED, FINE);
  s.prism('z', uv(0, 0, 0.25, 0, 0.25, 1.8, 5, 1.8, 5, 2.05, 0, 2.05), 0, h);
  s.box([-3, -3, h + 0.4], [10, 6, 1.4], MED, FINE);
  const web = s.front(1.8);
  for (const i of times(slots)) {
    const x = 1.2 + (i * 3.4) / slots;
    web.shape(rounded(x, 1, 0.7, h - 2, 0.34), MED);
    web.circle(x + 0.35, h * 0.5, 0.62, MED);
    web.circle(x + 0.35, h * 0.5, 0.3, FINE);
  }
  for (const v of [h * 0.3, h * 0.7]) s.side(0).circle(0.9, v, 0.3, MED);
  return s;
};
const studWallPanel: ProductSketch = (choose) => {
  const [n, brace] = [choose([6, 7]), choose([1, 0])];
  const s = frontal();
  const [w, h, d] = [n * 15, 90, 5];
  s.box([0, 0, 0], [w, d, 1.6], OUT, FINE);
  for (const i of times(n + 1).toReversed()) {
    const x = (i * (w - 2)) / n;
    s.box([x, 0, 1.6], [2, d, h - 1.6], OUT, FINE);
    s.side(x).shape(rounded(1.4, 30, 2.2, 5, 1), FINE);
  }
  for (const z of [30, 60]) s.box([0, -0.3, z], [w, 0.3, 1.4], MED, FINE);
  if (brace) s.face(xyz(2, -0.4, 2, w, -0.4, h - 4, w, -0.4, h - 1, 2, -0.4, 5), MED);
  s.box([0, -0.4, 0], [w, d + 0.6, 2], OUT, FINE);
  s.box([0, -0.4, h], [w, d + 0.6, 2], OUT, FINE);
  return s;
};
const studWithFlutes = only(stud, 3.6);
const slottedTrack: ProductSketch = (choose) => {
  const [d, pitch] = [choose([3.6, 6]), choose([2, 1.6])];
  const s = corner();
  for (const x of [22, 8])
    s.prism(
      'z',
      moved(
        uv(0, 0.2, 1.4, 0.2, 1.4, 0.4, 0.2, 0.4, 0.2, d - 0.4, 1.4, d - 0.4, 1.4, d - 0.2, 0, d - 0.2),
        x,
      ),
      -16,
      17,
    );
  s.prism('x', uv(-0.2, 0, 0, 0, 0, 2.8, d, 2.8, d, 0, d + 0.2, 0, d + 0.2, 3, -0.2, 3), 0, 32);
  const leg = s.front(-0.2);
  for (const i of times(Math.floor(31 / pitch)))
    leg.shape(rounded(0.7 + i * pitch, 0.5, 0.5, 1.5, 0.24), FINE);
  s.box([0, 0.6, 3], [32, d + 2, 1.6], MED, FINE);
  s.side(0).hatch(corners(0.6, 3, d + 2, 1.6), 45, 0.6);
  return s;
};

export const steelFromWideFlange: Sketches = {
  'wide-flange': only(structuralMember, 'wide flange'),
  'hollow-structural-section': only(structuralMember, 'tube'),
  'structural-member': only(structuralMember, 'joist'),
  'steel-column': steelColumn,
  'shear-stud': shearStud,
  'structural-bolt': structuralBolt,
  'floor-joist': floorJoist,
  'slide-clip': slideClip,
  'stud-wall-panel': studWallPanel,
  'partition-stud': studWithFlutes,
  'slotted-track': slottedTrack,
};
