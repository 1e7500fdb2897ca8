import { usualLines, type PageLines } from '#src/domain/office-template/office-template.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { projectText } from '#src/domain/specification/writers/shown-lines.ts';

/** The fields of a line, typed in braces, and their samples in the hint. */
export const pageFields = {
  project: 'the project and its number',
  section: 'the section’s number',
  title: 'the section’s title',
  page: 'the page',
  pages: 'how many there are',
  date: 'the date',
  office: 'your office’s name',
} as const;

/** A piece of a line: text, or a number that only the page knows. */
export type LinePart = string | { field: 'page' | 'pages' };

/** The values of a line's fields. */
export interface PageFacts {
  project: string;
  section: string;
  title: string;
  date: string;
  office: string;
}

type Edges = Readonly<Record<keyof PageLines, readonly LinePart[]>>;

const isFact = (name: string): name is keyof PageFacts =>
  ['project', 'section', 'title', 'date', 'office'].includes(name);

/**
 * A line with its fields filled in. An unknown field stays as it was typed.
 * @internal
 */
export function lineParts(line: string, facts: PageFacts): LinePart[] {
  const parts: LinePart[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else if (text !== '') parts.push(text);
  };
  for (const piece of line.split(/(\{[a-z]{1,12}\})/)) {
    const name = piece.startsWith('{') ? piece.slice(1, -1) : '';
    if (name === 'page' || name === 'pages') parts.push({ field: name });
    else add(isFact(name) ? facts[name] : piece);
  }
  return parts;
}

/** Header and footer of a section's pages, or of a list's, whose title and mark are given instead. */
export function edgesOf(
  { header, number, title, office }: Pick<PrintedSection, 'header' | 'number' | 'title' | 'office'>,
  usual: PageLines = usualLines,
): Edges {
  const facts = {
    project: projectText({ header }),
    section: number,
    title: title.toUpperCase(),
    date: header.date,
    office: office?.name ?? '',
  };
  const { headLeft, headRight, footLeft, footRight } =
    number === '' ? withoutNumber(office ?? usual) : (office ?? usual);
  return {
    headLeft: lineParts(headLeft, facts),
    headRight: lineParts(headRight, facts),
    footLeft: lineParts(footLeft, facts),
    footRight: lineParts(footRight, facts),
  };
}

/** The lines of a document other than a section: omits the section number and its separator. */
function withoutNumber({ headLeft, headRight, footLeft, footRight }: PageLines): PageLines {
  const without = (line: string): string => line.replaceAll(/\{section\}(?: ?[-–—·:,|/])? ?/g, '');
  return {
    headLeft: without(headLeft),
    headRight: without(headRight),
    footLeft: without(footLeft),
    footRight: without(footRight),
  };
}

/** A line of a page as text. */
export const textOfParts = (
  parts: readonly LinePart[],
  numbers: { page: number | string; pages: number | string },
): string => parts.map((part) => (typeof part === 'string' ? part : String(numbers[part.field]))).join('');

/** The lines above a text without pages: omits lines with page numbers. */
export function headTexts(section: PrintedSection): string[] {
  const { headLeft, headRight } = edgesOf(section);
  return [headLeft, headRight]
    .filter((parts) => parts.every((part) => typeof part === 'string'))
    .map((parts) => parts.join('').trim())
    .filter((text) => text !== '');
}

/** Size of a logo at most this wide and high, in points. */
export function logoSize(
  { width, height }: { width: number; height: number },
  most: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height);
  return { width: width * scale, height: height * scale };
}

/** In the page's header, and on a cover, in points. */
export const headerLogo = { width: 120, height: 24 };
export const coverLogo = { width: 240, height: 72 };
