import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { drawingToSvg } from '#src/reference-api/drawings/svg/drawing-to-svg.ts';
import { everyDetail, titleBlock } from '#tests/reference-api/drawings/detail-cases.ts';

const window = new Window();

function parse(svg: string) {
  const document = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const root = document.documentElement;
  expect(root.tagName).toBe('svg');
  return root;
}

function layersOf(root: ReturnType<typeof parse>): (string | null)[] {
  return [...root.querySelectorAll('g')].map((group) => group.getAttribute('data-layer'));
}

describe('the SVG of a detail', () => {
  it.each(everyDetail)('$key is a picture that runs nothing and needs no style sheet', ({ key }) => {
    const root = parse(drawingToSvg(drawDetail(key), { title: 'Detail' }));
    const names = [...root.querySelectorAll('*')].map((element) => element.tagName);
    const plain = ['svg', 'title', 'desc', 'g', 'path', 'circle', 'text'];
    expect(names.filter((name) => !plain.includes(name))).toEqual([]);
    const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(root.querySelectorAll('text').length).toBeGreaterThan(7);
    expect(layersOf(root)).toContain('A-DETL-PATT');
    expect(root.getAttribute('viewBox')).toMatch(/^0 0 [\d.]+ [\d.]+$/);
    expect(root.outerHTML).not.toContain('NaN');
  });

  it.each(everyDetail)('$key as a picture is 4:3 and without any words', ({ key }) => {
    const root = parse(drawingToPicture(drawDetail(key), { title: 'Detail' }));
    expect(root.getAttribute('viewBox')).toBe('0 0 2000 1500');
    expect(root.querySelectorAll('text')).toHaveLength(0);
    expect(root.querySelectorAll('path').length).toBeGreaterThanOrEqual(3);
    expect(root.outerHTML).not.toMatch(/NaN|script|href/);
  });

  it('stands on a letter sheet with its title block when one is given', () => {
    const root = parse(drawingToSvg(drawDetail('ridge'), { titleBlock }));
    const texts = [...root.querySelectorAll('text')].map((text) => text.textContent);
    expect(root.getAttribute('viewBox')).toBe('0 0 1056.0 816.0');
    expect(root.querySelector('title')?.textContent).toBe(titleBlock.title);
    expect(texts).toEqual(
      expect.arrayContaining([titleBlock.title, titleBlock.detailNumber, titleBlock.date]),
    );
  });

  it.each([
    ['markup', '<script>alert(1)</script> & "quotes"'],
    ['other scripts', 'واجهات الشمال 北窗 🏗️'],
    ['controls', 'A\u0000B\u0007C\uD800D'],
  ])('shows %s in a name as text', (_, manufacturer) => {
    const svg = drawingToSvg(drawDetail('ridge'), { titleBlock: { ...titleBlock, manufacturer } });
    expect(parse(svg).querySelectorAll('script')).toHaveLength(0);
    expect([...svg].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
  });

  it('is the same on every run', () => {
    expect(drawingToSvg(drawDetail('sink'))).toBe(drawingToSvg(drawDetail('sink')));
  });
});
