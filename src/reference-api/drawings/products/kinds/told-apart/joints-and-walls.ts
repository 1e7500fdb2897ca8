import { corner, FINE, MED, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { sheet, times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const block = (s: ReturnType<typeof corner>, x: number, w: number, h: number, length = 24): void => {
  s.box([x, 0, -h], [w, length, h]);
  s.front(0).speckle(x + 0.5, -h + 0.5, w - 1, h - 1, 26, 0.6);
};

/** Joints and layered walls that looked alike as small pictures. */
export const jointsAndWalls: Sketches = {
  'compression-seal': (choose) => {
    const webs = choose([3, 4, 2]);
    const s = three();
    // The seal alone, as large as the picture: its webs are what it is known by.
    const profile = uv(0, 3, 3, 0, 21, 0, 24, 3, 24, 19, 21, 22, 14, 19, 10, 19, 3, 22, 0, 19);
    s.prism('y', profile, 0, 44);
    const end = s.front(0);
    const wide = 20 / webs;
    for (const web of times(webs)) {
      const u = 2 + web * wide;
      end.shape(uv(u + 0.8, 4, u + wide - 0.8, 4, u + wide / 2, 9.6), MED);
      end.shape(uv(u + 0.8, 17, u + wide - 0.8, 17, u + wide / 2, 11.6), MED);
      if (web > 0) end.shape(uv(u, 6, u + wide / 2 - 1.4, 10.6, u, 15, u - wide / 2 + 1.4, 10.6), MED);
    }
    return s;
  },
  'joint-bellows': (choose) => {
    const rise = choose([7, 9]);
    const s = corner();
    block(s, 14, 10, 13, 26);
    const arch = arcPoints([7, 1], 9, 180, 0, rise, 14);
    s.box([13, -0.5, 0], [9, 27, 1], MED, FINE);
    s.prism('y', sheet(arch, 0.9), -0.5, 27);
    s.box([-8, -0.5, 0], [9, 27, 1], MED, FINE);
    block(s, -10, 10, 13, 26);
    for (const bolt of times(5)) for (const x of [-6, 18]) s.level(1).circle(x, 2.5 + bolt * 5.4, 0.8, MED);
    return s;
  },
  'roof-joint-cover': (choose) => {
    const slope = choose([6, 8]);
    const s = corner();
    // Two cants carry a curved metal cover across the joint of a roof.
    s.prism('y', uv(13, -3, 30, -3, 30, 0, 13 + slope, 0, 13, 7), 0, 30);
    s.prism('y', uv(-18, -3, -1, -3, -1, 7, -1 - slope, 0, -18, 0), 0, 30);
    s.prism('y', sheet(arcPoints([6, 6], 9.6, 180, 0, 4, 12), 0.5), -1, 32);
    for (const seam of [10, 20])
      s.line(
        arcPoints([6, 6], 9.6, 180, 0, 4, 12).map(([u, v]) => [u, seam, v]),
        MED,
      );
    s.level(0).speckle(-17, 1, 8, 28, 30, 0.7);
    s.level(0).speckle(22, 1, 7, 28, 30, 0.7);
    return s;
  },
  'seismic-joint-cover': (choose) => {
    const bars = choose([4, 3]);
    const s = corner();
    block(s, 26, 9, 8, 34);
    block(s, -9, 9, 8, 34);
    // Scissors under the plate keep it in the middle of a wide joint; the plate is drawn back.
    for (const bar of times(bars).toReversed()) {
      const y = 2 + bar * (15 / bars);
      s.bar(xyz(0, y, -1, 26, y + 4, -1), 0.6, MED);
      s.bar(xyz(26, y, -1, 0, y + 4, -1), 0.6, MED);
      s.disc('z', [13, y + 2, -0.4], 1.2, MED);
    }
    s.box([-3, 20, 0], [32, 16, 1.2]);
    s.level(1.2).hatch(corners(-3, 20, 32, 16), 45, 3);
    for (const x of [-1.6, 26.4]) s.box([x, 0, 0], [1.2, 20, 0.8], MED, FINE);
    return s;
  },
  'high-impact-eifs': (choose) => {
    const ball = choose([6, 5]);
    const s = three();
    s.box([0, 6, 0], [44, 2, 52], MED, FINE);
    s.box([0, 0, 0], [44, 6, 46]);
    s.side(0).hatch(uv(0, 0, 6, 0, 6, 46, 0, 46), 45, 2);
    const face = s.front(0);
    face.hatch(corners(0, 0, 44, 46), 0, 3, FINE);
    face.hatch(corners(0, 0, 44, 46), 90, 3, FINE);
    // A steel ball hangs before the face and leaves no mark.
    for (const ringOf of [11, 8]) face.circle(24, 20, ringOf, MED);
    s.line(xyz(8, -26, 58, 12, -22, 22), MED);
    s.ball([12, -22, 20], ball);
    for (const dash of times(3))
      s.line(xyz(17 + dash * 2, -16 + dash * 4, 22 - dash, 18 + dash * 2, -14 + dash * 4, 22 - dash), FINE);
    return s;
  },
  'drainable-eifs': (choose) => {
    const drops = choose([4, 5]);
    const s = three();
    s.box([0, 10, 0], [44, 2, 56], MED, FINE);
    s.box([0, 8.4, 0], [40, 1.2, 52], MED, FINE);
    for (const rib of times(8)) s.front(8.4).line(uv(3 + rib * 5, 0, 3 + rib * 5, 52), MED);
    s.box([0, 2, 6], [34, 6, 38]);
    s.front(2).speckle(1, 7, 32, 36, 50, 0.9);
    s.side(0).hatch(uv(2, 6, 8, 6, 8, 44, 2, 44), 45, 2);
    s.box([-1, 1, 4], [42, 9, 1.6], MED, FINE);
    // Water leaves at the track.
    for (const drop of times(drops)) {
      const x = 4 + drop * (34 / drops);
      s.face(xyz(x, 1, -1, x + 1.6, 1, -4, x, 1, -6, x - 1.6, 1, -4), MED);
    }
    return s;
  },
};
