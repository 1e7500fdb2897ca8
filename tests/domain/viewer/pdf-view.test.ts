import { describe, expect, it } from 'vitest';

import {
  pageAfter,
  pagesSeen,
  pdfViewFrom,
  pdfViewText,
  zoomFrom,
  zoomOf,
} from '#src/domain/viewer/pdf-view.ts';
import type { PdfView } from '#src/domain/viewer/pdf-view.ts';

const view = (part: Partial<PdfView> = {}): PdfView => ({
  page: 1,
  zoom: 'page',
  isSpread: false,
  words: '',
  ...part,
});

describe('zooming a document', () => {
  it.each([
    ['in, from the smallest to the largest', 10, 1, [25, 50, 75, 100, 125, 150, 200, 300, 400, 400]],
    ['out again', 500, -1, [400, 300, 200, 150, 125, 100, 75, 50, 25, 25]],
    ['in, from what fits the window', 87.4, 1, [100]],
    ['out, from what fits the window', 87.4, -1, [75]],
    ['past a step that it is hardly below', 99.5, 1, [125]],
    ['past a step that it is hardly above', 100.5, -1, [75]],
    ['not at all beyond the end, where it reads a whole number', 432.6, 1, [433]],
  ] as const)('goes %s', (_way, from, direction, steps) => {
    let percent: number = from;
    const seen = steps.map(() => (percent = zoomFrom(percent, direction)));
    expect(seen).toEqual(steps);
  });

  it.each([
    ['width', 'width'],
    ['25', 25],
    ['400', 400],
    ['24', 'page'],
    ['401', 'page'],
    ['1000', 'page'],
    ['big', 'page'],
    [null, 'page'],
  ])('reads %s in an address as %s', (text, zoom) => {
    expect(zoomOf(text)).toBe(zoom);
  });
});

describe('the address of a place in a document', () => {
  it.each([
    ['', view()],
    ['12', view({ page: 12 })],
    ['1@width', view({ zoom: 'width' })],
    ['12@150', view({ page: 12, zoom: 150 })],
    ['2+2', view({ page: 2, isSpread: true })],
    ['12@width+2:standing seam', view({ page: 12, zoom: 'width', isSpread: true, words: 'standing seam' })],
  ])('%s leads there and is written for it', (text, place) => {
    expect(pdfViewFrom(text)).toEqual(place);
    expect(pdfViewText(place)).toBe(text);
  });

  it.each(['0', '12345', '12@7', 'seven', '3:'])('%s leads to the first page', (text) => {
    expect(pdfViewFrom(text)).toEqual(view());
  });

  it('holds no more than a hundred characters of a search', () => {
    const words = 'x'.repeat(101);
    expect(pdfViewFrom(pdfViewText(view({ words }))).words).toBe('x'.repeat(100));
  });
});

describe('two pages side by side', () => {
  const spread = (page: number) => view({ page, isSpread: true });

  it.each([
    [1, [1]],
    [2, [2, 3]],
    [3, [2, 3]],
    [6, [6]],
  ])('page %s of 6 is seen in %s', (page, seen) => {
    expect(pagesSeen(spread(page), 6)).toEqual(seen);
  });

  it.each([
    [1, 1, 2],
    [2, 1, 4],
    [3, 1, 4],
    [6, 1, 6],
    [4, -1, 3],
    [2, -1, 1],
    [1, -1, 1],
  ] as const)('from page %s, a step of %s leads to %s', (page, direction, next) => {
    expect(pageAfter(spread(page), direction, 6)).toBe(next);
  });

  it('alone, they are turned one by one', () => {
    expect(pageAfter(view({ page: 3 }), 1, 6)).toBe(4);
    expect(pageAfter(view({ page: 3 }), -1, 6)).toBe(2);
    expect(pageAfter(view(), 1, 0)).toBe(1);
  });
});
