import { ADA } from '#src/reference-api/seed/account/people.ts';

/** What opens the sample world. Everyone may know it, so a server that keeps real accounts does without. */
export const sampleAccess = {
  /** Of the sample people, until they choose another. */
  password: 'specify-2026',
  /** Sample people get no mail, so this token is fixed, lasts, and works any number of times. */
  resetToken: 'demo-reset-token',
  resetOf: ADA,
  /** With this and a manufacturer's abbreviation its own pages and reports open. */
  reportPassword: 'demo-report',
} as const;

export type SampleAccess = typeof sampleAccess;
