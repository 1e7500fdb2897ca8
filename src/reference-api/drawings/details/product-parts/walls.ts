import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const cladding = '074213 07421323';
const sheetPanel = { is: /panel|plank|rainscreen/i, not: /column|fascia|trim|soffit|perforated|insulated/i };
/** A panel is as thick as its pan or its ribs are deep. */
const panel = fit('panel', cladding, sheetPanel, { panel: 'depth ribHeight' });
const claddingPanel = fit('cladding', cladding, sheetPanel, { cladding: 'depth ribHeight' });
/** Insulation boards outside the sheathing. */
const board = { is: /insulation|board/i, not: /roof|tapered|below-grade|foundation/i };
const insulation = fit('insulation', '072113', board, { insulation: 'thickness' });
const barriers = [
  fit('barrier', '072500', { is: /barrier|wrap|membrane/i, not: /tape/i }),
  fit('barrier', '072726', { is: /barrier/i, not: /flashing|joint/i }),
];
const stud = fit('stud', '054000', /(?:wall|bearing|steel) stud/i, { stud: 'depth' });

/** Details of walls, above and below grade, with the products that can be a part of them. */
export const wallParts = {
  'base-of-wall': [
    panel,
    insulation,
    ...barriers,
    stud,
    fit('flashing', '076200', /through-wall|formed|copper/i),
  ],
  'panel-joint': [fit('panel', '074213', /insulated/i, { panel: 'thickness' })],
  'inside-corner': [panel, insulation, ...barriers],
  'outside-corner': [panel, insulation, ...barriers],
  'wall-penetration': [claddingPanel, fit('barrier', '072500 072726', /flashing/i)],
  'below-grade-wall': [
    fit('membrane', '071326', { is: /membrane|sheet/i, not: /liquid|flashing|blindside/i }),
    fit('drainage', '071326', /drainage/i),
    fit('insulation', '072113', /extruded|below-grade|foundation/i, { insulation: 'thickness' }),
    fit('wall', '033000', /concrete(?: mix)?$/i),
  ],
  footing: [fit('concrete', '033000', /concrete(?: mix)?$/i)],
  'window-head': [
    fit('frame', '085113', /window/i),
    fit('barrier', '072500 072726', { is: /barrier|membrane|wrap/i, not: /flashing|tape/i }),
    fit('flashing', '076200', /formed|copper/i),
    claddingPanel,
    fit('sealant', '079200', /weatherseal|polyurethane|hybrid|silicone (?:joint )?sealant/i),
  ],
  'window-jamb': [
    fit('frame', '085113', /window/i),
    fit('barrier', '072500 072726', /flashing/i),
    claddingPanel,
    fit('sealant', '079200', /weatherseal|polyurethane|hybrid|silicone (?:joint )?sealant/i),
  ],
  'window-sill': [
    fit('frame', '085113', /window/i),
    fit('stool', '123661', /stool|surfacing/i),
    claddingPanel,
  ],
  'metal-building-eave': [fit('frame', '133419', { is: /building/i, not: /self-storage/i })],
  'metal-building-base': [fit('wall', '133419', /building/i), fit('slab', '033000', /concrete(?: mix)?$/i)],
  'brick-veneer-base': [
    fit('brick', '042113', { is: /brick/i, not: /thin/i }, { brick: 'depth', height: 'height' }),
    fit('block', '042200', /^concrete masonry unit/i, { block: 'thickness' }),
    insulation,
    fit('barrier', '072726', { is: /barrier/i, not: /flashing|joint/i }),
    fit('flashing', '076200', /through-wall|copper/i),
  ],
  'precast-joint': [
    fit('panel', '034500', /precast wall panel|architectural precast/i, {
      panel: 'thickness',
      joint: 'jointWidth',
    }),
    fit('sealant', '079200', /weatherseal|polyurethane|hybrid|silicone (?:joint )?sealant/i),
  ],
  'exterior-sheathing': [
    fit('sheathing', '061600', { is: /glass-mat/i, not: /roof/i }, { sheathing: 'thickness' }),
    fit('barrier', '072500', { is: /barrier|wrap|membrane/i, not: /tape/i }),
    fit('barrier', '072726', { is: /barrier/i, not: /flashing|joint/i }),
    fit('joint', '072726', /joint/i),
    stud,
  ],
} satisfies Record<string, readonly ProductFit[]>;
