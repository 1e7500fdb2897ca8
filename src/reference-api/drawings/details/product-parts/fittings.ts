import { fit, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';

const casework = /laminate-clad cabinet|veneer casework/i;

/** Details of rails, guards, mats and shades, with the products that can be a part of them. */
export const fittingParts = {
  'handrail-bracket': [
    fit('rail', '055213', /handrail/i, { rail: 'outsideDiameter diameter' }, { mounting: /wall/i }),
  ],
  'corner-guard': [fit('guard', '102600', /corner guard/i, { wing: 'width' }, { mounting: /surface/i })],
  'entrance-mat': [
    fit('mat', '124813', /recessed|grille|rail mat/i, { depth: 'depth' }, { mounting: /recessed/i }),
  ],
  'shade-pocket': [fit('shade', '122413', { is: /shade/i, not: /skylight|dual/i })],
  'pilaster-base': [fit('panel', '102113', /solid plastic|phenolic/i, { panel: 'thickness' })],
  'recessed-troffer': [
    fit('fixture', '265100', /troffer/i),
    fit('panel', '095113', /panel/i, { panel: 'thickness' }),
  ],
  'urinal-carrier': [fit('urinal', '224200 224000', { is: /urinal$/i, not: /waterless/i })],
  'casework-section': [
    fit('base', '064100', casework, { depth: 'depth' }, { configuration: /base/i }),
    fit('wall', '064100', casework, { upper: 'depth' }, { configuration: /wall/i }),
    fit('top', '123661', { is: /countertop|surfacing/i, not: /stool/i }),
  ],
  'locker-base': [
    fit('locker', '105113', { is: /locker/i, not: /box/i }, { height: 'height', depth: 'depth' }),
  ],
} satisfies Record<string, readonly ProductFit[]>;
