import { ADA } from '#src/reference-api/seed/account/people.ts';

/** The passwords and tokens of the sample world. They are public, so a server with real accounts turns them off. */
export const sampleAccess = {
  /** The password of the sample people, until they choose another one. */
  password: 'specify-2026',
  /** Sample people get no mail, so this token is fixed, never expires, and works any number of times. */
  resetToken: 'demo-reset-token',
  resetOf: ADA,
  /** Together with a manufacturer's abbreviation, it opens that manufacturer's pages and reports. */
  reportPassword: 'demo-report',
} as const;

export type SampleAccess = typeof sampleAccess;
