import { specFilenameFrom } from '#src/domain/specification/filename.ts';

/** The texts of a section that can be compared. */
export const sideTexts = ['recommended', 'guide', 'mine', 'saved'] as const;
/**
 * `recommended` and `guide` come from the manufacturer. `mine` is the person's work in SpecWizard, `saved` the same
 * work when they last saved it; with a SpecWizard project, both come from that project.
 */
export type SideText = (typeof sideTexts)[number];

export interface Side {
  filename: string;
  text: SideText;
}

/** The comparison that an address names; null for a side that isn't chosen yet. */
export interface RequestedSides {
  old: Side | null;
  now: Side | null;
}

/** Null for an invalid address. */
export function requestedSidesFrom(query: URLSearchParams): RequestedSides | null {
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

/** Whether the address hides what is unchanged. */
export const isChangesOnlyIn = (query: URLSearchParams): boolean => query.get('show') === 'changes';

/** The query string of a comparison. */
export function sidesQuery({ old, now }: RequestedSides, isChangesOnly = false): string {
  const query = new URLSearchParams();
  for (const [name, side] of [['old', old] as const, ['new', now] as const]) {
    if (side === null) continue;
    query.set(name, side.filename);
    if (side.text !== 'recommended') query.set(`${name}Text`, side.text);
  }
  if (isChangesOnly) query.set('show', 'changes');
  return query.toString();
}
