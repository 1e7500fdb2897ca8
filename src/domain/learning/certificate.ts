import { brand } from '#src/brand.ts';
import { asArtifact, asPart, drawFrame, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import { embedFont } from '#src/domain/specification/writers/pdf/embed-font.ts';
import { facesOfText } from '#src/domain/specification/writers/pdf/faces.ts';
import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import {
  createPdfFile,
  dateString,
  length,
  ref,
  textString,
} from '#src/domain/specification/writers/pdf/pdf-file.ts';
import { addElement, rootElement, writeStructure } from '#src/domain/specification/writers/pdf/structure.ts';
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

function linesOf({ name, course, provider, hours, right, of, on }: Certificate): Line[] {
  return [
    { tag: 'P', text: `${brand.name} Academy`, size: 12, isBold: true, gap: 0 },
    { tag: 'H1', text: 'Certificate of completion', size: 30, isBold: true, gap: 34 },
    { tag: 'P', text: name, size: 22, gap: 30 },
    { tag: 'P', text: 'read the course and passed its quiz:', size: 12, brightness: 0.27, gap: 14 },
    { tag: 'P', text: course, size: 18, isBold: true, gap: 14 },
    { tag: 'P', text: `Provided by ${provider}. Length: ${hours}.`, size: 12, gap: 22 },
    { tag: 'P', text: `${right} of ${of} answers right on ${fullDate(on) ?? on}.`, size: 12, gap: 6 },
    { tag: 'P', text: notCreditNotice, size: 10, brightness: 0.27, gap: 40 },
  ];
}

/** One tagged PDF page with embedded fonts. The same certificate always gives the same bytes. */
export async function certificateToPdf(
  certificate: Certificate,
  load: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(certificate);
  const faces = await facesOfText(lines.map(({ text }) => text).join('\n'), load);
  const pdf = createPdfFile();
  const fonts = new Map<Font, string>(
    [...faces.regular, ...faces.bold].map((font, index) => [font, `F${index + 1}`]),
  );
  const canvas: Canvas = { page: 0, operations: [], marked: [], fonts, current: null, isRepeat: false };
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

  const used = [...fonts].filter(([, name]) =>
    canvas.operations.some((operation) => operation.includes(`/${name} `)),
  );
  const resources = used.map(([font, name]) => `/${name} ${ref(embedFont(pdf, font))}`).join('');
  const content = pdf.addStream('', new TextEncoder().encode(canvas.operations.join('\n')));
  const tree = pdf.reserve();
  const sheet = pdf.add(
    `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${length(page.width)} ${length(page.height)}]/Resources<</Font<<${resources}>>>>/Contents ${ref(content)}/StructParents 0/Tabs/S>>`,
  );
  pdf.put(tree, `<</Type/Pages/Kids[${ref(sheet)}]/Count 1>>`);
  const structure = writeStructure(pdf, root, [sheet], [canvas.marked]);
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const title = textString(`Certificate of completion: ${certificate.course}`);
  const date = dateString(certificate.on);
  return pdf.finish(
    catalog,
    pdf.add(
      `<</Title ${title}/Author ${textString(certificate.name)}/Creator ${textString(brand.name)}/Producer ${textString(brand.name)}/CreationDate ${date}/ModDate ${date}>>`,
    ),
  );
}
