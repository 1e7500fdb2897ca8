import * as v from 'valibot';
import { oneOf, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import type { AttributeDefinition } from '#src/reference-api/trade/section-profile.ts';

/**
 * All properties by which products are compared, filtered, and specified. Numbers are in US customary units;
 * `domain/units.ts` has the SI unit of each.
 *
 * @internal
 */
export const attributeDefinitions: readonly AttributeDefinition[] = rowsOf(
  'trade/attributes.md',
  v.strictObject({
    key: text,
    label: text,
    symbol: text,
    kind: oneOf(['number', 'choice']),
    unit: v.nullish(text, null),
    better: v.nullish(oneOf(['higher', 'lower']), null),
  }),
);

const byKey = new Map(attributeDefinitions.map((definition) => [definition.key, definition]));

/** The definition of a property; null if there is none. */
export const attributeDefinition = (key: string): AttributeDefinition | null => byKey.get(key) ?? null;

const byLabel = new Map(attributeDefinitions.map((definition) => [definition.label, definition]));

/** The property that tables call by this name; null if there is none. */
export const attributeLabeled = (label: string): AttributeDefinition | null => byLabel.get(label) ?? null;
