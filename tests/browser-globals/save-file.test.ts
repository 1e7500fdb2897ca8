import { afterEach, expect, it, vi } from 'vitest';

import { saveFile } from '#src/browser/save-file.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['CON.csv', '_CON.csv'],
  ['COM¹-IfcWall.csv', 'COM¹-IfcWall.csv'],
  ['roof\u202Efdp.exe', 'rooffdp.exe'],
  ['../../Family: Door/Single.png', 'Family Door Single.png'],
  ['  .csv', 'csv'],
])('a file named %j is saved as %j', (name, safe) => {
  const saved = watchSavedFiles();
  saveFile(new Blob(['x']), name);
  expect(saved.map((file) => file.name)).toEqual([safe]);
});
