import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { bead, bolt, breakLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const storefrontSill = defineDetail({
  condition: 'Storefront Sill at Slab',
  view: 'Section',
  scale: 2,
  sizes: {
    depth: ['Frame depth', 3, 6, 0.5, 4.5],
    face: ['Frame face', 1.75, 4, 0.25, 2],
    glass: ['Glass unit thickness', 0.75, 1.5, 0.125, 1],
    step: ['Drop of walk below floor', 0.5, 4, 0.25, 1.5],
  },
  labels: {
    mullion: 'Thermally broken storefront sill member',
    glass: '1 in. insulating glass unit',
    subsill: 'Subsill flashing with end dams, weeped',
    slab: 'Concrete slab',
    walk: 'Concrete walk, sloped away',
  },
  sketch(pen, { depth, face, glass, step }, label) {
    // The frame's outer face at x = 0, the floor at y = 0.
    const [left, right] = [-4.2, depth + 3.6];
    brokenSlab(pen, -0.9, right, -5, 0);
    pen.hatch(uv(left, -step - 4, -1.4, -step - 4, -1.4, -step, left, -step - 0.12), 'concrete');
    pen.path(uv(left, -step - 4, -1.4, -step - 4, -1.4, -step, left, -step - 0.12));
    breakLine(pen, [left, -step - 4], [left, -step]);
    pen.rect(-1.4, -step - 4, 0.5, 3.5, 'membrane', 'fine');
    pen.rect(-1.4, -step - 0.5, 0.5, 0.45, 'sealant', 'fine');
    const sub = 0.35;
    pen.band(uv(-0.15, 0.05, -0.15, 0.3, depth + 0.2, 0.3, depth + 0.2, 1.3), 0.1, 'aluminum', 'edge');
    pen.rect(0.4, 0.02, 0.5, 0.26, 'sealant', 'fine');
    pen.rect(depth - 0.9, 0.02, 0.8, 0.26, 'membrane', 'fine');
    const sizes = { depth, face, glass, length: 3.4 };
    glazedFrame(pen.at([0, face + sub + 0.1], 180, true), sizes, true);
    bolt(pen, [depth * 0.78, 0.5], 270, 3, 0.35);
    sealedJoint(pen, [-0.1, 0.02], [-0.1, -0.36]);
    bead(pen, [depth + 0.35, 0.1], 0.13);
    pen.path(uv(-0.3, 0.34, -0.5, 0.34, -0.5, -0.3), 'edge');
    pen.rect(depth + 0.7, 0.02, right - depth - 0.7, 0.3, 'tile', 'edge');
    const pane = glassFace(sizes) + glass;
    const sight = face + sub + 0.1;

    pen.dim([0, sight + 3.4], [depth, sight + 3.4], 0.3);
    pen.dim([left, -step], [left, 0], 0.35, { beyond: true });
    pen.path(uv(left - 0.3, 0, -0.9, 0), 'symbol');
    pen.dim([-0.2, 0.45], [-0.2, sight], 0.6);
    pen.note([pane - 0.1, sight + 2], label('glass'));
    pen.note([pane - glass * 0.4, sight - 0.6], 'Setting block at quarter points');
    pen.note([depth - 0.05, face * 0.6 + sub], label('mullion'));
    pen.note([depth + 0.25, 1.1], label('subsill'));
    pen.note([depth + 0.35, 0.1], 'Inner air seal, sealant');
    pen.note([right - 0.8, 0.2], 'Finish floor');
    pen.note([depth * 0.78, -1.4], '3/8 in. anchor, 18 in. o.c., set in sealant');
    pen.note([depth - 0.5, 0.15], 'Shim at anchors');
    pen.note([right - 2, -2.6], label('slab'));
    pen.note([-1.15, -step - 0.3], 'Joint sealant');
    pen.note([-2, -step - 2], label('walk'));
  },
});
