import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { sheetToSvg } from '#src/domain/drawing/sheet-to-svg.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';
import { strokesOf } from '#src/domain/drawing/stroke-font.ts';
import { dxfOf, groupsOf } from '#tests/domain/drawing/dxf-samples.ts';
import { readSample } from '#tests/domain/drawing/read-sample.ts';

const styles = '0 STYLE | 2 LEAN | 70 0 | 40 0 | 41 0.5 | 50 15 | 0 STYLE | 2 FIXED | 70 0 | 40 3 | 41 1';
const textsOf = (text: string): SheetText[] => {
  const file = dxfOf([groupsOf(text)], { layers: [groupsOf(styles)] });
  const { sheet, problem } = answerDrawing(file);
  if (!sheet) throw new Error(problem);
  return sheet.texts;
};
const saidBy = (text: string): string[] => textsOf(text).map((one) => one.text);
const mtext = (text: string, more = ''): string =>
  `0 MTEXT | 8 A | 10 0 | 20 0 | 40 2 | 71 1${more} | 1 ${text}`;

describe('a line of text', () => {
  it.each<[string, string, object]>([
    ['runs backward', '71 2', { stretch: -1 }],
    ['stands on its head', '71 4', { angle: -180, stretch: -1 }],
    ['has the height of its style', '7 FIXED | 40 0', { height: 3 }],
  ])('%s', (_, more, wanted) => {
    const text = `0 TEXT | 8 A | 10 0 | 20 0 | ${more.includes('40 ') ? '' : '40 2 | '}${more} | 1 SEAL`;
    expect(textsOf(text)).toMatchObject([wanted]);
  });

  it('leans', () => {
    expect(textsOf('0 TEXT | 8 A | 10 0 | 20 0 | 40 2 | 51 15 | 1 SEAL')[0]?.slant).toBeCloseTo(15);
  });

  it('stands on the descenders of its letters', () => {
    const text = '0 TEXT | 8 A | 10 0 | 20 0 | 40 2 | 72 0 | 73 1 | 11 0 | 21 0 | 1 SEAL';
    expect(textsOf(text)[0]?.y).toBeCloseTo(2 / 3);
  });

  it('aligned between two points is as high as its width makes it, where it states nonsense', () => {
    const text = (height: number): string =>
      `0 TEXT | 8 A | 10 0 | 20 0 | 11 9 | 21 0 | 72 3 | 40 ${height} | 1 SEALANT`;
    expect(textsOf(text(40))[0]?.height).toBeCloseTo(1.43, 1);
    expect(textsOf(text(1.2))).toMatchObject([{ height: 1.2, width: 9 }]);
  });

  it('without a height anywhere has the usual one', () => {
    expect(textsOf('0 TEXT | 8 A | 10 0 | 20 0 | 1 SEAL')).toMatchObject([{ height: 2.5 }]);
  });

  it.each([
    ['%%oROOF%%o', [{ text: 'ROOF', rules: 'O' }]],
    ['%%kOLD', [{ text: 'OLD', rules: 'K' }]],
    ['90%%%u', [{ text: '90%u' }]],
    [
      '%%uNOTE%%u: SEE',
      [
        {
          text: 'NOTE: SEE',
          spans: [
            { text: 'NOTE', rules: 'L' },
            { text: ': SEE', rules: '' },
          ],
        },
      ],
    ],
  ])('has the lines along it that %s says', (words, wanted) => {
    expect(textsOf(`0 TEXT | 8 A | 10 0 | 20 0 | 40 2 | 1 ${words}`)).toMatchObject(wanted);
  });

  it('is underlined, in the saved picture as well', () => {
    const text = '0 TEXT | 8 A | 10 0 | 20 0 | 40 2 | 1 %%uTITLE%%u';
    expect(textsOf(text)).toMatchObject([{ text: 'TITLE', rules: 'L' }]);
    const { sheet } = answerDrawing(dxfOf([groupsOf(text)]));
    const look = { isDark: false, isColored: true, hasWeights: true };
    expect(sheet && sheetToSvg(sheet, 'A', look, () => true)).toContain('text-decoration="underline"');
  });
});

describe('a font of strokes', () => {
  const letters =
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~°±⌀×²';

  it.each(Array.from(letters))('has strokes for %s within its line', (letter) => {
    const drawn = strokesOf(letter);
    const all = drawn?.strokes.flat() ?? [Number.NaN];
    expect(all.filter((_, at) => at % 2 === 0).every((x) => x >= 0 && x <= 4)).toBe(true);
    expect(all.filter((_, at) => at % 2 === 1).every((y) => y >= -2 && y <= 6)).toBe(true);
    expect(drawn?.strokes.every(({ length }) => length % 2 === 0)).toBe(true);
  });

  it('sets letters one after another, and leaves texts with others alone', () => {
    expect(strokesOf('LI')).toMatchObject({ width: 8 });
    expect(strokesOf('安全')).toBeNull();
  });

  it.each([
    ['7 ROMANS', true],
    ['7 ARIAL', undefined],
  ])('is that of its style: %s', (style, isStroke) => {
    const sheet = readSample({
      tables: ['0 STYLE | 2 ROMANS | 3 romans.shx', '0 STYLE | 2 ARIAL | 3 arial.ttf'],
      entities: [
        `0 TEXT | 8 A | 10 0 | 20 0 | 40 2 | ${style} | 1 SEAL`,
        String.raw`0 MTEXT | 8 A | 10 0 | 20 9 | 40 2 | 7 ARIAL | 1 {\Ftxt.shx;A}{\fArial|b0;B}`,
      ],
    });
    expect(sheet.texts.map((text) => text.isStroke)).toEqual([isStroke, undefined]);
    expect(sheet.texts[1]?.spans?.map((span) => span.isStroke)).toEqual([true, undefined]);
  });
});

