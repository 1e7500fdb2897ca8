import { call } from '#src/api/call.ts';
import { podcastGuestRequestsCreate } from '#src/contracts/learning.ts';
import { to } from '#src/paths.ts';
import { GuestForm } from '#src/screens/learning/guest-form.tsx';
import { GuestPage } from '#src/screens/learning/guest-page.tsx';

export const Screen = () => (
  <GuestPage
    title="Be a podcast guest"
    description="Offer a conversation for architects and specifiers: what went wrong on a building, how it was found, and what to draw next time."
    path={to.podcastGuest()}
    above={{ label: 'Podcast', href: to.podcasts() }}
    lead="Offer a conversation about something you know from your own work. A topic and a few sentences are enough to start."
    points={[
      'A story with a building in it, or a clear explanation of one test, one number, or one clause.',
      'Architects, engineers, specifiers, builders, inspectors, and owners. Manufacturers explain a kind of product, not their own.',
      'You see the transcript before it is published and can correct what you said.',
      'Nothing that names a client or a project without permission.',
    ]}
  >
    <GuestForm
      draftKey="podcast-guest"
      name="Offer a conversation"
      hint="For example: three air leakage tests of one school, and what each told us."
      send={(body) => call(podcastGuestRequestsCreate, { body })}
    />
  </GuestPage>
);
