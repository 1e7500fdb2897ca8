import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { synonymsOf } from '#src/reference-api/search/trade-phrases.ts';

/** The words of a query that name the thing asked for: `curtain wall` of `thermally broken curtain wall`. */
export interface AskedThing {
  /** Words from `from` up to, but not including, `to`. */
  from: number;
  to: number;
  /** A name holds these words in the middle, so that something else may be called so at the end. */
  isWithin: boolean;
  /** The trade has other words for it: a roof window is a skylight. */
  isWording: boolean;
  /** Words that name no thing by themselves: whatever has all words of the query is as good. */
  isWeak: boolean;
  /** Numbers of the things that they name. */
  of: readonly number[];
}

/**
 * Finds what is asked for among the words of a query; null if no word names a thing of the library. `others`: what else is named,
 * where the thing may not stand last: `chain link 8 ft black vinyl`.
 */
export interface ThingsAskedFor {
  (words: readonly ScannedWord[]): AskedThing | null;
  others: (words: readonly ScannedWord[]) => AskedThing[];
  /** The numbers of things that words name by several of them. */
  named: (words: readonly ScannedWord[]) => readonly number[];
  /** Things that have its words in any order: metal roof panels, of a metal panel; and all of the same head: panels. */
  kinOf: (words: readonly ScannedWord[], thing: AskedThing) => Record<'named' | 'akin', readonly number[]>;
}

const longestName = 5;
/** A wording that is only broader names many things that are not meant. */
const leastCloseness = 0.5;
/** The trade's other words for a phrase, but no broader ones. */
export const wordingsOf = (phrase: string): string[] =>
  synonymsOf(phrase)
    .filter(({ weight }) => weight > leastCloseness)
    .map(({ term }) => term);

/** After these, what stands before describes: a wall-mounted sink is no wall, a locker room no locker. */
export const describing: ReadonlySet<string> = new Set(
  'mounted hung rated resistant proof lined faced backed coated glazed free look mount based supported filled clad room'.split(
    ' ',
  ),
);

