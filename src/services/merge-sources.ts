import { listContentByIds } from '#src/api/content.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { loadSpecSection } from '#src/services/spec-sections.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';

/** The sections of these files, each with its own result, since one may be missing. */
export const loadSections = async (
  filenames: readonly string[],
  signal: AbortSignal,
): Promise<{ filename: string; result: Result<SpecSection> }[]> =>
  Promise.all(
    filenames.map(async (filename) => ({
      filename,
      result: await loadSpecSection(filename, signal, 'reading'),
    })),
  );

/** Adds the trade names and models of the products each section names: merging needs them to recognize trade names in the text. */
export async function withProducts(
  sections: readonly SpecSection[],
  signal: AbortSignal,
): Promise<Result<MergeSource[]>> {
  const idsOf = ({ nodes }: SpecSection): number[] => [...new Set(nodes.flatMap((node) => node.productIds))];
  const products = await listContentByIds('product', [...new Set(sections.flatMap(idsOf))], signal);
  if (products.error) return products;
  const named = products.data.flatMap((item) =>
    item.content_type === 'product' ? [{ id: item.id, tradename: item.tradename, model: item.model }] : [],
  );
  return {
    data: sections.map((section) => {
      const own = new Set(idsOf(section));
      return { section, products: named.filter(({ id }) => own.has(id)) };
    }),
  };
}

/** Everything a merged section is made from, or the first error. */
export async function loadMergeSources(
  filenames: readonly string[],
  signal: AbortSignal,
): Promise<Result<MergeSource[]>> {
  const loaded = await loadSections(filenames, signal);
  const sections: SpecSection[] = [];
  for (const { result } of loaded) {
    if (result.error) return result;
    sections.push(result.data);
  }
  return withProducts(sections, signal);
}

/** A merged section, merged again from its manufacturers' sections with its stored resolutions. */
export async function loadMerged(
  filenames: readonly string[],
  answers: Answers,
  signal: AbortSignal,
): Promise<Result<Merged>> {
  const { data, error } = await loadMergeSources(filenames, signal);
  if (error) return { error };
  const { mergeSections } = await import('#src/domain/merged-section/merge.ts');
  const merged = mergeSections(data, answers);
  if (merged === null) throw new Error('Nothing to merge.');
  return { data: merged };
}
