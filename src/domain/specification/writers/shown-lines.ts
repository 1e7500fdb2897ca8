import { notePrefix } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** `Note to specifier: Delete what the project does not need.` */
export const noteText = (text: string): string => `${notePrefix} ${text}`;

/** Lines for a format that can't hide text: leaves out hidden notes. */
export const shownLines = ({ lines, areNotesHidden }: PrintedSection): readonly PrintedLine[] =>
  areNotesHidden ? lines.filter(({ kind }) => kind !== 'note') : lines;

/** The note on the manufacturer, if a format that can't hide text shows it. */
export const shownManufacturerNote = ({ manufacturerNote, areNotesHidden }: PrintedSection): string | null =>
  areNotesHidden ? null : manufacturerNote;

/** `Riverside Library, No. 2214`; empty if the person typed neither. */
export const projectText = ({ header: { project, number } }: Pick<PrintedSection, 'header'>): string =>
  [project, number === '' ? '' : `No. ${number}`].filter((part) => part !== '').join(', ');

/** Whether a line introduces those below and must stay on their page. */
export const introduces = ({ kind, text }: PrintedLine): boolean =>
  kind === 'part' || kind === 'article' || kind === 'note' || text.endsWith(':');
