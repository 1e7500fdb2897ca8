import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ProjectDraft } from '#src/contracts/forms/project.ts';
import { projectTypeOf, projectTypes } from '#src/domain/project-types.ts';

export const blankProject: ProjectDraft = {
  name: '',
  type: 'Commercial',
  owner: '',
  number: '',
  last_spec_date: '',
  leed: 'new construction',
};

export function draftOf({
  name,
  type,
  owner,
  number,
  last_spec_date: day,
  leed,
}: DesignProject): ProjectDraft {
  return { name, type: projectTypeOf(type)?.name ?? type, owner, number, last_spec_date: day ?? '', leed };
}

/** The types to choose from, including the present one if the list doesn't have it. */
export function typeChoices(present: string): readonly { name: string; label: string }[] {
  const known = projectTypes.map(({ name, code, group }) => ({
    name,
    label: name === group ? `${name} (${code})` : `${group}: ${name} (${code})`,
  }));
  return projectTypeOf(present) !== null || present === ''
    ? known
    : [...known, { name: present, label: present }];
}
