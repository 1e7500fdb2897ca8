import { Link } from '#src/components/page/link.tsx';
import { feedTypes, feedTypeText } from '#src/domain/feed-types.ts';
import { paths, to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Feed {
  name: string;
  address: string;
  /** The page with the same content. */
  page: { label: string; href: string };
}

const ofLibrary = feedTypes.map((type): Feed => ({
  name: feedTypeText(type),
  address: to.feed(type),
  page: { label: 'This week', href: to.whatsNewPeriod(type, 'week') },
}));

const ofNews: readonly Feed[] = [
  {
    name: 'Product alerts',
    address: to.newsFeed('alerts'),
    page: { label: 'Product alerts', href: paths.alerts },
  },
  {
    name: 'Press releases',
    address: to.newsFeed('news'),
    page: { label: 'Press releases', href: to.pressReleases() },
  },
];

const ofPodcast: readonly Feed[] = [
  { name: 'Episodes', address: to.podcastFeed(), page: { label: 'Podcast', href: to.podcasts() } },
];

/**
 * All RSS feeds of the site. The demo's API lives inside the page, so there are no URLs that a feed reader could
 * request.
 */
export function Screen() {
  const isDemo = import.meta.env.MODE === 'demo';
  return (
    <ReferencePage
      title="Feeds"
      description="All library feeds: what’s new by content type, product alerts and press releases as Atom, podcast episodes as RSS, and how to use them."
      canonical={to.rss()}
      lead="A feed is a file that lists what’s new. A feed reader checks it regularly and shows you what you haven’t seen."
    >
      {isDemo && (
        <Notice title="Feeds need a server">
          <p>This demo runs entirely in your browser, so these addresses don’t work here.</p>
        </Notice>
      )}
      <Part id="library" title="What’s new in the library">
        <p>One Atom feed for everything, plus one for each content type.</p>
        <FeedTable label="Library feeds" kind="Atom" feeds={ofLibrary} isLinked={!isDemo} />
      </Part>
      <Part id="news" title="News">
        <p>Atom feeds of manufacturers’ announcements: new and changed products, and press releases.</p>
        <FeedTable label="News feeds" kind="Atom" feeds={ofNews} isLinked={!isDemo} />
      </Part>
      <Part id="podcast" title="Podcast">
        <p>One RSS 2.0 feed with all episodes, for podcast apps.</p>
        <FeedTable label="Podcast feed" kind="RSS" feeds={ofPodcast} isLinked={!isDemo} />
      </Part>
      <Part id="how" title="How to subscribe">
        <ol>
          <li>Copy a feed’s address: right-click its link and choose “Copy link.”</li>
          <li>In your feed reader or podcast app, choose “Add” or “Subscribe” and paste the address.</li>
          <li>To unsubscribe, remove it there. This site doesn’t know who reads a feed.</li>
        </ol>
      </Part>
    </ReferencePage>
  );
}

interface TableProps {
  label: string;
  kind: 'Atom' | 'RSS';
  feeds: readonly Feed[];
  isLinked: boolean;
}

const FeedTable = ({ label, kind, feeds, isLinked }: TableProps) => (
  <div className="relative scroll-x" {...scrollRegion(label)}>
    <table className={`ruled tall-links ${style.table} ${style.feeds}`}>
      <thead>
        <tr>
          <th scope="col">Content</th>
          <th scope="col">{kind} feed</th>
          <th scope="col">On the site</th>
        </tr>
      </thead>
      <tbody>
        {feeds.map(({ name, address, page }) => (
          <tr key={address}>
            <th scope="row">{name}</th>
            <td className="mono">
              {isLinked ? (
                <a
                  className="link"
                  href={address}
                  type={kind === 'RSS' ? 'application/rss+xml' : 'application/atom+xml'}
                >
                  {address}
                </a>
              ) : (
                address
              )}
            </td>
            <td>
              <Link className="link" to={page.href}>
                {page.label}
                {page.label !== name && <span className="unseen">: {name}</span>}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
