import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { substitutionChoiceFrom } from '#src/domain/substitution/choice.ts';
import { fetchProducts } from '#src/services/library-records.ts';

/**
 * One call per product. Without the specified product there is nothing to compare against, and the screen fails; a
 * proposed one that is missing or fails is reported next to the others. An invalid id is not found, without a call.
 */
export async function substitution({ request: { url, signal } }: ScreenRequest) {
  const choice = substitutionChoiceFrom(new URL(url).searchParams);
  if (choice === null) throw notFound();
  const { specified: id, proposed } = choice;
  if (id === null) return { choice, pages: null };
  const asked = fetchProducts([id, ...proposed], signal);
  const answers = await Promise.all([...asked].map(async ([id, pending]) => ({ id, result: await pending })));
  const [first, ...others] = answers;
  if (!first) throw notFound();
  const failed = others.flatMap(({ id, result }) => (result.error ? [{ id, ...result.error }] : []));
  const missing = failed.filter(({ status }) => status === 404).map(({ id }) => id);
  return {
    // Removed products take no column, and no link on this page names them.
    choice: { ...choice, proposed: proposed.filter((id) => !missing.includes(id)) },
    pages: {
      specified: requireData(first.result),
      proposed: others.flatMap(({ result }) => result.data ?? []),
      missing,
      failed: failed.filter(({ status }) => status !== 404),
    },
  };
}
export type Substitution = Awaited<ReturnType<typeof substitution>>;
export type SubstitutionPages = NonNullable<Substitution['pages']>;
