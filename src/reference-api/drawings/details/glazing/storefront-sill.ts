import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import {
  bead,
  behindRod,
  bolt,
  breakLine,
  sealedJoint,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const storefrontSill = defineDetail({
  condition: 'Storefront Sill at Slab',
  view: 'Section',
  scale: 2,
  sizes: {
    depth: ['Frame depth', 3, 6, 0.5, 4.5],
    face: ['Frame face', 1.75, 4, 0.25, 2],
    glass: ['Glass unit thickness', 'glassUnit', 1],
    step: ['Drop of walk below floor', 0.5, 4, 0.25, 1.5],
  },
  labels: {
    mullion: 'Thermally broken storefront sill member',
    glass: '{glass} in. insulating glass unit',
    subsill: 'Subsill flashing with end dams, weeped',
    slab: 'Concrete slab',
    walk: 'Concrete walk, sloped away',
  },
  sketch(pen, { depth, face, glass, step }, label) {
    // The frame's outer face at x = 0, the floor at y = 0; the slab ends just outside the frame.
    const [left, right] = [-3.8, depth + 2.8];
    const edge = -0.5;
    brokenSlab(pen, edge, right, -5, 0);
    pen.hatch(uv(left, -step - 4, edge - 0.5, -step - 4, edge - 0.5, -step, left, -step - 0.12), 'concrete');
    pen.path(uv(left, -step - 4, edge - 0.5, -step - 4, edge - 0.5, -step, left, -step - 0.12));
    breakLine(pen, [left, -step - 4], [left, -step]);
    pen.rect(edge - 0.5, -step - 4, 0.5, 3.94 - behindRod(0.5), 'membrane', 'fine');
    sealedJoint(pen, [edge, -step - 0.06], [edge - 0.5, -step - 0.06]);
    // Subsill on shims, sealed to the slab at both edges, its back leg higher than its front.
    const shim = 0.375;
    const base = shim + 0.6;
    pen.as('water').band(uv(-0.2, shim, depth + 0.15, shim, depth + 0.15, base + 1), 0.1, 'aluminum', 'edge');
    // Its lip is cut at the weeps, down to the floor of the subsill, so that no water stands in it.
    const weep = 0.16;
    pen.rect(-0.2, shim + 0.1 + weep, 0.1, base + 0.06 - shim - 0.1 - weep, 'aluminum', 'edge');
    pen.path(uv(-0.1, shim + 0.1, -0.1, shim + 0.1 + weep), 'edge');
    pen.path(uv(0.3, shim + 0.1 + weep / 2, -0.6, shim + 0.1 + weep / 2), 'symbol');
    pen.path(
      uv(-0.5, shim + 0.13 + weep / 2, -0.6, shim + 0.1 + weep / 2, -0.5, shim + 0.07 + weep / 2),
      'symbol',
    );
    sealedJoint(pen, [0.02, shim], [0.02, 0]);
    sealedJoint(pen, [depth, 0], [depth, shim]);
    const anchor = Math.min(depth * 0.72, depth - 1.35);
    pen.rect(anchor - 0.3, 0, 0.6, shim, 'wood', 'fine');
    const sight = face + base;
    const sizes = { depth, face, glass, length: 3.4 };
    glazedFrame(pen.at([0, sight], 180, true), sizes, true);
    // The frame stands on chairs in the subsill, over the heads of its anchors; water runs between them.
    for (const x of [0.4, depth - 0.4]) pen.rect(x - 0.05, shim + 0.1, 0.1, base - shim - 0.1, null, 'edge');
    bolt(pen, [anchor, shim + 0.1], 270, 2.8, 0.3);
    for (const side of [-1, 1]) bead(pen, [anchor + side * 0.45, shim + 0.17], 0.07);
    pen.rect(depth + 0.6, 0, right - depth - 0.6, 0.3, 'tile', 'edge');
    const pane = glassFace(sizes) + glass;

    pen.dim([0, sight + 3.4], [depth, sight + 3.4], 0.3);
    pen.dim([left, -step], [left, 0], 0.35, { beyond: true });
    pen.path(uv(left - 0.3, 0, edge, 0), 'extension');
    pen.dim([0, base], [0, sight], 0.6);
    pen.note([pane - 0.1, sight + 2], label('glass'));
    pen.note([pane - glass * 0.4, sight - 0.6], 'Setting block at quarter points');
    pen.note([depth - 0.5, base + face - 0.8], label('mullion'));
    pen.note([depth + 0.1, base + 0.9], label('subsill'));
    pen.note([-0.15, shim + 0.1 + weep * 0.9], 'Weep in lip of subsill, at 24 in. o.c.');
    pen.note([depth - 0.15, 0.18], 'Inner air seal, sealant and backer rod');
    pen.note([right - 0.8, 0.2], 'Finish floor');
    pen.note([anchor, -0.35], '3/8 in. anchor, 18 in. o.c., head sealed in subsill');
    pen.note([anchor - 0.3, 0.15], 'Shim at anchors');
    pen.note([right - 2, -2.6], label('slab'));
    pen.note([edge - 0.25, -step - 0.16], 'Joint sealant and backer rod over filler');
    pen.note([-2.4, -step - 2], label('walk'));
  },
});
