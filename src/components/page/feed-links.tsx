import { brand } from '#src/brand.ts';
import { feedTypeText } from '#src/domain/feed-types.ts';
import { to, type FeedType } from '#src/paths.ts';

/** A link to the Atom feed of a content type: a file for feed readers, not a screen. */
export function FeedLink({ type, children }: { type: FeedType; children: string }) {
  // The demo's API runs inside the page, so there is no URL for a feed reader.
  if (import.meta.env.MODE === 'demo')
    return <span title="Feeds need a server, and this demo runs without one.">–</span>;
  return (
    <a
      className="link"
      href={to.feed(type)}
      type="application/atom+xml"
      aria-label={`Atom feed: ${feedTypeText(type)}`}
    >
      {children}
    </a>
  );
}

/** Feed link for the document's head. */
export const FeedAlternate = ({ type }: { type: FeedType }) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`${brand.name}: ${feedTypeText(type)}`}
    href={to.feed(type)}
  />
);
