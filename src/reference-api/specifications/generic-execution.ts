import type { Subject } from '#src/reference-api/specifications/generic-general.ts';
import { isSaid, ofKind } from '#src/reference-api/specifications/rules-of-kind.ts';
import { toSentence, pluralOf } from '#src/reference-api/specifications/spec-words.ts';

/** PART 3: how it is installed, tested, and handed over. */
export function executionPart({ profile, family, leading }: Subject): string[] {
  const things = pluralOf(profile.nouns[leading] ?? '');
  const titles: Readonly<Record<string, string>> = {
    Apply: 'Application',
    Place: 'Placing',
    Use: 'Performance',
  };
  const article = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`ARTICLE ${title}`, ...lines.map((line) => `  ${line}`)];
  const noun = profile.nouns[leading] ?? '';
  const own =
    family.installation.length > 0 ? family.installation : ofKind(profile.installation, noun, profile.nouns);
  // What the article of its own says, the installation does not say again.
  const later = [
    ...family.conditions,
    ...family.examination,
    ...family.fieldControl,
    ...family.cleaning,
    ...family.training,
    ...family.protection,
  ];
  const rules = own.filter((rule) => !isSaid(rule, later));
  const said = new Set(subjectsOf(rules));
  const once = (lines: readonly string[]) => lines.filter((line) => !isSaid(line, rules));
  return [
    'PART Execution',
    ...article('Examination', once(family.examination)),
    ...article('Preparation', once(family.preparation)),
    ...article(titles[family.verb] ?? 'Installation', [
      `${family.verb} ${things} as the manufacturer’s instructions${family.shopDrawings === null ? '' : ' and the reviewed shop drawings'} require. ;; short`,
      ...rules.map((rule) => `${toSentence(rule)} ;; short`),
    ]),
    // What an installation rule limits is not limited again.
    ...article(
      'Tolerances',
      once(family.tolerances).filter((line) => !subjectsOf([line]).some((subject) => said.has(subject))),
    ),
    ...article('Field Quality Control', family.fieldControl),
    ...article('Adjusting', once(family.adjusting)),
    ...article('Cleaning', once(family.cleaning)),
    ...article('Demonstration', family.training),
    ...article('Protection', once(family.protection)),
  ];
}

const limited = ['plumb', 'level', 'flush', 'in plane', 'square'];

/** What lines limit: `plumb` in “Set posts plumb within 1/8 inch”. */
const subjectsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line
      .toLowerCase()
      .split(/[;.]/)
      .flatMap((part) => {
        const [before = '', ...limits] = part.split(' within ');
        return limits.length === 0 ? [] : limited.filter((word) => before.includes(word));
      }),
  );
