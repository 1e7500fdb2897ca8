import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { byNumber } from '#src/domain/project-manual/outline-edits.ts';
import { usualLines } from '#src/domain/office-template/office-template.ts';
import { edgesOf } from '#src/domain/office-template/page-lines.ts';
import { facesOfText, officeText, textOfSection } from '#src/domain/specification/writers/pdf/faces.ts';
import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** All specifications of a project as one document. */
export interface Manual {
  project: string;
  /** The office's project number; empty without one. */
  number: string;
  /** As text; empty without one. */
  date: string;
  owner: string;
  /** ISO date on which the manual was made. */
  day: string;
  paper: Paper;
  /** Open items for the first page: `Draft: 11 blanks`; empty to omit them. */
  draft: string;
  /** The office template. */
  office?: OfficeTemplate | undefined;
  /** In MasterFormat order; see `inManualOrder`. */
  sections: readonly PrintedSection[];
}

/** A manual, and the sections that couldn't be included. */
export interface MadeManual<Document> {
  document: Document;
  failed: readonly PrintedSection[];
}

export const contentsTitle = 'TABLE OF CONTENTS';

/** The section number without spaces and dots. */
const digitsOf = ({ number }: Pick<PrintedSection, 'number'>): string => number.replaceAll(/\D/g, '');

/** MasterFormat order; sections with the same number by title, then by manufacturer. */
export const inManualOrder = (sections: readonly PrintedSection[]): PrintedSection[] =>
  sections.toSorted(
    (one, other) =>
      byNumber(digitsOf(one), digitsOf(other)) ||
      one.title.localeCompare(other.title, 'en') ||
      one.author.localeCompare(other.author, 'en'),
  );

/** A section's title in the contents; adds the manufacturer if several sections have its number. */
export function entryTitle(section: PrintedSection, { sections }: Pick<Manual, 'sections'>): string {
  const isOnly = sections.every(({ number }, at) => number !== section.number || sections[at] === section);
  return isOnly || section.author === '' ? section.title : `${section.title} - ${section.author}`;
}

interface ManualDivision {
  /** `DIVISION 07 - THERMAL AND MOISTURE PROTECTION`. */
  heading: string;
  sections: readonly PrintedSection[];
}

export function manualDivisions(sections: readonly PrintedSection[]): ManualDivision[] {
  const byDivision = Map.groupBy(sections, (section) => digitsOf(section).slice(0, 2));
  return [...byDivision].map(([number, own]) => {
    const title = findDivision(number)?.title.toUpperCase();
    return {
      heading: title === undefined ? 'OTHER SECTIONS' : `DIVISION ${number} - ${title}`,
      sections: own,
    };
  });
}

/** Footer lines of a manual: sections count their own pages without a total. */
const manualLines = { ...usualLines, footRight: '{section} - {page}' };

/** Header and footer of a part of the manual: a section, or a list with its mark, `TOC`. */
export const manualEdges = (
  { project, number, date, office }: Pick<Manual, 'project' | 'number' | 'date' | 'office'>,
  title: string,
  mark: string,
) => edgesOf({ header: { project, number, date }, number: mark, title, office }, manualLines);

/** The subject in the file's properties. */
export const manualSubject = ({ sections }: Pick<Manual, 'sections'>): string =>
  `Project manual, ${sections.length === 1 ? '1 section' : `${sections.length} sections`}`;

/** The words on a cover, around the project's name. */
export interface CoverWords {
  kind: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** Facts on the cover, under the title. */
export function coverFacts({ number, owner, date, sections }: Manual): (readonly [string, string])[] {
  const facts = [
    ['Project number', number],
    ['Owner', owner],
    ['Date', date],
    ['Sections', String(sections.length)],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

export function facesOfManual(manual: Manual, load: LoadFont): Promise<Faces> {
  const { project, number, owner, date, draft, office, sections } = manual;
  const texts = [project, number, owner, date, draft, officeText(office), ...sections.map(textOfSection)];
  return facesOfText(texts.join('\n'), load, office?.font);
}
