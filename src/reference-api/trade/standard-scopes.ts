import * as v from 'valibot';
import { text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { standardOf } from '#src/reference-api/content/standards.ts';
import { isOfKind, isWithin, type Scope, type StatedFacts } from '#src/reference-api/trade/conditions.ts';

const rows = rowsOf(
  'standards/scopes.md',
  v.strictObject({ designation: text, products: listed, where: v.optional(listed) }),
);

/**
 * The scopes of each standard; one that has several applies where any of them holds.
 *
 * @internal
 */
export const scopes: ReadonlyMap<string, readonly Scope[]> = Map.groupBy(
  rows.map(({ designation, products, where = [] }) => ({ designation, products, where })),
  ({ designation }) => designation,
);

/** Of a standard, or of that whose part is cited. */
const scopesOf = (citation: string): readonly Scope[] =>
  scopes.get(citation) ?? scopes.get(standardOf(citation)?.designation ?? '') ?? [];

/** Whether a standard applies to products of a kind, at least to some. */
export const appliesToKind = (citation: string, kind: Pick<StatedFacts, 'number' | 'noun'>): boolean =>
  scopesOf(citation).some((scope) => isOfKind(scope, kind));

/** Whether a standard applies to a product. */
export const appliesTo = (citation: string, facts: StatedFacts): boolean =>
  scopesOf(citation).some((scope) => isWithin(scope, facts));
