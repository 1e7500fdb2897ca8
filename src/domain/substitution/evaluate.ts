import type { Compared } from '#src/domain/compare/table.ts';
import { attributeGroups } from '#src/domain/substitution/attribute-rows.ts';
import { certificateGroup, declarationGroup } from '#src/domain/substitution/declaration-rows.ts';
import type { EvaluationGroup } from '#src/domain/substitution/evaluation.ts';
import { leedGroup, productGroup, standardsGroup } from '#src/domain/substitution/product-rows.ts';
import { warrantyGroup } from '#src/domain/substitution/warranty-rows.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/**
 * Compares each proposed product with what the specified one states, row by row; `today` is an ISO date. Units change
 * how values are printed, never a verdict. Leaves out groups without rows.
 */
export const evaluate = (
  specified: Compared,
  proposed: readonly Compared[],
  { units, today }: { units: UnitSystem; today: string },
): readonly EvaluationGroup[] =>
  [
    productGroup(specified, proposed),
    ...attributeGroups({ specified, proposed }, { units, today }),
    standardsGroup(specified, proposed),
    warrantyGroup(specified, proposed, units),
    certificateGroup(specified, proposed, today),
    declarationGroup(specified, proposed, today),
    leedGroup(specified, proposed, today),
  ].filter(({ rows }) => rows.length > 0);
