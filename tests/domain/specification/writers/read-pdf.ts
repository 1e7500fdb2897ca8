import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Placed {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Marked as what screen readers pass over. */
  isArtifact: boolean;
}

interface ReadPdf {
  /** The text runs of each page, in the order of the page. */
  pages: Placed[][];
  /** Words of the whole body in order, without head, foot and artifacts. */
  body: string;
  bookmarks: { title: string; page: number; items: string[] }[];
  language: string;
  title: unknown;
  isTagged: boolean;
  /** The kinds of elements with the text in them, in reading order. */
  roles: string[];
}

const frame = 60;

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const read: ReadPdf = {
    pages: [],
    body: '',
    bookmarks: [],
    language: '',
    title: undefined,
    isTagged: false,
    roles: [],
  };
  let body = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , height = 0] = page.view;
    const { items } = await page.getTextContent({
      disableNormalization: true,
      includeMarkedContent: true,
    });
    const placed: Placed[] = [];
    const marks: string[] = [];
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') marks.pop();
        else marks.push('tag' in item ? String(item.tag) : '');
      } else if (item.str !== '') {
        const [, , , , x = 0, y = 0] = item.transform.map(Number);
        placed.push({ text: item.str, x, y, size: item.height, isArtifact: marks.includes('Artifact') });
      }
    }
    read.pages.push(placed);
    let y = 0;
    for (const each of placed) {
      if (each.isArtifact || each.y < frame || each.y > (height ?? 0) - frame) continue;
      body += `${Math.abs(each.y - y) > 1 ? ' ' : ''}${each.text}`;
      y = each.y;
    }
    const tree = await page.getStructTree();
    if (tree) read.roles.push(...rolesOf(tree));
  }
  read.body = body.replace(/\s+/g, ' ').trim();
  const outline = (await document.getOutline()) ?? [];
  for (const { title, dest, items } of outline) {
    const target: unknown = Array.isArray(dest) ? dest[0] : null;
    const page = isRef(target) ? await document.getPageIndex(target) : -1;
    read.bookmarks.push({ title, page, items: items.map((item: { title: string }) => item.title) });
  }
  const { info } = await document.getMetadata();
  const facts = new Map(Object.entries(info));
  read.title = facts.get('Title');
  read.language = String(facts.get('Language') ?? '');
  const marks: unknown = await document.getMarkInfo();
  read.isTagged = marks instanceof Map && marks.get('Marked') === true;
  await task.destroy();
  return read;
}

const isRef = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

function rolesOf(node: object): string[] {
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: unknown = 'children' in node ? node.children : [];
  return [
    ...role,
    ...(Array.isArray(children) ? children : []).flatMap((child: unknown) =>
      typeof child === 'object' && child !== null ? rolesOf(child) : [],
    ),
  ];
}
