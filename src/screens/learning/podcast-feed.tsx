import { to } from '#src/paths.ts';

/** The link to the feed for podcast programs: a file, no screen. */
export function PodcastFeedLink() {
  // The demo's API lives in the page and has no address that a program could ask.
  if (import.meta.env.MODE === 'demo') return null;
  return (
    <a className="link" href={to.podcastFeed()} type="application/rss+xml">
      RSS feed
    </a>
  );
}
