import type { Person } from '#src/reference-api/account/people.ts';
import { NORTHFOLD } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** The specifier with many saved items. */
export const ADA = 1;
/** Ada's specifications consultant, with whom she shares a project. */
export const IRIS = 4;

const people: readonly Omit<Person, 'updated_at'>[] = [
  {
    id: ADA,
    firstName: 'Ada',
    lastName: 'Reyes',
    email: 'ada@lintel.test',
    firm: 'Reyes Architects',
    title: 'Project Architect',
    phone: '(401) 555-0110',
    address: '55 Dorrance Street',
    city: 'Providence',
    state: 'RI',
    zip: '02903',
    website: 'www.reyesarchitects.test',
    manufacturer: null,
  },
  {
    id: 2,
    firstName: 'Ben',
    lastName: 'Okafor',
    email: 'ben@lintel.test',
    firm: '',
    title: '',
    phone: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    website: '',
    manufacturer: null,
  },
  {
    id: 3,
    firstName: 'Nora',
    lastName: 'Whitaker',
    email: 'nora@northfold.example',
    firm: 'Northfold Roofing Systems',
    title: 'Specification Manager',
    phone: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    website: '',
    manufacturer: NORTHFOLD,
  },
  {
    id: IRIS,
    firstName: 'Iris',
    lastName: 'Chen',
    email: 'iris@lintel.test',
    firm: 'Chen Specifications',
    title: 'Specifications Consultant',
    phone: '',
    address: '',
    city: 'Pawtucket',
    state: 'RI',
    zip: '02860',
    website: '',
    manufacturer: null,
  },
];

export function seedPeople({ world, ago }: SeedContext): void {
  const updated_at = ago(90);
  for (const person of people) world.people.set(person.id, { ...person, updated_at });
}
