import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const eifs = [
  fit('system', '072413', { is: /system/i, not: /barrier/i }, { insulation: 'thickness' }),
  fit('finish', '072413', /finish coat/i),
  fit('base', '072413', /base coat/i),
];

/** Details of EIFS, siding and louvers, with the products that can be a part of them. */
export const wallSystemParts = {
  'eifs-opening': eifs,
  'eifs-grade': eifs,
  'siding-window-head': [
    fit('siding', '074646', /lap siding/i, { siding: 'thickness', exposure: 'coverage' }),
    fit('trim', '074646', /trim/i, { trim: 'thickness', board: 'width' }),
  ],
  'siding-corner': [
    fit('siding', '074646', /siding|rainscreen/i, { siding: 'thickness' }),
    fit('trim', '074646', /trim/i, { board: 'thickness', trim: 'width' }),
  ],
  'sill-pan': [
    fit('barrier', '072500', { is: /barrier|wrap|membrane/i, not: /tape/i }),
    fit('pan', '072500', /flashing tape/i),
    fit('barrier', '072726', { is: /barrier/i, not: /flashing|joint|vapor/i }),
    fit('liquid', '072726', /flashing/i),
    fit(
      'insulation',
      '072113',
      { is: /insulation|board/i, not: /roof|tapered|below-grade|foundation/i },
      {
        insulation: 'thickness',
      },
    ),
  ],
  'wall-joint-cover': [
    fit('cover', '079513', /exterior wall/i, { joint: 'jointWidth' }),
    fit('seal', '079513', /compression seal/i, { joint: 'jointWidth' }),
    fit('blanket', '079513', /fire barrier blanket/i),
  ],
  'beam-fireproofing': [
    fit('fireproofing', '078100', { is: /fireproofing/i, not: /intumescent/i }),
    fit('beam', '051200', /wide-flange/i, { beam: 'depth' }),
    fit('stud', '051200', /shear stud/i),
    fit('slab', '033000', /concrete(?: mix)?$/i),
  ],
  'acoustic-panel': [
    fit('panel', '098413', /fabric/i, { panel: 'thickness' }),
    fit('wall', '092900', { is: /gypsum|board/i, not: /shaft/i }, { board: 'thickness' }),
  ],
  'louver-in-wall': [fit('louver', '089100', /drainable/i, { depth: 'depth' })],
} satisfies Record<string, readonly ProductFit[]>;
