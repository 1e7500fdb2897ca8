import type { ContentType } from '#src/contracts/content-types.ts';

export const goldenKinds = [
  'number',
  'typo',
  'slip',
  'synonym',
  'standard',
  'measure',
  'symbol',
  'plural',
  'order',
  'prefix',
  'manufacturer',
  'namesake',
  'model',
] as const;
export type GoldenKind = (typeof goldenKinds)[number];

/** A hit must match every field that is set. */
export interface Expected {
  /** It stands in one of these sections of MasterFormat 04. */
  sections?: readonly string[];
  /** It is a manufacturer, with this number. */
  company?: number;
  /** It is of the manufacturer with this number, and not the manufacturer itself. */
  maker?: number;
  type?: ContentType;
  id?: number;
  /** It is a product that meets this standard. */
  standard?: string;
  /** It is a product of which this is measured, by symbol and text of the value. */
  measured?: readonly [symbol: string, value: string];
  /** Its own number: of a model, a report, a drawing. */
  numbered?: string;
}

export interface GoldenQuery {
  kind: GoldenKind;
  query: string;
  expected: Expected;
}

/** The same for many queries of one kind that each mean a section, or one of several. */
export function meaningSections(
  kind: GoldenKind,
  rows: readonly (readonly [query: string, ...sections: string[]])[],
): GoldenQuery[] {
  return rows.map(([query, ...sections]) => ({ kind, query, expected: { sections } }));
}
