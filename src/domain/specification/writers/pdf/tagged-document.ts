import { brand } from '#src/brand.ts';
import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { bytesOfBase64 } from '#src/lib/base64.ts';
import { logoName, type Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import { documentInfo, metadata } from '#src/domain/specification/writers/pdf/document-info.ts';
import type { AboutDocument } from '#src/domain/specification/writers/pdf/document-info.ts';
import { embedFont } from '#src/domain/specification/writers/pdf/embed-font.ts';
import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { writeOutline } from '#src/domain/specification/writers/pdf/outline.ts';
import { createPdfFile, length, ref, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { ObjectId, PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { structureSteps, type Element } from '#src/domain/specification/writers/pdf/structure.ts';

/** Pages drawn in sequence with the same fonts. */
export interface Pages {
  drawn: Canvas[];
  fontNames: ReadonlyMap<Font, string>;
  next: () => Canvas;
}

export function startPages({ regular, bold }: Faces): Pages {
  const fontNames = new Map<Font, string>(
    [...regular, ...bold].map((font, index) => [font, `F${index + 1}`]),
  );
  const drawn: Canvas[] = [];
  const next = (): Canvas => {
    const canvas = {
      page: drawn.length,
      operations: [],
      marked: [],
      fonts: fontNames,
      current: null,
      isRepeat: false,
    };
    drawn.push(canvas);
    return canvas;
  };
  return { drawn, fontNames, next };
}

/** An area of a page that links to another page. */
export interface PageLink {
  element: Element;
  page: number;
  /** Left, bottom, right, top. */
  box: readonly [number, number, number, number];
  toPage: number;
  title: string;
}

interface Whole {
  about: AboutDocument;
  root: Element;
  /** Bookmark targets; empty for a short document. */
  places: readonly Place[];
  links?: readonly PageLink[];
  /** The picture that `drawLogo` draws. */
  logo?: OfficeLogo | null | undefined;
  /** In points. */
  width: number;
  height: number;
}

/** The finished file: pages, embedded fonts, structure, bookmarks, and metadata. The same pages give the same bytes. */
export function taggedDocument(pages: Pages, whole: Whole): Uint8Array<ArrayBuffer> {
  const steps = documentSteps(pages, whole);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same as a generator that yields after each page, for long documents. */
export function* documentSteps(
  { drawn, fontNames }: Pages,
  whole: Whole,
): Generator<void, Uint8Array<ArrayBuffer>> {
  const pdf = createPdfFile();
  const names = new Set(drawn.flatMap(({ operations }) => operations.flatMap(fontsIn)));
  const used = [...fontNames].filter(([, name]) => names.has(name));
  yield;
  const fonts = used.map(([font, name]) => `/${name} ${ref(embedFont(pdf, font))}`).join('');
  const picture = whole.logo ? `/XObject<</${logoName} ${ref(embedLogo(pdf, whole.logo))}>>` : '';
  const resources = pdf.add(`<</Font<<${fonts}>>${picture}>>`);
  const tree = pdf.reserve();
  const ids = drawn.map(() => pdf.reserve());
  const links = (whole.links ?? []).map((link) => ({ ...link, id: pdf.reserve() }));
  for (const [index, { operations }] of drawn.entries()) {
    const content = pdf.addStream('', new TextEncoder().encode(operations.join('\n')));
    const own = links.filter(({ page }) => page === index);
    const annotations = own.length === 0 ? '' : `/Annots[${own.map(({ id }) => ref(id)).join(' ')}]`;
    pdf.put(
      ids[index] ?? 0,
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${length(whole.width)} ${length(whole.height)}]/Resources ${ref(resources)}/Contents ${ref(content)}/StructParents ${index}${annotations}/Tabs/S>>`,
    );
    yield;
  }
  for (const [index, { id, title, box, toPage }] of links.entries())
    pdf.put(
      id,
      `<</Type/Annot/Subtype/Link/Rect[${box.map(length).join(' ')}]/Border[0 0 0]/Contents ${textString(title)}/Dest[${ref(ids[toPage] ?? 0)}/XYZ null null null]/StructParent ${drawn.length + index}>>`,
    );
  pdf.put(tree, `<</Type/Pages/Kids[${ids.map(ref).join(' ')}]/Count ${ids.length}>>`);
  const structure = yield* structureSteps(
    pdf,
    whole.root,
    ids,
    drawn.map(({ marked }) => marked),
    links,
  );
  yield;
  const outline = writeOutline(pdf, whole.places, ids);
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}${outline}/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${ref(metadata(pdf, whole.about, brand.name))}>>`,
  );
  return pdf.finish(catalog, pdf.add(documentInfo(whole.about, brand.name)));
}

/** The logo as it is: PDF reads JPEG. */
const embedLogo = (pdf: PdfFile, { data, width, height }: OfficeLogo): ObjectId =>
  pdf.addStream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
    bytesOfBase64(data),
    'plain',
  );

const showsText = 'BT /';

/** The fonts used in a piece of page content. Most pieces show one text, whose long remainder needn't be searched. */
function fontsIn(operation: string): string[] {
  if (operation.startsWith(showsText))
    return [operation.slice(showsText.length, operation.indexOf(' ', showsText.length))];
  return operation.includes(showsText)
    ? [...operation.matchAll(/BT \/(\w+) /g)].map(([, name = '']) => name)
    : [];
}
