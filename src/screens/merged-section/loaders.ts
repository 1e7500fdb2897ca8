import { call } from '#src/api/call.ts';
import { specDataSpecTree, type SpecTree } from '#src/contracts/specs.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { mergeChoiceFrom } from '#src/domain/merged-section/merge-choice.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { loadSections, withProducts } from '#src/services/merge-sources.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';

export interface LoadedMerge {
  /** File names from the address, basis of design first. */
  filenames: readonly string[];
  sections: readonly SpecSection[];
  missing: readonly string[];
  failed: readonly { filename: string; message: string }[];
  /** The sources to merge; null if there is nothing to merge. */
  sources: Result<MergeSource[]> | null;
  /** All specifications by section, to offer further manufacturers. */
  tree: Promise<Result<SpecTree>>;
}

/** One call per section. Reports one that is missing or fails next to the others; if all fail, the screen fails. */
export async function mergeSpecifications({ request: { url, signal } }: ScreenRequest): Promise<LoadedMerge> {
  const filenames = mergeChoiceFrom(new URL(url).searchParams);
  if (filenames === null) throw notFound();
  const tree = call(specDataSpecTree, { query: { mf: '04' }, signal });
  if (filenames.some((one) => officeNameOf(one) !== null)) await loadSavedWork(signal);
  const loaded = await loadSections(filenames, signal);
  const sections = loaded.flatMap(({ result }) => result.data ?? []);
  const failed = loaded.flatMap(({ filename, result: { error } }) =>
    error && error.status !== 404 ? [{ filename, message: error.message, error }] : [],
  );
  const [worst] = failed;
  if (worst && sections.length === 0) requireData({ error: worst.error });
  const canMerge =
    sections.length > 1 &&
    sections.length === filenames.length &&
    new Set(sections.map(({ section }) => section.number)).size === 1;
  return {
    filenames,
    sections,
    missing: loaded.flatMap(({ filename, result: { error } }) => (error?.status === 404 ? [filename] : [])),
    failed,
    sources: canMerge ? await withProducts(sections, signal) : null,
    tree,
  };
}
