import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bolt, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const curtainWallAnchor = defineDetail({
  condition: 'Anchor at Slab Edge',
  view: 'Section',
  scale: 2,
  sizes: {
    mullion: ['Mullion depth', 5, 10, 0.5, 6],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
    gap: ['Gap from slab to mullion', 1, 4, 0.25, 2],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    mullion: 'Aluminum curtain wall mullion',
    anchor: 'Steel anchor with slotted holes, 3-way adjustable',
    safing: 'Mineral wool safing, 4 pcf',
    spandrel: 'Insulating spandrel glass with opacifier',
  },
  sketch(pen, { mullion: tube, slab, gap, glass }, label) {
    const back = 0.55 + glass;
    // Inner face of the mullion's tube, whose outer face is behind the glass.
    const mullion = back + tube;
    const edge = mullion + gap;
    const far = edge + 9;
    const [low, high] = [-slab - 6.6, 8.2];
    brokenSlab(pen, edge, far, -slab, 0);
    // Mullion seen from the side; vision glass above and below the spandrel, which covers the floor.
    // The safing passes in front of it.
    pen.path(uv(back, low, back, high));
    pen.path(uv(back + 0.3, low, back + 0.3, high), 'fine');
    for (const [from, to] of [
      [low, -slab],
      [0, high],
    ] as const) {
      pen.path(uv(mullion, from, mullion, to));
      pen.path(uv(mullion - 0.25, from, mullion - 0.25, to), 'fine');
    }
    const rails = [-slab - 3.4, 5.6] as const;
    for (const [from, to] of [
      [low, rails[0] - 0.7],
      [rails[0] + 0.7, rails[1] - 0.7],
      [rails[1] + 0.7, high],
    ] as const) {
      for (const x of [0.4, 0.15 + glass]) {
        pen.hatch(uv(x, from, x + 0.25, from, x + 0.25, to, x, to), 'glass');
        pen.rect(x, from, 0.25, to - from);
      }
      if (from > low) pen.rect(0.65, from + 0.1, glass - 0.5, 0.35, 'aluminum', 'fine');
      if (to < high) pen.rect(0.65, to - 0.45, glass - 0.5, 0.35, 'aluminum', 'fine');
    }
    for (const y of rails) {
      hollowBox(pen, back, y - 1.25, mullion - back, 2.5, 0.14);
      // Tongue of the transom, thermal separator, and the screw of the pressure plate; the glass stands on its block.
      pen.rect(0.65, y - 0.35, back - 0.65, 0.7, 'aluminum', 'edge');
      pen.rect(0.25, y - 0.35, 0.4, 0.7, 'membrane', 'edge');
      pen.rect(0.4, y + 0.35, glass, 0.35, 'membrane', 'fine');
      screw(pen, [0.05, y], 0, 1, 0.11);
      for (const side of [-1, 1]) {
        const at = side > 0 ? y + 0.75 : y - 1.15;
        pen.as('gasket').rect(0.4 + glass, at, 0.15, 0.4, 'sealant', 'fine');
        pen.as('gasket').rect(0.25, at, 0.15, 0.4, 'sealant', 'fine');
      }
      pen.rect(0.05, y - 1.25, 0.2, 2.5, 'aluminum', 'edge');
      pen.rect(-0.5, y - 1.25, 0.55, 2.5, null, 'edge');
    }
    // Insulation in the spandrel with its foil on the room side.
    // It ends short of the anchor's leg on the mullion.
    const foil = back + 0.5 + Math.min(3, tube - 3.2);
    pen.rect(
      back + 0.5,
      rails[0] + 1.3,
      foil - back - 0.5,
      rails[1] - rails[0] - 2.6,
      'rigid-insulation',
      'edge',
    );
    // Anchor: angle on the embed plate, its upright leg bolted to the side of the mullion.
    pen.rect(edge + 0.8, -0.35, 5, 0.35, 'steel');
    for (const x of [edge + 1.6, edge + 5]) {
      pen.rect(x - 0.19, -slab * 0.6, 0.38, slab * 0.6 - 0.35, 'steel', 'fine');
      pen.rect(x - 0.4, -slab * 0.6 - 0.25, 0.8, 0.25, 'steel', 'fine');
    }
    pen.shape(
      [
        [mullion - 2.6, 0.02],
        [edge + 5.4, 0.02],
        [edge + 5.4, 0.42],
        [mullion, 0.42],
        [mullion, 4.2],
        [mullion - 2.6, 4.2],
      ],
      null,
    );
    bolt(pen, [edge + 3.2, 0.5], 270, 0.9, 0.55);
    for (const y of [1.3, 3.1]) {
      pen.rect(mullion - 1.9, y - 0.3, 1.2, 0.6, null, 'fine');
      pen.as('fastener').circle([mullion - 1.3, y], 0.5, 'edge');
      pen.as('fastener').circle([mullion - 1.3, y], 0.25, 'fine');
    }
    // Safing between slab and insulation, with smoke seal, on impaling clips.
    pen.hatch(uv(foil, -slab, foil, -0.2, edge, -0.2, edge, -slab), 'batt-insulation');
    pen.rect(foil, -slab, edge - foil, slab - 0.2, null, 'edge');
    pen.rect(foil, -0.2, edge - foil, 0.2, 'sealant', 'fine');
    pen.path(uv(edge + 1.2, -slab - 0.05, foil + 0.05, -slab - 0.05, foil + 0.05, -slab + 0.6), 'edge');
    for (const y of [low, high]) breakLine(pen, [0, y], [mullion, y]);

    pen.dim([back, low], [mullion, low], -0.32);
    pen.dim([mullion, -slab], [edge, -slab], -0.35);
    pen.dim([far, -slab], [far, 0], -0.32);
    pen.note([mullion, high - 0.6], label('mullion'));
    pen.note([mullion - 0.07, 6], 'Aluminum transom with thermal break');
    pen.note([mullion - 0.4, 2.2], label('anchor'));
    pen.note([edge + 4.4, -0.15], 'Embed plate with headed studs');
    pen.note([mullion + gap * 0.6, -0.1], 'Smoke sealant over safing');
    pen.note([far - 3, -slab * 0.2], 'Concrete slab, see structural drawings');
    pen.note([mullion + gap * 0.5, -slab * 0.75], label('safing'));
    pen.note([back + 1.2, -slab * 0.9], 'Mineral wool spandrel insulation, foil inward');
    pen.note([glass + 0.3, -slab - 1.6], label('spandrel'));
    pen.note([glass + 0.3, low + 1], 'Vision glass');
  },
});
