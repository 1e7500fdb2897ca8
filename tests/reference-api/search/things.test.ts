import { describe, expect, it } from 'vitest';

import { readSearchWords } from '#src/reference-api/search/search-words.ts';
import { createThings } from '#src/reference-api/search/things-asked-for.ts';

const names = ['Wind Energy Electrical Power Generation Equipment', 'Wind Turbine', 'Sheet Metal Flashing'];
const things = createThings(names, ['Wind uplift rating', 'Wind uplift resistance', 'Sheet metal gauge']);
const meant = (text: string) => things(readSearchWords(text).words)?.of.map((name) => names[name]) ?? null;

describe('what words ask for', () => {
  it.each([['wind uplift'], ['wind uplift rating'], ['wind resistance']])(
    '%s is a property, and no thing that has a word of it',
    (text) => expect(meant(text)).toBeNull(),
  );

  it.each([
    ['wind turbine', 'Wind Turbine'],
    ['wind', 'Wind Energy Electrical Power Generation Equipment'],
    ['sheet metal', 'Sheet Metal Flashing'],
  ])('%s is a thing, though a property begins so', (text, name) => expect(meant(text)).toContain(name));
});
