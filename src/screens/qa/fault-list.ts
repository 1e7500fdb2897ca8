import { paths, to } from '#src/paths.ts';

/**
 * A simulated API fault. A reserved number triggers it in any call that takes a number; the reference API uses the same
 * numbers.
 */
export interface Fault {
  number: string;
  what: string;
}

export const faults: readonly Fault[] = [
  { number: '99404', what: 'Not found (404)' },
  { number: '99500', what: 'The server fails (500)' },
  { number: '99429', what: 'Too many requests (429), come back in 2 seconds' },
  { number: '99403', what: 'Not allowed (403)' },
  { number: '99401', what: 'The session has expired (401)' },
  { number: '99000', what: 'No response' },
  { number: '99001', what: 'The connection is lost' },
  { number: '99002', what: 'A web page instead of data, as a hotel network might send' },
  { number: '99003', what: 'Data in the wrong shape' },
];

/** Local parts of an email address, or project names: a request that sends one fails. */
export const writeFaults: readonly Fault[] = [
  { number: 'fail-500', what: 'The server fails (500)' },
  { number: 'fail-429', what: 'Too many requests (429)' },
];

/** Addresses that trigger a fault: in the screen's own data, in a list, and in a part of a screen. */
export function addressesOf({ number }: Fault): readonly (readonly [label: string, href: string])[] {
  const id = Number(number);
  return [
    ['product', to.product(id)],
    ['manufacturer', to.company({ coid: id, companySlug: '' })],
    ['search', to.search(number)],
    ['promotion', to.featured(id)],
  ];
}

/** Makes the screen itself fail. */
const failing = (status: number): string => `${paths.failures}?fail=${status}`;

/** Error screens that don't need an API fault. */
export const errorScreens: readonly (readonly [label: string, href: string])[] = [
  ['An address that does not exist', '/no/such/page'],
  ['An invalid number', '/product/abc'],
  ['A manufacturer without a number', '/company/nobody'],
  ['A type of content that does not exist', '/content-type/none'],
  ['Access refused (403)', failing(403)],
  ['An unexplained status (418)', failing(418)],
  ['The server fails (500)', failing(500)],
  ['The server is unavailable (503)', failing(503)],
  ['A private screen, signed out', to.profile()],
  ['A link to reset a password that has expired', '/reset/expired'],
  ['A shared link that is broken', to.share('1broken')],
];
