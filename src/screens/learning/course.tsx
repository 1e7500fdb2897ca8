import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { publicOrigin } from '#src/browser/location.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { isOver } from '#src/domain/learning/lists.ts';
import { isoDuration } from '#src/lib/duration.ts';
import { stateOf } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';
import { CreditNote } from '#src/screens/learning/credit-note.tsx';
import {
  coursesBy,
  creditText,
  minutesText,
  priceText,
  startText,
} from '#src/screens/learning/entry-texts.ts';
import type { course as loader } from '#src/screens/learning/loaders.ts';
import { Quiz } from '#src/screens/learning/quiz.tsx';
import { Cover } from '#src/screens/learning/entry-row.tsx';
import { ReadingPage } from '#src/screens/learning/reading-page.tsx';
import style from '#src/screens/learning/reading.module.css';
import { RelatedSections } from '#src/screens/learning/related-lists.tsx';
import { Notice } from '#src/ui/notice.tsx';

export function Screen() {
  const { course, episodes, today } = useScreenData<typeof loader>();
  const { id, title, summary, provider, coid, states } = course;
  const path = to.course(id);
  return (
    <ReadingPage
      entry={course}
      path={path}
      above={{ label: 'Continuing education', href: to.courses() }}
      meta={[
        ['Credit', creditText(course)],
        ['Length', minutesText(course.minutes)],
        ['Format', course.format],
        ['Price', priceText(course)],
        [
          'Provider',
          coid === null ? (
            provider
          ) : (
            <Link key="provider" className="link" to={to.company({ coid, companySlug: '' })}>
              {provider}
            </Link>
          ),
        ],
        [isOver(course, today) ? 'Held' : 'Date', startText(course)],
      ]}
      about={{
        '@type': 'Course',
        name: title,
        description: summary,
        url: `${publicOrigin()}${path}`,
        provider: { '@type': 'Organization', name: provider },
        isAccessibleForFree: course.isFree,
        teaches: course.objectives,
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: course.format === 'In person' ? 'Onsite' : 'Online',
          courseWorkload: isoDuration(course.minutes * 60),
          ...(course.startsAt !== null && { startDate: course.startsAt }),
        },
        ...(course.price !== null && {
          offers: { '@type': 'Offer', price: course.price, priceCurrency: 'USD', category: 'Paid' },
        }),
      }}
      card={{ kicker: 'Continuing education', lines: [provider], picture: course.picture }}
    >
      {isOver(course, today) && (
        <Notice title="This live course has ended.">
          <p>No other dates are scheduled. Its outline and quiz are below.</p>
        </Notice>
      )}
      <div className={`grid at-top gap-6 pad-top-3 one-column-899 print-block ${style.columns}`}>
        <div className="stack shrinks gap-5">
          <Lines id="objectives" title="Objectives" lines={course.objectives} />
          <Lines id="outline" title="Outline" lines={course.outline} isOrdered />
          <Quiz course={course} />
        </div>
        <div className={`stack gap-5 note minor-heads spaced-heads lined-lists ${style.rail}`}>
          <Cover className={style.cover} src={course.picture} />
          <section aria-labelledby="accepted">
            <h2 id="accepted">Accepted in</h2>
            <p>
              {states.length === 0
                ? 'Useful anywhere'
                : states.map((state) => stateOf(state)?.name ?? state).join(', ')}
            </p>
            <p className="small muted">
              <CreditNote />
            </p>
          </section>
          <RelatedSections sections={course.sections} />
          <section className="screen-only" aria-labelledby="more">
            <h2 id="more">On this subject</h2>
            <ul>
              {course.division !== null && (
                <li>
                  <Link to={coursesBy('division', course.division)}>
                    Other courses of division {course.division}
                  </Link>
                </li>
              )}
              <li>
                <Link to={to.academy()}>{brand.name} Academy</Link>
              </li>
            </ul>
            <Deferred result={episodes} what="the episodes" fallback={null}>
              {(all) => {
                const own = all.filter(({ ceuId }) => ceuId === id);
                if (own.length === 0) return null;
                return (
                  <ul>
                    {own.map((episode) => (
                      <li key={episode.id}>
                        <Link to={to.podcast(episode.id)}>
                          {episode.title}
                          <span className={`block small muted ${style.sub}`}>Podcast, {episode.series}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                );
              }}
            </Deferred>
          </section>
        </div>
      </div>
    </ReadingPage>
  );
}

interface LinesProps {
  id: string;
  title: string;
  lines: readonly string[];
  isOrdered?: boolean;
}

function Lines({ id, title, lines, isOrdered = false }: LinesProps) {
  if (lines.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={`stack at-top gap-2 print-block ${style.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List className={`${style.prose} ${isOrdered ? style.steps : style.points}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}
