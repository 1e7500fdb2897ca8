/** Where a browser keeps something. */
export type KeptIn = 'cookie' | 'local' | 'session';

/** How long it stays. */
export const keptFor: Readonly<Record<KeptIn, string>> = {
  cookie: 'up to 400 days',
  local: 'until you delete it',
  session: 'until the tab is closed',
};

type Row = readonly [keptIn: KeptIn, key: RegExp, purpose: string];

const rows: readonly Row[] = [
  ['cookie', /^mf$/, 'Which MasterFormat numbers you see'],
  ['cookie', /^(first_name|last_name|email)$/, 'Your name and email address, while you are signed in'],
  ['local', /^units$/, 'Units: US customary or metric'],
  ['local', /^reading$/, 'How you read specifications'],
  ['local', /^document-options$/, 'How you want documents made'],
  ['local', /^single-keys$/, 'Whether single keys are shortcuts'],
  ['local', /^recent-searches$/, 'Your recent searches'],
  ['local', /^learning$/, 'Your scores in quizzes; they are sent nowhere'],
  ['local', /^(section|sections)\//, 'A section that you are writing'],
  ['local', /^sections-of$/, 'Whose sections these are: a number'],
  [
    'local',
    /^project-(section|header)\//,
    'A section of a project: what was saved, and the header of its documents',
  ],
  ['local', /^(favorites|searches)$/, 'Tells other tabs that saved items changed, not which'],
  ['local', /^session$/, 'Tells other tabs that someone signed in or out, not who'],
  ['local', /^sign-out-pending$/, 'A sign-out that the server has not heard of yet'],
  ['session', /^drafts$/, 'What you typed into a form and have not sent'],
  ['session', /^(section|sections)\//, 'A section that you are writing'],
  ['session', /^pending-actions$/, 'What to do once you have signed in'],
  ['session', /^reloads$/, 'Which pages were reloaded, so that none is reloaded again and again'],
  ['session', /scroll/, 'Where you were on a page, for going back'],
];

/** What a stored value is for, in plain words. */
export function purposeOf(keptIn: KeptIn, key: string): string {
  return (
    rows.find(([area, pattern]) => area === keptIn && pattern.test(key))?.[2] ?? 'Other data of this site'
  );
}
