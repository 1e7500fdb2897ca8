import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { defaultKeywords } from '#src/domain/specification/line-text.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import type { DocumentOptions } from '#src/components/specification/document-options.ts';

/** The print options that follow from the user's document options, page header, and office. */
export function printOptionsFrom(
  { numbering, units, notes, detail, paper, source, emptyArticles }: DocumentOptions,
  { project, number, date, owner, architect, contractor }: DocumentHeader,
): PrintOptions {
  const word = (typed: string, usual: string): string => (typed.trim() === '' ? usual : typed.trim());
  const office = readOfficeTemplate();
  return {
    ...(office && { office }),
    numbering,
    units,
    notes,
    detail,
    paper,
    source,
    emptyArticles,
    header: { project, number, date },
    keywords: {
      OWNER: word(owner, defaultKeywords.OWNER),
      ARCHITECT: word(architect, defaultKeywords.ARCHITECT),
      CONTRACTOR: word(contractor, defaultKeywords.CONTRACTOR),
    },
  };
}
