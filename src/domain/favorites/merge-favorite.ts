import type { Favorite } from '#src/contracts/favorites.ts';
import { mergeLabeledFields, type Choices, type Merged } from '#src/domain/conflict.ts';
import { mergeFields, type ThreeStates } from '#src/lib/merge-fields.ts';

/** Only the note can conflict, because it is typed. Project and mark are set by a press, so the last change wins. */
export function mergeFavorite(states: ThreeStates<Favorite>, choices: Choices): Merged<Favorite> {
  const { merged, conflicts } = mergeLabeledFields(states, choices, [
    { name: 'note', label: 'Note', text: ({ note }) => note || 'No note' },
  ]);
  const pressed = mergeFields({ ...states, theirs: merged }, ['project', 'seen'], () => 'mine');
  return { merged: pressed.merged, conflicts };
}