describe('a paragraph', () => {
  it('has the look that its codes give it as a whole', () => {
    expect(textsOf(mtext(String.raw`{\H1.5x;\C1;\W0.8;\Q10;\LSEAL}`))).toMatchObject([
      { text: 'SEAL', height: 3, color: '#ff0000', stretch: 0.8, rules: 'L' },
    ]);
    expect(textsOf(mtext(String.raw`\O\KSEAL\o`))).toMatchObject([{ text: 'SEAL', rules: 'OK' }]);
    expect(textsOf(mtext(String.raw`\H5;\c255;SEAL`))).toMatchObject([{ height: 5, color: '#ff0000' }]);
  });

  it('has parts of different looks, which end with their braces', () => {
    const [text] = textsOf(mtext(String.raw`USE {\H0.5x;\C3;ONLY} THIS`));
    expect(text?.text).toBe('USE ONLY THIS');
    expect(text?.spans?.map(({ text: said, size, color }) => [said, size, color])).toEqual([
      ['USE ', 1, undefined],
      ['ONLY', 0.5, '#00ff00'],
      [' THIS', 1, undefined],
    ]);
  });

  it.each([
    [String.raw`\S1/2;`, { over: '1', under: '2', hasBar: true }, '1/2'],
    [String.raw`\S+a^-b;`, { over: '+a', under: '-b', hasBar: false }, '+a/-b'],
    [String.raw`\S1#2;`, undefined, '1/2'],
  ])('stacks %s', (code, stack, said) => {
    const [text] = textsOf(mtext(code));
    expect([text?.text, text?.spans?.[0]?.stack]).toEqual([said, stack]);
  });

  it('breaks where its box ends, by the widths of its letters', () => {
    expect(saidBy(mtext('WWWW WWWW illi illi', ' | 41 14'))).toEqual(['WWWW', 'WWWW illi', 'illi']);
  });

  it('of a few words stays in a line where its box has the width of them in another font', () => {
    const said = (width: number) =>
      saidBy(`0 MTEXT | 8 A | 10 0 | 20 0 | 40 1 | 41 ${width} | 71 1 | 1 SCALE 1:1`);
    expect(said(6.08)).toEqual(['SCALE 1:1']);
    expect(said(5)).toEqual(['SCALE', '1:1']);
  });

  it('takes width factor and slant from its style', () => {
    expect(textsOf(mtext('SEAL', ' | 7 LEAN'))).toMatchObject([{ stretch: 0.5 }]);
    expect(textsOf(mtext('SEAL', ' | 7 LEAN'))[0]?.slant).toBeCloseTo(15);
  });

  it('is aligned as it says, within its box', () => {
    const lines = textsOf(mtext(String.raw`\pxqc;MIDDLE\P\pxqr;END\P\pxql;START`, ' | 41 40'));
    expect(lines.map(({ align, x }) => [align, x])).toEqual([
      ['center', 20],
      ['right', 40],
      ['left', 0],
    ]);
  });

  it('stands at its tabs, and its further lines at its indent', () => {
    const lines = textsOf(mtext(String.raw`\pi-3,l3,t3;1.^ISEAL AND SEAL`, ' | 41 24'));
    expect(lines.map(({ text, x }) => [text.trim(), x])).toEqual([
      ['1.', 0],
      ['SEAL AND', 6],
      ['SEAL', 6],
    ]);
  });

  it('leaves as much between its lines as the tallest needs, or exactly as it says', () => {
    const tall = String.raw`A\P{\H2x;B}\PC`;
    expect(textsOf(mtext(tall)).map(({ y }) => Math.round(y * 100) / 100)).toEqual([-2, -8.67, -12]);
    expect(textsOf(mtext(tall, ' | 73 2 | 44 1')).map(({ y }) => Math.round(y * 100) / 100)).toEqual([
      -2, -5.33, -8.67,
    ]);
  });

  it.each([
    [
      'as high as it says',
      '71 2 | 72 3 | 44 20 | 45 5 | 73 0 | 46 6 | 46 3 | 46 0',
      [
        ['A', 0, -2],
        ['B', 0, -5.33],
        ['C', 25, -2],
        ['D', 50, -2],
        ['E', 50, -5.33],
      ],
    ],
    [
      'all as high',
      '71 1 | 72 2 | 41 9 | 44 20 | 45 5 | 73 0',
      [
        ['A', 0, -2],
        ['B', 0, -5.33],
        ['C', 0, -8.67],
        ['D', 25, -2],
        ['E', 25, -5.33],
      ],
    ],
  ])('flows through columns, %s', (_, columns, places) => {
    const text = mtext(String.raw`A\PB\PC\PD\PE | 101 Embedded Object | 70 1 | 10 1 | 20 0 | ${columns}`);
    const found = textsOf(text).map(({ text: said, x, y }) => [said, x, Math.round(y * 100) / 100]);
    expect(found).toEqual(places);
  });

  it('begins a column where it breaks', () => {
    const text = mtext(String.raw`A\NB | 101 Embedded Object | 71 1 | 72 2 | 41 99 | 44 20 | 45 5`);
    expect(textsOf(text).map(({ text: said, x, y }) => [said, x, y])).toEqual([
      ['A', 0, -2],
      ['B', 25, -2],
    ]);
  });
});
