import { northfold, type Journey } from './journey.ts';

export const siteJourneys: readonly Journey[] = [
  {
    name: 'a page that is not there says so, and the way back works',
    area: 'site',
    expects: ['404'],
    walk: async (me) => {
      await me.opens('/no/such/page', false);
      await me.sees(['heading', /^Page not found/]);
      await me.clicks({ css: 'header a[href="/"]' });
      await me.isAt('/');
    },
  },
  {
    name: 'dark, as the system is',
    area: 'site',
    isDark: true,
    walk: async (me) => {
      await me.opens('/product/1');
      const [red = 255] = (await me.ground()).match(/\d+/g)?.map(Number) ?? [];
      if (red > 60) throw new Error(`The page is light: ${await me.ground()}`);
      await me.sees(['heading', 'Brightdeck Reinforced TPO Membrane']);
    },
  },
  {
    name: 'the palette by its key; a click beside it closes it',
    area: 'site',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens('/product/1');
      await me.sees({ css: 'html[data-palette-key="ctrl"]' });
      await me.presses(['Control', 'k']);
      await me.sees(['combobox', /^Section number, manufacturer/]);
      await me.engine.type('07 54 23');
      await me.reads('Section 07 54 23');
      await me.engine.click(20, 700);
      await me.seesNo({ css: 'dialog[open]' });
      await me.presses(['Control', 'k']);
      await me.sees(['combobox', /^Section number, manufacturer/]);
      await me.presses('Escape');
      await me.seesNo({ css: 'dialog[open]' });
    },
  },
  {
    name: 'a manufacturer’s list for other sites’ pages',
    area: 'weblet',
    walk: async (me) => {
      await me.opens(`${northfold}/weblet/cad/list`, false);
      await me.sees(['heading', /^CAD details \d+$/]);
      await me.clicks(['button', /^Show all \d+$/]);
      await me.seesNo(['button', /^Show all \d+$/]);
    },
  },
  {
    name: 'a course and its quiz',
    area: 'learning',
    walk: async (me) => {
      await me.opens('/podcast?q=parapet');
      await me.clicks(['link', 'The Parapet No One Owned']);
      await me.clicks({ css: 'a' }, ['region', 'Course on this subject']);
      await me.isAt(/^\/continuing-education\/\d+$/);
      await me.clicks(['button', 'Check answers']);
      await me.reads(/answer/i, ['form', 'Quiz']);
    },
  },
  {
    name: 'dozens of files as one ZIP',
    area: 'downloads',
    walk: async (me) => {
      await me.opens('/downloads/northfold-roofing-systems-31250/cad/roof/1');
      const { name, bytes } = await me.saves(() => me.clicks(['button', 'Download ZIP']));
      if (!name.endsWith('.zip') || bytes.length < 50_000) throw new Error(`${name}, ${bytes.length} bytes`);
    },
  },
];
