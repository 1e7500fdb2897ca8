import type { ScreenCase } from '#tests/browser/support/screens.ts';

export const substitutionScreens: readonly ScreenCase[] = [
  {
    name: 'substitution',
    path: '/substitution?specified=1&proposed=155,140',
    heading: 'Evaluate a substitution',
    unlisted: true,
  },
  {
    name: 'substitution, one missing',
    path: '/substitution?specified=1&proposed=155,999999&show=open',
    heading: 'Evaluate a substitution',
    unlisted: true,
    fails: '999999',
  },
  {
    name: 'substitution before anything is chosen',
    path: '/substitution',
    heading: 'Evaluate a substitution',
  },
];
