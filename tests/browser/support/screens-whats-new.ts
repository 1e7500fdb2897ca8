import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The screens of what is new. */
export const whatsNewScreens: readonly ScreenCase[] = [
  { name: 'what is new', path: '/whats-new', heading: 'What’s new' },
  { name: 'what is new this week', path: '/whats-new/cad/week', heading: 'What’s new: CAD details' },
  {
    name: 'what is new in a month, by section',
    path: '/whats-new/all/month/2026-10-01?by=section',
    heading: 'What’s new: Everything',
  },
  {
    name: 'a week without anything new',
    path: '/whats-new/webinar/week',
    heading: 'What’s new: Webinars',
    unlisted: true,
  },
];
