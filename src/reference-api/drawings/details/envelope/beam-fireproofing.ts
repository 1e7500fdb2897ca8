import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wideFlange } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const beamFireproofing = defineDetail({
  condition: 'Fireproofed Beam under Composite Deck',
  view: 'Section',
  scale: 4,
  sizes: {
    beam: ['Beam depth', 10, 18, 2, 14],
    flange: ['Flange width', 'flange', 6.75],
    thickness: ['Fireproofing thickness', 0.5, 2.5, 0.125, 1.125],
    deck: ['Deck depth', 'deck', 2],
  },
  labels: {
    fireproofing: 'Sprayed fire-resistive material, thickness by listed design',
    beam: 'Wide-flange beam, unprimed',
    stud: 'Headed shear stud, 3/4 in., welded through deck',
    deck: 'Composite steel deck',
    slab: 'Concrete slab on deck',
  },
  sketch(pen, { beam, flange, thickness: spray, deck }, label) {
    const half = flange / 2;
    const far = 12;
    const slab = deck + 3.25;
    // Top of the beam at y = 0; the ribs of the deck run along it.
    // A low flute is centered on the beam, where the studs are welded through it.
    const flutes = [-12, -6, 0, 6, 12].flatMap((x) =>
      uv(x - 1.7, 0, x + 1.7, 0, x + 2.2, deck, x + 3.8, deck),
    );
    const clipped: XY[] = [[-far, 0], ...flutes.filter(([x]) => Math.abs(x) < far), [far, 0]];
    pen.hatch([...clipped, [far, slab], [-far, slab]], 'concrete');
    pen.path(clipped);
    pen.path(
      clipped.map(([x, y]) => [x, y + 0.08] as const),
      'edge',
    );
    pen.path(uv(-far, slab, far, slab));
    pen.path(uv(-far, slab - 1, far, slab - 1), 'hidden');
    for (const x of [-far, far]) breakLine(pen, [x, 0], [x, slab]);
    pen.rect(-0.375, 0.08, 0.75, deck + 1.2, 'steel', 'edge');
    pen.rect(-0.62, deck + 1.28, 1.24, 0.4, 'steel', 'edge');
    // The spray follows the beam's outline.
    const [t, web] = [spray, Math.max(0.35, beam * 0.05) * 0.33];
    const skin = Math.max(0.35, beam * 0.05);
    const outer: readonly XY[] = [
      [half, 0],
      [half + t, 0],
      [half + t, -skin - t],
      [web + t, -skin - t],
      [web + t, -beam + skin + t],
      [half + t, -beam + skin + t],
      [half + t, -beam - t],
    ];
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.hatch(
        [
          ...outer,
          [0, -beam - t],
          [0, -beam],
          [half, -beam],
          [half, -beam + skin],
          [web, -beam + skin],
          [web, -skin],
          [half, -skin],
        ],
        'sand',
      );
      side.path([...outer, [0, -beam - t]], 'edge');
      // The flute over the edge of the flange is filled, or the flange would be bare above.
      side.hatch(uv(1.7, 0, 2.2, deck, 3.8, deck, 4.3, 0), 'sand');
    }
    wideFlange(pen, 0, 0, beam, flange);
    // A hanger beside the beam: its rod is screwed into the anchor, on the same axis.
    bolt(pen, [6.95, 0], 90, 2.7, 0.4);
    for (const x of [6.75, 7.15]) pen.path(uv(x, -0.36, x, -beam - 3), 'edge');
    breakLine(pen, [6.75, -beam - 3], [7.15, -beam - 3]);

    pen.dim([-half, -beam - spray], [half, -beam - spray], -0.35);
    pen.dim([-half - spray, -beam - spray], [-half - spray, -beam], 0.75, { beyond: true });
    pen.dim([-far, 0], [-far, slab], 0.35);
    pen.dim([-far, -beam], [-far, 0], 0.35);
    pen.path(uv(-far - 1, -beam, -half - spray - 0.6, -beam), 'extension');
    pen.note([far - 4, slab - 2], label('slab'));
    pen.note([0.3, deck + 1], label('stud'));
    pen.note([5.5, 0.04], label('deck'));
    pen.note([3.4, deck * 0.5], 'Flutes over flange filled with same material');
    pen.note([7.15, -4], 'Hanger rod, installed before spraying');
    pen.note([web * 0.6, -beam * 0.4], label('beam'));
    pen.note([web + t * 0.6, -beam * 0.55], 'Thickness kept on web and fillets');
    pen.note([half + t * 0.5, -beam + 0.1], label('fireproofing'));
  },
});
