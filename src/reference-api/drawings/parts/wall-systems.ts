import { fit, type ProductFit } from '#src/reference-api/drawings/parts/product-fit.ts';

const eifs = [
  fit('system', '072413', /system/i, { insulation: 'thickness' }),
  fit('finish', '072413', /finish coat/i),
  fit('base', '072413', /base coat/i),
];

/** Details of EIFS, siding and louvers, with the products that can be a part of them. */
export const wallSystemParts = {
  'eifs-opening': eifs,
  'eifs-grade': eifs,
  'siding-window-head': [
    fit('siding', '074646', /lap siding/i, { siding: 'thickness', exposure: 'coverage' }),
    fit('trim', '074646', /trim/i, { trim: 'thickness' }),
  ],
  'siding-corner': [
    fit('siding', '074646', /siding|rainscreen/i, { siding: 'thickness' }),
    fit('trim', '074646', /trim/i, { board: 'thickness', trim: 'width' }),
  ],
  'louver-in-wall': [
    fit('louver', '089100', /^(?!.*(?:equipment|vertical|wind-driven)).*louver/i, { depth: 'depth' }),
  ],
} satisfies Record<string, readonly ProductFit[]>;
