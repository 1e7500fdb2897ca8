import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const glazingPocket = defineDetail({
  condition: 'Glazing Pocket at Sill',
  view: 'Section',
  scale: 1,
  sizes: {
    depth: ['Frame depth', 4, 6, 0.25, 4.5],
    face: ['Frame face', 1.75, 2.75, 0.25, 2.25],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    glass: '{glass} in. insulating glass unit, low-e on surface 2',
    spacer: 'Warm-edge spacer with desiccant',
    frame: 'Thermally broken aluminum frame',
    block: 'Silicone setting block, 80 to 90 durometer',
  },
  sketch(pen, opening, label) {
    const sizes = { ...opening, length: 2.2 };
    const { depth, face, glass } = sizes;
    // Upside down: the glass stands on the sill.
    glazedFrame(pen.at([0, 0], 180, true), sizes, true);
    const x = glassFace(sizes);
    pen.path(uv(x + 0.24, -0.45, x + 0.24, -0.55, x + glass - 0.24, -0.55, x + glass - 0.24, -0.45), 'fine');
    pen.word([-0.9, 1.75], 'Exterior');
    pen.word([depth + 0.4, 2.05], 'Interior');

    pen.dim([x, 2.3], [x + glass, 2.3], 0.25);
    pen.dim([0, -face], [depth, -face], -0.3);
    pen.dim([0, -0.5], [0, 0], 0.35, { limit: 'BITE' });

    pen.note([x + glass - 0.12, 1.7], label('glass'));
    pen.note([x + glass * 0.5, -0.23], label('spacer'));
    pen.note([x + glass + 0.08, -0.3], 'Interior wedge gasket');
    pen.note([x + glass + 0.5, -0.1], 'Snap-in glazing stop');
    pen.note([x + glass * 0.7, -0.62], label('block'));
    pen.note([x + glass * 0.5, -0.9], 'Polyamide thermal break');
    pen.note([depth - 0.06, -face * 0.7], label('frame'));
    pen.note([x - 0.08, -0.2], 'Exterior gasket, corners sealed');
  },
});
