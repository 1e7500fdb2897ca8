import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { mergeLabeledFields, type Choices, type Merged } from '#src/domain/conflict.ts';
import { mergeFields, type ThreeStates } from '#src/lib/merge-fields.ts';

/** Only the name can conflict, because it is typed. For the time it was last opened, the later one wins. */
export function mergeSearch(states: ThreeStates<SavedSearch>, choices: Choices): Merged<SavedSearch> {
  const { merged, conflicts } = mergeLabeledFields(states, choices, [
    { name: 'name', label: 'Name', text: ({ name }) => name || 'No name' },
  ]);
  const opened = mergeFields({ ...states, theirs: merged }, ['opened_at'], () => 'mine');
  return { merged: opened.merged, conflicts };
}
