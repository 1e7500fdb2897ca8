import type { CharProject, CharProjectFields } from '#src/contracts/char-projects.ts';
import { textProblem, written } from '#src/domain/checks/form-rules.ts';
import type { TextRule } from '#src/domain/checks/form-rules.ts';
import { fullDate } from '#src/lib/dates.ts';
import { projectTypeOf, projectTypes } from '#src/domain/project-types.ts';

/** A project as it stands in its form: everything but its items. */
export interface ProjectDraft {
  name: string;
  type: string;
  owner: string;
  number: string;
  /** `2026-11-02`, or empty. */
  last_spec_date: string;
  leed: CharProject['leed'];
}
export type ProjectField = keyof ProjectDraft;

export const blankProject: ProjectDraft = {
  name: '',
  type: 'Commercial',
  owner: '',
  number: '',
  last_spec_date: '',
  leed: 'new construction',
};

/** In the order of the form. */
export const projectFields: readonly ProjectField[] = [
  'name',
  'number',
  'type',
  'owner',
  'last_spec_date',
  'leed',
];

const longest = 120;
const rules: Readonly<Record<'name' | 'owner' | 'number' | 'type', TextRule>> = {
  name: { missing: 'Give the project a name.', longest, check: written },
  owner: { missing: null, longest, check: written },
  number: { missing: null, longest: 40, check: written },
  type: { missing: 'Choose a type.', longest, check: written },
};

/** What is wrong with a project, by field, in plain words; empty when it can be saved. */
export function projectProblems(draft: ProjectDraft): Partial<Record<ProjectField, string>> {
  const found: Partial<Record<ProjectField, string>> = {};
  for (const field of ['name', 'owner', 'number', 'type'] as const) {
    const problem = textProblem(rules[field], draft[field].trim());
    if (problem !== null) found[field] = problem;
  }
  if (draft.last_spec_date !== '' && fullDate(draft.last_spec_date) === null)
    found.last_spec_date = 'Enter a date like 2026-11-02, or none.';
  return found;
}

/** The draft of a project that stands already. */
export function draftOf({ name, type, owner, number, last_spec_date: day, leed }: CharProject): ProjectDraft {
  return { name, type: projectTypeOf(type)?.name ?? type, owner, number, last_spec_date: day ?? '', leed };
}

/** What is saved: the draft without blanks around it, and the items. */
export function fieldsOf(draft: ProjectDraft, items: CharProject['items']): CharProjectFields {
  return {
    name: draft.name.trim(),
    type: draft.type.trim(),
    owner: draft.owner.trim(),
    number: draft.number.trim(),
    last_spec_date: draft.last_spec_date === '' ? null : draft.last_spec_date,
    leed: draft.leed,
    items,
  };
}

/** A draft as it was left; anybody may have edited that, so what does not fit is left out. */
export function projectDraftFrom(stored: unknown): ProjectDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const text = (field: string): string => {
    const value = values.get(field);
    return typeof value === 'string' ? value.slice(0, 2 * longest) : '';
  };
  return {
    name: text('name'),
    type: text('type') || blankProject.type,
    owner: text('owner'),
    number: text('number'),
    last_spec_date: text('last_spec_date'),
    leed: text('leed') === 'core and shell' ? 'core and shell' : 'new construction',
  };
}

/** The types to choose from; one that the list does not have stays as it is. */
export function typeChoices(present: string): readonly { name: string; label: string }[] {
  const known = projectTypes.map(({ name, code, group }) => ({
    name,
    label: name === group ? `${name} (${code})` : `${group}: ${name} (${code})`,
  }));
  return projectTypeOf(present) !== null || present === ''
    ? known
    : [...known, { name: present, label: present }];
}
