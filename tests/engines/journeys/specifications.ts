import { strFromU8, unzipSync } from 'fflate';
import type { Saved } from '../visitor.ts';
import type { Journey } from './journey.ts';

/** The words of a Word file. */
function wordText({ name, bytes }: Saved): string {
  if (!name.endsWith('.docx')) throw new Error(`${name} is no Word file`);
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(bytes));
  return strFromU8(xml ?? new Uint8Array());
}

function expectWords(text: string, words: RegExp): void {
  if (!words.test(text)) throw new Error(`The file lacks ${String(words)}`);
}

export const specificationJourneys: readonly Journey[] = [
  {
    name: 'SpecWizard: I decide a section and take it to Word',
    area: 'specifications',
    isInEveryRun: true,
    walk: async (me) => {
      await me.opens('/sw/northfold-075423');
      await me.clicks(['button', 'Use recommended choices']);
      await me.reads('Adhered TPO membrane roofing.', ['tree', 'Document']);
      await me.clicks(['button', 'Download']);
      const file = await me.saves(() =>
        me.clicks(['button', /^Download Word/], ['dialog', 'Download section']),
      );
      expectWords(wordText(file), /SECTION 07 54 23/);
    },
  },
  {
    name: 'a section is found in a list of SpecWizards, and its choices outlive a reload',
    area: 'specifications',
    walk: async (me) => {
      await me.opens('/specwizard');
      await me.types(['searchbox', 'Section or manufacturer'], '07 54 23');
      await me.clicks({ css: 'a[href="/sw/northfold-075423"]' }, { css: 'main' });
      await me.isAt('/sw/northfold-075423');
      await me.clicks(['button', 'Use recommended choices']);
      const text = await me.reads(/[1-9]\d* of \d+ decisions/, { css: 'main' });
      const [progress = ''] = /[1-9]\d* of \d+ decisions/.exec(text) ?? [];
      await me.opens('/sw/northfold-075423');
      await me.reads(progress, { css: 'main' });
    },
  },
  {
    name: 'a specification leads from its references to where else they are cited',
    area: 'specifications',
    walk: async (me) => {
      await me.opens('/specification/31250/1');
      await me.clicks(['link', 'ASTM D751'], ['region', 'References']);
      await me.isAt(/\/standards\/astm-d751$/);
      await me.sees(['heading', 'ASTM D751']);
    },
  },
  {
    name: 'two sections as a redline, with tracked changes in Word',
    area: 'specifications',
    walk: async (me) => {
      const summary = ['complementary', 'Summary'] as const;
      await me.opens('/specification/31250/1');
      await me.clicks(['link', 'Compare with…']);
      await me.chooses(['combobox', 'New text'], 'Stormglass Roofing Membranes');
      await me.sees(['heading', /^\d+ changes$/], summary);
      await me.clicks(['button', 'Accept all'], summary);
      await me.clicks(['button', /^Download/], summary);
      const file = await me.saves(() => me.clicks(['button', 'Word with tracked changes']));
      expectWords(wordText(file), /<w:del [^>]*w:author="Lintel"/);
    },
  },
  {
    name: 'two manufacturers’ sections become one, a conflict resolved',
    area: 'specifications',
    walk: async (me) => {
      const resolve = ['region', 'To resolve'] as const;
      await me.opens('/specification/31250/1');
      await me.clicks(['link', 'Merge with Stormglass Roofing Membranes']);
      await me.isAt('/merge-specifications?of=northfold-075423,stormglass-075423');
      await me.reads('Conflict 1 of 7', resolve);
      await me.clicks(['radio', /^Looser: 120 psf/], resolve);
      await me.reads('Comparable products: Uplift class of the product, FM 4470: 120 psf.', [
        'region',
        'The merged section',
      ]);
      await me.clicks(['link', 'Open in SpecWizard']);
      await me.isAt('/sw/merged--northfold-075423--stormglass-075423');
    },
  },
  {
    name: 'a comparison of three products, only what differs, as CSV',
    area: 'specifications',
    walk: async (me) => {
      await me.opens('/compare?ids=1,140,155');
      await me.sees(['heading', 'Compare 3 products']);
      await me.clicks(['checkbox', 'Differences only']);
      await me.isAt(/&differences=1$/);
      const { name, bytes } = await me.saves(() => me.clicks(['button', 'CSV']));
      if (!name.endsWith('.csv')) throw new Error(name);
      expectWords(Buffer.from(bytes).toString('utf8'), /,/);
    },
  },
  {
    name: 'a substitution is judged, and is kept over a reload',
    area: 'specifications',
    walk: async (me) => {
      await me.opens('/substitution?specified=1&proposed=155');
      await me.sees(['row', /^Installation method/]);
      const about = 'Installation method, Weldline Self-Adhered TPO Membrane';
      await me.clicks(['button', `Decide on ${about}`]);
      await me.chooses(['combobox', `Decision on ${about}`], 'Revise and resubmit');
      await me.types(['textbox', `Remark on ${about}`], 'Show the primer.');
      await me.presses('Tab');
      await me.opens('/substitution?specified=1&proposed=155');
      await me.clicks(['button', `Change decision on ${about}`]);
      await me.holds(['textbox', `Remark on ${about}`], 'Show the primer.');
    },
  },
];
