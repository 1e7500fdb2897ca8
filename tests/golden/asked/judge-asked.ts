import type { Product } from '#src/contracts/content.ts';
import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import { rangeNameOf } from '#src/domain/measured-names.ts';
import { measuredValue } from '#src/domain/measured-value.ts';
import { sectionsOf, titleOf } from '#src/reference-api/search/document-fields.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import type { PageAnswer } from '#tests/golden/asked/ask-as-page.ts';
import { type AskedQuery, type Requirement, askedKinds } from '#tests/golden/asked/asked-query.ts';

const firstRead = 5;
const slack = 0.02;

/** Whether a record is the kind of thing that was asked for, whatever else was asked of it. */
function isThing(hit: SearchHit, { sections, says, kind }: AskedQuery): boolean {
  if (hit.content_type === 'company' && (kind !== 'question' || says !== null)) return false;
  const numbers = sectionsOf(hit).map(({ number }) => number);
  const name = hit.content_type === 'product' ? hit.noun : titleOf(hit);
  return (
    (sections.length === 0 || numbers.some((number) => sections.some((start) => number.startsWith(start)))) &&
    (says === null || says.test(name))
  );
}

function measures(product: Product, requirement: Requirement & { of: 'range' }): boolean {
  return product.attributes.some((attribute) => {
    if (rangeNameOf(attribute.key) !== requirement.name) return false;
    const value = measuredValue(attribute)?.value;
    if (value === undefined) return false;
    if (requirement.sign === '>=') return value >= requirement.value;
    if (requirement.sign === '<=') return value <= requirement.value;
    return Math.abs(value - requirement.value) <= slack * Math.abs(requirement.value);
  });
}

function fulfils({ hit, products, declarations }: SearchDocument, requirement: Requirement): boolean {
  switch (requirement.of) {
    case 'range':
      return products.some((product) => measures(product, requirement));
    case 'choice':
      return products.some(({ attributes }) =>
        attributes.some(
          ({ symbol, value }) => symbol === requirement.symbol && String(value) === requirement.value,
        ),
      );
    case 'declaration':
      return declarations.includes(requirement.name);
    case 'standard':
      return products.some(({ standards }) => standards.some((one) => one.startsWith(requirement.name)));
    case 'type':
      return requirement.name.split(',').includes(hit.content_type);
  }
}

export interface JudgedAsked extends AskedQuery {
  /** How much of it the library has: the thing as asked, only the thing, or nothing of the kind. */
  has: 'all' | 'thing' | 'nothing';
  isRight: boolean;
  /** The place of the first right record, or null. */
  place: number | null;
  correctedTo: string | null;
}

const isLacking = ({ lacking }: SearchResult): boolean => lacking !== null && lacking !== undefined;
/** That there is nothing of the kind, or nothing that holds all of it, is said. */
const isTold = (answer: SearchResult): boolean =>
  answer.hits.total.value === 0 || isLacking(answer) || (answer.near ?? null) !== null;
/** The page offers a request with the words beside what is told as lacking; here, that and where to look instead. */
const hasWayOn = (answer: SearchResult): boolean =>
  answer.section !== null || isLacking(answer) || answer.without.some(({ doc_count }) => doc_count > 0);
/** The hits that are shown once it is said that nothing is what was asked for. */
const shownAsNear = ({ answer, near }: PageAnswer): readonly SearchHit[] => {
  const hits = answer.hits.hits.map(({ _source }) => _source);
  return isLacking(answer) && hits.length > 0 ? hits : near;
};

/** Judged against the records alone: `documents` is all that the library has. */
export function judgeAsked(
  asked: AskedQuery,
  page: PageAnswer,
  documents: readonly SearchDocument[],
): JudgedAsked {
  const { answer } = page;
  const things = documents.filter(({ hit }) => isThing(hit, asked));
  const whole = things.filter((document) => asked.requirements.every((one) => fulfils(document, one)));
  // A catalog has several products, of which one may meet this and another that: only a product proves that it is there.
  const isThere =
    asked.requirements.length < 2
      ? whole.length > 0
      : whole.some(({ hit }) => hit.content_type === 'product') ||
        (whole.length > 0 && asked.requirements.some(({ of }) => of === 'type'));
  const right = new Set((isThere ? whole : things).map(({ hit }) => keyOf(hit)));
  const has = isThere ? 'all' : things.length > 0 ? 'thing' : 'nothing';
  const shown = has === 'all' ? answer.hits.hits.map(({ _source }) => _source) : shownAsNear(page);
  const at = shown.findIndex((hit) => right.has(keyOf(hit)));
  const place = at < 0 ? null : at + 1;
  const isAmong = place !== null && place <= (asked.isFirst ? 1 : firstRead);
  // That there is nothing in the very section, and what is near it, is as right as something acceptable.
  const lacking = answer.lacking?.section?.number;
  const isNamed = lacking !== undefined && asked.sections.some((start) => lacking.startsWith(start));
  const isAcceptable =
    has === 'all'
      ? isAmong
      : isTold(answer) && (has === 'thing' ? place !== null && place <= firstRead : hasWayOn(answer));
  const isRight = isNamed || isAcceptable;
  return { ...asked, has, isRight, place, correctedTo: answer.corrected?.to ?? null };
}

const keyOf = (hit: SearchHit): string =>
  `${hit.content_type}-${hit.content_type === 'company' ? hit.coid : hit.id}`;

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

/** A line a kind, then the whole, nothing to find, and wrong corrections. */
export function askedTable(judged: readonly JudgedAsked[]): string {
  const line = (name: string, all: readonly JudgedAsked[]) => {
    const right = all.filter(({ isRight }) => isRight).length;
    return `${name.padEnd(18)}${String(right).padStart(4)} of ${String(all.length).padStart(3)}  ${percent(right, all.length)}`;
  };
  const corrected = judged.filter(({ correctedTo }) => correctedTo !== null);
  return [
    line('second set', judged),
    ...askedKinds.map((kind) =>
      line(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    line(
      'nothing to find',
      judged.filter(({ has }) => has === 'nothing'),
    ),
    line(
      'nothing holds all',
      judged.filter(({ has }) => has === 'thing'),
    ),
    `wrong corrections ${corrected.length}: ${corrected.map(({ query, correctedTo }) => `${query} → ${correctedTo}`).join('; ')}`,
  ].join('\n');
}
