import { brand } from '#src/brand.ts';
import {
  contentsTitle,
  manualDivisions,
  manualEdges,
  manualSubject,
} from '#src/domain/project-manual/manual.ts';
import type { MadeManual, Manual } from '#src/domain/project-manual/manual.ts';
import { contentsBlocks, drawContentsNumbers } from '#src/domain/project-manual/pdf-contents.ts';
import type { ContentsLine } from '#src/domain/project-manual/pdf-contents.ts';
import { coverBlocks } from '#src/domain/project-manual/pdf-cover.ts';
import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { layOut, type Block } from '#src/domain/specification/writers/pdf/layout.ts';
import { drawPageFrame } from '#src/domain/specification/writers/pdf/page-frame.ts';
import { sectionBlocks } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { documentSteps, startPages } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import type { PageLink, Pages } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** First page and page count of a section. */
interface Span {
  first: number;
  count: number;
}

/**
 * A project manual as one tagged PDF: cover, contents with page numbers and links, sections with their own page numbers
 * in the footer, and bookmarks. Yields the progress, 0 to 1, after each section and page. Leaves out a section that
 * can't be laid out.
 */
export function* manualToPdf(
  manual: Manual,
  faces: Faces,
): Generator<number, MadeManual<Uint8Array<ArrayBuffer>>> {
  const failed: PrintedSection[] = [];
  for (;;) {
    const left = { ...manual, sections: manual.sections.filter((one) => !failed.includes(one)) };
    const laid = yield* layOutManual(left, faces);
    if (!('failed' in laid)) return { document: yield* finishDocument(left, laid), failed };
    failed.push(laid.failed);
  }
}

interface LaidOut {
  pages: Pages;
  places: Place[];
  links: PageLink[];
  root: ReturnType<typeof rootElement>;
}

function* layOutManual(
  manual: Manual,
  faces: Faces,
): Generator<number, LaidOut | { failed: PrintedSection }> {
  const { paper, sections } = manual;
  const pages = startPages(faces);
  const root = rootElement();
  const places: Place[] = [];
  const frame = { top: pageSizes[paper].height / 20 - margin / 20, bottom: margin / 20 };
  const put = (blocks: readonly Block[]): Span => {
    const first = pages.drawn.length;
    layOut(blocks, frame, pages.next);
    return { first, count: pages.drawn.length - first };
  };

  put(coverBlocks(manual, faces, addElement(root, 'Sect')));
  const lines: ContentsLine[] = [];
  const contents = put(contentsBlocks(manual, faces, addElement(root, 'Sect'), lines));
  places.push({ title: 'Table of contents', level: 0, page: contents.first, top: frame.top });

  const spans = new Map<PrintedSection, Span>();
  for (const { heading, sections: own } of manualDivisions(sections)) {
    places.push({ title: heading, level: 0, page: pages.drawn.length, top: frame.top });
    for (const section of own) {
      const below: Place[] = [];
      const place = { title: `${section.number} ${section.title}`, level: 1, top: frame.top, isClosed: true };
      places.push({ ...place, page: pages.drawn.length });
      try {
        spans.set(section, put(sectionBlocks(section, faces, addElement(root, 'Sect'), below)));
      } catch {
        return { failed: section };
      }
      addAll(
        places,
        below.map((each) => ({ ...each, level: each.level + 2 })),
      );
      yield (0.6 * spans.size) / sections.length;
    }
  }

  const links: PageLink[] = [];
  for (const line of lines) {
    const span = spans.get(line.section);
    if (span) addAll(links, drawContentsNumbers(line, span, faces, paper));
  }
  drawFrames(manual, faces, pages, contents, spans);
  return { pages, places, links, root };
}

/** Header and footer except on the cover: the manual's page in the center, the section's at the right. */
function drawFrames(
  manual: Manual,
  faces: Faces,
  { drawn }: Pages,
  contents: Span,
  spans: ReadonlyMap<PrintedSection, Span>,
): void {
  const { paper, office } = manual;
  const frame = ({ first, count }: Span, title: string, mark: string): void => {
    const edges = manualEdges(manual, title, mark);
    for (const [index, canvas] of drawn.slice(first, first + count).entries())
      drawPageFrame(canvas, faces, paper, {
        edges,
        page: index + 1,
        pages: count,
        logo: office?.logo,
        middle: `Page ${canvas.page + 1}`,
      });
  };
  frame(contents, contentsTitle, 'TOC');
  for (const [section, span] of spans) frame(span, section.title, section.number);
}

function* finishDocument(
  { project, owner, day, paper, office, sections }: Manual,
  { pages, places, links, root }: LaidOut,
): Generator<number, Uint8Array<ArrayBuffer>> {
  const { width, height } = pageSizes[paper];
  const steps = documentSteps(pages, {
    about: {
      title: [project, 'Project Manual'].filter((part) => part !== '').join(' - '),
      author: owner === '' ? brand.name : owner,
      subject: manualSubject({ sections }),
      date: day,
    },
    root,
    places,
    links,
    logo: office?.logo,
    width: width / 20,
    height: height / 20,
  });
  for (let done = 1; ; done += 1) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield 0.6 + Math.min(0.4, (0.4 * done) / pages.drawn.length);
  }
}
