import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const stairNosing = defineDetail({
  condition: 'Stair Nosing at Concrete Tread',
  view: 'Section',
  scale: 2,
  sizes: {
    tread: ['Tread depth', 11, 14, 0.5, 11],
    riser: ['Riser height', 4, 7, 0.25, 7],
    nosing: ['Nosing width', 2, 4, 0.25, 3],
    waist: ['Waist thickness', 3.5, 8, 0.5, 4],
  },
  labels: {
    nosing: 'Cast abrasive aluminum nosing',
    strip: 'Photoluminescent insert strip',
    concrete: 'Reinforced concrete stair',
    finish: 'Tread finish as scheduled',
  },
  sketch(pen, { tread, riser, nosing, waist }, label) {
    const slope = riser / tread;
    const incline = 1;
    // Two steps up to the right: risers lean back under each nosing by one inch.
    const drop = waist * Math.hypot(1, slope) + 0.01;
    const underside = (x: number) => (x - incline) * slope - riser - drop;
    const far = tread + 4;
    const start = -tread * 0.3;
    const outline = [
      [start, -riser],
      [incline, -riser],
      [0, 0],
      [tread + incline, 0],
      [tread, riser],
      [far, riser],
    ] as const;
    pen.hatch([...outline, [far, underside(far)], [start, underside(start)]], 'concrete');
    pen.path(outline);
    pen.path(uv(start, underside(start), far, underside(far)));
    breakLine(pen, [far, underside(far)], [far, riser]);
    breakLine(pen, [start, underside(start)], [start, -riser]);
    for (const [x, y] of [
      [0, 0],
      [tread, riser],
    ] as const) {
      const own = pen.at([x, y]);
      own.shape(
        uv(0.02, 0.05, nosing, 0.05, nosing, -0.2, 0.4, -0.2, 0.28, -1.2, 0.1, -1.2, -0.06, -0.15),
        'aluminum',
      );
      own.rect(nosing * 0.35, 0.02, nosing * 0.3, 0.09, 'sealant', 'fine');
      for (let rib = 0.3; rib < nosing - 0.1; rib += 0.3) own.path(uv(rib, 0.05, rib, 0.12), 'fine');
      own.path(uv(nosing * 0.55, -0.2, nosing * 0.55, -1.6, nosing * 0.55 + 0.6, -1.9), 'edge');
      own.path(
        uv(nosing * 0.55 + 0.12, -0.2, nosing * 0.55 + 0.12, -1.55, nosing * 0.55 + 0.65, -1.78),
        'edge',
      );
      own.rect(
        nosing + 0.06,
        0,
        Math.min(tread + incline - nosing - 0.12, far - x - nosing - 0.1),
        0.14,
        'membrane',
        'fine',
      );
    }
    pen.rect(start, -riser, incline - 0.06 - start, 0.14, 'membrane', 'fine');
    for (let x = start + 2; x < far - 1; x += 4.5) pen.circle([x, underside(x) + 1.5], 0.25, 'edge');
    pen.path(uv(start, underside(start) + 1.1, far, underside(far) + 1.1), 'hidden');

    pen.dim([0, riser + 2], [tread, riser + 2], 0.25);
    pen.path(uv(0, 0.4, 0, riser + 2 + pen.scale * 0.1), 'extension');
    pen.dim([start, -riser], [start, 0], 0.4);
    pen.path(uv(start - 0.6, 0, -0.4, 0), 'extension');
    pen.dim([tread, riser + 0.3], [tread + nosing, riser + 0.3], 0.35);
    pen.note([tread + nosing * 0.5, riser + 0.1], label('strip'));
    pen.note([tread + nosing * 0.9, riser - 0.1], label('nosing'));
    pen.note([tread + nosing * 0.55 + 0.5, riser - 1.8], 'Cast-in anchors at 12 in. o.c.');
    pen.note([far - 1, riser + 0.1], label('finish'));
    pen.note([far - 2.4, riser - 3.4], label('concrete'));
    pen.note([far - 3, underside(far - 3) + 1.1], 'Reinforcing, see structural drawings');
    pen.note([tread + 0.6, riser * 0.4], 'Riser sloped 1 in. maximum under nosing');
  },
});
