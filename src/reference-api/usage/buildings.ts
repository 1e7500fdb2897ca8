import { projectTypes } from '#src/domain/project-types.ts';

type TypeName = (typeof projectTypes)[number]['name'];

/** Names of buildings by type; the city's name goes before them. */
export const buildingNames: Readonly<Record<TypeName, readonly string[]>> = {
  Commercial: ['Center', 'Plaza', 'Trade Hall'],
  Office: ['Headquarters', 'Office Tower', 'Tenant Improvements', 'Annex'],
  Retail: ['Grocery', 'Market Hall', 'Outlet Shops', 'Showroom'],
  Hotel: ['Airport Hotel', 'Conference Hotel', 'Inn', 'Lodge'],
  Industrial: [
    'Distribution Center',
    'Water Treatment Plant',
    'Bottling Works',
    'Battery Plant',
    'Maintenance Shop',
  ],
  Institutional: ['Training Academy', 'Community Center', 'Research Institute'],
  Health: ['Clinic', 'Hospital Bed Tower', 'Surgery Center', 'Medical Office Building'],
  Education: [
    'Elementary School',
    'High School Addition',
    'Science Hall',
    'Student Union',
    'Middle School Reroofing',
  ],
  Religious: ['Chapel', 'Parish Hall', 'Meeting House'],
  Public: ['Courthouse', 'Fire Station', 'Main Library', 'City Hall Renovation', 'Transit Center'],
  Recreation: ['Natatorium', 'Ice Arena', 'Fieldhouse', 'Recreation Center'],
  Residential: ['Apartments', 'Senior Living', 'Townhomes', 'Student Housing'],
};

/** Building types, each repeated in proportion to how often it occurs. */
export const typeShares: readonly TypeName[] = (
  [
    ['Commercial', 6],
    ['Office', 11],
    ['Retail', 7],
    ['Hotel', 5],
    ['Industrial', 10],
    ['Institutional', 5],
    ['Health', 13],
    ['Education', 20],
    ['Religious', 3],
    ['Public', 9],
    ['Recreation', 5],
    ['Residential', 12],
  ] as const
).flatMap(([name, share]) => Array.from({ length: share }, () => name));

const buildingSections = /^(?:0[3-9]|1[0-2]|2[1-8]|3[12])/;
const plantSections = /^(?:0[13-9]|10|13|2[1-8]|3[1-5]|4)/;

/** Whether a building of the type is likely to need a section of this number. */
export function mayNeedSection(type: TypeName, section: string): boolean {
  if (type === 'Industrial') return plantSections.test(section);
  if (section.startsWith('1311')) return type === 'Recreation' || type === 'Hotel';
  if (section.startsWith('1153')) return type === 'Education' || type === 'Health';
  return buildingSections.test(section) || section.startsWith('14');
}
