import type { OfficeLine, OfficeText } from '#src/contracts/office-sections.ts';
import type { SpecNode, SpecReference, SpecSection } from '#src/contracts/spec-sections.ts';
import { listedReferences } from '#src/domain/office-sections/listed-references.ts';
import { plainParagraph } from '#src/domain/specification/plain-paragraph.ts';

/** The author's name for office sections in screens and files. */
const officeName = 'Office section';

/** A line with all fields of a manufacturer's line. */
const nodeOf = ({ id, parentId, kind, role, text, inputs, rows }: OfficeLine): SpecNode => ({
  ...plainParagraph(id, parentId, ''),
  kind,
  role,
  text,
  inputs,
  rows: rows.map((cells, at) => ({ cells, gray: at === 0 ? 'g4' : null })),
});

/** An office's section in the shape of a manufacturer's, so that everything that works with one works with the other. */
export function officeSection(
  { number, title, lines }: OfficeText,
  { filename, revised }: { filename: string; revised: string },
): SpecSection {
  const nodes = lines.map(nodeOf);
  const references: SpecReference[] = listedReferences(nodes);
  return {
    filename,
    coid: null,
    company: officeName,
    companySlug: 'office',
    section: { number, number95: null, title },
    title,
    edition: '2020',
    revised,
    copyright: '',
    manufacturer: { name: officeName, address: [], phone: null, web: null, introduction: '' },
    nodes,
    references,
  };
}
