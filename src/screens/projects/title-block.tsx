import { today } from '#src/browser/clock.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { titleBlock } from '#src/domain/design-projects/schedule.ts';
import { fullDate } from '#src/lib/dates.ts';
import { typeName } from '#src/screens/projects/project-labels.ts';
import style from '#src/screens/projects/title-block.module.css';

interface Props {
  project: DesignProject;
  /** What is printed, such as "Submittal". */
  kind: string;
  /** What it says besides the project's own facts and the date. */
  facts?: readonly (readonly [label: string, value: string])[];
}

/** Only on paper: the head of what is printed of a project. The page's own heading says the same to screen readers. */
export function TitleBlock({ project, kind, facts = [] }: Props) {
  const day = today();
  return (
    <div className={`print-block ${style.block}`} aria-hidden="true">
      <p>{kind}</p>
      <dl>
        {[...titleBlock(project, typeName(project)), ...facts, ['Date', fullDate(day) ?? day] as const].map(
          ([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
