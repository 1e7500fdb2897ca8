import * as v from 'valibot';
import { type ContentEntry, entriesIn, fieldsOf } from '#src/reference-api/content/entries.ts';
import { keyOf, text } from '#src/reference-api/content/fields.ts';
import { type Line, parseFields, type ReportError } from '#src/reference-api/content/files.ts';
import { blocksOf, groupsOf } from '#src/reference-api/content/markdown.ts';
import {
  attributesIn,
  bim,
  epd,
  footprint,
  listed,
  optionsIn,
  sizesIn,
  substancesIn,
} from '#src/reference-api/content/product-tables.ts';
import { texts } from '#src/reference-api/content/texts.ts';
import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';

const items = v.array(v.string(), 'A list is expected.');
const none = v.exactOptional(v.literal('none', 'A table or “none” is expected.'));

const SectionFields = v.strictObject({
  assembly: text,
  prefix: text,
  bim,
  related: listed,
  programs: listed,
  standards: listed,
  uses: listed,
  epd,
});
const SectionLists = v.strictObject({ descriptions: items, limitations: items, installation: items });

const KindFields = v.strictObject({
  /** The kind that supplies what this one leaves out; the rest comes from the section. */
  like: v.exactOptional(text),
  materials: v.exactOptional(listed),
  uses: v.exactOptional(listed),
  also: v.exactOptional(listed),
  standards: v.exactOptional(listed),
  programs: v.exactOptional(listed),
  bim: v.exactOptional(bim),
  epd: v.exactOptional(epd),
  footprint: v.exactOptional(footprint),
  descriptions: v.exactOptional(items),
  limitations: v.exactOptional(items),
  sizes: none,
  options: none,
  contents: none,
});

/** What is under each heading, by its key: `Sizes` is `sizes`. */
type Headings = ReadonlyMap<string, readonly Line[]>;

/**
 * The sections that products are made in, in order of number, with their kinds of product.
 * @internal
 */
export const readProductSections = (files = texts): SectionDeclaration[] =>
  entriesIn('products', SectionFields, files).map(sectionOf);

function sectionOf(entry: ContentEntry<v.InferOutput<typeof SectionFields>>): SectionDeclaration {
  const { slug, front, body, refuse } = entry;
  const [, number] = /^(\d{6}(?:\d{2})?)-/.exec(slug) ?? [];
  const [own = [], ...parts] = splitBefore(body, '# ');
  const headings = headingsOf(own, refuse);
  const contents = headings.get('contents');
  const { prefix, ...others } = front;
  return {
    number: number ?? refuse('name', 'It begins with the number of the section.'),
    ...others,
    sheetPrefix: prefix,
    ...parseFields(SectionLists, listsOf(headings, ['contents'], refuse), refuse),
    hpd: contents ? substancesIn(contents, refuse) : null,
    kinds: parts.map((part) => kindOf(part, parts, refuse)),
  };
}

const tableHeadings = ['properties', 'sizes', 'options', 'contents'] as const;

type Part = readonly Line[];

function kindOf(part: Part, parts: readonly Part[], refuse: ReportError): ProductKind {
  const [title = { at: 1, text: '' }, ...lines] = part;
  const noun = title.text.slice(2);
  const because = (field: string, why: string) => refuse(title.at, `${noun}, ${field}: ${why}`);
  const [fields = []] = splitBefore(lines, '## ');
  const headings = headingsOf(lines, refuse);
  const { like, sizes, options, contents, ...own } = parseFields(
    KindFields,
    [...fieldsOf(withoutNotes(fields), refuse), ...listsOf(headings, tableHeadings, refuse)],
    because,
  );
  const others = parts.filter((one) => one !== part);
  const baseOf = (name: string): ProductKind => {
    const found = others.find(([first]) => first?.text === `# ${name}`);
    return found ? kindOf(found, others, refuse) : because('like', `There is no other kind “${name}”.`);
  };
  const base = like === undefined ? undefined : baseOf(like);
  const under = (heading: (typeof tableHeadings)[number]) => headings.get(heading);
  const series = sizes ? [] : tableOr(under('sizes'), (table) => sizesIn(groupsOf(table), refuse));
  const choices = options ? [] : tableOr(under('options'), (table) => optionsIn(table, refuse));
  const hpd = contents ? null : tableOr(under('contents'), (table) => substancesIn(table, refuse));
  const attributes = tableOr(under('properties'), (table) => attributesIn(table, series ?? [], refuse));
  return {
    ...base,
    ...own,
    noun,
    footprint: own.footprint,
    materials: own.materials ?? base?.materials ?? because('materials', 'It is missing.'),
    attributes: attributes ?? base?.attributes ?? because('properties', 'The table is missing.'),
    ...(series && { series }),
    ...(choices && { options: choices }),
    ...(hpd !== undefined && { hpd }),
  };
}

const tableOr = <T>(table: readonly Line[] | undefined, read: (table: readonly Line[]) => T): T | undefined =>
  table && read(table);

/** Splits lines before each that begins with the mark; the first part has what comes before all of them. */
function splitBefore(lines: readonly Line[], mark: string): Line[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.startsWith(mark)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** Without empty lines, and without notes for those who edit the file. */
const withoutNotes = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.text !== '' && !line.text.startsWith('> '));

function headingsOf(lines: readonly Line[], refuse: ReportError): Headings {
  const found = new Map<string, readonly Line[]>();
  for (const [head, ...below] of splitBefore(lines, '## ').slice(1)) {
    const key = keyOf(head?.text.slice(3) ?? '');
    if (found.has(key)) refuse(head?.at ?? 1, `“${key}” is there twice.`);
    const first = below.findIndex((line) => line.text !== '');
    const last = below.findLastIndex((line) => line.text !== '');
    found.set(key, below.slice(first, last + 1));
  }
  return found;
}

const listsOf = (headings: Headings, tables: readonly string[], refuse: ReportError) =>
  [...headings].flatMap(([key, lines]): [name: string, value: unknown][] => {
    if (tables.includes(key)) return [];
    const [block, ...others] = blocksOf(lines, refuse);
    return [[key, block?.kind === 'list' && others.length === 0 ? block.items : '']];
  });

/** All sections with their products; a section's number begins the name of its file. */
export const productSections: readonly SectionDeclaration[] = readProductSections();
