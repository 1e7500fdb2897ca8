import { buildingFormulas } from '#src/reference-api/trade/formulas/building-formulas.ts';
import { siteFormulas } from '#src/reference-api/trade/formulas/site-and-services-formulas.ts';
import type { Formulas, ProductKind } from '#src/reference-api/trade/section-profile.ts';

/** @internal */
export const formulas: Formulas = { ...buildingFormulas, ...siteFormulas };

/** The values of a kind that follow from others; undefined if none do. */
export const formulaOf = (section: string, noun: string): ProductKind['deriveValues'] =>
  formulas[section]?.[noun];
