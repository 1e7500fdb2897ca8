import { FeedLink } from '#src/components/page/feed-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { feedTypes, feedTypeText } from '#src/domain/feed-types.ts';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';

export function Screen() {
  return (
    <ReferencePage
      title="Feeds"
      description="All feeds of the library: what is new of each type as Atom, and the episodes as RSS, with how to use them."
      canonical={to.rss()}
      lead="A feed is a file that lists what is new. A feed reader asks for it now and then and shows you what you have not seen."
    >
      <Part id="library" title="What is new in the library">
        <p>One Atom feed for everything, and one for each type of content.</p>
        <div className={style.scroll} {...scrollRegion('Feeds of the library')}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">Content</th>
                <th scope="col">Feed</th>
                <th scope="col">On the site</th>
              </tr>
            </thead>
            <tbody>
              {feedTypes.map((type) => (
                <tr key={type}>
                  <th scope="row">{feedTypeText(type)}</th>
                  <td>
                    <FeedLink type={type}>Atom feed</FeedLink> <span className="mono">{to.feed(type)}</span>
                  </td>
                  <td>
                    <Link className="link" to={to.whatsNewPeriod(type, 'week')}>
                      This week<span className="unseen">: {feedTypeText(type)}</span>
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part id="podcast" title="Podcast">
        <p>
          One RSS 2.0 feed with all episodes, for podcast programs:{' '}
          <a className="link" href={to.podcastFeed()} type="application/rss+xml">
            {to.podcastFeed()}
          </a>
        </p>
      </Part>
      <Part id="how" title="How to subscribe">
        <ol>
          <li>Copy the address of a feed: open the menu of its link and choose “Copy link”.</li>
          <li>In your feed reader or podcast program, choose “Add” or “Subscribe”, and paste the address.</li>
          <li>To stop, remove it there. This site does not know who reads a feed.</li>
        </ol>
      </Part>
    </ReferencePage>
  );
}
