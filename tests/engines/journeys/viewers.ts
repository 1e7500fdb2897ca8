import { northfold, type Journey } from './journey.ts';

const canvas = { css: 'canvas' };

export const viewerJourneys: readonly Journey[] = [
  {
    name: 'a drawing: it is drawn, zoomed, and its layers go off',
    area: 'viewers',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens(`${northfold}/cad/1/viewer`);
      await me.sees(['application', /^Drawing: /]);
      await me.sees({ css: 'canvas[data-drawn="sharp"]' });
      const whole = await me.draws(canvas, 1_000);
      await me.clicks(['application', /^Drawing: /]);
      await me.presses('+');
      await me.isAt(/view=/);
      await me.sees({ css: 'canvas[data-drawn="sharp"]' });
      await me.draws(canvas, 100, whole);
    },
  },
  {
    name: 'a model: it is drawn, turned, and its parts are listed',
    area: 'viewers',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens(`${northfold}/bim/1/viewer`);
      await me.reads('120 × 11 × 96 in', ['region', 'About the model']);
      const first = await me.draws(canvas, 50);
      // Firefox has no 3D on a machine without graphics: there, pictures from four sides.
      if (await me.isThere(['img', /^Plan view of Brightdeck/])) return;
      await me.clicks(['application', /^3D model of/]);
      await me.presses('2');
      await me.draws(canvas, 1, first);
    },
  },
  {
    name: 'the data of a model from its IFC file',
    area: 'viewers',
    walk: async (me) => {
      await me.opens('/company/rookery-doors-frames-69894/bim/124/viewer');
      await me.sees(['radio', 'Parts and materials']);
      await me.clicks(['radio', 'Structure of the IFC file']);
      await me.sees(['button', /^IfcDoor /]);
    },
  },
  {
    name: 'a declaration: its page is drawn, searched, and turned',
    area: 'viewers',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens(`${northfold}/epd/1/viewer`);
      await me.draws({ css: 'figure canvas' }, 500);
      await me.reads('kg CO₂e', ['region', /^Figures/]);
      await me.types(['textbox', 'Search inside'], 'declared unit');
      await me.reads(/\d+ of \d+|\d+ matches/);
      await me.clicks(['button', 'Next page']);
      await me.sees(['figure', /^Page 2/]);
      await me.draws({ css: 'figure canvas' }, 150);
    },
  },
  {
    name: 'a catalog: I leaf through it, search inside, and go to a product',
    area: 'viewers',
    walk: async (me) => {
      await me.opens(`${northfold}/catalog-viewer/1/4`);
      await me.sees(['figure', /^Page 4: Brightdeck Reinforced TPO Membrane/]);
      await me.draws({ css: 'figure canvas' }, 500);
      await me.presses('ArrowRight');
      await me.isAt(`${northfold}/catalog-viewer/1/5`);
      await me.types(['textbox', 'Search inside'], 'puncture resistance');
      await me.isAt(/\/5\?q=puncture\+resistance$/);
      await me.clicks({ css: 'a' }, ['navigation', 'Products on this page']);
      await me.isAt('/product/1');
    },
  },
  {
    name: 'a catalog opens by its cover, which fits from the first moment',
    area: 'viewers',
    walk: async (me) => {
      await me.opens(`${northfold}/catalog/1`);
      const beyond = await me.looksAtPictures(async () => {
        await me.clicks(['link', 'Open catalog']);
        await me.draws({ css: 'figure canvas' }, 100);
      });
      if (beyond > 0) throw new Error(`A picture reached ${beyond} px beyond the window.`);
    },
  },
  {
    name: 'a film plays, and goes to a chapter',
    area: 'viewers',
    walk: async (me) => {
      await me.opens(`${northfold}/video/147`);
      await me.clicks(['button', /^Play film/]);
      // Debian's WebKit reads no H.264 without further packages: then the film is offered as a file.
      if (!(await me.plays())) {
        await me.reads('Couldn’t play the film.');
        return;
      }
      await me.clicks(['button', /At the edge/], ['list', 'Chapters']);
      await me.reads('At the roof edge', { css: '[data-cue][aria-current]' });
    },
  },
  {
    name: 'an episode plays from a line of its transcript',
    area: 'viewers',
    walk: async (me) => {
      await me.opens('/podcast/8');
      await me.clicks(['button', 'Where does storefront belong?']);
      await me.plays();
    },
  },
  {
    name: 'a drawing of my own, which stays in the browser',
    area: 'viewers',
    walk: async (me) => {
      await me.opens('/viewer');
      const sides = [
        [0, 0, 100, 60],
        [0, 0, 100, 0],
        [100, 0, 100, 60],
        [100, 60, 0, 60],
      ] as const;
      const lines = sides.flatMap(([x, y, to, down]) => [
        '0',
        'LINE',
        '8',
        'A',
        10,
        x,
        20,
        y,
        11,
        to,
        21,
        down,
      ]);
      const groups = ['0', 'SECTION', '2', 'ENTITIES', ...lines, '0', 'ENDSEC', '0', 'EOF', ''];
      await me.attaches('main input[type="file"]', 'mine.dxf', groups.join('\n'));
      await me.sees(['application', /^Drawing: /]);
      await me.draws(canvas, 50);
    },
  },
];
