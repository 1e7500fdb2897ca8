import type { SpecNode, SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';

/** A section of an office's own, as it is stored. */
export interface OfficeText {
  /** Six or eight digits; empty or unknown ones become `000000`. */
  number: string;
  title: string;
  nodes: SpecNode[];
  references: SpecReference[];
}

/** Stands in for a manufacturer, of which an office's section has none. */
const noCompany = 10_000;
/** What screens and files call whose section it is. */
export const officeName = 'Office section';

/** An office's section in the shape of a manufacturer's, so that everything that works with one works with the other. */
export function officeSection(
  { number, title, nodes, references }: OfficeText,
  { filename = 'office', revised = '2000-01-01' }: { filename?: string; revised?: string } = {},
): SpecSection {
  return {
    filename,
    coid: noCompany,
    company: officeName,
    companySlug: 'office',
    section: { number: /^\d{6}(?:\d{2})?$/.test(number) ? number : '000000', number95: null, title },
    title,
    edition: '2020',
    revised,
    copyright: '',
    manufacturer: { name: officeName, address: [], phone: null, web: null, introduction: '' },
    nodes,
    references,
  };
}
