import { floorSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const floorTransition = defineDetail({
  condition: 'Floor Finish Transition',
  view: 'Section',
  scale: 1,
  sizes: {
    tile: ['Tile thickness', 'tile', 0.375],
    other: ['Adjacent finish thickness', 0.125, 0.5, 0.0625, 0.1875],
    bed: ['Mortar bed thickness', 0.125, 1, 0.125, 0.25],
    slab: ['Slab shown', 1.5, 4, 0.25, 2],
  },
  labels: {
    tile: 'Porcelain floor tile',
    other: '{other} in. resilient floor finish in adhesive',
    profile: 'Aluminum transition profile, anchored in mortar',
    bed: 'Latex-modified thin-set mortar',
  },
  sketch(pen, { tile, other, bed, slab }, label) {
    const far = 2.7;
    floorSlab(pen, -far, far, slab);
    const top = bed + tile;
    pen.rect(-far, 0, far - 0.1, bed, 'sand', 'edge');
    pen.rect(-far, bed, far - 1.9, tile, 'tile');
    pen.rect(-1.72, bed, 1.6, tile, 'tile');
    pen.rect(-1.9 + 0, bed, 0.18, tile, 'sand', 'fine');
    // Profile: perforated leg in the bed, upright edge, ramp down to the thinner finish.
    // A change of level over 1/2 in. is taken up below the thinner finish, since its edge may slope 1:2 at most.
    const lift = Math.max(0, top - other - 0.5);
    const low = lift + other;
    const ramp = 0.05 + Math.max(0.8, (top - low) * 2);
    if (lift > 0) pen.rect(0.06, 0, far - 0.06, lift, 'sand', 'edge');
    pen.shape(
      [
        [-1.1, bed * 0.3],
        [-0.07, bed * 0.3],
        [-0.07, top],
        [0.05, top],
        [ramp, low],
        [ramp, lift],
        [ramp - 0.07, lift],
        [0.12, top - 0.14],
        [0.04, bed * 0.3 - 0.05],
        [-1.1, bed * 0.3 - 0.05],
      ],
      'aluminum',
    );
    // The thinner finish butts against the toe; mortar fills the profile below its ramp.
    pen.shape(uv(0.07, lift, 0.12, top - 0.16, ramp - 0.09, lift), 'sand', 'fine');
    const glue = Math.max(0.06, other * 0.3);
    pen.rect(ramp + 0.02, lift, far - ramp - 0.02, glue, 'membrane', 'fine');
    pen.rect(ramp + 0.02, lift + glue, far - ramp - 0.02, other - glue, 'wood');
    screw(pen, [-0.7, bed * 0.3], 270, 0.8, 0.06);
    bead(pen, [-0.1, top - 0.03], 0.035);
    for (const x of [-far, far]) breakLine(pen, [x, -slab], [x, x < 0 ? top : low]);

    pen.dim([-far, 0], [-far, top], 0.35);
    pen.dim([-0.07, top], [ramp, top], 0.35);
    pen.note([0.02, top], label('profile'));
    pen.note([-0.1, top - 0.03], 'Sealant at profile');
    pen.note([-0.9, top - tile * 0.6], label('tile'));
    pen.note([-1.81, top - tile * 0.25], 'Grout joint');
    pen.note([Math.min(ramp + 0.6, far - 0.3), lift + other * 0.7], label('other'));
    if (lift > 0) pen.note([1.4, lift * 0.5], 'Leveling compound, feathered out over 6 ft');
    pen.note([-0.7, -0.5], 'Fastener at 12 in. o.c., where required');
    pen.note([-0.6, bed * 0.6], label('bed'));
    pen.note([1.6, -slab * 0.5], 'Concrete slab, flat to 1/8 in. in 10 ft');
  },
});
