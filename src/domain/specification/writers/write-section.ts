import type { DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/** A section's file. Loads a format's code, and fonts for PDF, on first use; rejects if it can't. */
export async function writeSection(
  section: PrintedSection,
  format: DocumentFormat,
  loadFont?: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'docx': {
      const { sectionToDocx } = await import('#src/domain/specification/writers/section-to-docx.ts');
      return sectionToDocx(section);
    }
    case 'rtf': {
      const { sectionToRtf } = await import('#src/domain/specification/writers/section-to-rtf.ts');
      return encoded(sectionToRtf(section));
    }
    case 'txt': {
      const { sectionToText } = await import('#src/domain/specification/writers/section-to-text.ts');
      return encoded(sectionToText(section));
    }
    case 'html': {
      const { sectionToHtml } = await import('#src/domain/specification/writers/section-to-html.ts');
      return encoded(sectionToHtml(section));
    }
    case 'md': {
      const { sectionToMarkdown } = await import('#src/domain/specification/writers/section-to-markdown.ts');
      return encoded(sectionToMarkdown(section));
    }
    case 'pdf': {
      if (loadFont === undefined) throw new Error('A PDF needs fonts');
      const [{ sectionToPdf }, { facesOf }] = await Promise.all([
        import('#src/domain/specification/writers/section-to-pdf.ts'),
        import('#src/domain/specification/writers/pdf/faces.ts'),
      ]);
      return sectionToPdf(section, await facesOf(section, loadFont));
    }
  }
}

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
