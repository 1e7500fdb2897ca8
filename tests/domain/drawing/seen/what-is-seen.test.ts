import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { inShort, readSample } from '#tests/domain/drawing/read-sample.ts';
import type { Sample } from '#tests/domain/drawing/read-sample.ts';
import { entityRows } from '#tests/domain/drawing/seen/entities.ts';
import { objectRows, sharedRows, tableRows } from '#tests/domain/drawing/seen/properties.ts';
import type { Row } from '#tests/domain/drawing/seen/row.ts';
import { variableRows } from '#tests/domain/drawing/seen/variables.ts';

const folder = join(import.meta.dirname, '..');
const parts: readonly (readonly [title: string, column: string, rows: readonly Row[]])[] = [
  ['Entities', 'Kind', entityRows],
  ['What entities share', 'Group', sharedRows],
  ['Variables of the header', 'Variable', variableRows],
  ['Tables and blocks', 'Entry and group', tableRows],
  ['Objects', 'Object and group', objectRows],
];

function seen(sample: Sample): string[] {
  const sheet = readSample(sample);
  const dashes = sheet.layers.flatMap(({ groups }) =>
    groups.flatMap((pen) => (pen.dashes.length > 0 ? [`dashes ${pen.dashes.join(' ')}`] : [])),
  );
  const off = sheet.layers.flatMap(({ name, isOff }) => (isOff ? [`off ${name}`] : []));
  return [
    ...inShort(sheet),
    ...dashes,
    ...off,
    ...sheet.notDrawn.map(({ kind, count }) => `not drawn ${kind} ${count}`),
  ];
}

/** What is drawn, and what should be; of what is proven elsewhere, the words that the file there lacks. */
function outcome({ name, proof }: Row): [found: readonly string[], wanted: readonly string[]] {
  if (typeof proof !== 'string') return [seen(proof.sample), proof.wanted];
  const path = join(folder, proof);
  const text = existsSync(path) ? readFileSync(path, 'utf8').toLowerCase() : '';
  const words = name.toLowerCase().match(/[a-z_]{3,}/g) ?? [];
  return [words.filter((word) => !text.includes(word)), text === '' ? [`no ${proof}`] : []];
}

describe.each(parts)('%s', (_title, _column, rows) => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
    const [found, wanted] = outcome(row);
    expect(found).toEqual(wanted);
  });
});

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const tableOf = (column: string, rows: readonly Row[]): string =>
  [
    `| ${column} | In the viewer | Test |`,
    '| --- | --- | --- |',
    ...rows.map(
      ({ name, shown, proof }) =>
        `| ${cell(name)} | ${cell(shown)} | ${typeof proof === 'string' ? `\`${proof}\`` : 'this list'} |`,
    ),
  ].join('\n');

it('the list in docs is what is tested', async () => {
  const text = [
    '# What of a DXF file is seen',
    'Every kind of entity, variable, and property of the DXF reference that changes what is seen, and what the viewer does with it. The list is written by its test, `tests/domain/drawing/seen`, which tries every row; other files named here are in `tests/domain/drawing`. To change it, change the rows there and run `npx vitest run tests/domain/drawing/seen -u`.',
    ...parts.flatMap(([title, column, rows]) => [`## ${title}`, tableOf(column, rows)]),
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../../../docs/dxf.md');
});
