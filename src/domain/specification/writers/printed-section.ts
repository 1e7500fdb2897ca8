import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { cellTexts, lineText, type Units } from '#src/domain/specification/line-text.ts';
import { notUsed, type EmptyArticles } from '#src/domain/specification/bare-headings.ts';
import { sectionDocument, type DocumentLine } from '#src/domain/specification/section-document.ts';
import type { Numbering } from '#src/domain/specification/line-labels.ts';
import { manufacturerNote } from '#src/domain/specification/section-head.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { Level, LineKind, SectionTree } from '#src/domain/specification/section-tree.ts';
import type {
  HeaderFields,
  Paper,
  PrintOptions,
  SourceLine,
} from '#src/domain/specification/writers/print-options.ts';
import { largest } from '#src/lib/long-lists.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** A line as printed. Plain one-line text, without characters that a file can't contain. */
export interface PrintedLine {
  id: number;
  kind: LineKind;
  level: Level;
  /** Empty for notes and tables. */
  label: string;
  text: string;
  /** Rows of a table, header row first, all of the same length; empty for other kinds. */
  rows: readonly PrintedRow[];
}

export interface PrintedRow {
  cells: readonly string[];
  /** Gray key of its background, 0 to 36; null for none. */
  gray: number | null;
}

/** A section as every format writes it: present lines, numbered, in the chosen units. */
export interface PrintedSection {
  /** `07 42 13`. */
  number: string;
  title: string;
  /** MasterFormat edition. */
  edition: string;
  /** ISO date; the only date in a file apart from the header's. */
  revised: string;
  author: string;
  /** The manufacturer's copyright line or a line that names the source; empty for none. */
  copyright: string;
  /** The source section, for the document's properties. */
  source: string;
  header: HeaderFields;
  paper: Paper;
  /** Article numbering, which word processors continue. */
  numbering: Numbering;
  /** Formats that can't hide text leave out hidden notes. */
  areNotesHidden: boolean;
  /** Whose products the section is based on, and how to contact them; null if notes are removed. */
  manufacturerNote: string | null;
  /** Open items, printed below the title: `Draft: 11 blanks`. */
  draft?: string;
  /** The office template's header, footer, logo, and font; defaults if missing. */
  office?: OfficeTemplate | undefined;
  lines: readonly PrintedLine[];
}

/** The subject in a document's properties, which names the source. */
export const subjectOf = ({ edition, source }: Pick<PrintedSection, 'edition' | 'source'>): string =>
  [`Specification section, MasterFormat ${edition}.`, source].filter((part) => part !== '').join(' ');

/** Label before a note to the specifier. */
export const notePrefix = 'Note to specifier:';

/** The only path from a section to a file, so that lines and numbers match the screen. */
export function printedSection(
  section: SpecSection,
  tree: SectionTree,
  state: SectionState,
  options: PrintOptions,
): PrintedSection {
  const { numbering, notes, paper, header, source } = options;
  return {
    number: formatSection(section.section.number, '04'),
    title: printable(plainText(section.title)),
    edition: printable(section.edition),
    revised: section.revised.slice(0, 10),
    author: printable(section.manufacturer.name),
    source: printable(sourceOf(section)),
    copyright: sourceText(section, source),
    header: {
      project: printable(header.project),
      number: printable(header.number),
      date: printable(header.date),
    },
    paper,
    numbering,
    areNotesHidden: notes === 'hidden',
    manufacturerNote: notes === 'remove' ? null : printable(manufacturerNote(section)),
    ...(options.office && { office: options.office }),
    lines: printedLines(tree, state, options, options.emptyArticles),
  };
}

/** The line below the end of the section; empty for none. */
function sourceText(section: SpecSection, source: SourceLine): string {
  if (source === 'none') return '';
  return printable(source === 'note' ? sourceOf(section) : plainText(section.copyright));
}

/** `Source: Northfold Roofing Systems, northfold-075423, revised 2026-01-09.` */
const sourceOf = ({ manufacturer, filename, revised }: SpecSection): string =>
  `Source: ${manufacturer.name}, ${filename}, revised ${revised.slice(0, 10)}.`;

/** Only the lines, for comparing versions, which keep headings without text. */
export function printedLines(
  tree: SectionTree,
  state: SectionState,
  {
    numbering,
    units,
    notes,
    detail,
    keywords,
  }: Pick<PrintOptions, 'numbering' | 'units' | 'notes' | 'detail' | 'keywords'>,
  emptyArticles: EmptyArticles = 'keep',
): PrintedLine[] {
  const text = { units, keywords };
  return sectionDocument(tree, state, { numbering, detail, notes, emptyArticles }).map((line) => {
    const own = lineText(line.line, state, text);
    return printedLine(line, line.isUnused ? notUsed(own) : own, units);
  });
}

const printedLine = ({ id, level, label, line }: DocumentLine, text: string, units: Units): PrintedLine => ({
  id,
  kind: line.kind,
  level,
  label,
  text: printable(text),
  rows: line.kind === 'table' ? printedRows(line.rows, units) : [],
});

function printedRows(rows: SpecNode['rows'], units: Units): PrintedRow[] {
  const columns = Math.max(0, largest(rows.map(({ cells }) => cells.length)));
  return rows.map((row) => {
    const texts = cellTexts(row, units);
    return {
      cells: Array.from({ length: columns }, (_, column) => printable(texts[column] ?? '')),
      gray: grayOf(row.gray),
    };
  });
}

function grayOf(key: string | null): number | null {
  const digits = /^g(\d|[12]\d|3[0-6])$/.exec(key ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Joins text to one line and removes control characters, lone surrogates, and bidirectional control characters. */
export const printable = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
