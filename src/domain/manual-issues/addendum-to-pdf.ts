import { brand } from '#src/brand.ts';
import { changeText, type SectionChange } from '#src/domain/manual-issues/addendum.ts';
import {
  changesTitle,
  coverWords,
  fileWords,
  kindWords,
  markWords,
} from '#src/domain/manual-issues/addendum-words.ts';
import type { AddendumRequest } from '#src/domain/manual-issues/addendum-words.ts';
import { markedSection } from '#src/domain/manual-issues/marked-section.ts';
import { manualEdges } from '#src/domain/project-manual/manual.ts';
import { coverBlocks } from '#src/domain/project-manual/pdf-cover.ts';
import { margin, pageSizes, textWidth } from '#src/domain/specification/writers/page-size.ts';
import { paragraphBlock, rowBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import type { Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { layOut, type Block } from '#src/domain/specification/writers/pdf/layout.ts';
import { drawPageFrame } from '#src/domain/specification/writers/pdf/page-frame.ts';
import { sectionBlocks } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, rootElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { documentSteps, startPages } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import type { Pages } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import { addAll } from '#src/lib/long-lists.ts';

/**
 * An addendum as one tagged PDF: cover, list of changes, and each changed, added, or removed section with its deleted words struck,
 * its inserted words underlined, and a bar beside changed rows. Yields once for each section and page.
 */
export function* addendumToPdf(
  request: AddendumRequest,
  faces: Faces,
): Generator<void, Uint8Array<ArrayBuffer>> {
  const { manual, addendum } = request;
  const { paper, project, owner, day } = manual;
  const { width, height } = pageSizes[paper];
  const frame = { top: (height - margin) / 20, bottom: margin / 20 };
  const pages = startPages(faces);
  const root = rootElement();
  const places: Place[] = [];
  const words = fileWords(request);
  const put = (blocks: readonly Block[], title: string, mark: string): void => {
    const first = pages.drawn.length;
    layOut(blocks, frame, pages.next);
    drawFrames(request, faces, pages, { first, title, mark });
  };
  layOut(coverBlocks(manual, faces, addElement(root, 'Sect'), coverWords(request)), frame, pages.next);
  places.push({ title: 'List of changes', level: 0, page: pages.drawn.length, top: frame.top });
  put(listBlocks(addendum.changes, faces, addElement(root, 'Sect'), paper), words.front, words.mark);
  for (const { section, redline } of addendum.changes) {
    const below: Place[] = [];
    const marked = markedSection(section, redline);
    places.push({
      title: `${section.number} ${section.title}`,
      level: 0,
      page: pages.drawn.length,
      top: frame.top,
      isClosed: true,
    });
    put(
      sectionBlocks(marked.section, faces, addElement(root, 'Sect'), below, marked.revision),
      section.title,
      section.number,
    );
    addAll(
      places,
      below.map((one) => ({ ...one, level: one.level + 1 })),
    );
    yield;
  }
  return yield* documentSteps(pages, {
    about: {
      title: [project, words.title].filter((part) => part !== '').join(' - '),
      author: owner === '' ? brand.name : owner,
      subject: words.subject,
      date: day,
    },
    root,
    places,
    logo: manual.office?.logo,
    width: width / 20,
    height: height / 20,
  });
}

interface Part {
  /** Its first page; it ends with the last page drawn. */
  first: number;
  title: string;
  mark: string;
}

/** Header and footer: page of the addendum in the center, page of the section at the right. */
function drawFrames(
  { manual }: AddendumRequest,
  faces: Faces,
  { drawn }: Pages,
  { first, title, mark }: Part,
): void {
  const edges = manualEdges(manual, title, mark);
  for (const [index, canvas] of drawn.slice(first).entries())
    drawPageFrame(canvas, faces, manual.paper, {
      edges,
      page: index + 1,
      pages: drawn.length - first,
      logo: manual.office?.logo,
      middle: `Page ${canvas.page + 1}`,
    });
}

function listBlocks(
  changes: readonly SectionChange[],
  { regular, bold }: Faces,
  root: Element,
  paper: Paper,
): Block[] {
  const place = { x: margin / 20, width: textWidth(paper) / 20 };
  const text = (words: string, type: string, look: Look, before: number): Block =>
    paragraphBlock({ text: words, element: addElement(root, type), look, ...place, before, keepsNext: true });
  const table = addElement(root, 'Table');
  const row = (cells: readonly string[], head: Block | null): Block => {
    const element = addElement(table, 'TR');
    return rowBlock({
      cells: cells.map((words) => ({
        text: words,
        element: head ? addElement(element, 'TD') : addElement(element, 'TH', columnHead),
      })),
      look: { face: head ? regular : bold, size: 9, brightness: 0 },
      shade: head ? null : 0.95,
      ...place,
      before: head ? 0 : 10,
      ...(head && { head }),
    });
  };
  const head = row(['Section', 'Title', 'Change', 'What'], null);
  return [
    text(changesTitle, 'H1', { face: bold, size: 14, brightness: 0 }, 0),
    text(markWords, 'P', { face: regular, size: 9, brightness: 0.27 }, 6),
    head,
    ...changes.map((change) =>
      row([change.section.number, change.section.title, kindWords[change.kind], changeText(change)], head),
    ),
  ];
}

const columnHead = '/A<</O/Table/Scope/Column>>';
