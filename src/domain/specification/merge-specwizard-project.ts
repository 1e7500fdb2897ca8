import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mergeLabeledFields, type Choices, type Conflict, type Merge } from '#src/domain/conflict.ts';
import { isSameLines, linesOfFile, newerLines } from '#src/domain/specification/project-lines.ts';
import { sectionOfProject, withSections } from '#src/domain/specification/project-sections.ts';
import { mergeSet, type ThreeStates } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';

type States = ThreeStates<SpecwizardProject>;

/**
 * Three-way merge of a SpecWizard project. Keeps sections that either side added or removed. Treats the lines of one
 * section as one value, because one line can rule out another. `designName` returns a design project's name.
 */
export const specwizardProjectMerge =
  (designName: (seq: number) => string): Merge<SpecwizardProject> =>
  (states, choices) => {
    const facts = mergeLabeledFields(states, choices, [
      { name: 'name', label: 'Name', text: ({ name }) => name },
      {
        name: 'project',
        label: 'Design project',
        text: ({ project }) => (project === null ? 'None' : designName(project)),
      },
    ]);
    const conflicts: Conflict[] = [...facts.conflicts];
    const sections = mergeFiles(states, choices, conflicts).map((file) => ({
      ...sectionOfProject(latestWith(file, states), file),
      lines: mergeLines(file, states, choices, conflicts),
    }));
    return { merged: withSections(facts.merged, sections), conflicts };
  };

const latestWith = (file: string, { base, mine, theirs }: States): SpecwizardProject =>
  [theirs, mine].find(({ filename }) => filename.includes(file)) ?? base;

/** A section removed on one side and edited on the other is a conflict. */
function mergeFiles({ base, mine, theirs }: States, choices: Choices, conflicts: Conflict[]): string[] {
  const isEdited = (file: string, { filename, specs }: SpecwizardProject): boolean =>
    filename.includes(file) && !isSameLines(linesOfFile(base.specs, file), linesOfFile(specs, file));
  const removedFrom = (one: SpecwizardProject, other: SpecwizardProject): string[] =>
    base.filename.filter((file) => !one.filename.includes(file) && isEdited(file, other));
  const [here, there] = [removedFrom(mine, theirs), removedFrom(theirs, mine)];
  for (const file of [...here, ...there])
    if (choices.get(file) === undefined)
      conflicts.push(question(file, base, linesText(file, mine), linesText(file, theirs)));
  const kept = new Set([
    ...here.filter((file) => choices.get(file) !== 'mine'),
    ...there.filter((file) => choices.get(file) === 'mine'),
  ]);
  const had = base.filename.filter((file) => !kept.has(file));
  return mergeSet(had, mine.filename, theirs.filename);
}

function mergeLines(
  file: string,
  { base, mine, theirs }: States,
  choices: Choices,
  conflicts: Conflict[],
): ReadonlySet<number> {
  const [my, their] = [linesOfFile(mine.specs, file), linesOfFile(theirs.specs, file)];
  const newer = newerLines(my, their, linesOfFile(base.specs, file));
  const side = newer === 'conflict' && mine.filename.includes(file) ? choices.get(file) : newer;
  if (side === undefined)
    conflicts.push(question(file, mine, linesText(file, mine), linesText(file, theirs)));
  return side === 'mine' && mine.filename.includes(file) ? my : their;
}

const linesText = (file: string, { filename, specs }: SpecwizardProject): string =>
  filename.includes(file) ? pluralize(linesOfFile(specs, file).size, 'chosen line') : 'Removed';

function question(file: string, of: SpecwizardProject, mine: string, theirs: string): Conflict {
  const section = of.section[of.filename.indexOf(file)];
  return { key: file, label: `Section ${section?.title ?? file}`, mine, theirs };
}
