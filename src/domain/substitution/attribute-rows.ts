import type { Attribute } from '#src/contracts/content.ts';
import { attributeText } from '#src/domain/attribute-amount.ts';
import { kindOf, type AttributeKind } from '#src/domain/compare/attributes.ts';
import { comparability } from '#src/domain/compare/comparability.ts';
import { epdsOf } from '#src/domain/compare/declarations.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { ruleOf } from '#src/domain/substitution/direction.ts';
import { nothingStated, unknown } from '#src/domain/substitution/evaluation.ts';
import type {
  EvaluationGroup,
  EvaluationRow,
  Judgment,
  Stated,
} from '#src/domain/substitution/evaluation.ts';
import { evidenceOf } from '#src/domain/substitution/evidence.ts';
import { judgeAttribute } from '#src/domain/substitution/judge.ts';
import type { UnitSystem } from '#src/domain/units.ts';

interface Pair {
  specified: Compared;
  proposed: readonly Compared[];
}

/** Every property that the specified product states, except its warranty, which has a separate group. */
export function attributeGroups(
  { specified, proposed }: Pair,
  { units, today }: { units: UnitSystem; today: string },
): readonly EvaluationGroup[] {
  const rows = (kind: AttributeKind): EvaluationRow[] =>
    specified.product.attributes
      .filter(({ key }) => key !== 'warranty' && kindOf(key) === kind)
      .map((attribute) => attributeRow(attribute, { specified, proposed }, units, today));
  return [
    { key: 'performance', title: 'Performance', rows: rows('performance') },
    { key: 'dimensions', title: 'Dimensions and weight', rows: rows('dimensions') },
    { key: 'environment', title: 'Environmental data stated by the manufacturer', rows: rows('environment') },
  ];
}

const attributeRow = (
  attribute: Attribute,
  { specified, proposed }: Pair,
  units: UnitSystem,
  today: string,
): EvaluationRow => ({
  key: attribute.key,
  label: attribute.label,
  rule: ruleOf(attribute),
  specified: statedOf(attribute, specified, units),
  findings: proposed.map((one) => {
    const own = attributeNamed(one, attribute.key);
    return {
      ...(own === null ? nothingStated : statedOf(own, one, units)),
      ...judge(attribute, own, [specified, one], units, today),
    };
  }),
});

/** A carbon value means nothing without its declared unit and category rule. */
function judge(
  attribute: Attribute,
  own: Attribute | null,
  pair: readonly [Compared, Compared],
  units: UnitSystem,
  today: string,
): Judgment {
  if (attribute.key === 'globalWarmingPotential' && own !== null) {
    const { isComparable, reasons } = comparability(epdsOf(pair), today);
    if (!isComparable) return unknown(`Not comparable. ${reasons.join(' ')}`);
  }
  return judgeAttribute(attribute, own, units);
}

export const statedOf = (attribute: Attribute, { content }: Compared, units: UnitSystem): Stated => ({
  text: attributeText(attribute, units),
  notes: [attribute.standard ?? 'No test standard stated'],
  evidence: evidenceOf(attribute, content),
});

export const attributeNamed = ({ product }: Compared, key: string): Attribute | null =>
  product.attributes.find((attribute) => attribute.key === key) ?? null;
