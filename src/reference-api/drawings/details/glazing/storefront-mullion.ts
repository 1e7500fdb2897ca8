import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const storefrontMullion = defineDetail({
  condition: 'Intermediate Mullion',
  view: 'Plan',
  scale: 1,
  sizes: {
    depth: ['Mullion depth', 4, 7.5, 0.25, 4.5],
    width: ['Mullion width', 2, 3.5, 0.25, 2.5],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion, 6063-T6',
    glass: '{glass} in. insulating glass unit',
    thermal: 'Polyamide thermal break',
    finish: 'Anodized finish, exposed faces',
  },
  sketch(pen, { depth, width, glass }, label) {
    const face = 0.75 + width / 2;
    const sizes = { depth, face, glass, length: 2.6 };
    // Two half mullions that snap together on the center line, one for each lite.
    glazedFrame(pen.at([-face, 0], -90, true), sizes);
    glazedFrame(pen.at([face, 0], 90), sizes);
    // A hooked leg of one half catches behind a rib of the other, inside and outside.
    for (const side of [pen, pen.at([0, depth], 180, true)]) {
      side.shape(
        uv(-0.125, 0.2, 0.36, 0.2, 0.36, 0.42, 0.26, 0.42, 0.26, 0.3, -0.125, 0.3),
        'aluminum',
        'edge',
      );
      side.rect(0.38, 0.125, 0.1, 0.34, 'aluminum', 'edge');
    }
    centerLine(pen, [0, -0.8], [0, depth + 0.7]);
    const outer = glassFace(sizes);
    pen.word([-face - 0.9, -0.42], 'Exterior');
    pen.word([-face - 0.9, depth + 0.16], 'Interior');

    pen.dim([-width / 2, depth], [width / 2, depth], 0.5);
    pen.dim([-face - 1.9, 0], [-face - 1.9, depth], 0.5);
    pen.dim([-face, depth], [face, depth], 0.85);
    pen.note([width * 0.4, depth - 0.06], label('mullion'));
    pen.note([0.43, depth - 0.4], 'Interlocking halves, snapped together');
    pen.note([face - 0.2, outer + glass + 0.5], 'Snap-in glazing stop');
    pen.note([face + 1.2, outer + 0.1], label('glass'));
    pen.note([face - 0.2, outer + glass + 0.06], 'Interior wedge gasket');
    pen.note([0.1, outer + glass * 0.5], label('thermal'));
    pen.note([face - 0.2, outer - 0.08], 'Exterior glazing gasket');
    pen.note([face - 0.65, outer - 0.45], label('finish'));
  },
});
