import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Requests, landing pages and what confirms them. */
export const businessScreens: readonly ScreenCase[] = [
  {
    name: 'a request to several manufacturers',
    path: '/rfi?section=075423',
    heading: 'Request information',
    canonical: '/rfi',
  },
  {
    name: 'nothing to confirm',
    path: '/confirmation',
    heading: 'There is nothing to confirm',
    unlisted: true,
  },
  { name: 'a landing page with a lead form', path: '/advertise', heading: 'Advertise' },
  { name: 'the longer landing page', path: '/get-specified-more', heading: 'Get specified: the full story' },
  { name: 'paying an invoice', path: '/payment', heading: 'Pay an invoice' },
  {
    name: 'the return from a payment page',
    path: '/payment-status/success',
    heading: 'The payment page reports success',
    unlisted: true,
  },
];
