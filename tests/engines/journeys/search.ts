import { northfold, type Journey } from './journey.ts';

const hits: readonly ['heading', RegExp] = ['heading', /^Showing \d+–\d+ of \d+$/];

export const searchJourneys: readonly Journey[] = [
  {
    name: 'from the home page to a product and its drawing as DXF',
    area: 'search',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens('/');
      await me.types(['combobox', 'Search for'], 'tpo', { css: 'main' });
      await me.presses('Enter');
      await me.isAt('/search/tpo');
      await me.sees(hits);
      await me.clicks(['link', 'Brightdeck Reinforced TPO Membrane'], { css: 'article' });
      await me.isAt('/product/1');
      await me.reads('ASTM D6878', { css: 'main' });
      await me.opens(`${northfold}/cad/1`);
      const { name, bytes } = await me.saves(() => me.clicks(['link', /^Download DXF/], { css: 'main' }));
      if (!name.endsWith('.dxf') || !Buffer.from(bytes).toString('latin1').includes('SECTION'))
        throw new Error(`${name} is no drawing`);
    },
  },
  {
    name: 'narrow a search, look at a result, and come back to where I was',
    area: 'search',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens('/search/tpo');
      await me.clicks(['checkbox', /^07 Thermal and Moisture Protection/]);
      await me.isAt('/search/tpo?division=07');
      await me.counts({ css: 'article' }, (count) => count === 24);
      await me.clicks(['link', 'Brightdeck Reinforced TPO Membrane'], { css: 'article' });
      await me.isAt('/product/1');
      await me.sees(['heading', 'Brightdeck Reinforced TPO Membrane']);
      await me.goesBack();
      await me.isAt('/search/tpo?division=07');
      await me.isChecked(['checkbox', /^07 Thermal/]);
      await me.counts({ css: 'article' }, (count) => count === 24);
      await me.clicks(['checkbox', /^DXF/]);
      await me.isAt('/search/tpo?division=07&format=dxf');
      await me.counts({ css: 'li' }, (count) => count === 2, ['list', 'Applied filters']);
    },
  },
  {
    name: 'a list is where I scrolled it when I come back',
    area: 'search',
    walk: async (me) => {
      await me.opens('/search/roof');
      await me.counts({ css: 'article' }, (count) => count === 24);
      await me.scrolls(900);
      await me.clicks({ css: 'article:nth-of-type(8) h3 a, li:nth-child(8) article h3 a' });
      await me.isAt(/^\/(?:product|company|specification)\//);
      await me.goesBack();
      await me.counts({ css: 'article' }, (count) => count === 24);
    },
  },
  {
    name: 'suggestions while I type, taken by keys',
    area: 'search',
    walk: async (me) => {
      await me.opens('/');
      await me.types(['combobox', 'Search for'], 'northf', { css: 'main' });
      await me.sees(['option', /Northfold/]);
      await me.presses('ArrowDown');
      await me.presses('Enter');
      await me.isAt(/^\/(?:company|content-type|search)\//);
    },
  },
  {
    name: 'nothing found says so and leads on',
    area: 'search',
    walk: async (me) => {
      await me.opens('/search/qqqqzzzz');
      await me.sees(['heading', 'Results for “qqqqzzzz”']);
      await me.reads(/no |nothing/i, { css: 'main' });
    },
  },
  {
    name: 'on a phone, the filters in a sheet',
    area: 'search',
    walk: async (me) => {
      await me.engine.resize(390, 844);
      await me.opens('/search/roof');
      await me.counts({ css: 'article' }, (count) => count > 0);
      await me.clicks(['button', 'Filters']);
      await me.clicks(['checkbox', /^07 Thermal/], ['dialog', /^Filters/]);
      await me.clicks(['button', /^Show [\d,]+ results$/], ['dialog', /^Filters/]);
      await me.isAt('/search/roof?division=07');
      await me.seesNo({ css: 'dialog[open]' });
      if ((await me.overflow()) > 0) throw new Error('The page is wider than the phone.');
    },
  },
  {
    name: 'I read metric, here and on the next page',
    area: 'search',
    walk: async (me) => {
      await me.opens('/search/07%2021%2013/product?section=072113&r=20..');
      await me.clicks(['radio', 'SI, metric']);
      await me.reads('R ≥ 3.52', ['list', 'Applied filters']);
      await me.opens('/product/1');
      await me.reads(/1\.52 mm\s*60 mil/, ['region', 'Values']);
    },
  },
];
