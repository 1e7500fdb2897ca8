import { describe, expect, it } from 'vitest';
import type { SpecInput } from '#src/contracts/spec-sections.ts';
import { postParts } from '#src/domain/learning/post-parts.ts';
import { differingWords } from '#src/domain/merged-section/differing-words.ts';
import { standardKeys } from '#src/domain/spec-library/designation.ts';
import { blankProblem } from '#src/domain/specification/blank-value.ts';
import { designationsIn } from '#src/domain/specification/preflight/reference-checks.ts';
import { sameTest } from '#src/domain/substitution/test-standards.ts';
import { fileProblem } from '#src/domain/viewer/file-signature.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { stripHandlers } from '#src/lib/strip-handlers.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';
import { readCaptions } from '#src/lib/web-vtt.ts';
import { withoutFillerWords } from '#src/reference-api/search/reading/questions.ts';

/** Half a million: where a text is read again from each of its characters, minutes. */
const long = (part: string): string => part.repeat(500_000 / part.length);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const number: SpecInput = {
  id: '1',
  kind: 'number',
  label: 'Thickness',
  initial: '',
  unit: null,
  least: null,
  greatest: null,
  options: [],
};
const cueOf = (body: string) => readCaptions(`WEBVTT\n\n00:00.000 --> 00:01.000\n${body}`);

describe('half a million characters are read as', () => {
  it.each<[string, () => unknown, unknown]>([
    ['a post that opens a base again and again', () => stripHandlers(long('<base ')), ''],
    ['a post of one style sheet that never ends', () => stripHandlers(`a<style>${long('</style ')}`), 'a'],
    [
      'a post of empty style sheets',
      () => stripHandlers(`a${long('<STYLE></style>')}b`.slice(0, 400_000)),
      'a',
    ],
    ['a text of scripts that begin', () => plainText(`a${long('<script ')}`), 'a'],
    ['a post of headings that never end', () => postParts(long('<h2>')).length, 1],
    ['a caption of brackets', () => cueOf(`a${long('<')}`)?.[0]?.text, 'a'],
    ['a caption of a voice without a name', () => cueOf(`<v${long(' ')}>a`)?.[0]?.speaker, null],
    ['a word with dots within', () => differingWords(`a${long('.')}b`, ['c']).length, 1],
    ['a designation with a tail of dashes', () => designationsIn(`ASTM D1${long('-')}`), ['ASTM D1']],
    ['a designation of half years', () => standardKeys(`ASTM D1${long(' 99(')}/`).length, 1],
    ['a standard of spaces', () => sameTest(`a${long(' ')}b`, 'AB'), 'same'],
    ['a question of places', () => withoutFillerWords(`what is ${long('near ')}%`), 'near %'],
    ['a question of marks', () => withoutFillerWords(`what is ${long('!')}roof`), `${long('!')}roof`],
    ['a number of zeros', () => blankProblem(number, `${long('0')}x`), 'Enter a number.'],
    [
      'a drawing that ends in empty lines',
      () => fileProblem('DXF', bytes('0\nSECTION\n'), bytes(`0${long('\n')}0${long('\n')}0`), 1_000_000),
      'truncated',
    ],
    [
      'a drawing of comments',
      () => fileProblem('DXF', bytes(long('999\n\n')), bytes(''), 500_000),
      'wrong-format',
    ],
    [
      'a text with a stop far from its end',
      () => withoutTrailing(`a.${long('.')}b..`, /\./),
      `a.${long('.')}b`,
    ],
  ])('%s', (_, read, expected) => {
    expect(read()).toEqual(expected);
  });
});
