import type { Clause } from '#src/domain/project-manual/lists/clauses.ts';

type Category = 'Action' | 'Informational' | 'Closeout' | 'Maintenance material';

export interface Submittal {
  clause: Clause;
  category: Category;
  /** `Product Data`. */
  type: string;
}

/** Submittal types by their first words; the first match counts. */
const kinds: readonly (readonly [words: RegExp, type: string, category: Category])[] = [
  [/^product data/, 'Product Data', 'Action'],
  [/^(?:shop|coordination) drawings?/, 'Shop Drawings', 'Action'],
  [/^(?:samples?|swatches)\b/, 'Samples', 'Action'],
  [/^delegated[- ]design/, 'Delegated-Design Submittal', 'Action'],
  [/^(?:design data|calculations?)\b/, 'Design Data', 'Action'],
  [/^(?:sustainable|leed|environmental product)/, 'Sustainable Design Submittals', 'Action'],
  [/^[\w -]{0,20}schedules?\b/, 'Schedules', 'Action'],
  [
    /^maintenance materials?|^(?:extra|attic) (?:stock|materials?)|^spare parts/,
    'Maintenance Material',
    'Maintenance material',
  ],
  [/^closeout/, 'Closeout Submittals', 'Closeout'],
  [/^(?:operation|maintenance)\b/, 'Operation and Maintenance Data', 'Closeout'],
  [/^record/, 'Record Documents', 'Closeout'],
  [/^[\w'’ -]{0,30}warrant(?:y|ies)/, 'Warranty', 'Closeout'],
  [/^[\w'’ -]{0,30}qualifications?\b/, 'Qualification Data', 'Informational'],
  [/^[\w'’ -]{0,30}certificat(?:es?|ions?)\b/, 'Certificates', 'Informational'],
  [
    /^[\w'’ -]{0,30}(?:test|evaluation|research|field|inspection|daily)[\w' -]{0,20}reports?\b/,
    'Reports',
    'Informational',
  ],
  [/^manufacturer['’]?s? (?:printed )?instructions/, 'Manufacturer’s Instructions', 'Informational'],
  [/^[\w'’ -]{0,30}(?:letter|statement)s?\b/, 'Letters and Statements', 'Informational'],
];

const articleCategory: readonly (readonly [title: RegExp, category: Category])[] = [
  [/^maintenance material/, 'Maintenance material'],
  [/^closeout/, 'Closeout'],
  [/^informational/, 'Informational'],
  [/^action/, 'Action'],
];

/** Says how to submit, not what: `Submit in accordance with Section 01 33 00 - Submittal Procedures.` */
const procedure = /^(?:submit|make submittals|comply|prepare submittals)\b[^:]*$/i;
/** Announces the submittals below it: `Submit the following:`, `Action Submittals:`. */
const announcement =
  /^(?:(?:submit|provide|furnish|include)\b.*:|(?:action|informational|closeout|maintenance material) submittals:?)$/i;

const isSubmittals = ({ article }: Clause): boolean => /\bsubmittals?\b/.test(article);

/** The submittals of a section: the paragraphs of its articles on submittals. */
export function submittalsOf(clauses: readonly Clause[]): Submittal[] {
  /** The announcing text, by the paragraph that it announces. */
  const announced = new Map<number, string>();
  for (const { text, below } of clauses)
    if (announcement.test(text)) for (const id of below) announced.set(id, text.toLowerCase());
  return clauses
    .filter((clause) => isSubmittals(clause) && (clause.level === 2 || announced.has(clause.id)))
    .filter(({ text }) => !procedure.test(text) && !announcement.test(text))
    .map((clause) => ({ clause, ...kindOf(clause, announced.get(clause.id) ?? '') }));
}

function kindOf({ text, article }: Clause, announcing: string): Pick<Submittal, 'category' | 'type'> {
  const known = kinds.find(([words]) => words.test(text.toLowerCase()));
  const stated = articleCategory.find(([title]) => title.test(announcing) || title.test(article))?.[1];
  const label = /^([^:.;]{3,40}):/.exec(text)?.[1];
  return {
    category: stated ?? known?.[2] ?? 'Action',
    type: known?.[1] ?? label ?? 'Other',
  };
}
