import { call } from '#src/api/call.ts';
import { blogPostGuestRequestsCreate } from '#src/contracts/learning.ts';
import { to } from '#src/paths.ts';
import { GuestForm } from '#src/screens/learning/guest-form.tsx';
import { GuestPage } from '#src/screens/learning/guest-page.tsx';

export const Screen = () => (
  <GuestPage
    title="Write for the blog"
    description="Offer a post for architects and specifiers: one detail, one clause, or one lesson from a jobsite, in plain English."
    path={to.blogGuest()}
    above={{ label: 'Blog', href: to.blog() }}
    lead="Offer a post for people who draw and specify buildings. A topic and a few sentences are enough to start."
    points={[
      'One question, answered: a detail, a clause, a number, or a mistake and what came of it.',
      'Written by someone who did the work. Manufacturers may write about a kind of product, not about their own.',
      '600 to 1,200 words, with the standard and its edition wherever a number comes from one.',
      'Nothing that names a client or a project without permission.',
    ]}
  >
    <GuestForm
      draftKey="blog-guest"
      name="Offer a post"
      hint="For example: what the fire marshal asked about our serving-line shutter."
      send={(body) => call(blogPostGuestRequestsCreate, { body })}
    />
  </GuestPage>
);
