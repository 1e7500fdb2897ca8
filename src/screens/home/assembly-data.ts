import { call } from '#src/api/call.ts';
import type { Callout } from '#src/contracts/callouts.ts';
import type { Cad, Epd, Product } from '#src/contracts/content.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { Content } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { searchTermsType } from '#src/contracts/search.ts';
import { specLibraryParagraphs } from '#src/contracts/spec-library.ts';
import type { FoundParagraph, FoundSpecification } from '#src/contracts/spec-library.ts';

/** The home page's sample: the first product that this search finds, and its detail of this condition. */
const shown = {
  terms: 'TPO membrane',
  query: { online: '1', size: 1, declaration: 'EPD', wizard: '1' },
  condition: /edge/i,
} as const;
const linesShown = 4;
const calloutsShown = 3;

/** A detail, and the other content of its product. */
export interface Assembly {
  detail: Cad;
  product: Product;
  content: readonly Content[];
  /** The parts of the detail; empty if the API names none. */
  callouts: readonly Callout[];
  epd: Epd | null;
}

/** Lines of a section. */
export interface Excerpt {
  specification: FoundSpecification;
  lines: readonly FoundParagraph[];
}

/** Null if the library has no such product. */
export async function assembly(signal: AbortSignal): Promise<Result<Assembly | null>> {
  const { terms, query, condition } = shown;
  const found = await call(searchTermsType, { params: { terms, contentType: 'product' }, query, signal });
  if (found.error) return found;
  const first = found.data.hits.hits.at(0)?._source;
  if (first?.content_type !== 'product') return { data: null };
  const [page, callouts] = await Promise.all([
    call(searchProduct, { params: { id: first.id }, query: {}, signal }),
    calloutsOf(first.id, signal),
  ]);
  if (page.error) return page;
  const { product, content } = page.data;
  const details = content.filter((item) => item.content_type === 'cad');
  const detail = details.find((one) => condition.test(one.condition)) ?? details.at(0);
  const epd = content.find((item) => item.content_type === 'epd') ?? null;
  if (!detail) return { data: null };
  const parts = callouts.filter(({ cad }) => cad === detail.id).slice(0, calloutsShown);
  return { data: { detail, product, content, callouts: parts, epd } };
}

/** Empty if the API has no such call. Imported on demand, because the page's first script preloads this file's imports. */
async function calloutsOf(id: number, signal: AbortSignal): Promise<readonly Callout[]> {
  const { productsCallouts } = await import('#src/contracts/callouts.ts');
  const { data = [] } = await call(productsCallouts, { params: { id }, signal });
  return data;
}

/** Lines of the product's specification that name its kind; null if there are none. */
export async function excerptFor(
  { data }: Result<Assembly | null>,
  signal: AbortSignal,
): Promise<Excerpt | null> {
  const spec = data?.content.find((item) => item.content_type === 'spec');
  if (data === null || data === undefined || spec === undefined) return null;
  const { data: lines } = await call(specLibraryParagraphs, {
    query: { q: data.product.noun, spec: spec.id, part: 2, size: linesShown },
    signal,
  });
  const group = lines?.groups.at(0);
  if (group === undefined) return null;
  return { specification: group.specification, lines: group.paragraphs.slice(0, linesShown) };
}
