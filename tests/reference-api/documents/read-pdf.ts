import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** From pdf.js: text per page, lines joined by spaces, and the document's properties. */
export interface ReadPdf {
  pages: string[];
  /** How many drawing operations each page has. */
  operations: number[];
  info: Record<string, unknown>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const read: ReadPdf = { pages: [], operations: [], info: {} };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item.str] : []));
    read.pages.push(words.join(' ').replace(/\s+/g, ' '));
    read.operations.push((await page.getOperatorList()).fnArray.length);
  }
  const { info } = await document.getMetadata();
  read.info = Object.fromEntries(Object.entries(info));
  await task.destroy();
  return read;
}
