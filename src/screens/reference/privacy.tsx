import { analyticsHost } from '#src/browser/analytics-sinks.ts';
import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { KeptData } from '#src/screens/reference/kept-data.tsx';
import { Part, ReferencePage, Rows } from '#src/screens/reference/reference-page.tsx';
import type { Row } from '#src/screens/reference/reference-page.tsx';

const sent: readonly Row[] = [
  [
    'What you look for',
    'Search words and the pages you open go to the library’s API, because it answers them.',
  ],
  [
    'A form',
    'What you type goes to the manufacturers or staff that the form names, when you press its button, and not before.',
  ],
  [
    'Your account',
    'If you sign in: favorites, saved searches, design projects, and your profile are kept by the API under your account.',
  ],
  [
    'Pictures',
    'Some pictures and advertisements may come from a manufacturer’s server, which then sees your IP address.',
  ],
  [
    'Links',
    'A link to another site leads there directly and tells it that you came from this site, not from which page.',
  ],
];

export function Screen() {
  const host = analyticsHost();
  return (
    <ReferencePage
      title="Privacy"
      description={`What ${brand.name} stores in your browser and what it sends, with a way to see and delete it.`}
      canonical={to.privacy()}
      lead="What this site stores and sends, as it is built. Below you can see and delete everything that this browser keeps."
    >
      <Part id="kept" title="What this browser stores">
        <p>
          No cookie or entry tracks you across sites. While you are signed in, the server also sets one
          session cookie that no page can read;{' '}
          <Link className="link" to={to.signOut()}>
            signing out
          </Link>{' '}
          ends it.
        </p>
        <KeptData />
      </Part>
      <Part id="sent" title="What is sent">
        <Rows rows={sent} />
      </Part>
      <Part id="counted" title="What is counted">
        <p>
          {host === null
            ? 'This build sends no usage events to anyone.'
            : `This build sends usage events to ${host}.`}{' '}
          An event is made of words from a closed list, such as “download, file, dxf”, and at most a number.
          Nothing that you typed, no name, and no address can be in it.
        </p>
        <p>There is no advertising network, no fingerprinting, and no font or script from another site.</p>
      </Part>
      <Part id="rights" title="Your account’s data">
        <p>
          You can change your{' '}
          <Link className="link" to={to.profile()}>
            profile
          </Link>{' '}
          and delete favorites, saved searches, and projects yourself. Legal terms are for the operator’s
          counsel to add.
        </p>
      </Part>
    </ReferencePage>
  );
}
