import type { Attribute } from '#src/contracts/content.ts';
import { attributeText } from '#src/domain/attribute-amount.ts';
import { cellOf, groupOf, noteOf, withBestMarked, rowOf } from '#src/domain/compare/table.ts';
import type { Compared, CompareGroup, CompareRow } from '#src/domain/compare/table.ts';
import { isTime } from '#src/domain/unit-text.ts';
import type { UnitSystem } from '#src/domain/units.ts';

export type AttributeKind = 'performance' | 'dimensions' | 'environment';

const dimension =
  /(?:thickness|width|height|depth|diameter|weight|length|gauge|coverage|opening|area|slope|backset)/i;
const notDimension = /span|light|frost|perLength$/i;
const environmental = /^(?:globalWarmingPotential|recycledContent|biobasedContent|vocContent|serviceLife)$/;

export function kindOf(key: string): AttributeKind {
  if (environmental.test(key)) return 'environment';
  return dimension.test(key) && !notDimension.test(key) ? 'dimensions' : 'performance';
}

/**
 * Measured properties in groups. Ranks a row only if all values share one unit and one test standard; ranks
 * environmental properties only if `isComparable` says that the declarations can be compared.
 */
export function attributeGroups(
  compared: readonly Compared[],
  units: UnitSystem,
  isComparable: boolean,
): readonly CompareGroup[] {
  const all = compared.flatMap(({ product }) => product.attributes);
  const keys = [...new Set(all.map(({ key }) => key))];
  const rows = (kind: AttributeKind): CompareRow[] =>
    keys
      .filter((key) => kindOf(key) === kind)
      .map((key) => attributeRow(key, compared, units, kind !== 'environment' || isComparable));
  return [
    groupOf('performance', 'Performance', rows('performance')),
    groupOf('dimensions', 'Dimensions and weight', rows('dimensions')),
    groupOf('environment', 'Environmental data stated by the manufacturer', rows('environment')),
  ];
}

function attributeRow(
  key: string,
  compared: readonly Compared[],
  units: UnitSystem,
  mayRank: boolean,
): CompareRow {
  const stated = compared.map(
    ({ product }) => product.attributes.find((attribute) => attribute.key === key) ?? null,
  );
  const known = stated.filter((attribute) => attribute !== null);
  const standards = new Set(known.map(({ standard }) => standard));
  const [standard] = standards;
  const isOneTest = standards.size === 1;
  const cells = stated.map((attribute) =>
    attribute === null
      ? cellOf([])
      : cellOf([
          attributeText(attribute, units),
          isOneTest ? null : noteOf(attribute.standard ?? 'no test standard stated'),
        ]),
  );
  const note = isOneTest ? (standard ?? '') : 'tested to different standards, not ranked';
  const row = rowOf(key, known[0]?.label ?? key, cells, note);
  const better = known[0]?.better ?? null;
  const [unit = null, ...otherUnits] = new Set(known.map((attribute) => attribute.unit));
  if (better === null || !isOneTest || otherUnits.length > 0 || !mayRank) return row;
  return withBestMarked(row, stated.map(numberOf), better, unit !== null && isTime(unit));
}

const numberOf = (attribute: Attribute | null): number | null =>
  typeof attribute?.value === 'number' ? attribute.value : null;
