/** Where a browser stores a value. */
export type StoredIn = 'cookie' | 'local' | 'session';

/** How long it is kept. */
export const storedFor: Readonly<Record<StoredIn, string>> = {
  cookie: 'up to 400 days',
  local: 'until you delete it',
  session: 'until the tab is closed',
};

type Row = readonly [storedIn: StoredIn, key: RegExp, purpose: string];

const rows: readonly Row[] = [
  ['cookie', /^mf$/, 'Which MasterFormat numbers you see'],
  ['cookie', /^(first_name|last_name|email)$/, 'Your name and email address, while you are signed in'],
  ['local', /^units$/, 'Units: US customary or metric'],
  ['local', /^reading$/, 'Your specification reading settings'],
  ['local', /^document-options$/, 'Your document settings'],
  ['local', /^list-view$/, 'Lists: rows or pictures'],
  ['local', /^single-keys$/, 'Whether single-key shortcuts are on'],
  ['local', /^recent-searches$/, 'Your recent searches'],
  ['local', /^playback$/, 'Where you stopped in videos and episodes, and your playback settings'],
  ['local', /^learning$/, 'Your quiz scores; they stay in this browser'],
  ['local', /^(section|sections)\//, 'A section you’re writing'],
  ['local', /^merges\//, 'Sections you merged, and how you resolved their conflicts'],
  ['local', /^office-sections\//, 'Sections of your office that you opened from files'],
  ['local', /^office-template\//, 'Your office’s name, logo, page lines, and font'],
  ['local', /^section-text\//, 'Its text when you last saved it, to show what changed since'],
  ['local', /^sections-of$/, 'The account number these sections belong to'],
  ['local', /^project-(section|header)\//, 'A project section: what was saved, and its document header'],
  ['local', /^substitution\//, 'A substitution you’re reviewing'],
  ['local', /^outline-specs\//, 'Your changes to a project’s outline specs, and the header of its manual'],
  [
    'local',
    /^account-(section|project-header|outline-specs|merges|office-template)\//,
    'Which of your texts your account has, and what has not been sent yet',
  ],
  [
    'local',
    /^(favorites|searches|projects|specwizard-projects|saved-work)$/,
    'Tells other tabs that saved items changed, but not which',
  ],
  ['local', /^unsent-(favorites|searches|projects)\//, 'Changes the server hasn’t received yet'],
  ['local', /^session$/, 'Tells other tabs that someone signed in or out, but not who'],
  ['local', /^sign-out-pending$/, 'A sign-out the server hasn’t confirmed yet'],
  ['session', /^drafts$/, 'Forms you started and haven’t sent'],
  ['session', /^(section|sections)\//, 'A section you’re writing'],
  ['session', /^section-history\//, 'What you can undo in the section you’re writing'],
  ['session', /^redline\//, 'What you accepted and rejected in a comparison of specifications'],
  ['session', /^pending-actions$/, 'What to finish after you sign in'],
  ['session', /^reloads$/, 'Pages already reloaded, to avoid reloading them in a loop'],
  ['session', /scroll/, 'Your place on each page, for the Back button'],
];

/** The purpose of a stored value, in plain words. */
export function purposeOf(storedIn: StoredIn, key: string): string {
  return (
    rows.find(([area, pattern]) => area === storedIn && pattern.test(key))?.[2] ?? 'Other data from this site'
  );
}
