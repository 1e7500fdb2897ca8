import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

/** Details of paving, site furnishings, buried pipe and solar arrays, with the products that can be a part of them. */
export const groundParts = {
  'porous-paving': [
    fit('paving', '321243', /grass-filled/i, { paving: 'thickness' }),
    fit('geotextile', '313219', /nonwoven/i),
  ],
  'stabilized-base': [fit('grid', '313219', /geogrid/i), fit('geotextile', '313219', /geotextile/i)],
  'bike-rack': [
    fit('rack', '323300', /bicycle/i, { height: 'height', pipe: 'pipeDiameter' }, { mounting: /surface/i }),
  ],
  'bench-anchorage': [fit('bench', '323300', /bench/i, {}, { mounting: /surface|anchor/i })],
  'pipe-trench': [fit('pipe', '334200', /pipe/i, { diameter: 'diameter' })],
  'solar-clamp': [
    fit('module', '481400', /photovoltaic module/i),
    fit(
      'panel',
      '074113',
      { is: /panel/i, not: /insulated|curved|exposed/i },
      { seam: 'ribHeight', spacing: 'coverage' },
    ),
  ],
} satisfies Record<string, readonly ProductFit[]>;
