import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSectionNumber } from '#src/domain/masterformat/find-numbers.ts';
import { measuredValue } from '#src/domain/measured-value.ts';
import { readRequirementWords } from '#src/domain/requirement-words.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { createTextIndex } from '#src/reference-api/spec-library/text-index.ts';
import { readSearchWords } from '#src/reference-api/search/search-words.ts';
import type * as Recheck from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import {
  composedIn,
  composedPatterns,
  composingSources,
  makers,
} from '#tests/architecture/composed-patterns.ts';
import { isPlainlyLinear, writtenPatterns } from '#tests/architecture/patterns.ts';

/** Patterns that may take longer, why they stay, and what keeps the text short right where they are used. */
const exceptions: Readonly<Record<string, string>> = {
  [String.raw`/(?<![\p{L}\p{N}])["“]([^"“”\p{L}]*\p{L}[^"“”]*)["”](?![\p{L}\p{N}])/gu`]:
    'Looks at both sides of quotes. createTextIndex reads 500 characters of what is asked.',
  [String.raw`/(?<![\p{L}\p{N}])(?:lightweight(?=[^]*\b(?:cmu|blocks?|masonry)\b)|(?<=\b(?:cmu|blocks?)\s)lightweight)(?![\p{L}\p{N}])/iu`]:
    'Looks for masonry anywhere behind the word. readRequirementWords reads no text of more than 1,000 characters.',
};

/** Files whose composed patterns look around or are too long for the checker, and what keeps their texts short. */
const capped: Readonly<Record<string, string>> = {
  'src/domain/masterformat/find-numbers.ts': 'findSectionNumber reads no text of more than 500 characters.',
  'src/domain/measured-value.ts': 'spelled reads 100 characters.',
  'src/domain/requirement-patterns.ts': 'readRequirements reads no text of more than 400 characters.',
  'src/domain/requirement-rules.ts': 'readRequirements reads no text of more than 400 characters.',
  'src/domain/requirement-words.ts': 'readRequirementWords reads no text of more than 1,000 characters.',
  'src/reference-api/search/scan-words.ts':
    'What someone types is cut to 200 characters; other texts are the library’s own.',
};

const patterns = writtenPatterns();
const composed = await composedPatterns();
/** What the checker once found safe it finds safe again, and takes 40 s for all of them. */
const provenFile = join(import.meta.dirname, 'proven-patterns.txt');
const proven = new Set(existsSync(provenFile) ? readFileSync(provenFile, 'utf8').split('\n') : []);
const fileOf = (place: string): string => place.split(':')[0] ?? '';

/** Most are decided in some milliseconds; what is not after so many, on a busy machine, belongs rewritten. */
const timeout = 120_000;

async function checker(): Promise<typeof Recheck> {
  // The checker's JavaScript, not its programs for some platforms: the same answer on all.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  return await import('recheck');
}

