import { notePrefix } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** `Note to specifier: Delete what the project does not need.` */
export const noteText = (text: string): string => `${notePrefix} ${text}`;

/** The lines of a format that cannot hide text: hidden notes are left out. */
export function shownLines({ lines, areNotesHidden }: PrintedSection): readonly PrintedLine[] {
  return areNotesHidden ? lines.filter(({ kind }) => kind !== 'note') : lines;
}

/** The note about the manufacturer where a format that cannot hide text shows it. */
export function shownManufacturerNote({ manufacturerNote, areNotesHidden }: PrintedSection): string | null {
  return areNotesHidden ? null : manufacturerNote;
}

/** `Riverside Library, No. 2214`; empty when the person gave neither. */
export function projectText({ header: { project, number } }: Pick<PrintedSection, 'header'>): string {
  return [project, number === '' ? '' : `No. ${number}`].filter((part) => part !== '').join(', ');
}

/** A line that introduces those below it stays on their page. */
export const introduces = ({ kind, text }: PrintedLine): boolean =>
  kind === 'part' || kind === 'article' || kind === 'note' || text.endsWith(':');
