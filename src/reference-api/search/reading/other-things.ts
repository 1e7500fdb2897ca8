import { type OtherSection, otherSections } from '#src/reference-api/content/masterformat.ts';
import { typesNamed } from '#src/reference-api/search/document-fields.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { describing, wordingsOf } from '#src/reference-api/search/things-asked-for.ts';

/** A thing that the library has none of, and its section. */
export interface OtherThing {
  section: OtherSection;
  /** The words that name it, up to, but not including, `to`. */
  from: number;
  to: number;
  /** They are the title of its section. */
  isTitle: boolean;
  /** What makes it another thing is this measured property, not a word: a filter with a MERV. */
  property?: string;
}

/** What the library calls its things: product nouns and section titles, as terms. */
export interface LibraryNames {
  /**
   * Whether products of what the name ends in have all its other words: in their noun, in the title of a section of the same
   * division, or as the value of an attribute or option. A glass railing is a pipe railing with `Infill: Glass`.
   */
  answer: (name: readonly string[], section: string) => boolean;
  /** The things of the same division that the name ends in, by number: louvers, of a penthouse louver. */
  akin: (name: readonly string[], section: string) => readonly number[];
  hasName: (terms: readonly string[]) => boolean;
  /** Whether a name ends with these terms: a lap siding is siding, a covering sheet is no covering. */
  endsName: (terms: readonly string[]) => boolean;
  /** Whether a word of a name begins with these letters. */
  beginsWord: (letters: string) => boolean;
  hasSection: (number: string) => boolean;
  /** Whether that is what products are measured by: a roof with a warranty is no form of one. */
  isMeasure: (name: readonly string[]) => boolean;
  /** Whether a word occurs in trade names or manufacturers’ names, and in no other name. */
  isProper: (term: string) => boolean;
  /** They are names of things: a word alone is read as the things that the library has of it. */
  areOfThings?: boolean;
}

const ownPhrases = otherSections.flatMap((section) =>
  section.phrases.map((phrase, at) => [phrase, { section, isTitle: at === 0 }] as const),
);
const nameKey = (phrase: string) => termsOfPhrase(phrase).join(' ');
const ownKeys = new Set(ownPhrases.map(([phrase]) => nameKey(phrase)));
/** What the trade calls them besides, unless that names another thing: joint compound is drywall mud. */
const otherPhrases = [
  ...ownPhrases,
  ...ownPhrases.flatMap(([phrase, { section, isTitle }]) =>
    (isTitle ? [] : wordingsOf(nameKey(phrase))).flatMap((wording) =>
      ownKeys.has(wording) || !wording.includes(' ') ? [] : [[wording, { section, isTitle: false }] as const],
    ),
  ),
];
/** Names of things that the library may have none of. */
export const others = phraseTable(otherPhrases);
/** By their last words, those of several words. */
const othersByLast = Map.groupBy(
  otherPhrases
    .map(([phrase, value]) => ({ terms: termsOfPhrase(phrase), value }))
    .filter(({ terms }) => terms.length > 1),
  ({ terms }) => terms.at(-1) ?? '',
);
const inAlphabet = (terms: readonly string[]) => terms.toSorted().join(' ');
/** As a list has them, the thing first: `diffuser, linear slot`. */
const othersInAnyOrder = new Map(
  otherPhrases.map(([phrase, value]) => {
    const name = termsOfPhrase(phrase);
    return [inAlphabet(name), { value, name }];
  }),
);

/** Words that name no thing by themselves: a nurse call system is a nurse call, a paver system pavers. */
export const generalWords: ReadonlySet<string> = new Set(
  'system equipment unit assembly product device'.split(' '),
);

/** The places of a phrase's words, in order, with others between them; null if one is not there. `Non shrink` is `nonshrink`. */
function placesIn(terms: readonly string[], phrase: readonly string[]): number[] | null {
  const places: number[] = [];
  let at = 0;
  for (const word of phrase) {
    const isHere = (place: number) => terms[place] === word || `${terms[place]}${terms[place + 1]}` === word;
    while (at < terms.length && !isHere(at)) at += 1;
    if (at === terms.length) return null;
    const last = terms[at] === word ? at : at + 1;
    for (; at <= last; at += 1) places.push(at);
  }
  return places;
}

/**
 * A thing that the library has none of, named at the end with other words between, or with some left out: a masonry veneer
 * anchor is a masonry anchor.
 * Asked once something is missing, which must be part of the name.
 */
export function otherThingAround(
  terms: readonly string[],
  isMissing: (at: number) => boolean,
  names: LibraryNames,
): OtherThing | null {
  const to = terms.findLastIndex((term) => !generalWords.has(term)) + 1;
  const isAnswered = (name: readonly string[], number: string) =>
    names.endsName(name) || names.answer(name, number);
  const [best] = (othersByLast.get(terms[to - 1] ?? '') ?? [])
    .flatMap(({ terms: phrase, value }) => {
      const { number } = value.section;
      const isOurs =
        names.endsName(phrase) || names.answer(phrase, number) || (value.isTitle && names.hasSection(number));
      const typed = terms.slice(0, to);
      // `Wire mesh lockers` are wire mesh storage lockers.
      const isShortened = typed.length > 1 && !isAnswered(typed, number) && placesIn(phrase, typed) !== null;
      // `Exposed concrete ceiling paint` is ceiling paint, which the library has, not concrete paint.
      const own = typed.slice(-2);
      const isNarrower = own.length === 2 && !phrase.includes(own[0] ?? '') && names.endsName(own);
      const places = isOurs || isNarrower ? null : isShortened ? [...typed.keys()] : placesIn(typed, phrase);
      return places?.at(-1) === to - 1 && places.some(isMissing)
        ? [{ places, value, more: phrase.length }]
        : [];
    })
    .toSorted((one, other) => other.places.length - one.places.length || one.more - other.more);
  return best === undefined
    ? null
    : { section: best.value.section, from: best.places[0] ?? 0, to, isTitle: best.value.isTitle };
}

