import { withoutId } from '#src/domain/compare/choice.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';

/** As many columns as are readable side by side, and as a reviewer wants to see. */
export const maxProposed = 3;

export interface SubstitutionChoice {
  /** Null for an evaluation that was just started. */
  specified: number | null;
  /** Unique ids in address order, without the specified one. */
  proposed: readonly number[];
  /** Ids after the third, which are not loaded. */
  beyond: readonly number[];
  /** Whether the specified product was also listed as proposed. */
  isSameTwice: boolean;
  /** The design project of the evaluation; each project has its own drafts. */
  project: number | null;
  /** Hides rows that pass. */
  isOpenOnly: boolean;
}

/** Parses `?specified=1&proposed=2,3&project=7&show=open`; null if any number is invalid, so that no call is made. */
export function substitutionChoiceFrom(query: URLSearchParams): SubstitutionChoice | null {
  const specified = idIn(query, 'specified');
  const project = idIn(query, 'project');
  const text = query.getAll('proposed').join(',');
  const ids = text === '' ? [] : positiveIntegersFrom(text);
  if (specified === undefined || project === undefined || ids === null) return null;
  // Without a specified product, there is nothing to compare against, so the first product takes its place.
  const [first = null] = ids;
  const own = specified ?? first;
  const others = own === null ? [] : withoutId(ids, own);
  return {
    specified: own,
    proposed: others.slice(0, maxProposed),
    beyond: others.slice(maxProposed),
    isSameTwice: specified !== null && ids.includes(specified),
    project,
    isOpenOnly: query.get('show') === 'open',
  };
}

/** Null if missing, undefined if it isn't a number. */
function idIn(query: URLSearchParams, name: string): number | null | undefined {
  const text = query.get(name);
  if (text === null || text === '') return null;
  return positiveIntegerFrom(text) ?? undefined;
}

/** Swaps the specified product with one of the proposed ones. */
export const swapped = (
  { specified, proposed }: Pick<SubstitutionChoice, 'specified' | 'proposed'>,
  id: number,
): { specified: number; proposed: readonly number[] } => ({
  specified: id,
  proposed:
    specified === null ? withoutId(proposed, id) : proposed.map((one) => (one === id ? specified : one)),
});
