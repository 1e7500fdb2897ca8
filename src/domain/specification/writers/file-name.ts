import type { DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { slugOf } from '#src/lib/slug.ts';

/** `074213-metal-wall-panels.docx`. */
export function documentFileName(
  { number, title }: Pick<PrintedSection, 'number' | 'title'>,
  format: DocumentFormat,
): string {
  const name = [number.replaceAll(/[ .]/g, ''), slugOf(title)].filter((part) => part !== '').join('-');
  return safeFileName(`${name}.${format}`, 100);
}
