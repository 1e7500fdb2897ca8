import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';

interface ReadManual {
  /** The words of each page in order, without head, foot and what else screen readers pass over. */
  pages: string[];
  /** The words at the foot of each page, from left to right. */
  feet: string[];
  /** The links of the contents: what they say, and the page that they lead to, counted from 1. */
  links: { title: string; page: number }[];
  bookmarks: { title: string; page: number; level: number }[];
  roles: ReadonlySet<string>;
}

/** Reads a project manual with pdf.js. */
export async function readManual(bytes: Uint8Array): Promise<ReadManual> {
  const { pages, roles } = await readPdf(bytes);
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pageOf = async (dest: unknown): Promise<number> => {
    const target: unknown = Array.isArray(dest) ? dest[0] : null;
    return isRef(target) ? (await document.getPageIndex(target)) + 1 : 0;
  };
  const links: ReadManual['links'] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations: unknown[] = await (await document.getPage(number)).getAnnotations();
    for (const one of annotations)
      if (isLink(one)) links.push({ title: one.contentsObj.str, page: await pageOf(one.dest) });
  }
  const bookmarks: ReadManual['bookmarks'] = [];
  const visit = async (items: readonly Bookmark[], level: number): Promise<void> => {
    for (const { title, dest, items: below } of items) {
      bookmarks.push({ title, page: await pageOf(dest), level });
      await visit(below, level + 1);
    }
  };
  await visit((await document.getOutline()) ?? [], 0);
  await task.destroy();
  const isFoot = ({ y }: { y: number }): boolean => y < 60;
  return {
    pages: pages.map((page) =>
      page
        .filter(({ isArtifact }) => !isArtifact)
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    ),
    feet: pages.map((page) =>
      page
        .filter((each) => isFoot(each) && each.text.trim() !== '')
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' | '),
    ),
    links,
    bookmarks,
    roles: new Set(roles),
  };
}

interface Bookmark {
  title: string;
  dest: unknown;
  items: readonly Bookmark[];
}

const isRef = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

const isLink = (value: unknown): value is { dest: unknown; contentsObj: { str: string } } =>
  typeof value === 'object' && value !== null && 'dest' in value && 'contentsObj' in value;