describe('regular expressions', () => {
  it('take no more than linear time, whatever they are given', { timeout: 300_000 }, async () => {
    const { checkSync } = await checker();
    const checked = [
      ...[...patterns].filter(([key]) => !(key in exceptions)),
      ...[...composed].filter(([, { places }]) => !places.every((place) => fileOf(place) in capped)),
    ].filter(([, pattern]) => !isPlainlyLinear(pattern));
    const doubtful = checked.flatMap(([key, { source, flags, places }]) => {
      if (proven.has(key)) return [];
      const found = checkSync(source, flags, { timeout, checker: 'automaton' });
      if (found.status === 'safe') return [];
      const problem = found.status === 'vulnerable' ? found.complexity.summary : found.status;
      return [{ key, places, problem }];
    });
    expect(doubtful).toEqual([]);
    const keys = checked.map(([key]) => key).toSorted((one, other) => (one < other ? -1 : 1));
    // The checker has found all of these safe: `npx vitest run regular-expressions -u` writes new ones down.
    await expect(`${keys.join('\n')}\n`).toMatchFileSnapshot(provenFile);
  });

  it('are put together in one place, where this test sees them', () => {
    const escaped = composingSources().flatMap(({ path, text }) =>
      composedIn(text, path).escaped.map((line) => `${path}:${line}`),
    );
    expect(escaped).toEqual([]);
  });

  it.each(composingSources().filter(({ path, text }) => composedIn(text, path).helped.length > 0))(
    'that $path puts together are all seen',
    ({ path, text }) => {
      const places = [...composed.values()].flatMap((pattern) => pattern.places);
      const own = new Set(places.filter((place) => fileOf(place) === path));
      expect(own.size).toBe(composedIn(text, path).helped.length);
    },
  );

  it.each([
    ['new RegExp(`a${b}`)', 1],
    ["RegExp(b, 'u')", 1],
    ['new globalThis.RegExp(b)', 1],
    ['const { RegExp: Made } = window; new Made(b)', 1],
    ['list.map(RegExp)', 1],
    ["composedPattern(b); new RegExp('a+')", 0],
    ['const one: RegExp = /a/; one instanceof RegExp', 0],
  ])('past that place are found: %s', (code, count) => {
    expect(composedIn(code).escaped).toHaveLength(count);
  });

  it.each([
    ['requirements', () => readRequirements(`${'roof '.repeat(80)}STC 50`).ranges],
    ['words of requirements', () => readRequirementWords(`${'roof '.repeat(200)}low VOC`).ranges],
    ['section numbers', () => [findSectionNumber(`${'roof '.repeat(100)}07 42 13`)].filter(Boolean)],
    [
      'ratings',
      () =>
        [measuredValue({ key: 'fireRating', value: `${'1'.repeat(101)} hours`, unit: null })].filter(Boolean),
    ],
    [
      'quotes in a library search',
      () => {
        const { texts } = createTextIndex(['roof', 'roof edge'])(`roof${' '.repeat(500)}"edge"`, false);
        return [0, 1].filter((text) => !texts.includes(text));
      },
    ],
    [
      'searches',
      () => readSearchWords(`${'roof '.repeat(40)}edge`).words.filter(({ term }) => term === 'edg'),
    ],
  ])('of long texts are not asked for %s', (_, read) => {
    expect(read()).toEqual([]);
  });

  it('have no exception that is gone', () => {
    const places = [...composed.values()].flatMap((pattern) => pattern.places.map(fileOf));
    expect(Object.keys(exceptions).filter((key) => !patterns.has(key))).toEqual([]);
    expect(Object.keys(capped).filter((path) => !places.includes(path))).toEqual([]);
    expect(Object.keys(makers).filter((path) => !places.includes(path))).toEqual([]);
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
    [/^a+(?=b|c)/, true],
    [/^a*(?=b+)/, false],
    [/^a+(?!(?:b*))/, false],
    [/^\w{1,300}:\d{1,300}$/, true],
    [/\w{1,300}:\d{1,300}$/, false],
    [/\w{1,99}\d{1,99}x/, false],
    [/^\/a\/(?<id>[^/]+)\/b\/[^/]+\/*$/, true],
    [/^\/a\/\/?[^/]+\/\/?([^/]+)\/?$/, true],
    [/^\/a\/[^/]+(?:\/[^]*)?$/, false],
    [/^[^/]+\/?[^/]+$/, false],
    [/^[^/]+\/*b/, false],
    [/^[^/]+[^/]+\//, false],
    [/^[^/]+-[^/]+$/, false],
    [/^(?:[^/]+\/)+$/, false],
    [/^[^/]+\/|[^/]+\/b/, false],
    [/^[^/]+\/b/m, false],
    [/[^/]+\/b/, false],
  ])('%s is plainly linear: %s', ({ source, flags }, isPlain) => {
    expect(isPlainlyLinear({ source, flags })).toBe(isPlain);
  });
});
