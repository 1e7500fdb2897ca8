import { convertedText } from '#src/domain/converted-text/converted-text.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { notUsed } from '#src/domain/specification/bare-headings.ts';
import { labelOf } from '#src/domain/specification/line-labels.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printable } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

type Draft = Pick<PrintedLine, 'kind' | 'level' | 'text'>;

/** A section without a specification as a section of three parts: the outline’s lines are numbered paragraphs of PART 2. */
export function printedOutline(
  section: Pick<OutlineSection, 'number' | 'title' | 'lines' | 'remarks'>,
  { numbering, paper, header, units, notes }: PrintOptions,
  day: string,
): PrintedSection {
  const { number, title } = section;
  const drafts = [
    part(notUsed('GENERAL')),
    ...productDrafts(section).map((draft) => ({ ...draft, text: convertedText(draft.text, units) })),
    part(notUsed('EXECUTION')),
  ];
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const printed: PrintedSection = {
    number: formatSection(number, '04'),
    title: printable(title),
    edition: '2020',
    revised: day,
    author: '',
    copyright: '',
    source: '',
    header,
    paper,
    numbering,
    areNotesHidden: notes === 'hidden',
    manufacturerNote: null,
    lines: drafts.map(({ kind, level, text }, index) => ({
      id: index + 1,
      kind,
      level,
      label: labelOf({ kind, level }, counts, numbering),
      text: printable(text),
      rows: [],
    })),
  };
  return withRemarks(printed, section.remarks, notes);
}

const part = (text: string): Draft => ({ kind: 'part', level: 0, text });

/** An article of a text that was taken from a specification: `2.1 MANUFACTURERS`. */
const articleOfText = /^\d\.\d{1,2} (\p{Lu}[\p{Lu}\d ,&/()-]*)$/u;
/** A typed number, which the paragraph's position generates again. */
const ownLabel = /^(?:[A-Z]{1,2}\.|[a-z]\.|\d{1,2}\.|\d{1,2}\)|[a-z]\)) +/;

function productDrafts({ title, lines }: Pick<OutlineSection, 'title' | 'lines'>): Draft[] {
  if (lines.length === 0) return [part(notUsed('PRODUCTS'))];
  const drafts: Draft[] = [part('PRODUCTS')];
  let above = 1;
  for (const { level, text } of lines) {
    const article = level === 0 ? articleOfText.exec(text)?.[1] : undefined;
    const isFirst = drafts.length === 1;
    if (article !== undefined || isFirst)
      drafts.push({ kind: 'article', level: 1, text: article ?? title.toUpperCase() });
    above = article !== undefined || isFirst ? 1 : above;
    if (article !== undefined) continue;
    // A level that was skipped would leave a number without the one above it.
    const next = paragraphLevels[Math.min(level, above - 1, paragraphLevels.length - 1)] ?? 2;
    above = next;
    drafts.push({ kind: 'paragraph', level: next, text: text.replace(ownLabel, '') });
  }
  return drafts;
}

const paragraphLevels: readonly PrintedLine['level'][] = [2, 3, 4, 5, 6];

/** Puts the person’s remarks on a section at its beginning, as notes; without them where notes are left out. */
export function withRemarks(
  section: PrintedSection,
  remarks: string,
  notes: PrintOptions['notes'],
): PrintedSection {
  const texts = remarks.split(/\r?\n/).map(printable).filter(Boolean);
  if (notes === 'remove' || texts.length === 0) return section;
  // Ids of a section's own lines are small.
  const lines = texts.map((text, index): PrintedLine => ({
    id: firstRemark - index,
    kind: 'note',
    level: 0,
    label: '',
    text,
    rows: [],
  }));
  return { ...section, lines: [...lines, ...section.lines] };
}

const firstRemark = -1_000_000;
