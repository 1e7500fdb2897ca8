import { expect, it } from 'vitest';

import { longRecords } from '#src/lib/ifc/long-records.ts';

const megabyte = 1_000_000;

/** An instance of exactly so many bytes, its semicolon not counted. */
const record = (id: number, bytes: number, fill: string) => {
  const start = `\n#${id}=IFCCARTESIANPOINTLIST3D('`;
  return `${start}${fill.repeat(bytes).slice(0, bytes - start.length - 2)}');`;
};

it.each([
  ['none in a file of short ones', ['#1=IFCPERSON();', '#2=IFCWALL();'].join('\n'), []],
  ['not one of a megabyte', record(7, megabyte, '1.,'), []],
  ['one of a byte more', record(7, megabyte + 1, '1.,'), [7]],
  [
    'those between others',
    `#1=A();${record(22, megabyte * 2, '1.,')}\n#3=B();${record(4, megabyte * 2, '1.,')}`,
    [22, 4],
  ],
  ['one with semicolons in its text', record(9, megabyte + 1, ';'), [9]],
  ['one after a doubled quote', `#1=A('it''s; so');${record(5, megabyte + 1, '1.,')}`, [5]],
])('found: %s', (_what, file, ids) => {
  expect([...longRecords(new TextEncoder().encode(file))]).toEqual(ids);
});
