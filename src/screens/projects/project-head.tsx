import { useDevice } from '#src/components/page/use-device.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { mayEdit, sharedByText } from '#src/domain/design-projects/project-right.ts';
import { thresholds } from '#src/domain/scorecard/rules.ts';
import { ProjectIcon } from '#src/screens/projects/project-icon.tsx';
import { typeName } from '#src/screens/projects/project-labels.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import style from '#src/screens/projects/project.module.css';

interface Props {
  project: DesignProject;
  /** False for views that print their own title block. */
  isPrinted: boolean;
}

/** A project's facts on one line; collapsed on a phone, so that the items come first. */
export function ProjectHead({ project, isPrinted }: Props) {
  const { type, number, owner, last_spec_date: day, leed, sharing } = project;
  const isUnsent = useDesignProjects(({ unsent }) => unsent.has(String(project.seq)));
  const isNarrow = useDevice() === 'narrow';
  const { products, manufacturers } = thresholds[leed];
  const shared = sharedByText(project);
  const facts = [
    ['Number', number],
    ['Type', typeName(project)],
    ['Owner', owner],
    ['Last specification', day === null ? '' : (fullDate(day) ?? day)],
    ['LEED v4.1', `${products} products, ${manufacturers} manufacturers`],
    ['Shared by', shared === null ? '' : `${sharing?.owner.name} (${sharing?.owner.email})`],
    ['You may', shared === null ? '' : mayEdit(project) ? 'Edit' : 'Read'],
    ['Changes', isUnsent ? 'Not sent yet' : ''],
  ] as const;
  const list = (
    <dl className="flow">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
  return (
    <div
      className={`flex at-top gap-4 note quiet ${isPrinted && !isNarrow ? '' : 'screen-only'} ${style.head}`}
    >
      <ProjectIcon type={type} size={28} />
      {isNarrow ? (
        <details>
          <summary>Project facts</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
