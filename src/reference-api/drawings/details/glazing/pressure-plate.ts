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
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion',
    glass: '{glass} in. insulating glass unit',
    plate: 'Aluminum pressure plate, screwed at 9 in. o.c.',
    cap: 'Snap-on aluminum cover cap',
    gasket: 'EPDM glazing gasket',
  },
  sketch(pen, { mullion, width, glass }, label) {
    const half = width / 2;
    const far = half + 2.2;
    hollowBox(pen, -half, 0, width, mullion, 0.14);
    // Screw channel toward the outside, with the thermal separator in it.
    const plate = -0.4 - glass;
    pen.rect(-0.24, plate + 0.22, 0.12, -plate - 0.22, 'aluminum', 'edge');
    pen.rect(0.12, plate + 0.22, 0.12, -plate - 0.22, 'aluminum', 'edge');
    pen.rect(-0.3, plate, 0.6, 0.22, 'membrane', 'edge');
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      for (const y of [-0.2 - 0.25, -0.2 - glass]) side.rect(half - 0.5, y, far - half + 0.5, 0.25, 'glass');
      side.rect(half - 0.42, 0.05 - glass, 0.25, glass - 0.5, 'aluminum', 'edge');
      // A gasket on each side of the glass, held by the mullion and by the pressure plate.
      for (const y of [-0.2, plate]) side.as('gasket').rect(half - 0.45, y, 0.35, 0.2, 'sealant', 'fine');
      breakLine(side, [far, -0.2 - glass], [far, -0.2]);
    }
    pen.rect(-half, plate - 0.2, width, 0.2, 'aluminum');
    pen.shape(
      [
        [-half, plate - 0.06],
        [-half - 0.1, plate - 0.06],
        [-half - 0.1, plate - 0.95],
        [half + 0.1, plate - 0.95],
        [half + 0.1, plate - 0.06],
        [half, plate - 0.06],
        [half, plate - 0.85],
        [-half, plate - 0.85],
      ],
      'aluminum',
      'edge',
    );
    // Its threads are wider than the channel, so that they cut into both legs.
    screw(pen, [0, plate - 0.2], 90, glass + 0.3, 0.22);
    centerLine(pen, [0, plate - 1.2], [0, mullion + 0.4]);
    pen.word([-far + 0.4, plate - 0.7], 'Exterior');

    pen.dim([-half, mullion], [half, mullion], 0.3);
    pen.dim([-half, 0], [-half, mullion], 0.5);
    pen.dim([-far, -0.2 - glass], [-far, -0.2], 0.3);
    pen.note([half - 0.07, mullion * 0.6], label('mullion'));
    pen.note([half - 0.2, -0.1], label('gasket'));
    pen.note([far - 0.6, -0.4], label('glass'));
    pen.note([0.24, plate + 0.1], 'Thermal separator');
    pen.note([half - 0.3, plate - 0.1], label('plate'));
    pen.note([half + 0.05, plate - 0.6], label('cap'));
  },
});
