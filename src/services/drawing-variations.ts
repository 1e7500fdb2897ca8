import { listVariations } from '#src/api/companies.ts';
import type { Cad } from '#src/contracts/content.ts';

type Listed = { list: readonly Cad[]; problem?: never } | { list?: never; problem: string };

/** Drawings that show the same with other sizes or conditions. */
export async function listDrawingVariations({ coid, id }: Cad, signal: AbortSignal): Promise<Listed> {
  const { data, error } = await listVariations(coid, 'cad', id, signal);
  if (error) return { problem: error.message };
  return {
    list: data.variations.flatMap((one) => (one.content_type === 'cad' && one.id !== id ? [one] : [])),
  };
}
