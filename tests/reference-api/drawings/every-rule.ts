import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { type RuleOfAssembly, rulesOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';
import { rulesOfBacking } from '#tests/reference-api/drawings/rules-of-backing.ts';
import { rulesOfDimensions } from '#tests/reference-api/drawings/rules-of-dimensions.ts';
import { rulesOfDrainage } from '#tests/reference-api/drawings/rules-of-drainage.ts';
import { rulesOfHolding } from '#tests/reference-api/drawings/rules-of-holding.ts';
import { rulesOfJoining } from '#tests/reference-api/drawings/rules-of-joining.ts';
import { rulesOfLettering } from '#tests/reference-api/drawings/rules-of-lettering.ts';
import { rulesOfNaming } from '#tests/reference-api/drawings/rules-of-naming.ts';
import { rulesOfOutlines } from '#tests/reference-api/drawings/rules-of-outlines.ts';
import { rulesOfSizes } from '#tests/reference-api/drawings/rules-of-sizes.ts';
import { rulesOfSupport } from '#tests/reference-api/drawings/rules-of-support.ts';

const views = new Map<string, string>(
  Object.entries(detailDefinitions).map(([key, { view }]) => [key, view]),
);

/** Rules on what is built, which hold at every size; where texts stand depends on the sheet too. */
export const rulesOfBuilding: readonly RuleOfAssembly[] = [
  ...rulesOfAssembly,
  ...rulesOfBacking,
  ...rulesOfDrainage,
  ...rulesOfOutlines,
  ...rulesOfJoining,
  ...rulesOfNaming,
  ...rulesOfDimensions,
  ...rulesOfSupport,
  ...rulesOfHolding((key) => views.get(key) === 'Plan'),
];

/** All rules that drawings of constructions are held to. */
export const everyRule: readonly RuleOfAssembly[] = [
  ...rulesOfBuilding,
  ...rulesOfLettering,
  ...rulesOfSizes,
];
