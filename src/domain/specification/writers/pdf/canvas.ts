import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { length, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { piecesOf, type Typeface } from '#src/domain/specification/writers/pdf/typeface.ts';

/** Text style. Brightness is 0 for black, 1 for white. */
export interface Look {
  face: Typeface;
  size: number;
  brightness: number;
}

/** A page being drawn. The y axis points up; lengths are in points. */
export interface Canvas {
  page: number;
  operations: string[];
  /** Elements by the number of their mark. */
  marked: Element[];
  fonts: ReadonlyMap<Font, string>;
  /** The element being drawn. */
  current: Element | null;
  /** Whether the content repeats from an earlier page; screen readers skip it. */
  isRepeat: boolean;
}

/** Draws content that belongs to an element. */
export function asPart(canvas: Canvas, element: Element, draw: () => void): void {
  if (canvas.isRepeat) {
    asArtifact(canvas, draw);
    return;
  }
  canvas.current = element;
  beginMark(canvas, element);
  draw();
  canvas.operations.push('EMC');
  canvas.current = null;
}

function beginMark({ page, operations, marked }: Canvas, element: Element, actual?: string): void {
  const number = marked.push(element) - 1;
  element.kids.push({ page, number });
  const text = actual === undefined ? '' : `/ActualText${textString(actual)}`;
  operations.push(`/${actual === undefined ? element.type : 'Span'}<</MCID ${number}${text}>>BDC`);
}

/** Draws content that screen readers skip: rules, shades, header, and footer. */
export function asArtifact(canvas: Canvas, draw: () => void, kind = ''): void {
  canvas.operations.push(kind === '' ? '/Artifact BMC' : `/Artifact<</Type/Pagination/Subtype/${kind}>>BDC`);
  draw();
  canvas.operations.push('EMC');
}

/** Draws text whose baseline starts at a point. */
export function drawText(canvas: Canvas, text: string, x: number, y: number, look: Look): void {
  const { operations, fonts, current } = canvas;
  let at = x;
  for (const { font, hex, width, actual } of piecesOf(look.face, text, look.size)) {
    const show = `BT /${fonts.get(font) ?? ''} ${length(look.size)} Tf ${length(look.brightness)} g 1 0 0 1 ${length(at)} ${length(y)} Tm <${hex}> Tj ET`;
    at += width;
    if (actual === null || current === null) operations.push(show);
    else {
      // Closes the mark first, because readers lose the content after a nested one.
      operations.push('EMC');
      beginMark(canvas, current, actual);
      operations.push(show, 'EMC');
      beginMark(canvas, current);
    }
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawBox({ operations }: Canvas, box: Box, brightness: number): void {
  operations.push(`${length(brightness)} g ${boxText(box)} re f`);
}

/** Draws the document's picture, which the page's resources name. */
export function drawLogo({ operations }: Canvas, { x, y, width, height }: Box): void {
  operations.push(`q ${length(width)} 0 0 ${length(height)} ${length(x)} ${length(y)} cm /${logoName} Do Q`);
}

/** Name of the office's logo in the resources of a page. */
export const logoName = 'Logo';

export function drawFrame({ operations }: Canvas, box: Box, brightness: number): void {
  operations.push(`${length(brightness)} G 0.5 w ${boxText(box)} re S`);
}

const boxText = ({ x, y, width, height }: Box): string => [x, y, width, height].map(length).join(' ');
