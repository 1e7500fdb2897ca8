import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';

const titles = { alerts: 'product alerts', news: 'press releases' } as const;

/** The Atom feed of alerts or press releases: a visible link, and one in the document's head. */
export function NewsFeedLink({ name }: { name: keyof typeof titles }) {
  const href = to.newsFeed(name);
  // The demo's API runs inside the page, so there is no URL for a feed reader.
  if (import.meta.env.MODE === 'demo') return null;
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${brand.name}: ${titles[name]}`}
        href={href}
      />
      <a className="link" href={href} type="application/atom+xml">
        {`Atom feed of ${titles[name]}`}
      </a>
    </>
  );
}
