import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { type Keywords, type Units, defaultKeywords } from '#src/domain/specification/line-text.ts';
import type { Numbering } from '#src/domain/specification/line-labels.ts';
import type { Detail, Notes } from '#src/domain/specification/section-document.ts';

export type Paper = 'letter' | 'a4';

/** The page header as typed; empty fields are left out. */
export interface HeaderFields {
  project: string;
  number: string;
  date: string;
}

/** The line below the end of a section: the manufacturer's copyright line, a line that names the source, or nothing. */
export type SourceLine = 'none' | 'note' | 'copyright';

/** How to print a section, in any format. */
export interface PrintOptions {
  numbering: Numbering;
  units: Units;
  notes: Notes;
  detail: Detail;
  paper: Paper;
  header: HeaderFields;
  keywords: Keywords;
  /** Only for a project's section; none by default. */
  source: SourceLine;
  /** How to treat an article whose lines are all removed. */
  emptyArticles: 'remove' | 'not used';
  office?: OfficeTemplate | undefined;
}

export const defaultPrintOptions: PrintOptions = {
  numbering: '1.1',
  units: 'ip',
  notes: 'remove',
  detail: 'full',
  paper: 'letter',
  header: { project: '', number: '', date: '' },
  keywords: defaultKeywords,
  source: 'copyright',
  emptyArticles: 'remove',
};
