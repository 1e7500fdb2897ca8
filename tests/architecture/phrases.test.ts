import { expect, it } from 'vitest';

import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/** Whole phrases that no American architect would write, and what the site says. */
const phrases: readonly (readonly [odd: RegExp, better: string])[] = [
  [/answers slowly/, 'This is taking longer than usual'],
  [/not your doing/, 'Something went wrong on our end'],
  [/\b(?:page|loaded|loading) anew\b/, 'Reload page'],
  [/\bdid not come\b/, 'Couldn’t load …'],
  [/Nothing of that name/, 'No matches'],
  [/Lately in the library/, 'Recent activity'],
  [/has to do with these words/, 'No related sections'],
  [/without a library of its own/, 'Basic listing'],
  [/keeps the poster/, 'No recording here'],
  [/To the product\b/, 'View product'],
  [/As the manufacturer has it/, 'Manufacturer’s order'],
  [/\bWords in it\b/, 'Contains'],
  [/Valid and ended/, 'Valid and expired'],
  [/All, fit or not/, 'Any'],
  [/State of the library/, 'Library summary'],
  [/\bTo hand out\b/, 'Handouts'],
  [/Who has this address/, 'Anyone with this link can view this page'],
  [/nothing against it/, 'no issues found'],
  [/behind its number sign/, 'This share link is empty'],
  [/is on the clipboard|is among your downloads/, 'Link copied, File downloaded'],
  [/Look into your e-?mail|unwanted mail/, 'Check your email, spam folder'],
  [/tell capital from small/, 'Passwords are case-sensitive'],
  [/You have an account\?/, 'Already have an account?'],
  [/reads like a computer command/, 'Remove the code-like text'],
  [/The one you came from/, 'Current item'],
  [/Others who make the same|makes the same\b/, 'Similar manufacturers'],
  [/in the library no more/, 'no longer available'],
  [/details of principle/, 'schematic details'],
  [/NOT MADE|NOT READ/, 'DISCONTINUED, UNAVAILABLE'],
  [/Single keys in the list/, 'Keyboard shortcuts'],
  [/another look\b/, 'Please correct 5 fields'],
  [/A few, at random/, 'Sample products'],
  [/With or without/, 'Any'],
  [/a word when one has changed/, 'alerts when an item changes'],
  [/several words are easy/, 'a passphrase works well'],
  [/called by its words/, 'Leave blank to use the search terms'],
  [/Make a project of it|Somebody shared/, 'Copy to my projects, Shared with you'],
  [/All items have come/, 'All items loaded'],
  [/read in this page and sent nowhere/, 'Opened on this device; not uploaded'],
  [/has shown no projects/, 'has no projects listed'],
  [/that you miss them|Ask the library to get/, 'request them'],
  [/and to nobody else|to nobody else/, 'Sent only to …'],
  [/Limits and conditions|In the range of\b/, 'Limitations, Product line'],
  [/\bmade today\b|No longer made/, 'Available, Discontinued'],
  [/To complete it|\bA YEAR\b/, 'Still needed, WITHIN 1 YEAR'],
  [/in descending share'|Contents in descending/, 'Ingredients'],
  [/A paper has expired/, 'A document has expired'],
  [/\b[Ee]-mails?\b/, 'email'],
  [/The server failed to/, 'Something went wrong on our end'],
  [/that you typed is lost/, 'What you typed is still here'],
  [/and to no one else/, 'Sent only to …'],
  [/What would help\?/, 'What do you need?'],
  [/(?:Owner|Architect|Contractor) is called/, 'Owner’s title'],
  [/What the fitness of|'UNFIT'|'Unfit'/, 'Fitness checks, NOT RECOMMENDED'],
  [/\bMAKER\b/, 'MANUFACTURER'],
  [/Decide a (?:manufacturer’s )?section/, 'Write a section'],
  [/Corners attract/, 'The pointer snaps to corners'],
  [/counted, and nothing is decided/, 'the credit isn’t evaluated'],
  [/Louder or quieter/, 'Volume up or down'],
  [/What stands (?:here|there|under)/, 'This listing, Their content'],
  [/\bFurther (?:pictures|lists)\b/, 'More pictures'],
  [/has become \$|Under this number stand/, 'is now, This number covers'],
  [/Around this number/, 'More for this number'],
  [/Lose a piece of code/, 'Lose part of the code'],
  [/are still open\.|Not this one/, 'are unanswered, Incorrect'],
  [/What you bring|meets your product/, 'What you provide'],
  [/take(?:s)? requests here/, 'accepts requests here'],
  [/\b\d\d:\d\d UTC`/, '12:00 p.m. ET'],
  [/`\$\{(?:hours|time)\} (?:h|UTC)`/, '3 hr, 12:00 p.m. ET'],
  [/elsewhere meanwhile|browser meanwhile/, 'in another tab or browser'],
  [/Open the whole link/, 'Open the full link'],
];

it('says nothing that an American architect would find odd', () => {
  const texts = sourcesOf('src/**/*.{ts,tsx,md,txt}', 'index.html', '*.md', 'docs/**/*.md');
  const odd = texts.flatMap(({ path, text }) => {
    const shown = /\.(?:md|txt)$/.test(path) ? text : withoutComments(text);
    return phrases.flatMap(([phrase, better]) =>
      phrase.test(shown) ? [`${path}: ${phrase.source} → ${better}`] : [],
    );
  });
  expect(odd).toEqual([]);
});
