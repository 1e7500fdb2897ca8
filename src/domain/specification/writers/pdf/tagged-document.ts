import { brand } from '#src/brand.ts';
import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import { documentInfo, metadata } from '#src/domain/specification/writers/pdf/document-info.ts';
import type { AboutDocument } from '#src/domain/specification/writers/pdf/document-info.ts';
import { embedFont } from '#src/domain/specification/writers/pdf/embed-font.ts';
import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { writeOutline } from '#src/domain/specification/writers/pdf/outline.ts';
import { createPdfFile, length, ref } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { writeStructure } from '#src/domain/specification/writers/pdf/structure.ts';
import type { Element } from '#src/domain/specification/writers/pdf/structure.ts';

/** Pages that are drawn one after another with the same fonts. */
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

interface Whole {
  about: AboutDocument;
  root: Element;
  /** What the bookmarks lead to; none for a short document. */
  places: readonly Place[];
  /** Points. */
  width: number;
  height: number;
}

/** The file: pages, embedded fonts, structure, bookmarks and what it is called. The same pages give the same bytes. */
export function taggedDocument({ drawn, fontNames }: Pages, whole: Whole): Uint8Array<ArrayBuffer> {
  const pdf = createPdfFile();
  const used = [...fontNames].filter(([, name]) =>
    drawn.some(({ operations }) => operations.some((each) => each.includes(`/${name} `))),
  );
  const resources = pdf.add(
    `<</Font<<${used.map(([font, name]) => `/${name} ${ref(embedFont(pdf, font))}`).join('')}>>>>`,
  );
  const tree = pdf.reserve();
  const ids = drawn.map(({ operations }, index) => {
    const content = pdf.addStream('', new TextEncoder().encode(operations.join('\n')));
    return pdf.add(
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${length(whole.width)} ${length(whole.height)}]/Resources ${ref(resources)}/Contents ${ref(content)}/StructParents ${index}/Tabs/S>>`,
    );
  });
  pdf.put(tree, `<</Type/Pages/Kids[${ids.map(ref).join(' ')}]/Count ${ids.length}>>`);
  const structure = writeStructure(
    pdf,
    whole.root,
    ids,
    drawn.map(({ marked }) => marked),
  );
  const outline = writeOutline(pdf, whole.places, ids);
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}${outline}/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${ref(metadata(pdf, whole.about, brand.name))}>>`,
  );
  return pdf.finish(catalog, pdf.add(documentInfo(whole.about, brand.name)));
}
