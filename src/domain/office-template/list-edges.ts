import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { type LinePart, edgesOf } from '#src/domain/office-template/page-lines.ts';

/** A document that isn't a section: a list of a project, a form, a submittal. */
export interface ListFacts {
  project: string;
  /** The office's project number; empty without one. */
  number: string;
  /** As text. */
  date: string;
  title: string;
  office?: OfficeTemplate | undefined;
}

/** A list has no section number, so its pages count without one. */
const listLines = {
  headLeft: '{project}',
  headRight: '{date}',
  footLeft: '{title}',
  footRight: 'Page {page} of {pages}',
} as const;

export type ListEdges = ReturnType<typeof listEdges>;

/** Header and footer of such a document, from the office template. */
export const listEdges = ({ project, number, date, title, office }: ListFacts) =>
  edgesOf({ header: { project, number, date }, number: '', title, office }, listLines);

/** The most characters that a spreadsheet's header or footer can have, with its codes. */
const mostCharacters = 255;

const sheetCode = (parts: readonly LinePart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part.replaceAll('&', '&&') : { page: '&P', pages: '&N' }[part.field],
    )
    .join('');

/** Left and right parts in a spreadsheet's codes; omits the right part if both are too long. */
function sheetLine(left: readonly LinePart[], right: readonly LinePart[]): string {
  const both = `&L${sheetCode(left)}&R${sheetCode(right)}`;
  return both.length <= mostCharacters ? both : `&L${sheetCode(left)}`;
}

/** Header and footer of a sheet's printed pages, in a spreadsheet's codes. */
export const sheetEdges = ({ headLeft, headRight, footLeft, footRight }: ListEdges) => ({
  header: sheetLine(headLeft, headRight),
  footer: sheetLine(footLeft, footRight),
});
