import type { Measure } from '#src/reference-api/trade/measures.ts';
import type { AttributeDefinition } from '#src/reference-api/trade/section-profile.ts';

type Better = AttributeDefinition['better'];

/** A property that is measured, in US customary units. */
export const number = (key: string, label: string, symbol: string, measure: Measure, better: Better = null) =>
  ({ key, label, symbol, unit: measure.unit, kind: 'number', better }) as const;

/** A property that is one of several. */
export const choice = (key: string, label: string, symbol: string) =>
  ({ key, label, symbol, unit: null, kind: 'choice', better: null }) as const;
