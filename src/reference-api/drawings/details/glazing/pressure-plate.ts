import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';

export const pressurePlate = defineDetail({
  condition: 'Vertical Mullion with Pressure Plate',
  view: 'Plan',
  scale: 1,
  sizes: {
    mullion: ['Mullion depth', 4, 9, 0.5, 6],
    width: ['Mullion width', 2, 3, 0.25, 2.5],
    glass: ['Glass unit thickness', 0.75, 1.75, 0.125, 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion',
    glass: '1 in. insulating glass unit',
    plate: 'Aluminum pressure plate, screwed at 9 in. o.c.',
    cap: 'Snap-on aluminum cover cap',
    gasket: 'EPDM glazing gasket',
  },
  sketch(pen, { mullion, width, glass }, label) {
    const half = width / 2;
    const far = half + 2.2;
    hollowBox(pen, -half, 0, width, mullion, 0.14);
    // Screw channel toward the outside, with the thermal separator in it.
    pen.rect(-0.3, -glass - 0.4, 0.12, glass + 0.4, 'aluminum', 'edge');
    pen.rect(0.18, -glass - 0.4, 0.12, glass + 0.4, 'aluminum', 'edge');
    pen.rect(-0.3, -glass - 0.62, 0.6, 0.22, 'membrane', 'edge');
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      for (const y of [-0.2 - 0.25, -0.2 - glass]) side.rect(half - 0.5, y, far - half + 0.5, 0.25, 'glass');
      side.rect(half - 0.42, -glass + 0.05, 0.25, glass - 0.5, 'aluminum', 'edge');
      side.rect(half - 0.45, -0.2, 0.35, 0.2, 'sealant', 'fine');
      side.rect(half - 0.45, -0.4 - glass, 0.35, 0.2, 'sealant', 'fine');
      breakLine(side, [far, -0.2 - glass], [far, -0.2]);
    }
    const plate = -0.62 - glass;
    pen.rect(-half, plate - 0.2, width, 0.2, 'aluminum');
    pen.path([
      [-half + 0.12, plate - 0.2],
      [-half, plate - 0.3],
      [-half, plate - 0.85],
      [half, plate - 0.85],
      [half, plate - 0.3],
      [half - 0.12, plate - 0.2],
    ]);
    screw(pen, [0, plate - 0.2], 90, glass + 0.7, 0.12);
    centerLine(pen, [0, plate - 1.2], [0, mullion + 0.4]);
    pen.word([-far + 0.4, plate - 0.7], 'Exterior');

    pen.dim([-half, mullion], [half, mullion], 0.3);
    pen.dim([-half, 0], [-half, mullion], 0.5);
    pen.dim([-far, -0.2 - glass], [-far, -0.2], 0.3);
    pen.note([half - 0.07, mullion * 0.6], label('mullion'));
    pen.note([half - 0.2, -0.08], label('gasket'));
    pen.note([far - 0.6, -0.4], label('glass'));
    pen.note([0.24, plate + 0.1], 'Thermal separator');
    pen.note([half - 0.3, plate - 0.1], label('plate'));
    pen.note([half, plate - 0.6], label('cap'));
  },
});
