import type { DesignProject, ProjectItem } from '#src/contracts/char-projects.ts';
import { mergeLabeledFields } from '#src/domain/conflict.ts';
import type { Choices, Conflict, LabeledField, Merged } from '#src/domain/conflict.ts';
import { statusWords } from '#src/domain/design-projects/binder.ts';
import { projectTypeOf } from '#src/domain/project-types.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { fullDate } from '#src/lib/dates.ts';
import { isSameData, mergeOrder, type ThreeStates } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { addAll } from '#src/lib/long-lists.ts';

const none = 'None';
const typeOf = (type: string): string => projectTypeOf(type)?.name ?? type;

const projectFields: readonly LabeledField<DesignProject>[] = [
  { name: 'name', label: 'Name', text: ({ name }) => name },
  { name: 'number', label: 'Project number', text: ({ number }) => number || none },
  { name: 'type', label: 'Type', text: ({ type }) => typeOf(type) },
  { name: 'owner', label: 'Owner', text: ({ owner }) => owner || none },
  {
    name: 'last_spec_date',
    label: 'Last specification',
    text: ({ last_spec_date: day }) => (day === null ? none : (fullDate(day) ?? day)),
  },
  {
    name: 'leed',
    label: 'LEED v4.1 thresholds',
    text: ({ leed }) => (leed === 'core and shell' ? 'Core and shell' : 'New construction'),
  },
];

const itemFields: readonly LabeledField<ProjectItem>[] = [
  { name: 'status', label: 'Status', text: ({ status }) => statusWords[status] },
  { name: 'note', label: 'Note', text: ({ note }) => note || none },
  {
    name: 'documents',
    label: 'Documents',
    text: ({ documents }) =>
      documents.length === 0 ? 'The usual ones' : pluralize(documents.length, 'document'),
  },
  {
    name: 'options',
    label: 'Options',
    text: ({ options = [] }) => options.map(({ name, value }) => `${name}: ${value}`).join(', ') || none,
  },
];

/** Three-way merge of a project: its own fields one by one, its items one by one, and each item field by field. */
export function mergeProject(states: ThreeStates<DesignProject>, choices: Choices): Merged<DesignProject> {
  const facts = mergeLabeledFields(states, choices, projectFields, {
    // Older records may have the type as a code.
    isSame: (one, other, name) =>
      name === 'type' ? typeOf(String(one)) === typeOf(String(other)) : isSameData(one, other),
  });
  const { items, conflicts } = mergeItems(states, choices);
  return {
    merged: isSameData(items, facts.merged.items) ? facts.merged : { ...facts.merged, items: [...items] },
    conflicts: [...facts.conflicts, ...conflicts],
  };
}

type Items = ReadonlyMap<string, ProjectItem>;
const byKey = ({ items }: DesignProject): Items => new Map(items.map((item) => [savedKey(item), item]));

function mergeItems(
  states: ThreeStates<DesignProject>,
  choices: Choices,
): { items: readonly ProjectItem[]; conflicts: readonly Conflict[] } {
  const [base, mine, theirs] = [byKey(states.base), byKey(states.mine), byKey(states.theirs)];
  const conflicts: Conflict[] = [];
  const result = new Map<string, ProjectItem>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const one = { before: base.get(key), my: mine.get(key), their: theirs.get(key) };
    const { merged, conflicts: open } = mergeItem(key, one, choices);
    addAll(conflicts, open);
    if (merged) result.set(key, merged);
  }
  const order = mergeOrder([...mine.keys()], [...theirs.keys()]);
  return { items: order.flatMap((key) => result.get(key) ?? []), conflicts };
}

/** One item on both sides; undefined where the project doesn't have it. */
interface ThreeItems {
  before: ProjectItem | undefined;
  my: ProjectItem | undefined;
  their: ProjectItem | undefined;
}

function mergeItem(
  key: string,
  { before, my, their }: ThreeItems,
  choices: Choices,
): Merged<ProjectItem | undefined> {
  if (my && their) {
    const base = before ?? asAdded(their);
    const options = { prefix: `${key} `, item: their };
    const both = mergeLabeledFields({ base, mine: my, theirs: their }, choices, itemFields, options);
    // If this side acknowledged a change, it stays acknowledged.
    const isSeenHere = !isSameData(my.seen, base.seen);
    return isSeenHere ? { ...both, merged: { ...both.merged, seen: my.seen } } : both;
  }
  const left = my ?? their;
  if (!left || !before) return { merged: left, conflicts: [] };
  const changed = itemFields.filter(({ name }) => !isSameData(before[name], left[name]));
  // One side removed it and the other left it unchanged.
  if (changed.length === 0) return { merged: undefined, conflicts: [] };
  const side = choices.get(key);
  const isKept = (side ?? 'theirs') === (my ? 'mine' : 'theirs');
  const words = changed.map(({ label, text }) => `${label}: ${text(left)}`).join('\n');
  const texts = my ? { mine: words, theirs: removed } : { mine: removed, theirs: words };
  return {
    merged: isKept ? left : undefined,
    conflicts: side === undefined ? [{ key, label: 'Item', item: left, ...texts }] : [],
  };
}

const removed = 'Removed from the project';

/** The item as if it had just been added. */
function asAdded({ options: _options, ...item }: ProjectItem): ProjectItem {
  return { ...item, status: 'considering', note: '', documents: [] };
}
