import type { SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import { verdictWords } from '#src/domain/substitution/evaluation.ts';
import type { EvaluationGroup, EvaluationRow, Stated } from '#src/domain/substitution/evaluation.ts';
import type { FormBlock } from '#src/domain/substitution/form-blocks.ts';
import { decisionWords } from '#src/domain/substitution/review.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';

/** Every row for one proposed product: both values, the verdict, and the reviewer's comment. */
export const comparisonBlock = (
  groups: readonly EvaluationGroup[],
  column: number,
  review: SubstitutionReview,
): FormBlock => ({
  kind: 'comparison',
  head: ['Property', 'Specified', 'Proposed', 'Finding', 'Decision and remark'],
  groups: groups.map(({ title, rows }) => ({
    title,
    rows: rows.flatMap((row) => cellsOf(row, column, review)),
  })),
});

function cellsOf(
  { key, label, specified, findings }: EvaluationRow,
  column: number,
  { rows }: SubstitutionReview,
): readonly (readonly string[])[] {
  const finding = findings[column];
  if (!finding) return [];
  const { decision = '', remark = '' } = rows[key] ?? {};
  const said = [decision === '' ? '' : `${decisionWords[decision]}.`, remark.trim()]
    .filter(Boolean)
    .join(' ');
  return [
    [label, textOf(specified), textOf(finding), `${verdictWords[finding.verdict]}. ${finding.why}`, said],
  ];
}

/** `150 psf (FM 4470; certificate)` */
function textOf({ text, notes, evidence }: Stated): string {
  if (text === '') return 'not stated';
  const source = evidence === null ? [] : [contentTypeWords[evidence.content_type].singular];
  const more = [...notes, ...source].join('; ');
  return `${text.replaceAll('\u00A0', ' ')}${more === '' ? '' : ` (${more})`}`;
}
