import { today } from '#src/browser/clock.ts';
import { Successor } from '#src/components/library/discontinued.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import type { ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import { itemHref } from '#src/screens/projects/item-href.ts';
import style from '#src/screens/projects/schedule.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  project: DesignProject;
  lines: readonly ScheduleLine[];
}

/** The table header and the project's name repeat on every printed page. */
export const ScheduleTable = ({ project, lines }: Props) => (
  <div className="scroll-x" {...scrollRegion('Product schedule')}>
    <table className={`ruled small-heads ${style.table}`}>
      <thead>
        <tr className={style.running} aria-hidden="true">
          <td colSpan={5}>
            {[project.name, project.number, 'Product schedule', fullDate(today())]
              .filter(Boolean)
              .join(' · ')}
          </td>
        </tr>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">Item</th>
          <th scope="col">Manufacturer</th>
          <th scope="col">Status</th>
          <th scope="col" className={style.figure}>
            Docs
          </th>
        </tr>
      </thead>
      {sectionsOf(lines).map((own) => (
        <tbody key={own[0]?.section ?? ''}>
          <tr>
            <th scope="rowgroup" colSpan={5} className={style.section}>
              <span className={style.sectionName}>
                {own[0]?.section ? (
                  <>
                    <span className="mono">{own[0].section}</span> {own[0].sectionTitle}
                  </>
                ) : (
                  'No section'
                )}
              </span>
            </th>
          </tr>
          {own.map((line) => (
            <Line key={line.mark} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

function Line({ line }: { line: ScheduleLine }) {
  const href = itemHref(line.item);
  const marks = itemMarks(line.item, today());
  return (
    <tr>
      <td className={`mono small nowrap ${style.mark}`}>{line.mark}</td>
      <th scope="row">
        {href === null ? (
          <bdi>{unbroken(line.title)}</bdi>
        ) : (
          <Link to={href}>
            <bdi>{unbroken(line.title)}</bdi>
          </Link>
        )}
        <span className={`dotted small regular ${style.sub}`}>
          <span>{capitalized(line.type)}</span>
          {line.model !== '' && <span>model {line.model}</span>}
          {line.updated !== '' && !marks.some(({ key }) => key === 'changed') && (
            <span className="nowrap">updated {fullDate(line.updated) ?? line.updated}</span>
          )}
        </span>
        {marks.map(({ key, tone, text, replacedBy }) => (
          <span
            key={key}
            className={
              tone === 'bad' ? `block small regular ${style.remark}` : `block small regular ${style.sub}`
            }
          >
            {unbroken(text)}
            <Successor of={replacedBy} />
          </span>
        ))}
        {line.note !== '' && (
          <span className={`block small regular pre-line anywhere ${style.noted}`}>
            <span className="muted">Note</span> <bdi>{line.note}</bdi>
          </span>
        )}
      </th>
      <td>
        <bdi>{line.manufacturer}</bdi>
      </td>
      <td className={`nowrap ${style.status}`}>{line.status}</td>
      <td className={style.figure}>{line.documents ?? '?'}</td>
    </tr>
  );
}

/** Groups lines, which are already sorted by section. */
function sectionsOf(lines: readonly ScheduleLine[]): readonly (readonly ScheduleLine[])[] {
  const bySection = new Map<string, ScheduleLine[]>();
  for (const line of lines) bySection.set(line.section, [...(bySection.get(line.section) ?? []), line]);
  return [...bySection.values()];
}
