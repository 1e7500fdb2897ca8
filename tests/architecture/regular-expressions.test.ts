import type * as Recheck from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { isPlainlyLinear, writtenPatterns } from '#tests/architecture/patterns.ts';

/** Why a pattern may stay that the checker cannot prove, and what keeps it short. */
const exceptions: Readonly<Record<string, string>> = {};

const patterns = writtenPatterns();

/** Undecided after that long, ms. Patterns are decided in a few dozen; one that is not belongs rewritten. */
const timeout = 10_000;

async function checker(): Promise<typeof Recheck> {
  // The checker's JavaScript, not its programs for some platforms: the same answer on all.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  return await import('recheck');
}

describe('regular expressions', () => {
  it('take no more than linear time, whatever they are given', async () => {
    const { checkSync } = await checker();
    const doubtful = [...patterns].flatMap(([key, { source, flags, places }]) => {
      if (key in exceptions || isPlainlyLinear({ source, flags })) return [];
      const found = checkSync(source, flags, {
        timeout,
        randomSeed: 1,
        recallTimeout: 0,
      });
      if (found.status === 'safe') return [];
      const problem = found.status === 'vulnerable' ? found.complexity.summary : found.status;
      return [{ key, places, problem }];
    });
    expect(doubtful).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    expect(Object.keys(exceptions).filter((key) => !patterns.has(key))).toEqual([]);
  });
});
