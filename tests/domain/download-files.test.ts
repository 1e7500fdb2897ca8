import { expect, it } from 'vitest';

import { sizeText } from '#src/domain/download-files.ts';
import { epd, file } from '#tests/domain/design-projects/records.ts';

const files = (...bytes: (number | null)[]) =>
  bytes.map((size, index) => ({
    item: epd(),
    file: { ...file(`${index}.pdf`, 'PDF'), bytes: size },
  }));

it.each([
  ['files of stated sizes', files(1_500_000, 500_000), '2 MB'],
  ['a file without a size among them', files(1_500_000, null), null],
  ['only files without a size', files(null, null), null],
  ['no files', [], null],
])('the size of %s', (_, chosen, text) => {
  expect(sizeText(chosen)).toBe(text);
});
