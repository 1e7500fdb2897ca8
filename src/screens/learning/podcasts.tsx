import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import frame from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { episodeRules } from '#src/domain/learning/lists.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { EpisodeRow } from '#src/screens/learning/episode-row.tsx';
import { LearningList } from '#src/screens/learning/learning-list.tsx';
import type { podcasts } from '#src/screens/learning/loaders.ts';

const crumbs = crumbsTo('Podcast');

export function Screen() {
  const { items, state } = useScreenData<typeof podcasts>();
  const spoken = items.filter(({ recording }) => recording !== null).length;
  const count = pluralize(items.length, 'conversation');
  return (
    <Page
      title="Podcast"
      description={`${count} on building envelopes, openings, interiors, contract documents, carbon, and BIM, each with a transcript.`}
      canonical={to.podcasts()}
      structuredData={collectionPage('Podcast', to.podcasts(), crumbs, items.length)}
    >
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name} podcast`}
        href={to.podcastFeed()}
      />
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>Podcast</h1>
          <p className="measure note muted digits tall-links low-links">
            {count} in {new Set(items.map(({ series }) => series)).size} series, each with its transcript in
            chapters.{' '}
            {spoken === 0
              ? 'No episode has a recording; lengths are estimated from the transcript.'
              : `${spoken} have a recording; the lengths of the others are estimated from the transcript.`}{' '}
            Hosts, guests, and firms are fictional.
          </p>
          <p className={`tall-links screen-only low-links ${frame.links}`}>
            <Link className="link" to={to.bestPodcasts()}>
              The best by topic
            </Link>
            <Link className="link" to={to.podcastGuest()}>
              Be a guest
            </Link>
            <PodcastFeedLink />
          </p>
        </div>
        <LearningList
          rules={episodeRules}
          items={items}
          state={state}
          hrefOf={to.podcasts}
          words={['episode', 'episodes']}
          placeholder="curtain wall, EPD, a guest’s name"
        >
          {(episode) => <EpisodeRow episode={episode} />}
        </LearningList>
      </div>
    </Page>
  );
}

/** Link to the podcast feed, which is a file rather than a screen. */
function PodcastFeedLink() {
  // In the demo, the API runs inside the page, so there is no URL that a podcast app could request.
  if (import.meta.env.MODE === 'demo') return null;
  return (
    <a className="link" href={to.podcastFeed()} type="application/rss+xml">
      RSS feed
    </a>
  );
}
