import { Link } from '#src/components/page/link.tsx';
import type { Course } from '#src/contracts/learning.ts';
import { to } from '#src/paths.ts';
import { creditText, minutesText, priceText } from '#src/screens/learning/entry-texts.ts';
import style from '#src/screens/learning/reading.module.css';

/** Links to a course on the same subject, because listening to an episode gives no credit. */
export function CourseForCredit({ course }: { course: Course | null }) {
  if (course === null) return null;
  return (
    <section className="screen-only" aria-labelledby="credit">
      <h2 id="credit">Course on this subject</h2>
      <ul>
        <li>
          <Link to={to.course(course.id)}>
            {course.title}
            <span className={`block small muted ${style.sub}`}>
              {[
                creditText(course),
                course.format,
                minutesText(course.minutes),
                priceText(course),
                course.provider,
              ].join(' · ')}
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
