import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';

/** A file within a PDF. */
export interface Attachment {
  id: string;
  name: string;
  description: string;
}

/** An optional content group of a PDF, as exported from a drawing. */
export interface PdfLayer {
  id: string;
  name: string;
  isVisible: boolean;
}

/** A document's data besides its pages. */
export interface DocumentExtras {
  attachments: readonly Attachment[];
  layers: readonly PdfLayer[];
  /** The page labels, such as `A-101` or `iv`; empty if pages are only numbered. */
  labels: readonly string[];
}

const mostAttachments = 200;
const mostLayers = 1_000;
const Named = v.object({
  filename: v.optional(v.string(), ''),
  description: v.optional(v.nullable(v.string()), null),
});
const Group = v.object({ name: v.nullish(v.string()), visible: v.boolean() });

export async function readExtras(pdf: PDFDocumentProxy): Promise<DocumentExtras> {
  const [attachments, labels, content] = await Promise.all([
    pdf.getAttachments().catch(() => null),
    pdf.getPageLabels().catch(() => null),
    pdf.getOptionalContentConfig().catch(() => null),
  ]);
  return {
    attachments: [...(attachments ?? [])].slice(0, mostAttachments).map(([id, attachment]) => {
      const read = v.safeParse(Named, attachment);
      const { filename, description } = read.success ? read.output : { filename: '', description: null };
      return { id, name: filename || id, description: description ?? '' };
    }),
    labels: labels?.some((label, index) => label !== '' && label !== String(index + 1)) ? labels : [],
    layers: [...(content ?? [])].slice(0, mostLayers).flatMap(([id, group]: [unknown, unknown]) => {
      const read = v.safeParse(Group, group);
      return read.success && typeof id === 'string'
        ? [{ id, name: read.output.name || 'Unnamed layer', isVisible: read.output.visible }]
        : [];
    }),
  };
}
