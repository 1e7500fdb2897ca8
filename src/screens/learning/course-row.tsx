import { Link } from '#src/components/page/link.tsx';
import type { ListedCourse } from '#src/contracts/learning.ts';
import { to } from '#src/paths.ts';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { courseDate, courseMeta, coursesBy } from '#src/screens/learning/entry-texts.ts';
import { stateOf } from '#src/lib/states.ts';

export function CourseRow({ course, today }: { course: ListedCourse; today: string }) {
  const { id, title, summary, provider, states, picture } = course;
  const date = courseDate(course, today);
  return (
    <EntryRow
      href={to.course(id)}
      title={title}
      meta={courseMeta(course)}
      by={
        <>
          {date !== null && <span className="block digits">{date}</span>}
          <Link to={coursesBy('provider', provider)}>{provider}</Link>
        </>
      }
      summary={summary}
      picture={picture}
      links={states.map((state) => ({
        href: coursesBy('state', state),
        label: stateOf(state)?.name ?? state,
      }))}
      linksLabel="Accepted in"
    />
  );
}
