import type * as Recheck from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { isPlainlyLinear, writtenPatterns } from '#tests/architecture/patterns.ts';

/** Patterns that may take longer, why they stay, and what keeps the text short right where they are used. */
const exceptions: Readonly<Record<string, string>> = {
  [String.raw`/(?<![\p{L}\p{N}])(?:lightweight(?=[^]*\b(?:cmu|blocks?|masonry)\b)|(?<=\b(?:cmu|blocks?)\s)lightweight)(?![\p{L}\p{N}])/iu`]:
    'Looks for masonry anywhere behind the word. readRequirementWords reads no text of more than 1,000 characters.',
};

const patterns = writtenPatterns();

/** Most are decided in some milliseconds; what is not after so many belongs rewritten. */
const timeout = 15_000;

async function checker(): Promise<typeof Recheck> {
  // The checker's JavaScript, not its programs for some platforms: the same answer on all.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  return await import('recheck');
}

describe('regular expressions', () => {
  it('take no more than linear time, whatever they are given', { timeout: 300_000 }, async () => {
    const { checkSync } = await checker();
    const doubtful = [...patterns].flatMap(([key, { source, flags, places }]) => {
      if (key in exceptions || isPlainlyLinear({ source, flags })) return [];
      const found = checkSync(source, flags, {
        timeout,
        // Where something looks around, the checker tries texts: few, and the same ones each time.
        randomSeed: 1,
        maxInitialGenerationSize: 100,
        maxIteration: 1,
        maxGeneStringSize: 600,
        incubationLimit: 5_000,
        // What it suspects counts: it need not be tried out.
        recallTimeout: -1,
      });
      if (found.status === 'safe') return [];
      const problem = found.status === 'vulnerable' ? found.complexity.summary : found.status;
      return [{ key, places, problem }];
    });
    expect(doubtful).toEqual([]);
  });

  it('have no exception that is gone', () => {
    expect(Object.keys(exceptions).filter((key) => !patterns.has(key))).toEqual([]);
  });

  it.each([
    [/a|b?c/, true],
    [/[\s.*+]/, true],
    [/a\d{1,9}/, true],
    [/\s+/, true],
    [/^a+b/, true],
    [/^a+b/m, false],
    [/^a|b+c/, false],
    [/a+$/, false],
    [/^a+b+/, false],
    [/(?:a?){9}/, false],
    [/(?:a+)+$/, false],
    [/(?<=a+)b/, false],
    [/\w{1,99}\d{1,99}x/, false],
  ])('%s is plainly linear: %s', ({ source, flags }, isPlain) => {
    expect(isPlainlyLinear({ source, flags })).toBe(isPlain);
  });
});
