import { notePrefix } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** `Note to specifier: Delete what the project does not need.` */
export const noteText = (text: string): string => `${notePrefix} ${text}`;

/** Lines for a format that can't hide text: leaves out hidden notes. */
export function shownLines({ lines, areNotesHidden }: PrintedSection): readonly PrintedLine[] {
  return areNotesHidden ? lines.filter(({ kind }) => kind !== 'note') : lines;
}

/** The note on the manufacturer, if a format that can't hide text shows it. */
export function shownManufacturerNote({ manufacturerNote, areNotesHidden }: PrintedSection): string | null {
  return areNotesHidden ? null : manufacturerNote;
}

/** `Riverside Library, No. 2214`; empty if the person typed neither. */
export function projectText({ header: { project, number } }: Pick<PrintedSection, 'header'>): string {
  return [project, number === '' ? '' : `No. ${number}`].filter((part) => part !== '').join(', ');
}

/** Whether a line introduces those below and must stay on their page. */
export const introduces = ({ kind, text }: PrintedLine): boolean =>
  kind === 'part' || kind === 'article' || kind === 'note' || text.endsWith(':');
