import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';
import { leftOf, listLevels } from '#src/domain/specification/writers/list-levels.ts';
import { margin, textWidth } from '#src/domain/specification/writers/page-size.ts';
import { paragraphBlock, rowBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import { addElement, createOutliner, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { noRevision, shifted } from '#src/domain/specification/writers/pdf/revision-marks.ts';
import type { Marks, Revision } from '#src/domain/specification/writers/pdf/revision-marks.ts';
import type { Typeface } from '#src/domain/specification/writers/pdf/typeface.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import {
  introduces,
  noteText,
  shownLines,
  shownManufacturerNote,
} from '#src/domain/specification/writers/shown-lines.ts';

const points = (twips: number): number => twips / 20;
const left = points(margin);
const bodySize = 10;
const smallSize = 9;
const noteBrightness = 0.27;

export interface Faces {
  regular: Typeface;
  bold: Typeface;
}

/** A bookmark target. */
export interface Place {
  title: string;
  level: number;
  page: number;
  top: number;
  /** Whether the bookmarks under it are collapsed at first. */
  isClosed?: boolean;
}

/** A section as tagged blocks; fills `places` while drawing. */
export function sectionBlocks(
  section: PrintedSection,
  { regular, bold }: Faces,
  root: Element,
  places: Place[],
  revision: Revision = noRevision,
): Block[] {
  const width = points(textWidth(section.paper));
  const levels = listLevels(section.numbering);
  const outliner = createOutliner(root);
  const plain: Look = { face: regular, size: bodySize, brightness: 0 };
  const strong: Look = { face: bold, size: bodySize, brightness: 0 };
  const quiet: Look = { face: regular, size: smallSize, brightness: noteBrightness };
  const lines = shownLines(section);
  const last = lines.at(-1);
  const bookmark = (title: string, level: number) => (canvas: Canvas, top: number) => {
    places.push({ title, level, page: canvas.page, top });
  };

  const centered = (text: string, type: string, look: Look, before: number, keepsNext: boolean): Block =>
    paragraphBlock({
      text,
      element: addElement(outliner.atTop(), type),
      look,
      x: left,
      width,
      before,
      keepsNext,
      isCentered: true,
    });
  const note = (text: string, at: number, element: Element, marks?: Marks): Block =>
    paragraphBlock({
      text: noteText(text),
      element,
      look: quiet,
      x: left + at + 8,
      width: width - at - 8,
      before: 8,
      keepsNext: true,
      bar: 8,
      marks: marks && shifted(marks, noteText(text).length - text.length),
    });
  const numbered = (line: PrintedLine): Block => {
    const { level, text, label } = line;
    const { left: hang = 0, hanging = 0, before = 0 } = levels[level] ?? {};
    const isHeading = level < 2;
    const heading = isHeading ? addElement(outliner.atTop(), level === 0 ? 'H2' : 'H3') : null;
    const parts = heading ? { label: heading, body: heading } : outliner.item(level);
    return paragraphBlock({
      text,
      element: parts.body,
      look: level === 0 ? strong : plain,
      x: left + points(hang),
      width: width - points(hang),
      before: points(before),
      keepsNext: introduces(line) || line === last,
      marks: revision.text(line),
      label: { text: `${label} `, x: left + points(hang - hanging), element: parts.label },
      ...(isHeading && { onFirstLine: bookmark(`${label} ${text}`, level) }),
    });
  };
  const table = (line: PrintedLine): Block[] => {
    const { level, text, rows } = line;
    const at = points(leftOf(levels, level));
    const element = addElement(outliner.among(level), 'Table');
    const place = { x: left + at, width: width - at };
    const title =
      text === ''
        ? []
        : [
            paragraphBlock({
              text,
              element: addElement(element, 'Caption'),
              marks: revision.text(line),
              look: strong,
              ...place,
              before: 8,
              keepsNext: true,
            }),
          ];
    const blocks: Block[] = [];
    for (const [index, { cells, gray }] of rows.entries()) {
      const row = addElement(element, 'TR');
      const shade = gray ?? (index === 0 ? 2 : null);
      const isDark = shade !== null && shade >= firstDarkGray;
      const head = blocks[0];
      blocks.push(
        rowBlock({
          cells: cells.map((cell, column) => ({
            text: cell,
            marks: revision.cell(line, index, column),
            element: index === 0 ? addElement(row, 'TH', columnHead) : addElement(row, 'TD'),
          })),
          look: { face: index === 0 ? bold : regular, size: smallSize, brightness: isDark ? 1 : 0 },
          shade: shade === null ? null : Number.parseInt(grayHex(shade).slice(0, 2), 16) / 255,
          ...place,
          before: index === 0 ? (text === '' ? 8 : 3) : 0,
          ...(head && { head }),
        }),
      );
    }
    return [...title, ...blocks];
  };

  const manufacturerNote = shownManufacturerNote(section);
  const { draft = '' } = section;
  return [
    centered(`${numberedHead(section.number)} `, 'H1', strong, 0, true),
    centered(section.title.toUpperCase(), 'P', strong, 0, true),
    ...(draft === '' ? [] : [centered(draft, 'P', strong, 8, true)]),
    ...(manufacturerNote === null ? [] : [note(manufacturerNote, 0, addElement(outliner.atTop(), 'P'))]),
    ...lines.flatMap((line) => {
      if (line.kind === 'table') return table(line);
      if (line.kind !== 'note') return [numbered(line)];
      const element = addElement(outliner.among(line.level), 'P');
      return [note(line.text, points(leftOf(levels, line.level)), element, revision.text(line))];
    }),
    centered(endOf(section.number), 'P', strong, 24, section.copyright !== ''),
    ...(section.copyright === '' ? [] : [centered(section.copyright, 'P', { ...quiet, size: 8 }, 8, false)]),
  ];
}

const columnHead = '/A<</O/Table/Scope/Column>>';
