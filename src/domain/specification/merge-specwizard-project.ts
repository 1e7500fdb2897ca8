import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mergeInWords } from '#src/domain/conflict.ts';
import type { Choices, Conflict, Merge } from '#src/domain/conflict.ts';
import {
  isSameLines,
  linesOfFile,
  newerLines,
  withLinesOfFile,
} from '#src/domain/specification/project-lines.ts';
import { mergeSet } from '#src/lib/merge-fields.ts';
import type { ThreeStates } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';

type States = ThreeStates<SpecwizardProject>;

/**
 * Three-way merge of a SpecWizard project. Keeps sections that either side added or removed. Treats the lines of one
 * section as one value, because one line can rule out another. `designName` returns a design project's name.
 */
export const specwizardProjectMerge =
  (designName: (seq: number) => string): Merge<SpecwizardProject> =>
  (states, choices) => {
    const facts = mergeInWords(states, choices, [
      { name: 'name', label: 'Name', text: ({ name }) => name },
      {
        name: 'project',
        label: 'Design project',
        text: ({ project }) => (project === null ? 'None' : designName(project)),
      },
    ]);
    const conflicts: Conflict[] = [...facts.conflicts];
    const filename = mergeFiles(states, choices, conflicts);
    const specs = filename.reduce<string[]>(
      (all, file) => withLinesOfFile(all, file, mergeLines(file, states, choices, conflicts)),
      [],
    );
    return { merged: { ...facts.merged, filename, specs }, conflicts };
  };

/** A section removed on one side and edited on the other is a conflict. */
function mergeFiles({ base, mine, theirs }: States, choices: Choices, conflicts: Conflict[]): string[] {
  const isChanged = (file: string): boolean =>
    !isSameLines(linesOfFile(base.specs, file), linesOfFile(theirs.specs, file));
  const disputed = base.filename.filter(
    (file) => !mine.filename.includes(file) && theirs.filename.includes(file) && isChanged(file),
  );
  for (const file of disputed)
    if (choices.get(file) === undefined)
      conflicts.push(question(file, theirs, 'Removed', linesText(file, theirs)));
  const kept = new Set(disputed.filter((file) => choices.get(file) !== 'mine'));
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

const linesText = (file: string, { specs }: SpecwizardProject): string =>
  pluralize(linesOfFile(specs, file).size, 'chosen line');

function question(file: string, of: SpecwizardProject, mine: string, theirs: string): Conflict {
  const section = of.section[of.filename.indexOf(file)];
  return { key: file, label: `Section ${section?.title ?? file}`, mine, theirs };
}
