import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const unit = /insulating|low-e|bird-friendly/i;
/** Framing with a thermal break that takes a sealed unit. */
const thermal = { is: /storefront/i, not: /interior|nonthermal/i };
/** Mullions with pressure plates, set one by one. */
const stick = { is: /curtain wall/i, not: /silicone|sunshade|unitized/i };

/** Details of doors, storefronts and curtain walls, with the products that can be a part of them. */
export const openingParts = {
  'storefront-mullion': [
    fit('mullion', '084113', thermal, { depth: 'depth' }),
    fit('glass', '088000', unit, { glass: 'thickness' }),
  ],
  'curtain-wall-anchor': [
    fit('mullion', '084413', stick, { mullion: 'depth' }),
    fit('spandrel', '088000', /spandrel/i, { glass: 'thickness' }),
    fit('safing', '078413 078443', /safing|perimeter/i),
  ],
  'glazing-pocket': [
    fit('glass', '088000', unit, { glass: 'thickness' }),
    // A sash has a pocket of its own.
    fit('frame', '085113', { is: /window/i, not: /hung|sliding|projected|casement/i }),
    fit('frame', '084113', thermal, { depth: 'depth' }),
  ],
  'door-frame': [
    fit('frame', '081113', { is: /frame/i, not: /light/i }),
    fit('door', '081113', { is: /door/i, not: /frame|light/i }),
    // Lead-lined doors need lined frames and walls.
    fit('door', '081416', { is: /door/i, not: /lead/i }, { door: 'thickness' }),
    fit('hinge', '087100', /hinge/i),
  ],
  'door-threshold': [
    fit('threshold', '087100', /threshold/i),
    fit('door', '081113', /thermally|insulated|^stainless/i),
    fit('sweep', '087100', /sweep|door bottom/i),
  ],
  'pressure-plate': [
    fit('mullion', '084413', stick, { mullion: 'depth' }),
    fit('glass', '088000', unit, { glass: 'thickness' }),
  ],
  'structural-silicone': [
    fit('mullion', '084413', /silicone/i, { mullion: 'depth' }),
    fit('glass', '088000', unit, { glass: 'thickness' }),
    fit('structural', '079200', /structural/i),
  ],
  'frame-in-masonry': [
    fit('frame', '081113', { is: /frame/i, not: /light/i }),
    fit('door', '081113', { is: /door/i, not: /frame|light/i }),
    fit('masonry', '042200', /^concrete masonry unit/i, { wall: 'thickness' }),
  ],
} satisfies Record<string, readonly ProductFit[]>;
