import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { apiToTry, properties, type Tried } from '#tests/fuzz/property.ts';
import { toHandlers } from '#tests/fuzz/senders.ts';

/** Another one in each run. What fails names it: `npm run fuzz -- --seed … --only …` tries the same again. */
const seed = Math.floor(Math.random() * 2 ** 31);

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
