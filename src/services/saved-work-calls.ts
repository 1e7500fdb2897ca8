import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { savedWorkByIds, savedWorkList } from '#src/contracts/saved-work.ts';
import type { SavedWork, SavedWorkBrief, SavedWorkKind } from '#src/contracts/saved-work.ts';
import { maxIds } from '#src/contracts/shapes.ts';
import type { AccountKind } from '#src/stores/account-records.ts';
import { accountMerges } from '#src/stores/merged-sections.ts';
import { accountOfficeTemplate } from '#src/stores/office-template.ts';
import { accountOffice } from '#src/stores/office-sections.ts';
import { accountOutlines } from '#src/stores/outline-work.ts';
import { accountHeaders } from '#src/stores/project-sections.ts';
import { accountSections } from '#src/stores/section-drafts.ts';

export const accountKinds: Readonly<Record<SavedWorkKind, AccountKind>> = {
  section: accountSections,
  'project-header': accountHeaders,
  'outline-specs': accountOutlines,
  merges: accountMerges,
  'office-sections': accountOffice,
  'office-template': accountOfficeTemplate,
};

/** Reads a person's records, except those whose current version this browser already has. */
export async function readSavedWork(signal: AbortSignal | undefined): Promise<Result<SavedWork[]>> {
  const { data: briefs, error } = await call(savedWorkList, { signal, fresh: true });
  if (error) return { error };
  const known = briefs.flatMap((brief) => {
    const value = valueHere(brief);
    return value === null ? [] : [{ ...brief, value }];
  });
  const has = new Set(known.map(({ seq }) => seq));
  const read = await readByIds(
    briefs.map(({ seq }) => seq).filter((seq) => !has.has(seq)),
    signal,
  );
  return read.error ? read : { data: [...known, ...read.data] };
}

export async function readByIds(ids: readonly number[], signal?: AbortSignal): Promise<Result<SavedWork[]>> {
  const all: SavedWork[] = [];
  for (let at = 0; at < ids.length; at += maxIds) {
    const params = { ids: ids.slice(at, at + maxIds).join(',') };
    const { data, error } = await call(savedWorkByIds, { params, signal, fresh: true });
    if (error) return { error };
    for (const one of data) all.push(one);
  }
  return { data: all };
}

/** The value of this version, as this browser last read or saved it; null if it doesn't have it. */
function valueHere({ kind, name, updated_at }: SavedWorkBrief): SavedWork['value'] | null {
  const account = accountKinds[kind];
  const mark = account.mark(name);
  if (!mark || mark.version === null || mark.version !== updated_at) return null;
  return mark.base === undefined ? account.read(name) : mark.base;
}
