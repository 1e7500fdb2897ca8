import { analyticsHost } from '#src/browser/analytics-sinks.ts';
import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { StoredDataTable } from '#src/screens/reference/stored-data-table.tsx';
import { Part, ReferencePage, Rows, type Row } from '#src/screens/reference/reference-page.tsx';

const sent: readonly Row[] = [
  [
    'Searches and pages',
    'Your search words and the pages you open go to the library’s API so that it can respond.',
  ],
  [
    'Forms',
    'What you type goes to the manufacturers or staff named on the form, and only when you press the button.',
  ],
  [
    'Your account',
    'If you sign in, the API keeps your favorites, saved searches, design projects, and profile under your account.',
  ],
  [
    'Pictures',
    'Some images and advertisements may come from a manufacturer’s server, which then sees your IP address.',
  ],
  [
    'Links',
    'A link to another site goes there directly. That site learns that you came from here, but not from which page.',
  ],
];

export function Screen() {
  const host = analyticsHost();
  return (
    <ReferencePage
      title="Privacy"
      description={`What ${brand.name} stores in your browser and what it sends, with a way to see and delete it.`}
      canonical={to.privacy()}
      lead="What this site stores and sends. Below you can see and delete everything this browser keeps."
    >
      <Part id="kept" title="What this browser stores">
        <p>
          No cookie or entry tracks you across sites. While you’re signed in, the server also sets one session
          cookie that pages can’t read;{' '}
          <Link className="link" to={to.signOut()}>
            signing out
          </Link>{' '}
          ends it.
        </p>
        <StoredDataTable />
      </Part>
      <Part id="sent" title="What is sent">
        <Rows rows={sent} />
      </Part>
      <Part id="counted" title="What is counted">
        <p>
          {host === null
            ? 'This site sends no usage events to anyone.'
            : `This site sends usage events to ${host}.`}{' '}
          An event consists of words from a fixed list, such as “download, file, dxf,” and at most one number.
          Some tell how fast a page was, which request to the library failed, and where in the site’s own
          scripts an error happened. No event can contain anything you typed, a name, or an address.
        </p>
        <p>No ad networks, no fingerprinting, and no fonts or scripts from other sites.</p>
      </Part>
      <Part id="rights" title="Your account’s data">
        <p>
          You can change your{' '}
          <Link className="link" to={to.profile()}>
            profile
          </Link>{' '}
          and delete favorites, saved searches, and projects yourself. The operator’s counsel will add legal
          terms.
        </p>
      </Part>
    </ReferencePage>
  );
}
