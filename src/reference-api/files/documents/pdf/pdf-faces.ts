import { readFont } from '#src/domain/specification/writers/pdf/font.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { pdfFonts } from '#src/reference-api/files/documents/pdf/pdf-fonts-data.ts';

const fontOf = (script: 'latin' | 'latin-ext', weight: 400 | 600) => {
  const bytes = Uint8Array.from(atob(pdfFonts[`${script}-${weight}`]), (each) => each.codePointAt(0) ?? 0);
  return readFont(bytes, `IBMPlexSans-${weight}-${script}`, weight);
};

let faces: Faces | null = null;

/** The fonts of all documents, read once. Other scripts appear as empty boxes but copy correctly. */
export function pdfFaces(): Faces {
  faces ??= {
    regular: [fontOf('latin', 400), fontOf('latin-ext', 400)],
    bold: [fontOf('latin', 600), fontOf('latin-ext', 600)],
  };
  return faces;
}
