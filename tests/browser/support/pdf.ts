/** A PDF of these objects, the first of them its catalog. `end` is what follows its trailer. */
export function pdfOfObjects(objects: readonly string[], end = '%%EOF\n'): Buffer {
  const text = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${text}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n${end}`,
    'latin1',
  );
}

/** A PDF of so many empty pages. */
export function pdfOf(pages: number): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>'),
  ]);
}

export const stream = (text: string, head = ''): string =>
  `<< ${head} /Length ${text.length} >>\nstream\n${text}\nendstream`;
