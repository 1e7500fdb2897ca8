import { listSectionItems } from '#src/api/browse.ts';
import { call } from '#src/api/call.ts';
import { manufacturersSlug } from '#src/contracts/companies.ts';
import { specDataCustom, type SpecSection } from '#src/contracts/spec-sections.ts';
import { specsDb, specsEs } from '#src/contracts/specs.ts';
import { listContentByIds } from '#src/api/content.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import { addAll } from '#src/lib/long-lists.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Content, Spec } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Result } from '#src/contracts/result.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';
import { isNeutralName } from '#src/domain/specification/neutral-name.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths } from '#src/paths.ts';

export interface LoadedSection {
  spec: Spec;
  /** Its text; if that can't be loaded, the page says so and keeps the rest. */
  text: Result<SpecSection>;
}

export interface Related extends LoadedSection {
  products: Promise<Result<Content[]>>;
  declarations: Promise<Result<Content[]>>;
  /** Specifications of the same section by other manufacturers. */
  others: Promise<Result<Spec[]>>;
}

/** A section and, as promises, the products that it names and their declarations. */
export async function specification(request: ScreenRequest): Promise<Related> {
  const loaded = await sectionAlone(request);
  const { signal } = request.request;
  const products = listNamed(loaded, signal);
  return {
    ...loaded,
    products,
    declarations: declarationsOf(loaded.spec, products, signal),
    others: listOthers(loaded.spec, signal),
  };
}

/** Manufacturer and section: `northfold-075423`. */
const sectionFilename = /^[\w.-]{1,90}-\d{5,8}$/;

/**
 * Finds a section by id or file name, whichever manufacturer the address names; the screen then replaces the address
 * with the section's own. Makes no call if any part of the address is malformed.
 */
export async function sectionAlone({ params, request: { signal } }: ScreenRequest): Promise<LoadedSection> {
  companyIdParam(params['coid'], paths.specification);
  const text = params['id'] ?? '';
  const id = positiveIntegerFrom(text);
  if (id === null && !sectionFilename.test(text)) throw notFound();
  const record =
    id === null
      ? call(specsDb, { params: { filename: text }, signal })
      : call(specsEs, { params: { id }, signal });
  const spec = requireData(await record);
  return { spec, text: await call(specDataCustom, { params: { filename: spec.filename }, signal }) };
}

/** A neutral section, which has no record and no products. Makes no call if the address is malformed. */
export async function neutralSection({ params, request: { signal } }: ScreenRequest) {
  const filename = specFilenameFrom(params['filename']);
  if (filename === null || !isNeutralName(filename)) throw notFound();
  return { section: requireData(await call(specDataCustom, { params: { filename }, signal })) };
}

const mostProducts = 50;

async function listNamed({ spec, text }: LoadedSection, signal: AbortSignal): Promise<Result<Content[]>> {
  const named = text.data?.nodes.flatMap(({ productIds }) => productIds) ?? [];
  const ids = [...new Set([...spec.productIds, ...named])].slice(0, mostProducts);
  return listContentByIds('product', ids, signal);
}

const mostOthers = 24;

async function listOthers({ csi, coid }: Spec, signal: AbortSignal): Promise<Result<Spec[]>> {
  const [section] = csi;
  if (section === undefined) return { data: [] };
  const { data, error } = await listSectionItems(
    'spec',
    section.number,
    { from: 0, size: mostOthers },
    signal,
  );
  if (error) return { error };
  const specs = data.hits.hits.flatMap(({ _source }) => (_source.content_type === 'spec' ? [_source] : []));
  return {
    data: specs.filter((one) => one.coid !== coid && one.csi[0]?.number === section.number),
  };
}

const declared = ['epd', 'hpd', 'certificate'] as const satisfies readonly ContentType[];

/** The declarations and certificates of the products that a section names. */
async function declarationsOf(
  { coid }: Spec,
  products: Promise<Result<Content[]>>,
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  const [named, ...lists] = await Promise.all([
    products,
    ...declared.map((type) => call(manufacturersSlug, { params: { coid, contentType: type }, signal })),
  ]);
  if (named.error) return named;
  const ids = new Set(named.data.map(({ id }) => id));
  const found: Content[] = [];
  for (const list of lists) {
    if (list.error) return list;
    addAll(
      found,
      list.data.items.filter(({ productIds }) => productIds.some((id) => ids.has(id))),
    );
  }
  return { data: found };
}
