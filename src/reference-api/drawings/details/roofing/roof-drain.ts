import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, centerLine, screw, slopeArrow } from '#src/reference-api/drawings/drafting/symbols.ts';
import { offsetPath, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofDrain = defineDetail({
  condition: 'Roof Drain in Sump',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Leader diameter', 3, 8, 1, 4],
    insulation: ['Insulation thickness', 3, 8, 0.5, 5],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
    sump: ['Sump half width', 9, 14, 1, 10],
  },
  labels: {
    membrane: 'Roof membrane, carried under clamping ring',
    strainer: 'Cast iron dome strainer',
    insulation: 'Tapered insulation at sump',
    body: 'Cast iron drain body with flashing flange',
  },
  sketch(pen, { pipe, insulation, deck, sump }, label) {
    const radius = pipe / 2;
    const far = sump + 2.4;
    const bowl = radius + 2.4;
    const low = 1.5;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      ribbedDeck(side, radius + 1.2, 0, far - radius - 1.2, deck);
      side.shape(
        uv(bowl + 0.4, 0, far, 0, far, insulation, sump, insulation, bowl + 1.2, low, bowl + 0.4, low),
        'rigid-insulation',
      );
      const surface = [
        [far, insulation + 0.5],
        [sump, insulation + 0.5],
        [bowl + 1.2, low + 0.5],
        [bowl + 0.4, low + 0.5],
      ] as const;
      side.shape(
        [...surface, [bowl + 0.4, low], [bowl + 1.2, low], [sump, insulation], [far, insulation]],
        'gypsum',
        'edge',
      );
      const sheet = [...surface, [radius + 0.9, low + 0.32]] as const;
      side.shape([...sheet, ...offsetPath(sheet, -0.16).reverse()], 'membrane', 'edge');
      // Body: flange, bowl and outlet as one casting; clamping ring and clamp below the deck.
      side.shape(
        [
          [bowl + 0.2, low + 0.3],
          [bowl + 0.2, low - 0.1],
          [radius + 1.3, low - 0.1],
          [radius + 1.1, -deck - 0.6],
          [radius + 0.3, -deck - 2],
          [radius + 0.3, -deck - 3.2],
          [radius, -deck - 3.2],
          [radius, -deck - 1.9],
          [radius + 0.75, -deck - 0.5],
          [radius + 0.9, low + 0.3],
        ],
        'steel',
      );
      side.shape(
        [
          [radius + 1, low + 0.6],
          [bowl, low + 0.66],
          [bowl, low + 1],
          [radius + 1.3, low + 1.5],
          [radius + 1, low + 1.3],
        ],
        'steel',
      );
      screw(side, [bowl - 0.7, low + 0.95], 270, 1.4, 0.15);
      side.rect(radius + 1.25, -deck - 0.4, 1.6, 0.35, 'steel');
      side.rect(radius + 1.9, -deck - 0.4, 0.25, deck + 0.4 + low - 0.1, null, 'fine');
      side.path(uv(radius + 0.02, -deck - 3.2, radius + 0.02, -deck - 6));
      side.path(uv(radius - 0.2, -deck - 3.2, radius - 0.2, -deck - 6), 'edge');
      side.rect(radius + 0.32, -deck - 3.9, 0.16, 1.3, null, 'edge');
      // Dome strainer: outer curve and bars.
      side.path([
        [radius + 1.1, low + 1.4],
        [radius + 0.9, low + 3.2],
        [radius * 0.55 + 0.3, low + 4.6],
        [0, low + 5],
      ]);
      side.path(uv(0.35, low + 1.4, 0.35, low + 4.9), 'fine');
      side.path(uv(radius * 0.6 + 0.2, low + 1.4, radius * 0.55, low + 4.5), 'fine');
      breakLine(side, [far, -deck], [far, insulation + 0.7]);
    }
    pen.path(uv(-radius - 1.1, low + 1.4, radius + 1.1, low + 1.4), 'edge');
    centerLine(pen, [0, -deck - 6.6], [0, low + 6]);
    breakLine(pen, [-radius, -deck - 6], [radius, -deck - 6]);
    slopeArrow(pen, [-sump + 0.5, insulation + 1.4], 'Slope to drain', 'right');

    pen.dim([-sump, insulation + 2.6], [sump, insulation + 2.6], 0.42);
    pen.dim([-radius, -deck - 6.2], [radius, -deck - 6.2], -0.35);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.note([radius + 0.95, low + 2.9], label('strainer'));
    pen.note([bowl - 0.2, low + 0.85], 'Clamping ring, set in water cut-off mastic');
    pen.note([sump - 1.2, insulation * 0.86 + 0.55], label('membrane'));
    pen.note([sump, insulation + 0.2], 'Cover board');
    pen.note([sump + 1, insulation * 0.45], label('insulation'));
    pen.note([radius + 1.2, 0.3], label('body'));
    pen.note([radius + 2.6, -deck - 0.25], 'Underdeck clamp and bearing pan');
    pen.note([radius + 0.46, -deck - 3.2], 'No-hub coupling');
    pen.note([radius, -deck - 5], 'Leader, insulated, see plumbing drawings');
  },
});
