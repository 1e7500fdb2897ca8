import { standardThings } from '#src/reference-api/content/words.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { isStandardsBody } from '#src/reference-api/search/text-terms.ts';

/** Words beside a designation that name no thing. */
const weak = new Set(
  `system product test standard code requirement compliant compliance complying listed rated certified approved tested
  specification spec material assembly method section criteria conformance labeled label panel board roof deck`
    .split(/\s+/)
    .flatMap(termsOfPhrase),
);

/** `A156.4` is nothing else, with whatever body; `252` alone could be anything. */
const things = phraseTable(
  standardThings.flatMap(({ from, to }) => {
    const number = from.replace(/^[a-z/]+ /, '');
    return [from, ...(/^[a-z]\d{2}/.test(number) ? [number] : [])].map((one) => [one, to] as const);
  }),
);

/** A standard that is searched for alone, with the thing that it is about behind it; null for other texts. */
export function withThingOfStandard(text: string): string | null {
  const words = scanWords(text);
  const terms = words.map(({ term }) => term);
  const [found, other] = things.findIn(terms);
  if (found === undefined || other !== undefined) return null;
  const named = new Set(termsOfPhrase(found.value));
  const isElse = (term: string, at: number) =>
    (at < found.from || at >= found.to) && !weak.has(term) && !named.has(term) && !isStandardsBody(term);
  if (terms.some(isElse)) return null;
  const [first, last] = [words[found.from], words[found.to - 1]];
  const body = isStandardsBody(terms[found.from - 1] ?? '') ? words[found.from - 1] : first;
  return `${text.slice(body?.start, last?.end)} ${found.value}`;
}
