import { checkedSpecs, type CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import { clausesOf, topmost } from '#src/domain/project-manual/lists/clauses.ts';
import type { Clause, ListOptions } from '#src/domain/project-manual/lists/clauses.ts';
import type { ProjectListKey } from '#src/domain/project-manual/lists/list-keys.ts';
import { standardsCited } from '#src/domain/project-manual/lists/standards-cited.ts';
import { submittalsOf } from '#src/domain/project-manual/lists/submittals.ts';
import { byNumber } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** A paragraph in a list. */
export interface ListRow {
  /** `07 54 23`. */
  section: string;
  sectionTitle: string;
  /** The manufacturer whose section it is; empty without one. */
  manufacturer: string;
  /** `1.7.B`. */
  paragraph: string;
  place: { seq: number; filename: string; lineId: number };
  /** One for each of the list's own columns. */
  cells: readonly string[];
}

export interface ProjectList {
  key: ProjectListKey;
  title: string;
  /** Headers of its own columns, besides section and paragraph. */
  heads: readonly string[];
  rows: readonly ListRow[];
}

interface Source {
  spec: CheckedSpec;
  clauses: readonly Clause[];
}

type Found = readonly (readonly [clause: Clause, ...cells: string[]])[];

interface Definition {
  key: ProjectListKey;
  title: string;
  heads: readonly string[];
  find: (source: Source) => Found;
}

const wholes = (clauses: readonly Clause[]): Found => clauses.map((clause) => [clause, clause.whole]);
const inArticle = (clauses: readonly Clause[], title: RegExp): Clause[] =>
  clauses.filter(({ level, article }) => level === 2 && title.test(article));

/** `20 years`, `[________] years`; empty if a warranty names no term. */
const termOf = (text: string): string =>
  /(?:\[_{1,99}\]|\b(?:\d{1,3}|one|two|three|five|ten|fifteen|twenty))[ -](?:years?|months?)\b/i.exec(
    text,
  )?.[0] ?? '';

const stockWords =
  /^(?:maintenance materials?|extra (?:stock|materials?)|spare parts|attic stock)\b|\battic stock\b/i;

const definitions: readonly Definition[] = [
  {
    key: 'submittals',
    title: 'Submittal register',
    heads: ['Category', 'Type', 'Description'],
    find: ({ clauses }) =>
      submittalsOf(clauses).map(({ clause, category, type }) => [clause, category, type, clause.whole]),
  },
  {
    key: 'warranties',
    title: 'Warranties',
    heads: ['Term', 'Warranty'],
    find: ({ clauses }) =>
      inArticle(clauses, /\b(?:warrant|guarant)/).map((clause) => [
        clause,
        termOf(clause.whole),
        clause.whole,
      ]),
  },
  {
    key: 'closeout',
    title: 'Closeout',
    heads: ['Type', 'Description'],
    find: ({ clauses }) => [
      ...submittalsOf(clauses)
        .filter(({ category }) => category === 'Closeout' || category === 'Maintenance material')
        .map(({ clause, type }) => [clause, type, clause.whole] as const),
      ...inArticle(clauses, /\b(?:demonstration|training|instruction of)\b/).map(
        (clause) => [clause, 'Demonstration and training', clause.whole] as const,
      ),
    ],
  },
  {
    key: 'mock-ups',
    title: 'Mock-ups',
    heads: ['Description'],
    find: ({ clauses }) =>
      wholes(
        topmost(
          clauses,
          ({ text, article }) =>
            !/\bnone required\b/i.test(text) &&
            (/^.{0,40}\bmock-?ups?\b/i.test(text) || /\bmock-?ups?\b/.test(article)),
        ),
      ),
  },
  {
    key: 'tests',
    title: 'Inspections and tests',
    heads: ['Where', 'Description'],
    find: ({ clauses }) =>
      inArticle(clauses, /\b(?:quality control|tests?|testing|inspections?|start-?up|commissioning)\b/).map(
        (clause) => [
          clause,
          /\b(?:source|factory|shop)\b/.test(clause.article) ? 'Source' : 'Field',
          clause.whole,
        ],
      ),
  },
  {
    key: 'delegated-design',
    title: 'Delegated design',
    heads: ['Description'],
    find: ({ clauses }) =>
      wholes(
        topmost(clauses, ({ text }) =>
          /\bdelegated[ -]design|\bprofessional engineer\b|\b(?:signed and )?sealed by an? (?:\w{1,30} )?engineer|\bsigned and sealed\b/i.test(
            text,
          ),
        ),
      ),
  },
  {
    key: 'attic-stock',
    title: 'Attic stock',
    heads: ['Description'],
    find: ({ clauses }) =>
      wholes(
        topmost(
          clauses,
          ({ text, level, article }) =>
            stockWords.test(text) ||
            (level === 2 && /\b(?:maintenance material|extra (?:stock|material)|spare parts)/.test(article)),
        ),
      ),
  },
  {
    key: 'standards',
    title: 'Standards cited',
    heads: ['Standard', 'Title', 'Status', 'Cited in'],
    find: ({ spec, clauses }) =>
      standardsCited(spec, clauses).flatMap(({ designation, title, status, clauses: citing }) => {
        const [first] = citing;
        const paragraphs = citing.map(({ paragraph }) => paragraph).join(', ');
        return first ? [[first, designation, title, status, paragraphs] as const] : [];
      }),
  },
];

/** The project's lists, each with a row for each paragraph; sections whose text isn't there are left out. */
export function projectLists(
  sections: readonly OutlineSection[],
  options: ListOptions,
): readonly ProjectList[] {
  const sources = checkedSpecs({ sections })
    .toSorted((one, other) => byNumber(one.number, other.number))
    .map((spec) => ({ spec, clauses: clausesOf(spec, options) }));
  return definitions.map(({ key, title, heads, find }) => {
    const rows = sources.flatMap((source) => rowsOf(source.spec, inOrder(find(source), source.clauses)));
    return { key, title, heads, rows: key === 'standards' ? rows.toSorted(byFirstCell) : rows };
  });
}

/** Each clause once, in text order. */
function inOrder(found: Found, clauses: readonly Clause[]): Found {
  const at = new Map(clauses.map(({ id }, index) => [id, index]));
  return found.toSorted(([one], [other]) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0));
}

const rowsOf = ({ seq, filename, number, company, outline }: CheckedSpec, found: Found): ListRow[] =>
  found.map(([{ id, paragraph }, ...cells]) => ({
    section: formatSection(number, '04'),
    sectionTitle: outline.title,
    manufacturer: plainText(company),
    paragraph,
    place: { seq, filename, lineId: id },
    cells,
  }));

const byFirstCell = (one: ListRow, other: ListRow): number =>
  (one.cells[0] ?? '').localeCompare(other.cells[0] ?? '', 'en', { numeric: true });

/** A list as a table with a header row; `addressOf` gives the absolute address of a row's paragraph. */
export const listTable = ({ heads, rows }: ProjectList, addressOf: (row: ListRow) => string): string[][] => [
  ['Section', 'Section title', 'Manufacturer', 'Paragraph', ...heads, 'Address'],
  ...rows.map((row) => [
    row.section,
    row.sectionTitle,
    row.manufacturer,
    row.paragraph,
    ...row.cells,
    addressOf(row),
  ]),
];
