import { describe, expect, it } from 'vitest';

import { ask, counts } from '#tests/reference-api/search/ask.ts';
import { createRandom } from '#src/reference-api/world/random.ts';

const scraps =
  'metal wall panl door 07 42 13 074213 07410 div 5/8 " ″ in 16 ga - -- / . , \' ’ ( ) * + ? [ ] { } \\ ^ $ | < > & % _ ' +
  'R-30 ASTM E 84 ½ ⅝ e-84 x X 4x8 Søn façade \u0000 \u202e 工場 مصنع 🏗 é ﬁ ß İ 1,200.5 .. 99999 0 a the of';
const pieces = scraps.split(' ');

describe('Whatever is typed', () => {
  const random = createRandom(20_261_102);
  const pick = () => random.pick(pieces);
  const queries = Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + Math.floor(random.next() * 9) }, pick).join(random.next() < 0.8 ? ' ' : ''),
  );

  it('is answered, with counts that agree: the types’ counts add up to the total', () => {
    let answered = 0;
    for (const terms of queries) {
      const result = ask(terms);
      const total = Object.values(counts(result, 'content_type')).reduce((sum, count) => sum + count, 0);
      expect({ terms, total }).toEqual({ terms, total: result.hits.total.value });
      expect(result.hits.hits.length).toBe(Math.min(100, result.hits.total.value));
      if (total > 0) answered += 1;
    }
    expect(answered).toBeGreaterThan(100);
  });

  it('a value’s count is what choosing it shows', () => {
    for (const terms of ['panel', 'metal door', 'division 07', '09']) {
      for (const facet of ['division', 'section', 'manufacturer', 'format', 'certification', 'declaration']) {
        for (const [key, count] of Object.entries(counts(ask(terms), facet))) {
          expect(ask(terms, { [facet]: key }).hits.total.value, `${terms}: ${facet} ${key}`).toBe(count);
        }
      }
    }
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['signs only', '"-/.,*?"'],
    ['a control character', '\u0000'],
  ])('finds nothing for %s', (_, terms) => {
    const result = ask(terms);
    expect(result.hits).toEqual({ total: { value: 0, relation: 'eq' }, hits: [] });
    expect(result.corrected).toBeNull();
  });

  it.each([
    ['one endless word', 'x'.repeat(10_000)],
    ['very many words', 'metal wall panel '.repeat(1000)],
    ['very many numbers', '07 42 13 '.repeat(1000)],
    ['very many hyphens', 'a-'.repeat(5000)],
    ['very many mistyped words', 'mettal panal gypsun dore windo celing '.repeat(200)],
  ])('is answered in bounded time: %s', (_, terms) => {
    const start = performance.now();
    ask(terms);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('is answered the same again', () => {
    for (const terms of queries.slice(0, 50)) {
      expect({ ...ask(terms), took: 0 }).toEqual({ ...ask(terms), took: 0 });
    }
  });
});
