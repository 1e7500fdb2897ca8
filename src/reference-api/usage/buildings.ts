import * as v from 'valibot';
import { projectTypes } from '#src/domain/project-types.ts';
import { oneOf, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

type TypeName = (typeof projectTypes)[number]['name'];

/** Types of buildings with their names, each repeated as often as it occurs. A name follows its city's. */
export const buildings = rowsOf(
  'names/buildings.md',
  v.strictObject({
    type: oneOf(projectTypes.map(({ name }) => name)),
    share: wholeNumber,
    names: several(text),
  }),
).flatMap((row) => Array.from({ length: row.share }, () => row));

const buildingSections = /^(?:0[3-9]|1[0-2]|2[1-8]|3[12])/;
const plantSections = /^(?:0[13-9]|10|13|2[1-8]|3[1-5]|4)/;

/** Whether a building of the type is likely to need a section of this number. */
export function mayNeedSection(type: TypeName, section: string): boolean {
  if (type === 'Industrial') return plantSections.test(section);
  if (section.startsWith('1311')) return type === 'Recreation' || type === 'Hotel';
  if (section.startsWith('1153')) return type === 'Education' || type === 'Health';
  return buildingSections.test(section) || section.startsWith('14');
}
