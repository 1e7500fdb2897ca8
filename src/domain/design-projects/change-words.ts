import type { ProjectChange } from '#src/contracts/project-people.ts';

const fieldWords: Readonly<Record<string, string>> = {
  name: 'name',
  number: 'project number',
  type: 'type',
  owner: 'owner',
  last_spec_date: 'last specification',
  leed: 'LEED v4.1 thresholds',
};

/** What someone did in a project, to print after their name: “added 2 items”. */
export function changeWords({ what, about }: Pick<ProjectChange, 'what' | 'about'>): string {
  switch (what) {
    case 'details':
      return `changed the ${about
        .split(', ')
        .map((field) => fieldWords[field] ?? field)
        .join(', ')}`;
    case 'items added':
      return `added ${about}`;
    case 'items removed':
      return `removed ${about}`;
    case 'items changed':
      return `changed ${about}`;
    case 'outline':
      return 'changed the outline specs';
    case 'page header':
      return `changed the page header of ${about}`;
    case 'text':
      return `wrote in ${about}`;
    case 'choices':
      return `changed the choices in ${about}`;
    case 'SpecWizard project':
      return `saved the SpecWizard project ${about}`;
    case 'issue':
      return `issued the manual as Issue ${about}`;
    case 'people':
      return peopleWords(about);
  }
}

/** `added mara@firm.com` and the like. */
function peopleWords(about: string): string {
  const [act, email] = [about.slice(0, about.lastIndexOf(' ')), about.slice(about.lastIndexOf(' ') + 1)];
  if (act === 'added') return `shared the project with ${email}`;
  if (act === 'removed') return `stopped sharing with ${email}`;
  if (act === 'left') return 'left the project';
  return `changed what ${email} may do: ${act === 'may edit' ? 'edit' : 'read'}`;
}
