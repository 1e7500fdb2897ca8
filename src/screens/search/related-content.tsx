import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Activity } from '#src/contracts/activities.ts';
import type { Banner } from '#src/contracts/banners.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { SearchType } from '#src/domain/search-state.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/related-content.module.css';
import { useKeepPrevious } from '#src/components/page/use-keep-previous.ts';
import { unbroken } from '#src/ui/unbroken.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

type Answer<T> = Promise<{ data: T; error?: never } | { data?: never; error: { message: string } }>;

const sectionsShown = 6;

interface Props {
  contentType: SearchType | null;
  related: Answer<CountedSection[]>;
  activities: Answer<Activity[]>;
  banners: Answer<Banner[]>;
}

/** Pass the words as `key`, so that other words mount a new one. */
export const RelatedContent = ({ contentType, related, activities, banners }: Props) => (
  <>
    <div className={`halves gap-6 screen-only ${style.parts}`}>
      <RelatedSections type={contentType} result={useKeepPrevious(related)} />
      <Activities result={useKeepPrevious(activities)} />
    </div>
    <BannerSlot result={useKeepPrevious(banners)} />
  </>
);

/** MasterFormat sections related to the words. */
const RelatedSections = ({ type, result }: { type: SearchType | null; result: Answer<CountedSection[]> }) => (
  <section className={`stack at-start shrinks gap-2 minor-heads ${style.part}`} aria-labelledby="related">
    <h2 id="related">Related sections</h2>
    <Deferred result={result} what="the related sections" fallback={<SkeletonText lines={sectionsShown} />}>
      {(sections) =>
        sections.length === 0 ? (
          <p className="note muted">No related sections.</p>
        ) : (
          <ul>
            {sections.slice(0, sectionsShown).map((section) => (
              <li className="flex between baseline gap-3 small" key={section.number}>
                <Link to={to.section(type === null || type === 'company' ? 'product' : type, section.number)}>
                  <SectionNumber section={section} withTitle />
                </Link>
                <span className="rigid muted digits">{countText(section.doc_count)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Deferred>
  </section>
);

const kinds: Readonly<Record<Activity['kind'], string>> = {
  published: 'Published',
  revised: 'Revised',
  viewed: 'Viewed',
  downloaded: 'Downloaded',
};

const Activities = ({ result }: { result: Answer<Activity[]> }) => (
  <section className={`stack at-start shrinks gap-2 minor-heads ${style.part}`} aria-labelledby="activities">
    <h2 id="activities">Recent activity</h2>
    <Deferred result={result} what="the recent activity" fallback={<SkeletonText lines={6} />}>
      {(activities) =>
        activities.length === 0 ? (
          <p className="note muted">No recent activity for these words.</p>
        ) : (
          <ul>
            {activities.map((activity) => (
              <li className="flex between baseline gap-3 small" key={activity.id}>
                <Link to={to.contentItem(activity, activity.content_type, activity.content_id)}>
                  {unbroken(activity.title)}
                </Link>
                <span className="rigid muted digits">
                  {kinds[activity.kind]} {fullDate(activity.at)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Deferred>
  </section>
);
