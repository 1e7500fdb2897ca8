import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { mayEdit, rightTo, sharedByText, sharedWithText } from '#src/domain/design-projects/project-right.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { ProjectIcon } from '#src/screens/projects/project-icon.tsx';
import style from '#src/screens/projects/project-list.module.css';
import { itemsText, typeName } from '#src/screens/projects/project-labels.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  project: DesignProject;
  onEdit: () => void;
  onDelete: () => void;
}

/** A project in the list: what it is, for whom, when it was last specified, and how many items it has. */
export function ProjectRow({ project, onEdit, onDelete }: Props) {
  const { seq, name, type, owner, number, last_spec_date: day, items } = project;
  const isUnsent = useDesignProjects(({ unsent }) => unsent.has(String(seq)));
  const sharedText = sharedByText(project) ?? sharedWithText(project);
  return (
    <li className={`at-middle note hairline-bottom pad-block-2 ${style.row}`}>
      <span className={`quiet ${style.icon}`}>
        <ProjectIcon type={type} />
      </span>
      <div className={`shrinks ${style.name}`}>
        <Link to={to.designProject(seq)}>
          <bdi>{name}</bdi>
        </Link>
        {number !== '' && <span className="mono block small muted">{number}</span>}
        {sharedText !== null && (
          <bdi className="block small muted" dir="auto">
            {sharedText}
          </bdi>
        )}
        {isUnsent && <span className="block small muted">Not sent yet</span>}
      </div>
      <div className={`contents ${style.facts}`}>
        <span className="shrinks quiet anywhere">{typeName(project)}</span>
        <span className="shrinks quiet anywhere hidden-899">{owner !== '' && <bdi>{owner}</bdi>}</span>
        <span className="shrinks quiet anywhere">
          {day !== null && (
            <>
              <span className="unseen">Last specification </span>
              <time dateTime={day}>{fullDate(day) ?? day}</time>
            </>
          )}
        </span>
        <span className="quiet digits text-right">{itemsText(items.length)}</span>
      </div>
      <span className={`flex ${style.acts}`}>
        {mayEdit(project) && (
          <Button kind="plain" aria-haspopup="dialog" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {rightTo(project) === 'owner' && (
          <Button kind="plain" aria-haspopup="dialog" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </span>
    </li>
  );
}
