import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { compareChoiceFrom } from '#src/domain/compare/choice.ts';
import { fetchProducts } from '#src/services/library-records.ts';

/**
 * One call per product. Reports a product that is missing or fails next to the others; if all fail, the screen fails.
 * An invalid id is not found, without a call.
 */
export async function comparison({ request: { url, signal } }: ScreenRequest) {
  const choice = compareChoiceFrom(new URL(url).searchParams);
  if (choice === null) throw notFound();
  const answers = await Promise.all(
    [...fetchProducts(choice.ids, signal)].map(async ([id, pending]) => ({ id, result: await pending })),
  );
  const pages = answers.flatMap(({ result }) => result.data ?? []);
  const failed = answers.flatMap(({ id, result }) => (result.error ? [{ id, ...result.error }] : []));
  const [worst] = failed.toSorted((one, other) => Number(one.status === 404) - Number(other.status === 404));
  if (pages.length === 0 && worst) requireData({ error: worst });
  const missing = failed.filter(({ status }) => status === 404).map(({ id }) => id);
  return {
    // Removed products take no column, and no link on this page names them.
    choice: { ...choice, ids: choice.ids.filter((id) => !missing.includes(id)) },
    pages,
    missing,
    failed: failed.filter(({ status }) => status !== 404),
  };
}
export type Comparison = Awaited<ReturnType<typeof comparison>>;
