import { brand } from '#src/brand.ts';
import { reviewDecisions } from '#src/contracts/forms/substitution.ts';
import type { SubstitutionRequest, SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import type { Product } from '#src/contracts/content.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { tallyOf, type EvaluationGroup } from '#src/domain/substitution/evaluation.ts';
import { attachmentsOf } from '#src/domain/substitution/attachments.ts';
import type { FormBlock, FormField, RequestForm } from '#src/domain/substitution/form-blocks.ts';
import { comparisonBlock } from '#src/domain/substitution/form-comparison.ts';
import { decisionMeaning, decisionWords } from '#src/domain/substitution/review.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { fullDate } from '#src/lib/dates.ts';

interface Filled {
  specified: Compared;
  proposed: readonly Compared[];
  groups: readonly EvaluationGroup[];
  request: SubstitutionRequest;
  /** One per proposed product. */
  reviews: readonly SubstitutionReview[];
  /** ISO date. */
  today: string;
}

const heading = (text: string): FormBlock => ({ kind: 'heading', text });

/** One form per proposed product, in the order of a substitution request during construction. */
export const requestForms = (filled: Filled): readonly RequestForm[] =>
  filled.proposed.flatMap((proposed, column) => {
    const review = filled.reviews[column];
    return review ? [{ id: proposed.product.id, blocks: blocksOf(filled, proposed, review, column) }] : [];
  });

function blocksOf(
  { specified, groups, request, today }: Filled,
  proposed: Compared,
  review: SubstitutionReview,
  column: number,
): readonly FormBlock[] {
  const { pass, fail, unknown } = tallyOf(groups, column);
  return [
    {
      kind: 'title',
      text: 'Substitution request',
      note: 'For review under Section 01 25 00, Substitution Procedures. Not an approval.',
    },
    {
      kind: 'fields',
      fields: [
        ['Project', request.project],
        ['Project number', request.number],
        ['Request number', request.request],
        ['Date', fullDate(today) ?? today],
        ['To (architect)', request.architect],
        ['From (contractor)', request.contractor],
      ],
    },
    heading('Specified product'),
    { kind: 'fields', fields: [...factsOf(specified.product), ['Page, article', request.place]] },
    heading('Proposed product'),
    { kind: 'fields', fields: factsOf(proposed.product) },
    heading('Reason and effects'),
    { kind: 'writing', label: 'Reason for the substitution', text: review.reason, lines: 3 },
    effect('Effect on the schedule', review.schedule, review.days, 'days'),
    effect('Cost difference', review.cost, review.amount, '$'),
    { kind: 'writing', label: 'Effect on other parts of the work', text: review.otherWork, lines: 2 },
    heading('Point-by-point comparison'),
    {
      kind: 'text',
      text: `${pass} pass, ${fail} fail, ${unknown} unknown, as the manufacturers state in the ${brand.name} library on ${fullDate(today) ?? today}. Unknown means that the library can’t say: nothing is stated, or the test standard or the declared unit differs.`,
    },
    comparisonBlock(groups, column, review),
    heading('Attachments'),
    {
      kind: 'choices',
      label: '',
      choices: attachmentsOf(proposed, today).map(({ item, text }) => ({
        text,
        isChosen: item !== null,
      })),
    },
    heading('Submitted by the contractor'),
    {
      kind: 'text',
      text: 'By signing, the contractor states that the proposed product was examined and fits the design, that its warranty and service are as listed above, that the cost and time given are complete, and that changes to other work that it causes are included.',
    },
    { kind: 'signature', fields: ['Name', 'Firm', 'Signature', 'Date'] },
    heading('Architect’s review and action'),
    {
      kind: 'choices',
      label: '',
      choices: reviewDecisions.map((decision) => ({
        text: `${decisionWords[decision]}. ${decisionMeaning[decision]}`,
        isChosen: review.decision === decision,
      })),
    },
    { kind: 'writing', label: 'Remarks', text: review.remarks, lines: 4 },
    { kind: 'signature', fields: ['Name', 'Firm', 'Signature', 'Date'] },
  ];
}

const factsOf = ({ title, company, model, csi: [section], discontinued }: Product): readonly FormField[] => [
  ['Product', title],
  ['Manufacturer', company],
  ['Model', model],
  ['Section', section ? `${formatSection(section.number, '04')} ${section.title}` : ''],
  ...(discontinued === null
    ? []
    : ([['Availability', `Discontinued ${fullDate(discontinued.since) ?? ''}`.trim()]] as const)),
];

function effect(
  label: string,
  chosen: SubstitutionReview['cost'],
  amount: string,
  unit: 'days' | '$',
): FormBlock {
  const blank = '________';
  const of = (kind: 'adds' | 'saves'): string => {
    const text = chosen === kind && amount !== '' ? amount : blank;
    if (unit === '$') return `$ ${text.replace(/^\$\s*/, '')}`;
    return text.trim() === '1' ? '1 day' : `${text} days`;
  };
  return {
    kind: 'choices',
    label,
    choices: [
      { text: 'None', isChosen: chosen === 'none' },
      { text: `Adds ${of('adds')}`, isChosen: chosen === 'adds' },
      { text: `Saves ${of('saves')}`, isChosen: chosen === 'saves' },
    ],
  };
}
