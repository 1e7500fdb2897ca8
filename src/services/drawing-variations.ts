import { call } from '#src/api/call.ts';
import { manufacturersSlugVariations } from '#src/contracts/companies.ts';
import type { Cad } from '#src/contracts/content.ts';

type VariationList = { list: readonly Cad[]; problem?: never } | { list?: never; problem: string };

/** Other drawings of the same detail, with other sizes or conditions. */
export async function listDrawingVariations({ coid, id }: Cad, signal: AbortSignal): Promise<VariationList> {
  const { data, error } = await call(manufacturersSlugVariations, {
    params: { coid, contentType: 'cad', contentId: id },
    signal,
  });
  if (error) return { problem: error.message };
  return {
    list: data.variations.flatMap((one) => (one.content_type === 'cad' && one.id !== id ? [one] : [])),
  };
}
