import type { AskedQuery } from '#tests/golden/asked/asked-query.ts';
import { freshRequirements } from '#tests/golden/fresh/fresh-requirements.ts';
import { freshWords } from '#tests/golden/fresh/fresh-words.ts';

/**
 * A hundred queries of a second person, written after the other sets were met and before anything was changed for them.
 * Asked for the first time: 82 of 100 right (brands 8 of 14, slang 13 of 16, requirements 32 of 37, questions 11 of 12,
 * numbers 9 of 9, nothing to find 9 of 12), one word wrongly corrected (trampoline → trapline).
 */
export const freshSet: readonly AskedQuery[] = [...freshWords, ...freshRequirements];
