import type { Subject } from '#src/reference-api/specifications/generic-general.ts';
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
  return [
    'PART Execution',
    ...article('Examination', family.examination),
    ...article('Preparation', family.preparation),
    ...article(titles[family.verb] ?? 'Installation', [
      `${family.verb} ${things} as the manufacturer’s instructions${family.shopDrawings === null ? '' : ' and the reviewed shop drawings'} require. ;; short`,
      ...(family.installation.length > 0 ? family.installation : profile.installation).map(
        (rule) => `${toSentence(rule)} ;; short`,
      ),
    ]),
    ...article('Tolerances', family.tolerances),
    ...article('Field Quality Control', family.fieldControl),
    ...article('Adjusting', family.adjusting),
    ...article('Cleaning', family.cleaning),
    ...article('Demonstration', family.training),
    ...article('Protection', family.protection),
  ];
}
