import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWall, framedWallFaces } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import { metalPanel } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, drip, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const louverInWall = defineDetail({
  condition: 'Louver Head and Sill',
  view: 'Section',
  scale: 4,
  sizes: {
    depth: ['Louver depth', 3, 8, 1, 4],
    cladding: ['Cladding thickness', 0.75, 4, 0.25, 1.5],
    stud: ['Stud depth', 'steelStud', 6],
    joint: ['Perimeter joint', 0.375, 1, 0.125, 0.5],
  },
  labels: {
    louver: 'Extruded aluminum louver, 37-1/2 degree drainable blades',
    screen: 'Bird screen in removable frame',
    sill: 'Extruded sill flashing with end dams, sloped to drain',
    flashing: 'Through-wall head flashing with drip',
    cladding: 'Wall cladding as scheduled',
  },
  sketch(pen, { depth, cladding, stud, joint }, label) {
    // Three blades at their angle, the upper one close under the head.
    const rise = 0.35 + (depth - 0.8) * Math.tan((37.5 * Math.PI) / 180);
    const pitch = Math.max(2.2, rise * 0.7);
    const [top, low] = [Math.ceil(2 * (2.3 + 2 * pitch + rise)) / 2, -4.8];
    const high = top + 6;
    const face = -0.6 - cladding;
    // Near the face of the cladding, but its back far enough in that its anchor finds the framing.
    const out = Math.max(Math.min(face + 0.25, -0.1), 1.55 - depth);
    const back = out + depth;
    framedWall(pen, top + joint, high, stud, { end: 'low' });
    framedWall(pen, low, -joint, stud, { end: 'high' });
    metalPanel(pen, face, top + joint + 0.5, cladding, high - top - joint - 0.5);
    metalPanel(pen, face, low, cladding, -low - joint - 0.6);
    // Frame members of the louver at its head and its sill, blades between.
    pen.path(uv(out, top - 2.2, out, top, back, top, back, top - 1.6));
    pen.path(
      uv(out + 0.12, top - 2.2, out + 0.12, top - 0.12, back - 0.12, top - 0.12, back - 0.12, top - 1.6),
      'edge',
    );
    // The sill has no leg in front: it drains over its edge.
    pen.path(uv(out, 0.13, out, 0, back, 0.3, back, 1.8));
    pen.path(uv(out, 0.13, back - 0.12, 0.42, back - 0.12, 1.8), 'edge');
    for (let y = 1.6; y + rise < top - 0.6; y += pitch) {
      const blade: XY[] = [
        [out + 0.1, y + 0.9],
        [out + 0.1, y],
        [out + 0.55, y],
        [out + 0.55, y + 0.35],
        [back - 0.25, y + rise],
        [back - 0.25, y + rise + 0.5],
      ];
      pen.band(blade, 0.14, 'aluminum', 'edge');
    }
    for (let y = 0.9; y < top - 0.8; y += 0.7) pen.circle([back + 0.12, y], 0.07, 'fine');
    pen.path(uv(back + 0.12, 0.6, back + 0.12, top - 0.6), 'fine');
    for (const y of [0.5, top - 1.1]) pen.rect(back - 0.02, y, 0.35, 0.7, 'aluminum', 'edge');
    // Barrier turned into the opening, flashings, and sealed joints.
    pen.as('air').rect(-0.1, top + joint - 0.06, stud + 0.6, 0.06, 'membrane', 'fine');
    pen.as('air').rect(-0.1, -joint, stud + 0.6, 0.06, 'membrane', 'fine');
    pen.as('air').band(uv(-0.14, top + joint + 5, -0.14, top + joint + 2.2), -0.08, 'membrane', 'fine');
    pen.rect(back - 1, top, 0.6, joint - 0.06, null, 'edge');
    drip(pen, [
      [-0.12, top + joint + 3.6],
      [-0.12, top + joint + 0.2],
      [face - 0.3, top + joint + 0.05],
      [face - 0.5, top + joint - 0.25],
    ]);
    pen.path([
      [back + 0.4, 0.9],
      [back + 0.4, -joint + 0.12],
      [face, -joint + 0.06],
      [face - 0.45, -joint - 0.1],
      [face - 0.45, -joint - 0.9],
      [face - 0.65, -joint - 1.1],
    ]);
    const flashing = 0.2 - (0.15 * (out - 0.02)) / (face - 0.18);
    sealedJoint(pen, [out + 0.1, top + joint + flashing], [out + 0.1, top]);
    // Inner seals: up to the sloped sole of the louver, and at its head up to the barrier.
    const sole = (x: number) => (0.3 * (x - out)) / depth;
    const [inner, bed] = [[back - 0.8, back - 0.2] as const, -joint + 0.1];
    pen
      .as('sealant')
      .shape(
        uv(inner[0], bed, inner[1], bed, inner[1], sole(inner[1]), inner[0], sole(inner[0])),
        'sealant',
        'fine',
      );
    pen.as('sealant').rect(back - 0.34, top, 0.34, joint - 0.06, 'sealant', 'fine');
    // A shim between the sill flashing and the louver, whose weight it carries.
    const shim = [back - 1.7, back - 1.1].map((x) => [x, sole(x)] as const);
    pen.shape([...shim, [back - 1.1, bed], [back - 1.7, bed]], 'wood', 'fine');
    screw(pen, [back - 0.7, top - 0.14], 90, joint + 1.5, 0.14);
    screw(pen, [back + 0.42, 0.5], 180, 0.7, 0.1);
    const faces = framedWallFaces(stud);
    breakLine(pen, [face, high], [faces.inside, high]);
    breakLine(pen, [face, low], [faces.inside, low]);

    pen.dim([out, low], [back, low], -0.35);
    pen.dim([face - 0.5, 0], [face - 0.5, top], 0.35);
    pen.note([face + cladding * 0.6, high - 1.5], label('cladding'));
    pen.note([-0.05, high - 2.4], 'Air and water barrier, lapped over flashing');
    pen.note([0.5 + stud * 0.6, high - 2], 'Batt insulation in framed wall');
    pen.note([0.25, high - 3], 'Gypsum sheathing');
    pen.note([faces.inside - 0.3, high - 1.2], 'Gypsum board');
    pen.note([0.5 + stud * 0.6, top + joint + 0.7], 'Head framing with blocking');
    pen.note([-0.12, top + joint + 1.3], label('flashing'));
    pen.note([out + 0.2, top + joint * 0.5], 'Sealant and backer rod');
    pen.note([back - 0.05, top - 1.3], 'Louver frame, shimmed, anchored at 18 in. o.c.');
    pen.note([out + 0.1, 1.7], label('louver'));
    pen.note([back + 0.12, 5], label('screen'));
    pen.note([back + 0.4, -joint + 0.5], label('sill'));
    pen.note([back - 0.17, top + joint * 0.4], 'Interior seal, around louver');
    pen.note([back - 1.4, -joint * 0.5], 'Shim under louver, clear of weeps');
    pen.note([back - 0.5, -joint * 0.4], 'Bed of sealant under louver');
    pen.note([0.5 + stud * 0.6, -joint - 0.7], 'Sill framing with blocking');
  },
});
