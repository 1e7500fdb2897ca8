import { specFilenameFrom } from '#src/domain/specification/filename.ts';

/** Which text of a section stands on a side. */
export const sideTexts = ['recommended', 'guide', 'mine', 'saved'] as const;
/**
 * `recommended` and `guide` are the manufacturer's; `mine` is the person's SpecWizard work, `saved` that work as it
 * read when they last saved it. In a SpecWizard project the work is that of the project.
 */
export type SideText = (typeof sideTexts)[number];

export interface Side {
  filename: string;
  text: SideText;
}

/** The comparison that an address asks for; null for a side that is still to be chosen. */
export interface AskedSides {
  old: Side | null;
  now: Side | null;
}

/** Null for an address that makes no sense. */
export function askedSidesFrom(query: URLSearchParams): AskedSides | null {
  const old = sideFrom(query.get('old'), query.get('oldText'));
  const now = sideFrom(query.get('new'), query.get('newText'));
  if (old === 'malformed' || now === 'malformed' || (old === null && now !== null)) return null;
  return { old, now };
}

function sideFrom(name: string | null, text: string | null): Side | 'malformed' | null {
  if (name === null) return text === null ? null : 'malformed';
  const filename = specFilenameFrom(name);
  const of = sideTexts.find((one) => one === (text ?? 'recommended'));
  return filename === null || of === undefined ? 'malformed' : { filename, text: of };
}

/** Whether an address asks for the changes without what is the same. */
export const isChangesOnlyIn = (query: URLSearchParams): boolean => query.get('show') === 'changes';

/** The query of an address. */
export function sidesQuery({ old, now }: AskedSides, isChangesOnly = false): string {
  const query = new URLSearchParams();
  for (const [name, side] of [['old', old] as const, ['new', now] as const]) {
    if (side === null) continue;
    query.set(name, side.filename);
    if (side.text !== 'recommended') query.set(`${name}Text`, side.text);
  }
  if (isChangesOnly) query.set('show', 'changes');
  return query.toString();
}
