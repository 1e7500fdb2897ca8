import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import frame from '#src/components/library/library-page.module.css';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import type { ListedCourse } from '#src/contracts/learning.ts';
import { divisionLabel, isOver } from '#src/domain/learning/lists.ts';
import { decimalText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/learning/academy.module.css';
import { CreditNote } from '#src/screens/learning/credit-note.tsx';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { courseDate, courseMeta, coursesBy, episodeLength } from '#src/screens/learning/entry-texts.ts';
import type { academy } from '#src/screens/learning/loaders.ts';
import { Progress } from '#src/screens/learning/progress.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const name = `${brand.name} Academy`;
const crumbs = crumbsTo(name);
const datesShown = 6;

export function Screen() {
  const { courses, episodes, today } = useScreenData<typeof academy>();
  return (
    <Page
      title={name}
      description={`Courses and podcast episodes for architects in one place: ${summaryOf(courses)}, with your own progress.`}
      canonical={to.academy()}
      structuredData={collectionPage(name, to.academy(), crumbs, courses.length)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            {summaryOf(courses)} in all, and the podcast episodes that go with them. <CreditNote />
          </p>
          <p className={`tall-links screen-only low-links ${frame.links}`}>
            <Link className="link" to={to.courses()}>
              All courses
            </Link>
            <Link className="link" to={to.podcasts()}>
              All episodes
            </Link>
            <Link className="link" to={to.aiaRules()}>
              How AIA credit works
            </Link>
          </p>
        </div>
        <Progress courses={courses} />
        <div className={`halves at-top gap-6 pad-top-3 one-column-1023 ${frame.halves}`}>
          <section aria-labelledby="dates">
            <h2 id="dates">Next dates</h2>
            <NextDates courses={courses} today={today} />
          </section>
          <section aria-labelledby="divisions">
            <h2 id="divisions">Courses by division</h2>
            <Divisions courses={courses} />
          </section>
        </div>
        <section aria-labelledby="episodes" className="stack gap-2 pad-top-4 minor-heads">
          <h2 id="episodes">Episodes with a course for credit</h2>
          <Deferred result={episodes} what="the episodes" fallback={<SkeletonText lines={10} />}>
            {(all) => {
              const withCourse = all.filter(({ ceuId }) => ceuId !== null);
              return withCourse.length === 0 ? (
                <p>No episodes have a course yet.</p>
              ) : (
                <ul className={`gap-0-6 note lined-items ${style.list}`}>
                  {withCourse.map((episode) => (
                    <li key={episode.id}>
                      <Link to={to.podcast(episode.id)}>{episode.title}</Link>
                      <p className="dotted small muted roomy-links">
                        <span>{episode.series}</span>
                        <span>{episodeLength(episode)}</span>
                        <span>
                          <Link to={to.course(episode.ceuId ?? 0)}>
                            {courses.find(({ id }) => id === episode.ceuId)?.title ?? 'Course for credit'}
                          </Link>
                        </span>
                      </p>
                    </li>
                  ))}
                </ul>
              );
            }}
          </Deferred>
        </section>
      </div>
    </Page>
  );
}

/** `40 courses of 43.5 hours`. */
function summaryOf(courses: readonly ListedCourse[]): string {
  const hours = courses.reduce((sum, { credits }) => sum + credits, 0);
  return `${pluralize(courses.length, 'course')} of ${decimalText(hours, 1)} ${hours === 1 ? 'hour' : 'hours'}`;
}

function NextDates({ courses, today }: { courses: readonly ListedCourse[]; today: string }) {
  const ahead = courses
    .filter((course) => course.startsAt !== null && !isOver(course, today))
    .toSorted((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  if (ahead.length === 0) return <p>No live courses are scheduled right now.</p>;
  return (
    <>
      <ul className="lined-items">
        {ahead.slice(0, datesShown).map((course) => (
          <li key={course.id}>
            <EntryRow
              href={to.course(course.id)}
              title={course.title}
              meta={[...courseMeta(course), courseDate(course, today)]}
              summary=""
              picture={course.picture}
            />
          </li>
        ))}
      </ul>
      {ahead.length > datesShown && (
        <p className="note pad-top-3">
          <Link className="link" to={to.courses()}>
            All {ahead.length} with a date
          </Link>
        </p>
      )}
    </>
  );
}

function Divisions({ courses }: { courses: readonly ListedCourse[] }) {
  const counts = Map.groupBy(
    courses.flatMap(({ sections }) => [...new Set(sections.map((section) => section.slice(0, 2)))]),
    (division) => division,
  );
  if (counts.size === 0) return <p>No courses yet.</p>;
  return (
    <ul className={`lined-items ${style.counts}`}>
      {[...counts]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([division, some]) => (
          <li className="flex between gap-3 note" key={division}>
            <Link to={coursesBy('division', division)}>{divisionLabel(division)}</Link>
            <span>{some.length}</span>
          </li>
        ))}
    </ul>
  );
}
