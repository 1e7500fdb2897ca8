import type { ProjectChange } from '#src/contracts/project-people.ts';
import { dateAndTime } from '#src/lib/dates.ts';

/** A logged change counts as the same as a save within this many ms. */
const sameMoment = 10_000;

type NotedChange = Pick<ProjectChange, 'by' | 'isYou' | 'at'>;

/**
 * Who changed something elsewhere, and when, as a sentence. `at` is when it was saved, as an ISO date and time. `noted` are a shared
 * project's changes; `own` if only the person could have changed it.
 */
export function otherChangeText(
  what: string,
  at: string | null,
  noted: readonly NotedChange[] | 'own',
): string {
  const when = at === null ? null : dateAndTime(at);
  const on = when === null ? '' : ` on ${when}`;
  const author = noted === 'own' ? 'you' : authorOf(noted, at);
  if (author === 'you') return `You changed ${what} in another tab or browser${on}.`;
  if (author !== null) return `${author.by} changed ${what}${on}.`;
  return `Someone you work with changed ${what}${on}, or you did in another tab or browser.`;
}

function authorOf(noted: readonly NotedChange[], at: string | null): 'you' | { by: string } | null {
  if (at === null) return null;
  const apart = (change: NotedChange): number => Math.abs(Date.parse(change.at) - Date.parse(at));
  const [nearest] = noted.toSorted((one, other) => apart(one) - apart(other));
  if (nearest === undefined || apart(nearest) > sameMoment) return null;
  if (nearest.isYou) return 'you';
  return nearest.by === '' ? null : { by: nearest.by };
}
