import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import frame from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { courseRulesOn } from '#src/domain/learning/lists.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { CourseRow } from '#src/screens/learning/course-row.tsx';
import { CreditNote } from '#src/screens/learning/credit-note.tsx';
import { LearningList } from '#src/screens/learning/learning-list.tsx';
import type { courses } from '#src/screens/learning/loaders.ts';

const crumbs = crumbsTo('Continuing education');

export function Screen() {
  const { items, state, today } = useScreenData<typeof courses>();
  const free = items.filter(({ isFree }) => isFree).length;
  const count = pluralize(items.length, 'course');
  return (
    <Page
      title="Continuing education"
      description={`${count} for architects by credit, format, price, state, and division, ${free} of them free, each with objectives, outline, and a quiz.`}
      canonical={to.courses()}
      structuredData={collectionPage('Continuing education', to.courses(), crumbs, items.length)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>Continuing education</h1>
          <p className="measure note muted digits tall-links low-links">
            {count}, {free} of them free, each with objectives, an outline, and a quiz. <CreditNote />
          </p>
          <p className={`tall-links screen-only low-links ${frame.links}`}>
            <Link className="link" to={to.academy()}>
              {brand.name} Academy
            </Link>
            <Link className="link" to={to.courseProviders()}>
              Providers
            </Link>
            <Link className="link" to={to.aiaRules()}>
              How AIA credit works
            </Link>
          </p>
        </div>
        <LearningList
          rules={courseRulesOn(today)}
          items={items}
          state={state}
          hrefOf={to.courses}
          words={['course', 'courses']}
          placeholder="fire doors, 07 27 26"
        >
          {(course) => <CourseRow course={course} today={today} />}
        </LearningList>
      </div>
    </Page>
  );
}
