import type { CsiSection } from '#src/contracts/shapes.ts';
import { askedFor, nothingAsked } from '#src/reference-api/search/asked-for.ts';
import { matchAsked } from '#src/reference-api/search/match-asked.ts';
import { besideOther, lacksExtra } from '#src/reference-api/search/beside-other.ts';
import { askedOnceTried } from '#src/reference-api/search/asked-once-tried.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { correctWords } from '#src/reference-api/search/correct-words.ts';
import { rankKinds } from '#src/reference-api/search/rank-kinds.ts';
import { typesNamedBy } from '#src/reference-api/search/document-fields.ts';
import { missingPapers } from '#src/reference-api/search/missing-papers.ts';
import { type LackingPart, lackingOther, missingPart } from '#src/reference-api/search/missing-part.ts';
import type { RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import type { LibraryReading } from '#src/reference-api/search/library-reading.ts';
import { joinedThings } from '#src/reference-api/search/reading/joined-things.ts';
import { isInSome, matchedTerms, partOfPlan, planQuery } from '#src/reference-api/search/query-plan.ts';
import { closerFirst } from '#src/reference-api/search/near-limit.ts';
import { propertiesNamed } from '#src/reference-api/search/reading/measured-thing.ts';
import { type ReadQuery, readQuery, tableWords } from '#src/reference-api/search/reading/read-query.ts';
import { titleKey } from '#src/reference-api/search/scan-words.ts';
import type { DocumentTest, Ranking, SearchEngine } from '#src/reference-api/search/search-engine.ts';
import { nameOf } from '#src/reference-api/search/words-between.ts';
import { type SearchWords, readSearchWords } from '#src/reference-api/search/search-words.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';
import { isCited } from '#src/reference-api/search/text-terms.ts';

export interface FoundDocuments<Found> {
  /** Ranked. */
  found: Found;
  /** The terms that matched, for highlighting. */
  matched: MatchedTerms;
  corrected: { from: string; to: string } | null;
  section: CsiSection | null;
  /** The products asked for, and what is called so; and what is of their kind. Null if the words name no thing of the library. */
  meant: { named: DocumentTest; akin: DocumentTest } | null;
  /** Everyday or brand words that were read as words of the trade. */
  understood: readonly { from: string; to: string }[];
  /** Something the words ask for that the library does not have, with its MasterFormat section, or at least its number, if known. */
  lacking: LackingPart | null;
  /** Records that were not found have the words that are lacking, or each of them is in some record. */
  isLackingElsewhere: boolean;
}

export interface HowToFind {
  /** The words as typed: nothing is read into them. */
  isExact: boolean;
  /** Someone is still typing: any word may be the beginning of a longer one. */
  isTyping: boolean;
  /** What was asked for in numbers: then products come first, those closest to the numbers before the others. */
  ranges: readonly RangeChoice[];
}

const boosts = {
  thing: 1.6,
  type: 3,
  ofThing: 2.5,
  namedSection: 1.2,
  named: 6,
  namedCompany: 4,
  measured: 1.6,
  cited: 4,
};
/**
 * Someone who types a full name means that product or manufacturer; a document often just repeats its section's title.
 */
const haveNames: DocumentTest = { is: 'type', of: ['company', 'product'] };
const isProduct: DocumentTest = { is: 'type', of: ['product'] };
/** A film on how a standard is tested only mentions it. */
const meetsStandards: DocumentTest = { is: 'type', of: ['product', 'certificate'] };
const isCompany: DocumentTest = { is: 'type', of: ['company'] };
const both = (...of: readonly DocumentTest[]): DocumentTest => ({ is: 'all', of });
const either = (...of: readonly DocumentTest[]): DocumentTest => ({ is: 'any', of });

/** Finds what matches some words. */
export function* findDocuments<Found>(
  engine: SearchEngine<Found>,
  reading: LibraryReading,
  terms: string,
  { isExact, isTyping, ranges }: HowToFind,
): Step<FoundDocuments<Found>> {
  const { vocabulary, sections, spelling, names, things } = reading;
  const query = isExact ? asTyped(terms) : readQuery(terms, names);
  const { isQuestion, isSpanish, isSentence = false } = query;
  const planOf = (words: SearchWords) =>
    planQuery(words, vocabulary, sections, { isLoose: isQuestion, isTyping, isProperName: names.isProper });
  const tryOf = (words: SearchWords) => ({ plan: planOf(words), within: null, probes: [] });
  const read = readSearchWords(query.text);
  let to: string | null = null;
  if (!isExact && !isQuestion && !isSentence) {
    const [typed] = yield* got(engine.match([tryOf(read)], false));
    // Words are corrected before they are read: `glas block` is no mistyped concrete masonry unit.
    const match = (texts: readonly string[]) =>
      engine.match(
        texts.map((text) => tryOf(readSearchWords(readQuery(text, names).text))),
        true,
      );
    const tools = { match, spelling, names, vocabulary, isSpanish };
    if (typed !== undefined) to = yield* correctWords(readSearchWords(terms), typed, tools);
  }
  const last = to === null ? query : readQuery(to, names);
  const final = to === null ? read : readSearchWords(last.text);
  const plan = planOf(final);
  const joined =
    isExact || isQuestion || isSentence || final.number !== null
      ? null
      : joinedThings(final.rest, (text) => askedFor(readSearchWords(text), things, names), names);
  if (joined !== null && joined.missing !== null) {
    // Of two things, the one that is there is shown, and the other named.
    const found = yield* findDocuments(engine, reading, joined.ours, { isExact, isTyping, ranges });
    return {
      ...found,
      corrected: to === null ? null : { from: terms, to },
      understood: last.understood,
      lacking: joined.missing,
      isLackingElsewhere: false,
    };
  }
  const named = isExact
    ? nothingAsked
    : (joined?.asked ?? askedFor(final, isQuestion ? () => null : things, names));
  const words = titleKey(final.text);
  const stated = propertiesNamed(final.words.map(({ term }) => term));
  // A gasket between two things is no product called Gasket.
  const isName = (term: string) => names.isProper(term) && !(final.words.length > 2 && tableWords.has(term));
  const asking = matchAsked(engine, plan, final.words, named, {
    called: [
      both(haveNames, { is: 'titled', how: 'words', words }),
      // A detail of a pipe penetration is meant as it is called, though a pipe is a thing of its own.
      ...(words.includes(' ') ? [{ is: 'titled', how: 'phrase', words } as const] : []),
    ],
    proper: final.words.flatMap(({ term }, part) =>
      isName(term) ? [{ part, test: { is: 'titled', how: 'words', words: term } as const }] : [],
    ),
    others: named.thing === null ? [] : things.others(final.words.slice(0, named.naming)),
    isProperty: (part, of) =>
      stated.some(
        ({ from, to, value }) =>
          from <= part && part < to && of.some((one) => reading.hasProperty(one, value)),
      ),
    nounsOf: (of) => of.filter(reading.isNoun),
    isVariant: (name) => names.answer(name, ''),
  });
  const { tried, thing: meant, isInOne } = yield* asking;
  const first = { ...named, thing: meant };
  let { found, count } = tried;
  const papers = isExact ? null : yield* missingPapers(engine, plan, final, found, meant);
  if (papers !== null) ({ found, count } = papers.tried);
  const unmeasured: string[] = [];
  for (const { name } of ranges) {
    const measured = { is: 'measured', name, from: -Infinity, to: Infinity } as const;
    const ofKind: DocumentTest[] = first.thing === null ? [] : [{ is: 'thing', of: first.thing.of }];
    const has = yield* got(engine.narrow(found, { is: 'all', of: [isProduct, measured, ...ofKind] }));
    if (has.count === 0) unmeasured.push(name);
  }
  const asked = isExact || isQuestion ? first : askedOnceTried(first, final, tried, unmeasured, names);
  const extra = yield* lacksExtra(engine, plan, asked);
  const beside = yield* besideOther(engine, plan, final, asked, terms, reading);
  const akin = beside?.akin ?? [];
  if (beside !== null) ({ found, count } = beside);

  // A specification, of a section that has none, is no other specification.
  const isOnlyPaper =
    final.words.length > 0 &&
    final.words.every(({ term }, at) => term === 'section' || typesNamedBy(final.words, at).length > 0);
  if (final.number !== null && isOnlyPaper && !sections.isInUse(final.number))
    ({ found, count } = yield* got(engine.narrow(found, either())));

  // 07 21 13.13, which nothing is in, is answered by 07 21 13.
  const above = final.number === null ? null : sections.above(final.number);
  const section =
    above ?? (final.number === null ? sections.byTitle(final.text) : sections.byNumber(final.number));
  const types = new Set(final.words.flatMap((_, at) => typesNamedBy(final.words, at)));
  const isStandard = final.words.some((_, at) => isCited(final.words, at));
  const thing: DocumentTest | null =
    akin.length > 0
      ? { is: 'thing', of: akin }
      : asked.thing === null || asked.thing.isWeak
        ? null
        : { is: 'thing', of: asked.thing.of };
  const factors: Ranking['factors'] = [
    ...(thing === null ? [] : [{ test: thing, factor: boosts.thing }]),
    ...(thing === null || types.size > 0 ? [] : [{ test: both(thing, isProduct), factor: boosts.ofThing }]),
    // A panelboard with surge protection is no surge protective device, though that is in its section.
    ...(asked.thing === null || !asked.hasUse || types.size > 0
      ? []
      : [
          {
            test: both({ is: 'thing', of: asked.thing.of.filter(reading.isNoun) }, isProduct),
            factor: boosts.ofThing,
          },
        ]),
    ...(types.size === 0 ? [] : [{ test: { is: 'type', of: [...types] } as const, factor: boosts.type }]),
    ...(types.size > 0 || (ranges.length === 0 && !isStandard)
      ? []
      : [{ test: isProduct, factor: boosts.measured }]),
    ...(types.size > 0 || !isStandard ? [] : [{ test: meetsStandards, factor: boosts.cited }]),
    ...ranges.flatMap(closerFirst),
    { test: { is: 'section', number: null }, factor: boosts.namedSection },
    { test: both(haveNames, { is: 'titled', how: 'whole', words }), factor: boosts.named },
    {
      test: both(isCompany, { is: 'titled', how: 'start', words: `${words} ` }),
      factor: boosts.namedCompany,
    },
  ];
  const naming =
    asked.thing === null || !asked.hasUse || asked.core === 0 ? plan : partOfPlan(plan, asked.core);
  const kin = asked.thing === null || asked.thing.isWeak ? null : things.kinOf(final.words, asked.thing);
  return {
    found: engine.rank(found, { kind: rankKinds(reading, naming, final), factors }),
    matched: matchedTerms(plan, engine.facts.terms),
    corrected: to === null ? null : { from: terms, to },
    section,
    meant:
      kin === null || asked.thing === null
        ? null
        : {
            // A catalog has several products, each of which may meet another limit.
            named: either(both({ is: 'thing', of: kin.named }, isProduct), {
              is: 'titled',
              how: 'phrase',
              words: nameOf(final.words, asked.thing),
            }),
            akin: { is: 'thing', of: kin.akin },
          },
    understood: [
      ...last.understood,
      ...(above === null || final.number === null
        ? []
        : [{ from: formatSection(final.number.digits, '04'), to: formatSection(above.number, '04') }]),
    ],
    isLackingElsewhere: count > 0 && tried.unanswered.every((part) => isInSome(plan, part)),
    lacking:
      extra !== null
        ? lackingOther(extra, final)
        : papers !== null
          ? papers.words === null
            ? null
            : { words: papers.words, section, number: section?.number ?? null }
          : final.number === null || sections.isInUse(final.number)
            ? missingPart(asked, final, { ...tried, count }, isQuestion, names, {
                isInSome: (part) => isInSome(plan, part),
                isTrait: reading.isTrait,
                namesThing: (term) => names.endsName([term]),
                isInOne,
              })
            : { words: formatSection(final.number.digits, '04'), section, number: final.number.digits },
  };
}

const asTyped = (text: string): ReadQuery => ({ text, understood: [], isQuestion: false, isSpanish: false });
