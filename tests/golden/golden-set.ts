import type { World } from '#src/reference-api/world/world.ts';
import { measureQueries, standardQueries } from '#tests/golden/facts.ts';
import type { GoldenQuery } from '#tests/golden/golden-query.ts';
import { makerQueries, modelQueries, paperQueries } from '#tests/golden/names.ts';
import { namesakeQueries } from '#tests/golden/namesakes.ts';
import { numberQueries } from '#tests/golden/numbers.ts';
import { slipQueries } from '#tests/golden/slips.ts';
import { symbolQueries } from '#tests/golden/symbols.ts';
import { synonymQueries } from '#tests/golden/synonyms.ts';
import { typoQueries } from '#tests/golden/typos.ts';
import { orderQueries, pluralQueries, prefixQueries } from '#tests/golden/wordings.ts';

/** Written by hand from the trade, not from what the engine finds. */
export const writtenSet: readonly GoldenQuery[] = [
  ...numberQueries,
  ...typoQueries,
  ...synonymQueries,
  ...standardQueries,
  ...measureQueries,
  ...symbolQueries,
  ...pluralQueries,
  ...orderQueries,
  ...prefixQueries,
  ...makerQueries,
  ...namesakeQueries,
  ...modelQueries,
];

/** Everything that search is measured by: what is written, and a slip of each kind in each section's title. */
export function goldenSet(world: World): readonly GoldenQuery[] {
  const titles = new Map<string, string>();
  for (const { csi } of world.content.all('product')) {
    const [section] = csi;
    if (section) titles.set(section.number, section.title);
  }
  return [
    ...writtenSet,
    ...paperQueries(world),
    ...slipQueries([...titles].map(([number, title]) => ({ number, title }))),
  ];
}
