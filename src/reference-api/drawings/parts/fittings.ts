import { fit, type ProductFit } from '#src/reference-api/drawings/parts/product-fit.ts';

/** Details of rails, guards, mats and shades, with the products that can be a part of them. */
export const fittingParts = {
  'handrail-bracket': [fit('rail', '055213', /handrail/i, { rail: 'diameter' })],
  'corner-guard': [fit('guard', '102600', /corner guard/i, { wing: 'width' })],
  'entrance-mat': [fit('mat', '124813', /recessed|grille|rail mat/i, { depth: 'depth' })],
  'shade-pocket': [fit('shade', '122413', /^(?!.*skylight).*shade/i)],
} satisfies Record<string, readonly ProductFit[]>;
