import type { Subject } from '#src/reference-api/specifications/generic-subject.ts';
import { isSaid, ofKind } from '#src/reference-api/specifications/rules-of-kind.ts';
import { toSentence, pluralOf } from '#src/reference-api/specifications/spec-words.ts';

/** The rules of the kind by the article that they belong to, without those that another article says. */
export function ownRules({ profile, family, leading }: Subject): Partial<Record<Place, string[]>> {
  const noun = profile.nouns[leading] ?? '';
  const own =
    family.installation.length > 0 ? family.installation : ofKind(profile.installation, noun, profile.nouns);
  // What another article says, the installation does not say again.
  const said = [
    ...family.conditions,
    ...family.examination,
    ...family.preparation,
    ...family.fieldControl,
    ...family.adjusting,
    ...family.cleaning,
    ...family.training,
    ...family.protection,
  ];
  return Object.groupBy(
    own.map(withoutTolerance).filter((rule) => !isSaid(rule, said)),
    placeOf,
  );
}

/** What the work follows. Who mixes concrete, or makes frames to order, prints no instructions. */
function guidesOf({ verb, shopDrawings }: Subject['family'], noun: string): string {
  if (verb === 'Place' && noun.endsWith('concrete')) return 'ACI 301 and the reviewed shop drawings';
  if (verb === 'Erect') return 'the reviewed shop drawings and erection plan';
  return `the manufacturer’s instructions${shopDrawings === null ? '' : ' and the reviewed shop drawings'}`;
}

/** PART 3: how it is installed, tested, and handed over. */
export function executionPart(subject: Subject): string[] {
  const { profile, family, leading } = subject;
  const noun = profile.nouns[leading] ?? '';
  const things = pluralOf(noun);
  const titles: Readonly<Record<string, string>> = {
    Apply: 'Application',
    Place: 'Placing',
    Use: 'Performance',
  };
  const article = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`ARTICLE ${title}`, ...lines.map((line) => `  ${line}`)];
  const rules = ownRules(subject);
  const withRules = (title: Place, all: readonly string[]) => {
    const own = rules[title] ?? [];
    const lines = all.filter((line) => line.includes('#') || !isSaid(line, own, SAME.line));
    return [...lines, ...own.filter((rule) => !isSaid(rule, lines, SAME.rule)).map(toSentence)];
  };
  const once = (lines: readonly string[]) => lines.filter((line) => !isSaid(line, rules.Installation ?? []));
  return [
    'PART Execution',
    ...article('Examination', withRules('Examination', once(family.examination))),
    ...article('Preparation', withRules('Preparation', once(family.preparation))),
    ...article(titles[family.verb] ?? 'Installation', [
      `${family.verb} ${things} as ${guidesOf(family, noun)} require. ;; short`,
      ...(rules.Installation ?? []).map((rule) => `${toSentence(rule)} ;; short`),
    ]),
    ...article(
      'Tolerances',
      // What is no more than a rule of installation is not said again.
      family.tolerances.filter((line) => line.toLowerCase().includes('within') || once([line]).length > 0),
    ),
    ...article('Field Quality Control', withRules('Field Quality Control', family.fieldControl)),
    ...article('Adjusting', withRules('Adjusting', once(family.adjusting))),
    ...article('Cleaning', withRules('Cleaning', once(family.cleaning))),
    ...article('Demonstration', withRules('Demonstration', family.training)),
    ...article('Protection', withRules('Protection', once(family.protection))),
  ];
}

/** The share of their words by which a rule and a line of the article it belongs to say one thing. */
const SAME = { rule: 0.42, line: 0.5 };

type Place =
  | 'Delivery'
  | 'Installation'
  | 'Examination'
  | 'Preparation'
  | 'Field Quality Control'
  | 'Adjusting'
  | 'Cleaning'
  | 'Demonstration'
  | 'Protection';

/** What a rule begins with that belongs to an article of its own. */
const places: readonly (readonly [place: Place, beginnings: RegExp])[] = [
  [
    'Field Quality Control',
    /^(?:Run (?:an acceptance|the line)|Leak-test|Fill the pool|Test (?!slab|adhesion on)|Prove|Drop-test|Load the car|Balance the water|Verify (?:zero|maximum|slip|that each door)|Check (?:rotation|signal|that labels)|Measure (?:carbon|flow|pressure|wet)|Obtain|Have (?:an|the (?:cabinet|elevator))|Post the certificate|Submit performance|Log|Perform|Commission|Mold one set|Run active)\b/,
  ],
  ['Delivery', /^(?:Deliver (?:after|when|in)|Store)\b/],
  ['Preparation', /^(?:Notify|Have the foundation)\b/],
  [
    'Examination',
    /^(?:Verify|Examine|Survey|Confirm|Test|Field-measure|Coordinate|Measure (?:every|the finished)|Check (?:every|that|the pit))\b/,
  ],
  ['Adjusting', /^(?:Adjust|Balance)\b/],
  ['Cleaning', /^(?:Clean (?:with|a sample|the mockup)|Wash|Sweep up|Remove (?:lint|packaging|masking))\b/],
  ['Demonstration', /^(?:Demonstrate|Deliver permanent keys)\b/],
  ['Protection', /^(?:Protect|Patch every|Remove protective|Inspect weekly)\b/],
];

const placeOf = (rule: string): Place =>
  places.find(([, beginnings]) => beginnings.test(rule))?.[0] ?? 'Installation';

/** How far off what is set may be, as in “Set posts plumb within 1/8 inch in 3 feet”: the article on tolerances says it. */
const withinMeasure =
  / within [\d./-]+ inch(?:es)?\b( of)?(?: (?:in|per|over) \d* ?(?:feet|foot|inches))?(?: total indicator reading)?/g;
const toMeasure = / (level|true|plumb|flat) to [\d./-]+ inch(?:es)? (?:in|per|over) \d+ (?:feet|inches)/g;

const withoutTolerance = (rule: string): string =>
  placeOf(rule) === 'Examination'
    ? rule
    : rule
        // `within 12 inches of walls` is a place.
        .replaceAll(withinMeasure, (found: string, of: string | undefined) => (of ? found : ''))
        .replaceAll(toMeasure, ' $1');
