import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

const paper = (text: string) =>
  groupsOf(text)
    .map((group) => `${group[0]}\n${group[1]}\n`)
    .join('');
const view = (id: number, more: string) => paper(`0 VIEWPORT | 67 1 | 8 V | 68 1 | 69 ${id} | ${more}`);
const sheetView = view(1, '10 5 | 20 5 | 40 10 | 41 10 | 12 5 | 22 5 | 45 10');
const layout = (name: string, tab: number, block: string) =>
  paper(
    `0 LAYOUT | 100 AcDbPlotSettings | 1 Setup | 330 FF | 100 AcDbLayout | 1 ${name} | 71 ${tab} | 330 ${block}`,
  );
const block = (name: string, inner: string) =>
  `${paper(`0 BLOCK | 8 0 | 2 ${name} | 10 0 | 20 0`)}${inner}${paper('0 ENDBLK | 8 0')}`;
const words = (text: string) => paper(`0 TEXT | 8 T | 10 1 | 20 1 | 40 1 | 1 ${text}`);

/** Two sheets and an empty one; the second is in front. */
const file = (
  model: Parameters<typeof dxfOf>[0] = [lineOf(0, 0, 100, 100)],
  isModelInFront = false,
): string =>
  dxfOf(model)
    .replace('9\n$INSUNITS', `9\n$TILEMODE\n70\n${isModelInFront ? 1 : 0}\n9\n$INSUNITS`)
    .replace(
      '0\nENDTAB',
      `0\nENDTAB\n${['10 *Model_Space', '11 *Paper_Space', '12 *Paper_Space0', '13 *Paper_Space1']
        .map((one) => paper(`0 BLOCK_RECORD | 5 ${one.split(' ')[0]} | 2 ${one.split(' ')[1]}`))
        .join('')}0\nENDTAB`,
    )
    .replace(
      '2\nBLOCKS\n',
      `2\nBLOCKS\n${block('*Model_Space', '')}${block('*Paper_Space', '')}${block(
        '*Paper_Space0',
        `${sheetView.replace('67\n1\n', '')}${view(2, '10 5 | 20 5 | 40 8 | 41 8 | 12 50 | 22 50 | 45 400')}${words('FIRST')}`,
      )}${block('*Paper_Space1', sheetView)}`,
    )
    .replace(
      /0\nENDSEC\n0\nEOF\n$/,
      `${sheetView}${view(2, '10 5 | 20 5 | 40 8 | 41 8 | 12 50 | 22 50 | 45 80')}${words('SECOND').replace('0\nTEXT\n', '0\nTEXT\n67\n1\n')}0\nENDSEC\n0\nSECTION\n2\nOBJECTS\n${[
        layout('Model', 0, '10'),
        layout('A-102', 2, '11'),
        layout('A-101', 1, '12'),
        layout('Empty', 3, '13'),
      ].join('')}0\nENDSEC\n0\nEOF\n`,
    );

const shown = (text: string, wanted: string | null = null) => {
  const { sheet, problem } = answerDrawing(text, wanted);
  if (!sheet) throw new Error(problem);
  return [sheet.layout, sheet.scale, sheet.texts.map((one) => one.text)] as const;
};

describe('a file of several layouts', () => {
  it('lists those that show something, by their tabs, after the model', () => {
    expect(answerDrawing(file()).sheet?.layouts).toEqual(['Model', 'A-101', 'A-102']);
  });

  it.each<[string | null, ReturnType<typeof shown>]>([
    [null, ['A-102', 10, ['SECOND']]],
    ['A-102', ['A-102', 10, ['SECOND']]],
    ['A-101', ['A-101', 50, ['FIRST']]],
    ['Model', ['Model', 1, []]],
    ['Empty', ['A-102', 10, ['SECOND']]],
    ['No such sheet', ['A-102', 10, ['SECOND']]],
  ])('shows %s', (wanted, found) => {
    expect(shown(file(), wanted)).toEqual(found);
  });

  it('saved with its model in front shows that, and a sheet where the model is empty', () => {
    expect(shown(file(undefined, true))).toEqual(['Model', 1, []]);
    expect(shown(file(undefined, true), 'A-101')).toEqual(['A-101', 50, ['FIRST']]);
  });

  it('with an empty sheet in front and no model shows the first that has something', () => {
    const empty = file([], true)
      .replace(/0\nTEXT\n67\n1\n.*?SECOND\n/s, '')
      .replace(
        /0\nVIEWPORT\n67\n1\n8\nV\n68\n1\n69\n2\n(?=10\n5\n20\n5\n40\n8\n41\n8\n12\n50\n22\n50\n45\n80\n).*?45\n80\n/s,
        '',
      );
    expect(answerDrawing(empty).sheet?.layout).toBe('A-101');
  });

  it('of hostile numbers stays within its bounds', () => {
    const many = file().replace('0\nLAYOUT', `${layout('A', 1, '12').repeat(50_000)}0\nLAYOUT`);
    expect(answerDrawing(many).sheet?.layouts.length).toBeLessThanOrEqual(201);
  });
});
