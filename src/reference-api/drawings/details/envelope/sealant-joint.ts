import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const sealantJoint = defineDetail({
  condition: 'Moving Sealant Joint',
  view: 'Section',
  scale: 1,
  sizes: {
    joint: ['Joint width', 0.375, 1.5, 0.125, 0.75],
    substrate: ['Substrate thickness', 2.5, 5, 0.5, 3.5],
    reveal: ['Chamfer', 0.125, 0.5, 0.125, 0.25],
  },
  labels: {
    sealant: 'Silicone joint sealant, tooled concave',
    rod: 'Closed-cell polyethylene backer rod',
    primer: 'Primer where adhesion test asks for it',
    substrate: 'Concrete substrate, sound and dry',
  },
  sketch(pen, { joint, substrate, reveal }, label) {
    const half = joint / 2;
    const far = 3.1;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.hatch(uv(half, -substrate, far, -substrate, far, 0, half + reveal, 0, half, -reveal), 'concrete');
      side.path(uv(far, 0, half + reveal, 0, half, -reveal, half, -substrate, far, -substrate));
      breakLine(side, [far, -substrate], [far, 0]);
      side.path(uv(half + 0.03, -reveal - 0.05, half + 0.03, -reveal - Math.max(0.25, half) - 0.1), 'hidden');
    }
    sealedJoint(pen.at([0, 0], 180), [-half, reveal + 0.05], [half, reveal + 0.05]);
    const depth = Math.max(0.25, half);
    pen.word([0, 0.5], 'Exposed face');

    pen.dim([-half, -substrate], [half, -substrate], -0.3);
    pen.dim([-far, -substrate], [-far, 0], 0.3);
    pen.note([half * 0.5, -reveal - 0.05 - depth * 0.5], label('sealant'));
    pen.note([half, -reveal - 0.12], label('primer'));
    pen.note([0.05, -reveal - 0.05 - depth - half], label('rod'));
    pen.note([half + reveal * 0.5, -reveal * 0.5], 'Tooled edge, chamfered');
    pen.note([half + 1.5, -substrate * 0.6], label('substrate'));
  },
});
