import { expect, it } from 'vitest';

import { foldedText } from '#src/lib/folded-text.ts';

it.each([
  ['Façade', 'facade'],
  ['  ROOF–edge,  (metal). ', 'roof edge metal'],
  ['5/8" Type X', '5 8 type x'],
  ['“Quoted”', 'quoted'],
  ['Ångström № 2', 'angstrom no 2'],
  ['—', ''],
])('words are looked for in %j as %j', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
