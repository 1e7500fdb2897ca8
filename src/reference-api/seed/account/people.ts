import type { Person } from '#src/reference-api/account/people.ts';
import { NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** The specifier with many saved items. */
export const ADA = 1;
/** Ada's specifications consultant, with whom she shares a project. */
export const IRIS = 4;

const blank = {
  firm: '',
  title: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  website: '',
  manufacturer: null,
};

const people: readonly Omit<Person, 'updated_at'>[] = [
  {
    id: ADA,
    firstName: 'Ada',
    lastName: 'Reyes',
    email: 'ada@lintel.test',
    ...blank,
    firm: 'Reyes Architects',
    title: 'Project Architect',
    phone: '(401) 555-0110',
    address: '55 Dorrance Street',
    city: 'Providence',
    state: 'RI',
    zip: '02903',
    website: 'www.reyesarchitects.test',
  },
  {
    id: 2,
    firstName: 'Ben',
    lastName: 'Okafor',
    email: 'ben@lintel.test',
    ...blank,
  },
  {
    id: 3,
    firstName: 'Nora',
    lastName: 'Whitaker',
    email: 'nora@northfold.example',
    ...blank,
    firm: 'Northfold Roofing Systems',
    title: 'Specification Manager',
    manufacturer: NORTHFOLD,
  },
  {
    id: IRIS,
    firstName: 'Iris',
    lastName: 'Chen',
    email: 'iris@lintel.test',
    ...blank,
    firm: 'Chen Specifications',
    title: 'Specifications Consultant',
    city: 'Pawtucket',
    state: 'RI',
    zip: '02860',
  },
];

export function seedPeople({ world, ago }: SeedContext): void {
  const updated_at = ago(90);
  for (const person of people) world.people.set(person.id, { ...person, updated_at });
}
