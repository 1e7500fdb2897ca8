/** The outline of a wide flange: flange width, depth, flange and web thickness. */
export const wideFlange = (b: number, d: number, t: number, w: number): [number, number][] => [
  [0, 0],
  [b, 0],
  [b, t],
  [b / 2 + w / 2, t],
  [b / 2 + w / 2, d - t],
  [b, d - t],
  [b, d],
  [0, d],
  [0, d - t],
  [b / 2 - w / 2, d - t],
  [b / 2 - w / 2, t],
  [0, t],
];
