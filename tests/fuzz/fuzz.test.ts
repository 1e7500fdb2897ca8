import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { apiToTry, properties, type Tried } from '#tests/fuzz/property.ts';
import { toHandlers } from '#tests/fuzz/senders.ts';

/** The same in each run, so that none fails by chance; `npm run fuzz` goes on with others. */
const seed = 42;

let tried: Tried;
beforeAll(async () => {
  const api = await apiToTry();
  tried = { send: toHandlers(api.handlers), reset: () => api.reset() };
});

describe('whatever is asked, the answer is as the contract says', () => {
  it.each(properties)('$id', async ({ of }) => {
    const outcome = await fc.check(of(tried), { seed, numRuns: 10, includeErrorInReport: true });
    expect(await fc.asyncDefaultReportMessage(outcome)).toBeUndefined();
  });
});
