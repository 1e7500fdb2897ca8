import { rgb } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFFont, PDFImage, PDFPage } from '@cantoo/pdf-lib';

import { pageSizes } from '#src/domain/specification/writers/page-size.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';

export const pageMargin = 54;
/** Content ends here; the footer is below. */
const bottom = 60;
const black = rgb(0, 0, 0);
const gray = rgb(0.7, 0.7, 0.7);

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

/** Draws text down our own pages and starts a new page when one is full. */
export interface BinderPage {
  page: PDFPage;
  y: number;
}

/** Position and style of a text. */
interface TextOptions {
  size?: number;
  isBold?: boolean;
  x?: number;
  until?: number;
  /** Space below, in points. */
  below?: number;
}

const twipsPerPoint = 20;

/**
 * Creates the writer for a submittal's own pages. `fonts` cover only Latin letters; other characters become question
 * marks.
 */
export function createPages(pdf: PDFDocument, fonts: Fonts, paper: Paper) {
  const width = pageSizes[paper].width / twipsPerPoint;
  const height = pageSizes[paper].height / twipsPerPoint;
  const rightEdge = width - pageMargin;
  const known = new Set(fonts.regular.getCharacterSet());
  const isKnown = (character: string): boolean => known.has(character.codePointAt(0) ?? 0);

  function safe(text: string): string {
    return [...text.replaceAll(/\s/g, ' ')]
      .map((one) => {
        if (isKnown(one)) return one;
        const [base = ''] = one.normalize('NFKD');
        return base !== '' && isKnown(base) ? base : '?';
      })
      .join('');
  }

  function newSheet(): BinderPage {
    return { page: pdf.addPage([width, height]), y: height - pageMargin };
  }

  /** Splits a word that fits on no line, such as a URL. */
  function pieces(word: string, font: PDFFont, size: number, room: number): string[] {
    if (font.widthOfTextAtSize(word, size) <= room) return [word];
    const cut: string[] = [];
    for (const letter of word) {
      const longer = `${cut.at(-1) ?? ''}${letter}`;
      if (cut.length === 0 || font.widthOfTextAtSize(longer, size) > room) cut.push(letter);
      else cut[cut.length - 1] = longer;
    }
    return cut;
  }

  function wrapped(text: string, font: PDFFont, size: number, room: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of safe(text)
      .split(' ')
      .flatMap((each) => pieces(each, font, size, room))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** Starts a new page unless this much space is left. */
  function room(sheet: BinderPage, needed: number): void {
    if (sheet.y - needed < bottom) Object.assign(sheet, newSheet());
  }

  function text(sheet: BinderPage, words: string, options: TextOptions = {}): void {
    const { size = 10, isBold = false, x = pageMargin, until = rightEdge, below = 0 } = options;
    const font = isBold ? fonts.bold : fonts.regular;
    for (const line of wrapped(words, font, size, until - x)) {
      room(sheet, size * 1.35);
      sheet.y -= size * 1.35;
      sheet.page.drawText(line, { x, y: sheet.y, size, font });
    }
    sheet.y -= below;
  }

  /** Labels and values between rules. */
  function facts(sheet: BinderPage, rows: readonly (readonly [string, string])[]): void {
    for (const [label, value] of rows) {
      const lines = wrapped(value, fonts.regular, 10, rightEdge - pageMargin - 130);
      room(sheet, lines.length * 13.5 + 6);
      const top = sheet.y;
      text(sheet, label, { until: pageMargin + 124 });
      sheet.y = top;
      text(sheet, value, { x: pageMargin + 130 });
      sheet.y -= 5;
      rule(sheet, 0.5);
    }
  }

  function rule({ page, y }: BinderPage, thickness: number): void {
    page.drawLine({
      start: { x: pageMargin, y },
      end: { x: rightEdge, y },
      thickness,
      color: thickness < 1 ? gray : black,
    });
  }

  /** A checkbox, crossed if checked, followed by a label. Returns the x position for the next one. */
  function box({ page, y }: BinderPage, x: number, label: string, isTicked = false): number {
    page.drawRectangle({ x, y, width: 8, height: 8, borderColor: black, borderWidth: 0.75 });
    if (isTicked) {
      page.drawLine({ start: { x, y }, end: { x: x + 8, y: y + 8 }, thickness: 1.25 });
      page.drawLine({ start: { x, y: y + 8 }, end: { x: x + 8, y }, thickness: 1.25 });
    }
    const font = isTicked ? fonts.bold : fonts.regular;
    page.drawText(safe(label), { x: x + 13, y: y + 0.5, size: 9.5, font });
    return x + 13 + font.widthOfTextAtSize(safe(label), 9.5) + 16;
  }

  function widthOfBox(label: string): number {
    return 29 + fonts.bold.widthOfTextAtSize(safe(label), 9.5);
  }

  /** The first line of a text, truncated if it is too long. */
  function oneLine(sheet: BinderPage, words: string, options: TextOptions): void {
    const { x = pageMargin, until = rightEdge, isBold = false } = options;
    const [line = '', more] = wrapped(words, isBold ? fonts.bold : fonts.regular, 10, until - x - 12);
    text(sheet, more === undefined ? line : `${line} ...`, options);
  }

  function atRight(page: PDFPage, words: string, y: number): void {
    page.drawText(words, {
      x: rightEdge - fonts.regular.widthOfTextAtSize(words, 10),
      y,
      size: 10,
      font: fonts.regular,
    });
  }

  /** The boxes for the contractor's and the architect's stamps, at the bottom of the page. */
  function stamps(sheet: BinderPage): void {
    room(sheet, 150);
    const actions = ['No exceptions taken', 'Make corrections noted', 'Revise and resubmit', 'Rejected'];
    const half = (rightEdge - pageMargin - 18) / 2;
    for (const [index, who] of ['Contractor', 'Architect'].entries()) {
      const x = pageMargin + index * (half + 18);
      const { page } = sheet;
      page.drawRectangle({ x, y: bottom + 4, width: half, height: 136, borderColor: black, borderWidth: 1 });
      page.drawText(`${who}: review stamp`, { x: x + 8, y: bottom + 124, size: 9.5, font: fonts.bold });
      for (const [row, action] of actions.entries()) box({ page, y: bottom + 104 - row * 16 }, x + 8, action);
      page.drawText('By', { x: x + 8, y: bottom + 14, size: 9, font: fonts.regular });
      page.drawText('Date', { x: x + half - 90, y: bottom + 14, size: 9, font: fonts.regular });
      page.drawLine({
        start: { x: x + 24, y: bottom + 12 },
        end: { x: x + half - 98, y: bottom + 12 },
        thickness: 0.5,
      });
      page.drawLine({
        start: { x: x + half - 66, y: bottom + 12 },
        end: { x: x + half - 8, y: bottom + 12 },
        thickness: 0.5,
      });
    }
  }

  /** A picture at the left, of this size in points. */
  function picture(sheet: BinderPage, image: PDFImage, size: { width: number; height: number }): void {
    sheet.y -= size.height;
    sheet.page.drawImage(image, { x: pageMargin, y: sheet.y, ...size });
  }

  return {
    width,
    height,
    rightEdge,
    picture,
    newSheet,
    safe,
    room,
    text,
    oneLine,
    atRight,
    facts,
    rule,
    box,
    widthOfBox,
    stamps,
  };
}
export type BinderPages = ReturnType<typeof createPages>;
