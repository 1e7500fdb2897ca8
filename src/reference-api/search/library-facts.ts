import type { Product } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { sectionsOf, titleOf, weightedFields } from '#src/reference-api/search/document-fields.ts';
import type { FacetValue } from '#src/reference-api/search/extra-facets.ts';
import {
  type Edition,
  type FacetTables,
  buildFacetTables,
  facetNames,
} from '#src/reference-api/search/facet-tables.ts';
import type { ProductKind } from '#src/reference-api/search/kinds-of-products.ts';
import { buildPostings, documentCounts } from '#src/reference-api/search/postings.ts';
import { type RangeHead, buildRangeTables } from '#src/reference-api/search/range-tables.ts';
import { buildRanks } from '#src/reference-api/search/result-order.ts';
import { scanWords, titleKey } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** By the name of the facet. */
export type FacetLabels = Readonly<Record<string, readonly FacetValue[]>>;

/** All that reading a query has to know of the library. Plain data: it is kept beside an index that is elsewhere. */
export interface LibraryFacts {
  documents: number;
  /** The terms of the index, by number, and how many documents hold each. */
  terms: readonly string[];
  counts: readonly number[];
  /** Words as written, and how many documents use that form. */
  forms: readonly (readonly [form: string, documents: number])[];
  /** The terms of trade names and manufacturers' names. */
  proper: readonly string[];
  kinds: readonly ProductKind[];
  /** Words that tell products apart: in their nouns, materials, and the values of attributes and options. */
  traits: readonly string[];
  /** Nouns of products and titles of sections. */
  things: readonly string[];
  /** The sections of all documents, each once. */
  sections: readonly CsiSection[];
  productSections: readonly Pick<CsiSection, 'number' | 'title'>[];
  /** How many products have a section as their first. */
  productCounts: readonly (readonly [number: string, products: number])[];
  labels: Record<Edition, FacetLabels>;
  properties: readonly (RangeHead & { isMeasured: boolean })[];
  /** The properties that distinguish the products of a section (digits of either edition), most useful first. */
  propertiesOf: readonly (readonly [digits: string, names: readonly string[]])[];
}

export type Library = ReturnType<typeof learnLibrary>;

/** Numbers names in the order in which they come. */
function numbering() {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  return { names, numberOf };
}

const labelsOf = (tables: FacetTables): FacetLabels =>
  Object.fromEntries(
    facetNames.map((name) => {
      const { keys, labels } = tables[name];
      return [name, keys.map((key, at) => ({ key, label: labels[at] ?? key }))];
    }),
  );

/** What is said of how a product looks, or of a part of it, makes no other kind of it: a slate-colored floor is no slate floor. */
const looks = /\b(?:color|finish|hardware|lock|lead time|warranty)\b/i;

/** What tells one variant of a product from another, in words. */
const variantsOf = ({ attributes, options }: Product): string[] =>
  [
    ...attributes.map(({ label, value }) => ({ label, values: [String(value)] })),
    ...options.map(({ name, values }) => ({ label: name, values: values.map(({ text }) => text) })),
  ].flatMap(({ label, values }) =>
    looks.test(label) ? [] : values.filter((value) => /^[\p{L} -]+$/u.test(value)),
  );

/** Longer values are sentences, whose words say little alone. */
const longestValue = 3;
const traitsOf = ({ noun, materials, attributes, options }: Product): string[] => {
  const values = [
    ...materials.split(/[,;]| and | with /),
    ...attributes.map(({ value }) => String(value)),
    ...options.flatMap((option) => option.values.map(({ text }) => text)),
  ].map(scanWords);
  return [scanWords(noun), ...values.filter(({ length }) => length <= longestValue)]
    .flat()
    .flatMap(({ kind, term }) => (kind === 'word' ? [term] : []));
};

/** Learns a library from its documents. What concerns one document is at its number. Takes 15 s for 100,000 products. */
export function learnLibrary(documents: readonly SearchDocument[], today: string) {
  const [kinds, things] = [numbering(), numbering()];
  const known: Omit<ProductKind, 'variants'>[] = [];
  const variants: Set<string>[] = [];
  const proper = new Set<string>();
  const makers = new Map<string, string>();
  const sections = new Map<string, CsiSection>();
  const productSections = new Map<string, CsiSection>();
  const productCounts = new Map<string, number>();
  const thingsOf: number[][] = [];
  const kindOf = documents.map(({ hit, products }): number | null => {
    if (!makers.has(hit.company)) makers.set(hit.company, titleKey(hit.company));
    const [first] = sectionsOf(hit);
    for (const section of sectionsOf(hit))
      if (!sections.has(section.number)) sections.set(section.number, section);
    const own = new Set(products.map(({ noun }) => noun).concat(first?.title ?? []));
    thingsOf.push(hit.content_type === 'company' ? [] : [...own].map(things.numberOf));
    if (hit.content_type !== 'product') return null;
    for (const term of titleKey(hit.tradename).split(' ')) proper.add(term);
    for (const section of hit.csi) productSections.set(`${section.number} ${section.title}`, section);
    if (first !== undefined) productCounts.set(first.number, (productCounts.get(first.number) ?? 0) + 1);
    const title = first?.title ?? '';
    const isDiscontinued = hit.discontinued !== null;
    const kind = kinds.numberOf(`${hit.noun}\n${title}\n${isDiscontinued}`);
    if (kind === known.length) known.push({ noun: hit.noun, title, isDiscontinued });
    for (const variant of products.flatMap(variantsOf)) (variants[kind] ??= new Set()).add(variant);
    return kind;
  });
  for (const maker of makers.values()) for (const term of maker.split(' ')) proper.add(term);
  const postings = buildPostings(documents, weightedFields);
  const tables = buildFacetTables(documents, today);
  const ranges = buildRangeTables(documents);
  const facts: LibraryFacts = {
    documents: documents.length,
    terms: postings.terms,
    counts: documentCounts(postings),
    forms: [...postings.forms],
    proper: [...proper],
    kinds: known.map((kind, at) => ({ ...kind, variants: [...(variants[at] ?? [])] })),
    traits: [
      ...new Set(
        documents
          .flatMap(({ hit, products }) => (hit.content_type === 'product' ? products : []))
          .flatMap(traitsOf),
      ),
    ],
    things: things.names,
    sections: [...sections.values()],
    productSections: [...productSections.values()].map(({ number, title }) => ({ number, title })),
    productCounts: [...productCounts],
    labels: { '04': labelsOf(tables['04']), '95': labelsOf(tables['95']) },
    properties: [...ranges.byName.values()].map(({ name, label, symbol, unit, better, numbers }) => ({
      name,
      label,
      symbol,
      unit,
      better,
      isMeasured: numbers.length > 0,
    })),
    propertiesOf: [...ranges.ofSection],
  };
  return {
    facts,
    postings,
    tables,
    ranges,
    kindOf,
    thingsOf,
    // A detail's sizes follow its name: `… in Masonry, 1-3/4 in. Door Thickness`.
    titles: documents.map(({ hit }) =>
      titleKey(hit.content_type === 'cad' ? hit.title.replace(/,.*/, '') : titleOf(hit)),
    ),
    makers: documents.map(({ hit }) => makers.get(hit.company) ?? ''),
    /** The day of the last change; empty for manufacturers. */
    days: documents.map(({ hit }) => (hit.content_type === 'company' ? '' : hit.updated_at.slice(0, 10))),
    ranks: buildRanks(documents),
  };
}
