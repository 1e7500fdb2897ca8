import { withoutId } from '#src/domain/compare/choice.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';

/** As many columns as can be read side by side, and as a reviewer wants to see. */
export const maxProposed = 3;

export interface SubstitutionChoice {
  /** Null for an evaluation that is still empty. */
  specified: number | null;
  /** Each once, in the order of the address, without the specified one. */
  proposed: readonly number[];
  /** Ids beyond the third, which are not loaded. */
  beyond: readonly number[];
  /** Named as proposed although it is the specified product. */
  isSameTwice: boolean;
  /** The design project for which it is evaluated: its drafts are its own. */
  project: number | null;
  /** Leaves out what passes. */
  isOpenOnly: boolean;
}

/** Reads `?specified=1&proposed=2,3&project=7&show=open`; null when a number is invalid, so that no call is made. */
export function substitutionChoiceFrom(query: URLSearchParams): SubstitutionChoice | null {
  const specified = idIn(query, 'specified');
  const project = idIn(query, 'project');
  const text = query.getAll('proposed').join(',');
  const ids = text === '' ? [] : positiveIntegersFrom(text);
  if (specified === undefined || project === undefined || ids === null) return null;
  // Without a specified product there is nothing to hold the others against: the first takes its place.
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

/** Null where it is not given, undefined where it is no number. */
function idIn(query: URLSearchParams, name: string): number | null | undefined {
  const text = query.get(name);
  if (text === null || text === '') return null;
  return positiveIntegerFrom(text) ?? undefined;
}

/** One of the proposed products becomes the specified one, and the other way about. */
export function swapped(
  { specified, proposed }: Pick<SubstitutionChoice, 'specified' | 'proposed'>,
  id: number,
): { specified: number; proposed: readonly number[] } {
  return {
    specified: id,
    proposed:
      specified === null ? withoutId(proposed, id) : proposed.map((one) => (one === id ? specified : one)),
  };
}
