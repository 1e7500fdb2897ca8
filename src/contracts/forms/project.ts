import * as v from 'valibot';
import { typedText, checkWrittenText } from '#src/contracts/forms/fields.ts';
import { fullDate } from '#src/lib/dates.ts';

export const maxProjectName = 120;

const projectName = typedText(maxProjectName, checkWrittenText, 'Give the project a name.');

/** What is wrong with the name of a design project or SpecWizard project; null if nothing is. */
export const projectNameProblem = (name: string): string | null =>
  v.safeParse(projectName, name).issues?.[0].message ?? null;

/** A design project as entered in the form: everything except its items. An empty `last_spec_date` is sent as null. */
export const projectForm = v.object({
  name: projectName,
  number: typedText(40, checkWrittenText),
  type: typedText(120, checkWrittenText, 'Choose a type.'),
  owner: typedText(120, checkWrittenText),
  last_spec_date: v.pipe(
    v.string(),
    v.check(
      (day) => day === '' || fullDate(day) !== null,
      'Enter a date like 2026-11-02, or leave it blank.',
    ),
    v.transform((day) => (day === '' ? null : day)),
  ),
  leed: v.picklist(['new construction', 'core and shell']),
});
export type ProjectDraft = v.InferInput<typeof projectForm>;
