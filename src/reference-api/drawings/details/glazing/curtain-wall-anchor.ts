import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const curtainWallAnchor = defineDetail({
  condition: 'Anchor at Slab Edge',
  view: 'Section',
  scale: 2,
  sizes: {
    mullion: ['Mullion depth', 5, 10, 0.5, 7.5],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
    gap: ['Gap from slab to mullion', 1, 4, 0.25, 2],
    glass: ['Glass unit thickness', 0.75, 1.75, 0.125, 1],
  },
  labels: {
    mullion: 'Aluminum curtain wall mullion',
    anchor: 'Steel anchor with slotted holes, 3-way adjustable',
    safing: 'Mineral wool safing, 4 pcf',
    spandrel: 'Insulating spandrel glass with opacifier',
  },
  sketch(pen, { mullion, slab, gap, glass }, label) {
    const edge = mullion + gap;
    const far = edge + 9;
    const [low, high] = [-slab - 8.5, 9];
    brokenSlab(pen, edge, far, -slab, 0);
    // Mullion seen from the side, with glass and spandrel in front of it.
    pen.rect(glass + 1.2, low, mullion - glass - 1.2, high - low, null);
    pen.path(uv(glass + 1.5, low, glass + 1.5, high), 'fine');
    pen.path(uv(mullion - 0.25, low, mullion - 0.25, high), 'fine');
    pen.rect(0, low, 0.3, high - low, 'aluminum', 'edge');
    for (const [from, to] of [
      [low, -slab - 2.6],
      [-slab - 1.4, 3.4],
      [4.6, high],
    ] as const) {
      for (const x of [0.4, 0.15 + glass]) {
        pen.hatch(uv(x, from, x + 0.25, from, x + 0.25, to, x, to), 'glass');
        pen.rect(x, from, 0.25, to - from);
      }
      pen.rect(0.65, from === low ? to - 0.5 : from + 0.15, glass - 0.5, 0.35, 'aluminum', 'fine');
    }
    for (const y of [-slab - 2, 4]) pen.rect(0.3, y - 0.55, mullion - 0.3, 1.1, 'aluminum');
    pen.rect(glass + 0.5, -slab - 1.3, 0.6, 4.6 + slab, 'rigid-insulation', 'edge');
    // Anchor: angle cast to the slab top, bolted to the mullion through a slotted leg.
    steelAngle(pen, [edge - gap + 0.02, 0.06], gap + 5, 4.4, 0.4);
    pen.rect(edge + 0.8, -0.35, 4, 0.35, 'steel');
    for (const x of [edge + 1.5, edge + 4])
      pen.path(uv(x, -0.35, x, -slab * 0.6, x + 0.3, -slab * 0.6 - 0.2), 'edge');
    bolt(pen, [edge + 2.8, 0.5], 270, 0.9, 0.55);
    bolt(pen, [edge - gap + 0.5, 3.2], 180, mullion * 0.45, 0.5);
    pen.hatch(uv(mullion + 0.02, -slab, mullion + 0.02, -1.2, edge, -1.2, edge, -slab), 'batt-insulation');
    pen.rect(mullion + 0.02, -slab, gap - 0.02, slab - 1.2, null, 'edge');
    pen.rect(mullion, -1.2, gap + 0.8, 0.16, 'sealant', 'fine');
    pen.path(uv(mullion, -slab - 0.1, mullion + 0.05, -slab - 0.1, edge + 1.2, -slab - 0.1), 'edge');
    for (const y of [low, high]) breakLine(pen, [0, y], [mullion, y]);

    pen.dim([glass + 1.2, low], [mullion, low], -0.32);
    pen.dim([mullion, low + 5], [edge, low + 5], -0.2);
    pen.dim([far, -slab], [far, 0], -0.32);
    pen.note([mullion - 0.6, high - 1.4], label('mullion'));
    pen.note([mullion - 1, 4], 'Aluminum transom with thermal break');
    pen.note([edge - gap + 0.3, 2], label('anchor'));
    pen.note([edge + 2.8, 0.8], 'Embed plate with headed studs');
    pen.note([mullion + gap * 0.6, -1.1], 'Smoke sealant at top of safing');
    pen.note([far - 4, -slab * 0.7], 'Concrete slab, see structural drawings');
    pen.note([mullion + gap * 0.5, -slab * 0.75], label('safing'));
    pen.note([glass + 0.8, -slab - 0.9], 'Mineral wool backpan insulation');
    pen.note([glass + 0.3, low + 3], label('spandrel'));
  },
});
