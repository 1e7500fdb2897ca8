import type { LackingPart } from '#src/reference-api/search/missing-part.ts';
import { type Asked, nothingAsked } from '#src/reference-api/search/asked-for.ts';
import { type LibraryNames, others } from '#src/reference-api/search/reading/other-things.ts';
import { endOfThing } from '#src/reference-api/search/reading/context.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { phrasesIn } from '#src/reference-api/search/trade-phrases.ts';

const joint = / (?:and|&|plus|y) |, (?:and )?/giu;
/** A comma alone turns a name around: `partition, toilet`. */
const conjunction = / (?:and|&|plus|y) /iu;

/** Several things asked for at once: `dock bumpers and wheel chocks`. */
export interface JoinedThings {
  /** Those that the library has, any of which is meant. */
  ours: string;
  asked: Asked;
  /** The first that it has none of. */
  missing: LackingPart | null;
}

/** Whether the words end in a thing, which the library may have none of: then they stand alone. */
const namesThing = ({ thing, other, isOtherMeant, naming }: Asked): boolean =>
  other === null
    ? thing !== null && !thing.isWeak && !thing.isWithin && thing.to === naming
    : isOtherMeant && other.to === naming;

/**
 * The things that a text joins; null where it names one. In `door and window hardware`, both words describe one thing; in
 * `gutters and downspouts` and `shell and tube heat exchanger`, they are one name.
 */
export function joinedThings(
  rest: string,
  askedIn: (text: string) => Asked,
  names: LibraryNames,
): JoinedThings | null {
  const end = endOfThing(rest);
  const head = rest.slice(0, end).trim();
  const texts = conjunction.test(head) ? head.split(joint) : [];
  if (texts.length < 2) return null;
  const parts = texts.map((text) => ({ text, terms: termsOfPhrase(text), asked: askedIn(text) }));
  const last = parts.at(-1)?.terms.at(-1) ?? '';
  const terms = parts.flatMap((part) => part.terms);
  const isName = (name: readonly string[]) =>
    names.endsName(name) ||
    [...others.findIn(name), ...phrasesIn(name)].some(({ from, to }) => from === 0 && to === name.length);
  const borders = parts
    .map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.terms.length, 0))
    .slice(1);
  const isSingular = (text: string) => !/s$/i.test(text);
  const isOne =
    names.hasName(terms) ||
    (parts.slice(0, -1).some(({ text }) => isSingular(text)) &&
      [...others.findIn(terms), ...phrasesIn(terms)].some(({ from, to }) =>
        borders.some((border) => from < border && border < to),
      ));
  // What is singular before `and` may share the noun behind it.
  const sharesNoun = parts
    .slice(0, -1)
    .some((part) => isSingular(part.text) && isName([...part.terms, last]));
  if (isOne || sharesNoun || !parts.every(({ asked }) => namesThing(asked))) return null;
  const ours = parts.flatMap(({ text, asked }) =>
    asked.thing === null ? [] : [{ text, of: asked.thing.of }],
  );
  const [missing] = parts.flatMap(({ text, asked: { other } }) =>
    other === null
      ? []
      : [{ words: text, section: { ...other.section, number95: null }, number: other.section.number }],
  );
  if (ours.length === 0) return null;
  const thing = {
    from: 0,
    to: terms.length,
    isWithin: false,
    isWording: false,
    isWeak: false,
    of: [...new Set(ours.flatMap(({ of }) => of))],
  };
  return {
    ours: `${ours.map(({ text }) => text).join(' and ')}${rest.slice(head.length)}`,
    // None of the words is required: each is of one thing.
    asked: { ...nothingAsked, thing, hasUse: true },
    missing: missing ?? null,
  };
}
