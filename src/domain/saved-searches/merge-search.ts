import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { mergeInWords } from '#src/domain/conflict.ts';
import type { Choices, Merged } from '#src/domain/conflict.ts';
import { mergeFields } from '#src/lib/merge-fields.ts';
import type { ThreeStates } from '#src/lib/merge-fields.ts';

/** Only the name is typed; it was last opened when someone last did. */
export function mergeSearch(states: ThreeStates<SavedSearch>, choices: Choices): Merged<SavedSearch> {
  const { merged, conflicts } = mergeInWords(states, choices, [
    { name: 'name', label: 'Name', text: ({ name }) => name || 'No name' },
  ]);
  const opened = mergeFields({ ...states, theirs: merged }, ['opened_at'], () => 'mine');
  return { merged: opened.merged, conflicts };
}
