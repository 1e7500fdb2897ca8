import { describe, expect, it } from 'vitest';

import { inShort, pointsOfLines, readSample, shapesOf } from '#tests/domain/drawing/read-sample.ts';

const style = '0 STYLE | 5 S1 | 2 SHAPES | 70 1 | 3 C:\\Fonts\\LTYPESHP.SHX';
const gas =
  '0 LTYPE | 5 L1 | 2 GAS | 70 0 | 72 65 | 73 3 | 40 10 | 49 6 | 74 0 | 49 -3 | 74 2 | 75 0 | 340 S2 | 46 1.5 | 50 0 | 44 -2.5 | 45 -0.5 | 9 GAS | 49 -1 | 74 0';
const fence = (shape: number, font = 'S1') =>
  `0 LTYPE | 2 FENCE | 70 0 | 73 2 | 40 10 | 49 8 | 74 0 | 49 -2 | 74 4 | 75 ${shape} | 340 ${font} | 46 0.5 | 50 0 | 44 -1 | 45 0`;
const line = (type: string, more = '') => `0 LINE | 8 A | 6 ${type} | 10 0 | 20 0 | 11 20 | 21 0${more}`;

describe('letters of a line type', () => {
  it('stand at their places, along the line', () => {
    const sheet = readSample({ tables: [gas], entities: [line('GAS')] });
    expect(inShort(sheet)).toEqual(['line 0,0 20,0', 'text GAS 6.5,-0.5', 'text GAS 16.5,-0.5']);
    expect(sheet.texts[0]).toMatchObject({ height: 1.5, angle: 0 });
    expect(sheet.layers[0]?.groups[0]?.dashes).toEqual([6, 3, 1]);
  });
  it('are scaled with the line, and turned with it', () => {
    const sheet = readSample({
      tables: [gas],
      header: '9 $LTSCALE | 40 2',
      entities: ['0 LINE | 8 A | 6 gas | 48 0.5 | 62 1 | 10 0 | 20 0 | 11 0 | 21 10'],
    });
    expect(inShort(sheet)).toEqual(['line 0,0 0,10', 'text GAS 0.5,6.5']);
    expect(sheet.texts[0]).toMatchObject({ height: 1.5, angle: 90, color: '#ff0000' });
  });
  it('stand upright where they say so', () => {
    const level = gas.replace('74 2', '74 3');
    const sheet = readSample({
      tables: [level],
      entities: ['0 LINE | 8 A | 6 GAS | 10 0 | 20 0 | 11 0 | 21 10'],
    });
    expect(sheet.texts[0]).toMatchObject({ angle: 0 });
  });
  it('run along polylines, arcs, and lines by their layer, and are as high as their style', () => {
    const tables = [gas, '0 STYLE | 5 S2 | 2 TALL | 40 2', '0 LAYER | 2 A | 70 0 | 62 7 | 6 GAS'];
    const polyline = '0 LWPOLYLINE | 8 A | 90 3 | 70 0 | 10 0 | 20 0 | 10 8 | 20 0 | 10 8 | 20 9';
    const sheet = readSample({ tables, entities: [polyline, '0 CIRCLE | 8 A | 10 50 | 20 0 | 40 5'] });
    // The first pattern ends beyond the corner.
    expect(inShort(sheet).slice(2, 3)).toEqual(['text GAS 8.5,-1.5']);
    expect(sheet.texts).toHaveLength(1 + 3);
    expect(sheet.texts[0]).toMatchObject({ height: 3, angle: 90 });
  });
  it('are left out where there would be thousands', () => {
    const sheet = readSample({ tables: [gas], entities: [line('GAS', ' | 48 0.0001')] });
    expect(sheet.texts).toEqual([]);
  });
});

describe('shapes of a line type', () => {
  it.each([
    ['a tie', 130, [[9, -0.5, 9, 0.5]]],
    ['a zigzag', 131, [[9, 0, 9.5, 0.5, 10, 0]]],
    ['a box', 132, [[9, 0, 9, 0.5, 10, 0.5, 10, -0.5, 9, -0.5, 9, 0]]],
  ])('%s', (_, shape, wanted) => {
    const sheet = readSample({ tables: [style, fence(shape)], entities: [line('FENCE', ' | 62 5')] });
    expect(pointsOfLines(sheet).slice(1, 2)).toEqual(wanted);
    expect(sheet.notDrawn).toEqual([]);
  });
  it.each([
    ['a circle', 133, 9, 10],
    ['a loop of insulation', 134, 8.5, 10.5],
  ])('%s', (_, shape, left, right) => {
    const [, mark] = shapesOf(readSample({ tables: [style, fence(shape)], entities: [line('FENCE')] }));
    const xs = mark?.kind === 'line' ? mark.points.filter((_value, at) => at % 2 === 0) : [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(left, 2), expect.closeTo(right, 2)]);
  });
  it('of a font that is not in the file are counted, and the line is drawn without them', () => {
    const maker = '0 STYLE | 5 S9 | 2 MAKER | 70 1 | 3 maker.shx';
    const sheet = readSample({ tables: [maker, fence(132, 'S9')], entities: [line('FENCE'), line('FENCE')] });
    expect(inShort(sheet)).toEqual(['line 0,0 20,0', 'line 0,0 20,0']);
    expect(sheet.notDrawn).toEqual([{ kind: 'SHAPE in a line type', count: 2 }]);
  });
});

describe('dashes on a sheet', () => {
  const dashed = '0 LTYPE | 2 DASH | 70 0 | 73 2 | 40 1 | 49 0.5 | 74 0 | 49 -0.5 | 74 0';
  const window = '0 VIEWPORT | 67 1 | 8 VP | 10 5 | 20 5 | 40 8 | 41 8 | 68 1 | 69 2 | 12 48 | 22 48 | 45 96';
  const inset = '0 VIEWPORT | 67 1 | 8 VP | 10 13 | 20 5 | 40 4 | 41 4 | 68 1 | 69 3 | 12 48 | 22 48 | 45 12';
  const dashesOf = (header: string) =>
    readSample({
      header: `9 $TILEMODE | 70 0 | ${header}`,
      tables: [dashed],
      entities: [
        '0 LINE | 8 M | 6 DASH | 10 40 | 20 48 | 11 60 | 21 48',
        '0 LINE | 67 1 | 8 P | 6 DASH | 10 0 | 20 0 | 11 9 | 21 0',
        window,
        inset,
      ],
    }).layers.map(({ name, groups }) => [name, groups.map(({ dashes }) => dashes[0])]);

  it('are as long on the paper in each of its windows', () => {
    expect(dashesOf('9 $LTSCALE | 40 1')).toEqual([
      ['M', [6]],
      ['P', [6]],
    ]);
  });
  it('or in the model, where the file says so', () => {
    expect(dashesOf('9 $PSLTSCALE | 70 0')).toEqual([
      ['M', [0.5, 2]],
      ['P', [6]],
    ]);
  });
});