/** How names end: `Sheet Metal Flashing and Trim` is a trim, a flashing, a metal flashing, … */
export function endingsOf(name: string): string[] {
  const [main = ''] = name.split(/ (?:with|for|of|in) | - | \(/);
  const parts = main.split(/,| and /).map(termsOfPhrase);
  // A lighting and appliance panelboard is no lighting: what is shorter than the last part describes it.
  const least = parts.at(-1)?.length ?? 0;
  return [termsOfPhrase(main), ...parts.filter(({ length }) => length >= least)].flatMap((terms) => {
    return Array.from({ length: Math.min(longestName, terms.length) }, (_, at) =>
      terms.slice(terms.length - 1 - at).join(' '),
    );
  });
}

/**
 * What things are made of, where they are, and words for any thing: in `lockers metal double tier`, `pedestal paver system`,
 * `NFPA 285 wall`, not the thing itself.
 */
export const weakWords: ReadonlySet<string> = new Set(
  `metal, wood, steel, aluminum, plastic, hdpe, vinyl, rubber, stainless, stainless steel, system, unit, assembly, product, equipment, device, kit,
  wall, roof, floor, ceiling, deck, facade, exterior, interior, self adhered, fluid applied, thermally broken, notice of acceptance`
    .split(/,\s+/)
    .map((phrase) => termsOfPhrase(phrase).join(' ')),
);
/** What many things have: a PVDF finish is no finish coat. */
export const qualities: ReadonlySet<string> = new Set(
  'finish color detail rating grade category size type style design option black white gray exterior interior'.split(
    ' ',
  ),
);

/** What is done with things of many kinds: what separates dissimilar metals separates no layers of soil. */
const deeds: ReadonlySet<string> = new Set(termsOfPhrase('separation'));

const orNull = (meant: ReadonlySet<number>): ReadonlySet<number> | null => (meant.size === 0 ? null : meant);

const thingIn =
  (terms: readonly string[]) =>
  (from: number, to: number, meant: ReadonlySet<number>, isWithin = false): AskedThing => ({
    from,
    to,
    isWithin,
    isWording: synonymsOf(terms.slice(from, to).join(' ')).length > 0,
    isWeak: false,
    of: [...meant],
  });

/** `names`: of the things that the library has, nouns and section titles; `properties`: of what is measured. */
export function createThings(names: readonly string[], properties: readonly string[]): ThingsAskedFor {
  const measured = properties.map((name) => new Set(termsOfPhrase(name)));
  const wordsOf = names.map((name) => new Set(termsOfPhrase(name)));
  const spoken = wordsOf.map((words) => ` ${[...words].join(' ')} `);
  const byEnding = new Map<string, Set<number>>();
  for (const [number, name] of names.entries()) {
    for (const ending of endingsOf(name)) {
      if (deeds.has(ending)) continue;
      byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(number));
    }
  }
  /** Names that have a phrase anywhere. */
  const namesWith = (phrase: string): ReadonlySet<number> | null =>
    orNull(new Set(spoken.flatMap((name, number) => (name.includes(` ${phrase} `) ? [number] : []))));
  /** The names that end with a phrase or with another wording of it; where none does, those that have the other wording. */
  const namesEndingWith = (phrase: string): ReadonlySet<number> => {
    // `Hand rail` is a handrail, `sky lite` a skylight.
    const joined = phrase.replaceAll(' ', '');
    const wordings = [...wordingsOf(phrase), ...(joined === phrase ? [] : wordingsOf(joined))];
    const ending = new Set([phrase, joined, ...wordings].flatMap((one) => [...(byEnding.get(one) ?? [])]));
    if (ending.size > 0 || wordings.length === 0 || namesWith(phrase) !== null) return ending;
    const isIn = (name: string) => wordings.some((one) => name.includes(` ${one} `));
    return new Set(spoken.flatMap((name, number) => (isIn(name) ? [number] : [])));
  };
  /** Names that have a phrase or another wording of it anywhere: a snap-lock roof is one of standing seams. */
  const namesSaying = (phrase: string): ReadonlySet<number> | null =>
    orNull(new Set([phrase, ...wordingsOf(phrase)].flatMap((one) => [...(namesWith(one) ?? [])])));
  const namesHaving = (terms: readonly string[]): ReadonlySet<number> =>
    new Set(wordsOf.flatMap((words, number) => (terms.every((term) => words.has(term)) ? [number] : [])));
  /** Names that have all of two words the other way round, or of three and more in any order. */
  const namesWithAll = (terms: readonly string[]): ReadonlySet<number> | null => {
    if (terms.length === 2) return orNull(namesEndingWith(terms.toReversed().join(' ')));
    if (terms.length < 3) return null;
    return orNull(namesHaving(terms));
  };
  const thingAmong = (words: readonly ScannedWord[]): AskedThing | null => {
    const terms = words.map(({ term }) => term);
    const thingOf = thingIn(terms);
    // As a list has it: `partition, toilet`, `unit masonry concrete`.
    const inAnyOrder = namesWithAll(terms);
    if (inAnyOrder !== null) return thingOf(0, terms.length, inAnyOrder);
    const whole = terms.join(' ');
    if (terms.length > 1 && namesEndingWith(whole).size === 0) {
      // `Translucent panel` of a translucent panel skylight.
      const within = namesWith(whole) === null ? null : namesSaying(whole);
      if (within !== null) return thingOf(0, terms.length, within, true);
    }
    // `Hands free faucet sensor`: the last two words the other way round are a name, as they stand they are none.
    const lastTwo = terms.slice(-2);
    const isTurned =
      terms.length > 2 &&
      lastTwo.every((term) => !weakWords.has(term)) &&
      namesEndingWith(lastTwo.join(' ')).size === 0;
    const turned = isTurned ? byEnding.get(lastTwo.toReversed().join(' ')) : undefined;
    if (turned !== undefined) return thingOf(terms.length - 2, terms.length, turned);
    // What is asked for stands last in English, and what tells it apart before it.
    let weakThing: AskedThing | null = null;
    for (let to = terms.length; to > 0; to -= 1) {
      if (describing.has(terms[to] ?? '')) continue;
      for (let from = Math.max(0, to - longestName); from < to; from += 1) {
        const phrase = terms.slice(from, to);
        const meant = namesEndingWith(phrase.join(' '));
        const isName = phrase.length > 1 && synonymsOf(phrase.join(' ')).length > 0;
        if (meant.size === 0 && isName && !weakWords.has(phrase.join(' '))) {
          // Solid surface is in the name of a vanity top; a patch panel is no panel, even where there is none.
          // Fire-rated hollow metal doors are fire doors.
          const within = namesSaying(phrase.join(' ')) ?? orNull(namesHaving(phrase));
          return within === null ? null : thingOf(from, to, within, true);
        }
        if (meant.size === 0) continue;
        const thing = thingOf(from, to, meant);
        if (!weakWords.has(phrase.join(' '))) return thing;
        weakThing ??= { ...thing, isWeak: terms.length > 1 };
      }
    }
    if (weakThing !== null) return weakThing;
    // `Quartz` of a quartz countertop.
    for (let at = terms.length - 1; at >= 0; at -= 1) {
      const term = terms[at] ?? '';
      const within =
        /^\p{L}{3,}$/u.test(term) &&
        words[at]?.form.endsWith('ed') === false &&
        !qualities.has(term) &&
        !deeds.has(term) &&
        !describing.has(term)
          ? namesHaving([term])
          : new Set<number>();
      if (within.size > 0)
        return { ...thingOf(at, at + 1, within, true), isWeak: weakWords.has(term) && terms.length > 1 };
    }
    return null;
  };

  /** What else the words name anywhere, longest first. */
  const others = (words: readonly ScannedWord[]): AskedThing[] => {
    const terms = words.map(({ term }) => term);
    const thingOf = thingIn(terms);
    const found: AskedThing[] = [];
    for (let length = Math.min(longestName, terms.length - 1); length > 0; length -= 1) {
      for (let from = terms.length - length; from >= 0; from -= 1) {
        const phrase = terms.slice(from, from + length).join(' ');
        if (
          weakWords.has(phrase) ||
          describing.has(terms[from + length - 1] ?? '') ||
          found.some((one) => one.from <= from && from + length <= one.to)
        )
          continue;
        const ending = namesEndingWith(phrase);
        const isAnywhere = length > 1 || from === terms.length - 1;
        const meant = ending.size > 0 ? ending : isAnywhere ? namesWith(phrase) : null;
        if (meant !== null) found.push(thingOf(from, from + length, meant, ending.size === 0));
      }
    }
    return found;
  };
  const kinOf: ThingsAskedFor['kinOf'] = (words, { from, to, of }) => {
    const terms = words.slice(from, to).map(({ term }) => term);
    const head = terms.at(-1) ?? '';
    // A snap-lock roof panel is a standing seam roof panel.
    const inOtherWords = terms.flatMap((_, at) =>
      terms.slice(at + 1).flatMap((_term, more) => {
        const [before, after] = [terms.slice(0, at), terms.slice(at + more + 2)];
        const phrase = terms.slice(at, at + more + 2).join(' ');
        return wordingsOf(phrase).flatMap((one) => [
          ...namesHaving([...before, ...one.split(' '), ...after]),
        ]);
      }),
    );
    const named = new Set([...of, ...inOtherWords, ...(terms.length > 1 ? namesHaving(terms) : [])]);
    return {
      named: [...named],
      akin: weakWords.has(head) ? [...named] : [...new Set([...named, ...namesEndingWith(head)])],
    };
  };
  // `Wind uplift` is what roofs are rated for, though wind turbines have one of its words.
  const isProperty = (words: readonly ScannedWord[]): boolean =>
    measured.some((name) => words.every(({ term }) => name.has(term)));
  const thingAskedFor = (words: readonly ScannedWord[]): AskedThing | null => {
    const thing = thingAmong(words);
    const isPart = thing !== null && thing.isWithin && thing.to - thing.from < words.length;
    return isPart && isProperty(words) ? null : thing;
  };
  const named: ThingsAskedFor['named'] = (words) => {
    const thing = words.length < 2 ? null : thingAskedFor(words);
    return thing === null || thing.isWeak || thing.to - thing.from < 2 ? [] : thing.of;
  };
  return Object.assign(thingAskedFor, { others, kinOf, named });
}
