import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const sheet = /membrane|cap sheet/i;
const anyMembrane = fit('membrane', '075216 075323 075423', sheet);
/** Bituminous sheets need cant strips at walls and curbs, which these details do not have. */
const membrane = fit('membrane', '075323 075423', sheet);
const seamPanel = { is: /panel/i, not: /insulated|curved|exposed/i };
const claddingPanel = fit(
  'cladding',
  '074213 07421323',
  { is: /panel|plank|rainscreen/i, not: /perforated|insulated/i },
  { cladding: 'depth ribHeight' },
);
const roofBoard = fit('insulation', '072113 072200', /roof insulation|roof board|tapered/i, {
  insulation: 'thickness',
});

/** Details of roofs, with the products that can be a part of them. */
export const roofParts = {
  'roof-edge': [
    anyMembrane,
    fit('fascia', '077100', /fascia|gravel stop/i, { fascia: 'height' }),
    fit('fascia', '076200', /formed|copper|edge/i),
    roofBoard,
  ],
  ridge: [fit('panel', '074113', seamPanel, { seam: 'ribHeight' }), fit('cap', '076200', /formed|copper/i)],
  eave: [
    fit('panel', '074113', seamPanel, { seam: 'ribHeight' }),
    fit('gutter', '076200', /gutter/i, { gutter: 'width' }),
  ],
  rake: [fit('panel', '074113', seamPanel, { seam: 'ribHeight' }), fit('trim', '076200', /formed|copper/i)],
  'roof-to-wall': [
    membrane,
    fit('counter', '076200', /counterflashing|reglet/i),
    claddingPanel,
    fit('barrier', '072500', /barrier|wrap|membrane/i),
    fit('barrier', '072726', /barrier/i),
  ],
  'roof-penetration': [membrane, fit('boot', '075423 075323', /flashing|boot/i)],
  'roof-drain': [anyMembrane, fit('body', '221400 221426 334200', /roof drain/i)],
  curb: [membrane, fit('equipment', '237400 238100', /rooftop|outdoor air|energy recovery/i)],
  'parapet-coping': [
    fit('coping', '077100', /coping/i),
    fit('coping', '076200', /formed|copper|coping/i),
    membrane,
    claddingPanel,
  ],
  'metal-roof-penetration': [fit('panel', '074113', seamPanel, { seam: 'ribHeight' })],
  'roof-valley': [
    fit('panel', '074113', seamPanel, { seam: 'ribHeight' }),
    fit('flashing', '076200', /formed|copper/i),
  ],
  'plaza-deck': [
    fit('membrane', '071326 071400 071416', /fluid|waterproofing membrane/i),
    fit('drainage', '071326', /drainage/i),
    fit('protection', '071326', /protection/i),
    fit('insulation', '072113', /extruded/i, { insulation: 'thickness' }),
  ],
  'roof-hatch': [fit('hatch', '077233', /hatch$/i), membrane],
  'skylight-curb': [fit('skylight', '086200', { is: /unit skylight/i, not: /domed/i }), membrane],
  'solar-rack': [
    fit('module', '481400', /photovoltaic module/i, { module: 'width' }),
    fit('rack', '481400', /mount|rack/i),
    anyMembrane,
  ],
} satisfies Record<string, readonly ProductFit[]>;
