import { strFromU8, unzipSync } from 'fflate';

/** The words of a Word file: paragraphs as lines, tabs as tabs. Every part of it must be XML. */
export async function documentTextOf(file: Blob | undefined): Promise<string> {
  const parts = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
  for (const [name, bytes] of Object.entries(parts)) {
    const parsed = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error(`${name} is no XML.`);
  }
  const body = new DOMParser().parseFromString(
    strFromU8(parts['word/document.xml'] ?? new Uint8Array()),
    'application/xml',
  );
  return [...body.getElementsByTagName('w:p')]
    .map((paragraph) =>
      [...paragraph.getElementsByTagName('*')]
        .map((one) =>
          one.tagName === 'w:tab' && one.parentElement?.tagName === 'w:r'
            ? '\t'
            : one.tagName === 'w:t'
              ? one.textContent
              : '',
        )
        .join(''),
    )
    .join('\n');
}
