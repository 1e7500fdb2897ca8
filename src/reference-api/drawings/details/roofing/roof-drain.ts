import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  bead,
  breakLine,
  centerLine,
  screw,
  slopeArrow,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { offsetPath, type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofDrain = defineDetail({
  condition: 'Roof Drain in Sump',
  view: 'Section',
  scale: 4,
  sizes: {
    pipe: ['Leader diameter', 'leader', 4],
    insulation: ['Insulation thickness', 3, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    sump: ['Sump width', 36, 48, 4, 36],
  },
  labels: {
    membrane: 'Roof membrane, carried under clamping ring',
    strainer: 'Cast iron dome strainer',
    insulation: 'Tapered insulation at sump',
    body: 'Cast iron drain body with flashing flange',
  },
  sketch(pen, { pipe, insulation, deck, sump: wide }, label) {
    const sump = wide / 2;
    const radius = pipe / 2;
    const far = sump + 3.6;
    const bowl = radius + 2.4;
    // The sump falls at most 1 in 4; insulation tapers to what is left under the flange.
    const flat = bowl + 0.6;
    const inner = radius + 2.05;
    const low = Math.max(1.5, insulation - (sump - flat) / 4);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      ribbedDeck(side, radius + 1.4, 0, far - radius - 1.4, deck);
      side.shape(
        uv(inner, 0.12, far, 0.12, far, insulation, sump, insulation, flat, low, inner, low),
        'rigid-insulation',
      );
      // A pan on the deck spreads the load of the drain; the clamp draws the flange down on the insulation over it.
      side.shape(uv(inner, 0.02, bowl + 5, 0.02, bowl + 5, 0.11, inner, 0.11), 'steel', 'edge');
      const surface: XY[] = [
        [far, insulation + 0.5],
        [sump, insulation + 0.5],
        [flat, low + 0.5],
        [bowl + 0.4, low + 0.5],
      ];
      side.shape(
        [...surface, [bowl + 0.4, low], [flat, low], [sump, insulation], [far, insulation]],
        'gypsum',
        'edge',
      );
      // The sheet runs over the flange and under the clamping ring to the bowl.
      const sheet = [...surface, [bowl + 0.1, low + 0.44], [radius + 0.95, low + 0.44]] as const;
      side.as('water').shape([...sheet, ...offsetPath(sheet, -0.16).reverse()], 'membrane', 'edge');
      // Body: flange, bowl and outlet as one casting; clamp below the deck.
      side.shape(
        [
          [bowl + 0.3, low + 0.4],
          [bowl + 0.3, low],
          [radius + 1.3, low],
          [radius + 1.1, -deck - 0.6],
          [radius + 0.3, -deck - 2],
          [radius + 0.3, -deck - 3.2],
          [radius, -deck - 3.2],
          [radius, -deck - 1.9],
          [radius + 0.75, -deck - 0.5],
          [radius + 0.9, low + 0.4],
        ],
        'steel',
      );
      side.shape(
        [
          [radius + 1, low + 0.62],
          [bowl, low + 0.62],
          [bowl, low + 1],
          // A seat for the head of its bolt.
          [bowl - 0.5, low + 1.23],
          [bowl - 0.5, low + 1.32],
          [bowl - 0.9, low + 1.32],
          [radius + 1.3, low + 1.5],
          [radius + 1, low + 1.3],
        ],
        'steel',
      );
      bead(side, [bowl - 0.15, low + 0.42], 0.06);
      screw(side, [bowl - 0.7, low + 1.32], 270, 1.32, 0.14);
      // The clamp bears on the underside of the deck's top flange; its bolt draws the flange of the body down.
      side.rect(radius + 1.4, -0.42, 1.75, 0.35, 'steel');
      side.rect(radius + 1.7, -0.8, 0.25, low + 0.78, null, 'fine');
      side.rect(radius + 1.55, -0.68, 0.55, 0.26, null, 'fine');
      // Leader with its insulation, coupled to the outlet.
      side.path(uv(radius + 0.02, -deck - 3.2, radius + 0.02, -deck - 6));
      side.path(uv(radius - 0.2, -deck - 3.2, radius - 0.2, -deck - 6), 'edge');
      side.rect(radius + 0.32, -deck - 3.9, 0.16, 1.3, null, 'edge');
      side.rect(radius + 0.04, -deck - 6, 1, 2, 'rigid-insulation', 'fine');
      // Dome strainer: outer curve and bars.
      side.path(
        uv(radius + 1.1, low + 1.4, radius + 0.9, low + 3.2, radius * 0.55 + 0.3, low + 4.6, 0, low + 5),
      );
      side.path(uv(0.35, low + 1.4, 0.35, low + 4.9), 'fine');
      side.path(uv(radius * 0.6 + 0.2, low + 1.4, radius * 0.55, low + 4.5), 'fine');
      breakLine(side, [far, -deck], [far, insulation + 0.7]);
    }
    pen.path(uv(-radius - 1.1, low + 1.4, radius + 1.1, low + 1.4), 'edge');
    centerLine(pen, [0, -deck - 6.6], [0, low + 6]);
    breakLine(pen, [-radius, -deck - 6], [radius, -deck - 6]);
    slopeArrow(pen, [-sump * 0.52, insulation + 1.2], 'Slope to drain', 'right');

    pen.dim([-sump, insulation + 0.66], [sump, insulation + 0.66], Math.max(0.6, 5.6 / pen.scale), {
      beyond: false,
    });
    pen.dim([-radius, -deck - 6], [radius, -deck - 6], -0.4);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.note([radius + 0.95, low + 2.9], label('strainer'));
    pen.note([bowl - 0.1, low + 0.85], 'Clamping ring, sheet set in water cut-off mastic');
    pen.note([far - 1.5, insulation + 0.58], label('membrane'));
    pen.note([far - 2.6, insulation + 0.25], 'Cover board');
    pen.note([sump - 0.6, insulation * 0.45], label('insulation'));
    pen.note([radius + 1.2, 0.3], label('body'));
    pen.note([bowl + 4.6, 0.06], 'Bearing pan on deck, 16 ga.');
    pen.note([far - 3, -0.03], 'Steel roof deck');
    pen.note([radius + 2.8, -0.25], 'Underdeck clamp, drawn up to deck');
    pen.note([radius + 0.42, -deck - 3.2], 'No-hub coupling');
    pen.note([radius + 0.6, -deck - 5], 'Leader, insulated, see plumbing drawings');
  },
});
