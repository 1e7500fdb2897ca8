import { describe, expect, it } from 'vitest';

import { shortName } from '#src/domain/specification/short-name.ts';

describe('the name of a paragraph', () => {
  it.each([
    ['a short one whole, without its period', 'Walkway rolls.', 'Walkway rolls'],
    [
      'to the colon',
      'Membrane fasteners and seam plates: No. 15 coated fasteners and 3 inch steel plates.',
      'Membrane fasteners and seam plates',
    ],
    [
      'to the last pause',
      'Fastener withdrawal: ANSI/SPRI FX-1, ten tests for each deck type and each 10,000 sq. ft.',
      'Fastener withdrawal: ANSI/SPRI FX-1',
    ],
    [
      'whole without a pause',
      'Roof assembly connected airtight to the air barrier of the walls below it.',
      'Roof assembly connected airtight to the air barrier of the walls below it',
    ],
    [
      'not within parentheses',
      'Membrane adhesive (solvent based, low VOC, or water based as the deck needs): 1 gal per 60 sq. ft.',
      'Membrane adhesive (solvent based, low VOC, or water based as the deck needs): 1 gal per 60 sq. ft',
    ],
  ])('%s', (_, text, name) => expect(shortName(text)).toBe(name));
});