/** What paints are made with makes no other thing of them: exterior acrylic paint is exterior paint. */
const binders: ReadonlySet<string> = new Set(
  'acrylic latex alkyd enamel urethane oil waterborne emulsion'.split(' ').flatMap(termsOfPhrase),
);

/** A name among the words, as the table has it. */
interface Named {
  from: number;
  to: number;
  value: Omit<OtherThing, 'from' | 'to'>;
  name: readonly string[];
}

function namedIn(terms: readonly string[], { akin }: Pick<LibraryNames, 'akin'>): Named[] {
  const inOrder = others.findIn(terms);
  const whole = inOrder[0]?.to === terms.length ? undefined : othersInAnyOrder.get(inAlphabet(terms));
  return whole === undefined
    ? inOrder.map((one) => ({ ...one, name: terms.slice(one.from, one.to) }))
    : [
        {
          from: 0,
          to: terms.length,
          value: whole.value,
          // The library may have it in the order of the name: a wheelchair lift that is vertical.
          name: akin(whole.name, whole.value.section.number).length > 0 ? whole.name : terms,
        },
      ];
}

/** The same without the binders and the specification among them: `terrazzo spec epoxy thin set`. */
function namedBesides(terms: readonly string[], names: Pick<LibraryNames, 'akin'>): Named[] {
  const places = [...terms.keys()].filter(
    (at) => !binders.has(terms[at] ?? '') && typesNamed.get(terms[at] ?? '')?.has('spec') !== true,
  );
  if (places.length === terms.length || places.length < 2) return [];
  return namedIn(
    places.map((at) => terms[at] ?? ''),
    names,
  ).flatMap(({ from, to, value, name }) => {
    const [first, last] = [places[from] ?? 0, (places[to - 1] ?? 0) + 1];
    return last - first > to - from || to === places.length
      ? [{ from: first, to: Math.max(last, to === places.length ? terms.length : 0), value, name }]
      : [];
  });
}

/** Things among the words that the library has none of, the longest names first, then the last ones. */
export const otherThingsIn = (terms: readonly string[], names: LibraryNames): OtherThing[] =>
  [...namedIn(terms, names), ...namedBesides(terms, names)]
    .filter(({ to, value, name }) => {
      const { number } = value.section;
      // An art room is no art, and what is curb mounted no curb.
      if (describing.has(terms[to] ?? '')) return false;
      // A sun shade is a sunshade.
      // A size alone may be one of a filter; beside other words, it is theirs.
      if (name.length < terms.length && !name.some((term) => /^\p{L}/u.test(term) && term !== 'x'))
        return false;
      const isOurs = names.endsName(name) || (name.length > 1 && names.endsName([name.join('')]));
      if (isOurs || names.answer(name, number)) return false;
      if (!value.isTitle) return true;
      if (names.isMeasure(name)) return false;
      // Loading dock bumpers are dock bumpers, where the section above has those.
      const isOfParent = names.hasSection(`${number.slice(0, 4)}00`) && names.endsName(name.slice(1));
      return !names.hasSection(number) && !(name.length > 2 && isOfParent);
    })
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || other.to - one.to)
    .map(({ from, to, value }) => ({ section: value.section, from, to, isTitle: value.isTitle }));

/** Where a thing is to go, when it has been named: a ceiling panel for a clean room is no room. */
export const places: ReadonlySet<string> = new Set(
  'room booth suite studio arena pool court field theater walkway canopy garage tunnel deck cleanroom'.split(
    ' ',
  ),
);

/** What things come in, if one is named right before. */
const enclosures: ReadonlySet<string> = new Set('enclosure housing'.split(' '));

/** A thing that the library has none of; general words after it are part of its name. `after`: where one of its own ends. */
export function otherAtEnd(
  terms: readonly string[],
  names: LibraryNames,
  after = Infinity,
): OtherThing | null {
  const all = otherThingsIn(terms, names);
  const last = all.find(({ from, to }) => from < after || !places.has(terms[to - 1] ?? ''));
  if (last === undefined) return null;
  // A generator in an enclosure is a generator.
  const inside = enclosures.has(terms[last.to - 1] ?? '')
    ? all.find(({ to }) => to === last.from)
    : undefined;
  const named = inside ?? last;
  const isEnd = terms.slice(named.to).every((term) => generalWords.has(term));
  return isEnd ? { ...named, to: terms.length } : named;
}

/** A door for a freezer room is a freezer door. */
export function otherForUse(
  terms: readonly string[],
  uses: readonly string[],
  names: LibraryNames,
): OtherThing | null {
  const named = otherThingAround([...uses, ...terms], (at) => at < uses.length, names);
  return named === null || named.from >= uses.length
    ? null
    : { ...named, from: 0, to: uses.length + terms.length };
}
