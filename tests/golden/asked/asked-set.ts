import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { brandQueries } from '#tests/golden/asked/brands.ts';
import { documentQueries } from '#tests/golden/asked/documents.ts';
import { kindQueries } from '#tests/golden/asked/kinds.ts';
import { nothingQueries } from '#tests/golden/asked/nothing.ts';
import { askedNumbers } from '#tests/golden/asked/numbers.ts';
import { questionQueries } from '#tests/golden/asked/questions.ts';
import { requirementQueries } from '#tests/golden/asked/requirements.ts';
import { slangQueries } from '#tests/golden/asked/slang.ts';
import { titleQueries } from '#tests/golden/asked/titles.ts';
import { tradeWordQueries } from '#tests/golden/asked/trade-words.ts';

/** The second golden set: what specifiers type, written from the trade before the engine was taught any of it. */
export const askedSet: readonly AskedQuery[] = [
  ...brandQueries,
  ...slangQueries,
  ...requirementQueries,
  ...documentQueries,
  ...questionQueries,
  ...askedNumbers,
  ...kindQueries,
  ...titleQueries,
  ...tradeWordQueries,
  ...nothingQueries,
];
