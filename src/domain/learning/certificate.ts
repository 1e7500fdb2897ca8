import { brand } from '#src/brand.ts';
import { asArtifact, asPart, drawFrame, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import { facesOfText, type LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import { addElement, rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { startPages, taggedDocument } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { fullDate } from '#src/lib/dates.ts';

export interface Certificate {
  name: string;
  course: string;
  provider: string;
  /** `1 hour`. */
  hours: string;
  right: number;
  of: number;
  /** Day of the quiz: `2026-11-02`. */
  on: string;
}

/** US Letter, landscape; in points. */
const page = { width: 792, height: 612 };
const edge = 72;

/**
 * Printed on every certificate.
 * @internal
 */
export const notCreditNotice =
  'This is a record of reading and a quiz, kept in a browser. It is not continuing-education credit: no professional body or licensing board has reviewed or approved this course or this certificate.';

interface Line {
  tag: 'H1' | 'P';
  text: string;
  size: number;
  isBold?: boolean;
  brightness?: number;
  /** Space above it, in points. */
  gap: number;
}

const linesOf = ({ name, course, provider, hours, right, of, on }: Certificate): Line[] => [
  { tag: 'P', text: `${brand.name} Academy`, size: 12, isBold: true, gap: 0 },
  { tag: 'H1', text: 'Certificate of completion', size: 30, isBold: true, gap: 34 },
  { tag: 'P', text: name, size: 22, gap: 30 },
  { tag: 'P', text: 'read the course and passed its quiz:', size: 12, brightness: 0.27, gap: 14 },
  { tag: 'P', text: course, size: 18, isBold: true, gap: 14 },
  { tag: 'P', text: `Provided by ${provider}. Length: ${hours}.`, size: 12, gap: 22 },
  { tag: 'P', text: `${right} of ${of} answers right on ${fullDate(on) ?? on}.`, size: 12, gap: 6 },
  { tag: 'P', text: notCreditNotice, size: 10, brightness: 0.27, gap: 40 },
];

/** One tagged PDF page with embedded fonts. The same certificate always gives the same bytes. */
export async function certificateToPdf(
  certificate: Certificate,
  load: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(certificate);
  const faces = await facesOfText(lines.map(({ text }) => text).join('\n'), load);
  const pages = startPages(faces);
  const canvas = pages.next();
  const root = rootElement();
  asArtifact(canvas, () => {
    const box = { x: edge / 2, y: edge / 2, width: page.width - edge, height: page.height - edge };
    drawFrame(canvas, box, 0.3);
  });
  let y = page.height - edge - 24;
  for (const { tag, text, size, isBold = false, brightness = 0, gap } of lines) {
    const look = { face: isBold ? faces.bold : faces.regular, size, brightness };
    y -= gap;
    asPart(canvas, addElement(root, tag), () => {
      for (const line of wrapped(look.face, text, size, page.width - 2 * edge)) {
        y -= size * 1.3;
        drawText(canvas, line, edge, y, look);
      }
    });
  }
  const about = {
    title: `Certificate of completion: ${certificate.course}`,
    author: certificate.name,
    subject: `A course of ${certificate.provider}`,
    date: certificate.on,
  };
  return taggedDocument(pages, { about, root, places: [], ...page });
}
