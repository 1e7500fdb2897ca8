import { northfold, type Journey } from './journey.ts';
import { becomeUser, signIn } from './people.ts';

export const accountJourneys: readonly Journey[] = [
  {
    name: 'I mistype my password, then sign in and end where I wanted',
    area: 'account',
    isInEveryRun: true,
    expects: ['401', '/auth/local'],
    walk: async (me) => {
      await me.opens('/account/change-password');
      await me.types(['textbox', /^Email/], 'ada@lintel.test');
      await me.types({ css: 'input[type="password"]' }, 'wrong');
      await me.clicks(['button', 'Sign in'], { css: 'main' });
      await me.reads('The email address or password is wrong.');
      await me.types({ css: 'input[type="password"]' }, 'specify-2026');
      await me.presses('Enter');
      await me.isAt('/account/change-password');
      await me.sees(['link', /Ada/], { css: 'header' });
      await me.clicks(['link', 'Sign out'], ['navigation', 'Account']);
      await me.reads('You’re signed out.');
    },
  },
  {
    name: 'a star asks me to sign in, and is on when I come back',
    area: 'account',
    walk: async (me) => {
      await becomeUser(me, '/search/roof/cad?division=07');
      await me.sees(['button', /^Save .* to favorites$/], { css: 'main' });
      const before = await me.answers('/api/user-favorites');
      await me.clicks(['button', /^Save .* to favorites$/], { css: 'main' });
      await me.sees({ css: 'button[aria-pressed="true"]' }, { css: 'main' });
      await me.until('it is saved', async () => (await me.answers('/api/user-favorites')) > before);
      await me.opens('/account/favorites');
      await me.counts(['checkbox', /^Select (?!all)/], (count) => count === 1);
    },
  },
  {
    name: 'a new account, a project, a product in it with a note',
    area: 'projects',
    isInEveryRun: true,
    walk: async (me) => {
      await becomeUser(me, '/account/projects');
      await me.clicks(['button', 'New project']);
      await me.types(['textbox', /^Name/], 'Harbor School');
      await me.clicks(['button', 'Save']);
      await me.sees(['heading', 'Harbor School']);
      await me.opens('/product/1');
      await me.clicks(['button', /^Add to project: /]);
      await me.clicks(['button', /Harbor School/], { css: 'dialog[open]' });
      await me.reads('Saved project');
      await me.opens('/account/projects');
      await me.clicks(['link', 'Harbor School'], ['list', 'Design projects']);
      await me.types(['textbox', 'Note on Brightdeck Reinforced TPO Membrane'], 'Low roof only.');
      await me.presses('Tab');
      await me.reads('07 Thermal', { css: 'main' });
    },
  },
  {
    name: 'a project’s schedule as XLSX and its project manual as PDF',
    area: 'projects',
    walk: async (me) => {
      await signIn(me, 'ada@lintel.test', '/account/projects/1?view=schedule');
      const sheet = await me.saves(() => me.clicks(['button', 'XLSX']));
      if (!sheet.name.endsWith('.xlsx')) throw new Error(sheet.name);
      await me.opens('/account/projects/1?view=submittal');
      const binder = await me.saves(() => me.clicks(['button', 'Save PDF']));
      if (!Buffer.from(binder.bytes).subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new Error(binder.name);
    },
  },
  {
    name: 'a shared project is read without an account',
    area: 'projects',
    walk: async (me) => {
      await signIn(me, 'ada@lintel.test', '/account/projects/1');
      await me.clicks(['button', 'Share'], { css: 'main' });
      await me.sees(['textbox', 'Link'], { css: 'dialog[open]' });
    },
  },
  {
    name: 'who used a manufacturer’s specifications',
    area: 'reports',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens('/outline-specs-report/northfold/demo-report?group=month');
      await me.sees(['heading', /^Specification use: Northfold Roofing Systems/]);
      await me.sees({ css: 'main table' });
      await me.counts({ css: 'main table tr' }, (count) => count > 3);
    },
  },
  {
    name: 'what users save from a manufacturer, with names for its staff',
    area: 'reports',
    walk: async (me) => {
      await signIn(me, 'nora@northfold.example', '/outline-specs-report?coid=31250');
      await me.sees(['heading', /^Specification use/]);
      await me.counts({ css: 'main table tr' }, (count) => count > 3);
    },
  },
  {
    name: 'a request to a manufacturer says which fields are wrong',
    area: 'business',
    walk: async (me) => {
      await me.opens(northfold);
      await me.clicks(['button', 'Send request']);
      await me.reads(/Please correct \d+ fields\./);
    },
  },
];
