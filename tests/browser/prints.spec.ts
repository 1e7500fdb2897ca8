import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';

import { openScreen, screens, type ScreenCase } from '#tests/browser/support/screens.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** Screens that people print, with our button or the browser's. */
const printed: readonly string[] = [
  'product',
  'CAD detail',
  'BIM object',
  'EPD',
  'certificate',
  'film',
  'manufacturer',
  'manufacturer’s EPDs, narrowed',
  'project of a manufacturer',
  'results',
  'results of a requirement',
  'variations',
  'comparison',
  'substitution',
  'downloads of a product',
  'favorites',
  'the account',
  'projects',
  'product schedule',
  'scorecard',
  'pre-flight of a project',
  'project lists',
  'SpecWizard project',
  'SpecWizards',
  'SpecWizard, a template',
  'SpecWizard, a merged section',
  'specification, printable',
  'search inside specifications',
  'standards of a section',
  'standard',
  'the chart of MasterFormat',
  'saved items',
  'a post with drawing and table',
  'rules of AIA credit',
];

/** The screens of the list, and a project's items, which have no name of their own there. */
const cases: readonly ScreenCase[] = [
  ...printed.flatMap((name) => screens.find((screen) => screen.name === name) ?? []),
  {
    name: 'a project',
    path: '/account/projects/1',
    heading: 'Olneyville Branch Library',
    as: 'ada',
    unlisted: true,
  },
];

test('every screen of the list exists', () => {
  expect(cases).toHaveLength(printed.length + 1);
});

for (const screen of cases) {
  test(`${screen.name}: paper has no controls, no cut edges, no heading at a page’s foot, and no page half empty`, async ({
    page,
    context,
  }) => {
    if (screen.as) await signInAs(context, screen.as);
    await openScreen(page, screen);
    await settled(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    expect(await controlsOn(page)).toEqual([]);
    expect(await edgesCutOn(page)).toEqual([]);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true, outline: true, tagged: true });
    const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
    const { alone, empty } = await faultsOfPages(await reading.promise);
    await reading.destroy();
    expect(alone, 'headings without anything below them on their page').toEqual([]);
    expect(empty, 'pages before the last one with nothing on their lower half').toEqual([]);
  });
}

/** Controls that can be seen, unless they are words: the heads of a table, what was chosen, a line of a transcript. */
const controlsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, summary')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          control.getBoundingClientRect().width > 1 &&
          // What can be opened is open, or says a fact itself.
          !(control.localName === 'summary' && control.closest('[open], .spread, .factual')) &&
          !control.closest('th') &&
          !(control.closest('.printed') && getComputedStyle(control).borderTopWidth === '0px'),
      )
      .map(({ localName, ariaLabel, textContent }) => `${localName} ${ariaLabel ?? textContent.trim()}`),
  );

/** Boxes with a line at the very edge of the page box, which clips half of it. */
const edgesCutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.body.getBoundingClientRect().right - 0.5;
    const isClipped = (box: Element): boolean => {
      const { parentElement: parent } = box;
      return parent !== null && (/hidden|clip/.test(getComputedStyle(parent).overflowX) || isClipped(parent));
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (box) =>
          box.checkVisibility() &&
          box.getBoundingClientRect().right > edge &&
          getComputedStyle(box).borderRightWidth !== '0px' &&
          !isClipped(box),
      )
      .map(({ localName, className }) => `${localName}.${className}`);
  });

/** The margin below, with the number of the page, in points. */
const foot = 46;

interface Heading {
  title: string;
  page: number;
  top: number;
}

/** Reads a document's headings from its outline, and what stands below them from its text. */
async function faultsOfPages(
  document: PDFDocumentProxy,
): Promise<{ alone: readonly string[]; empty: readonly number[] }> {
  const headings = await headingsOf(document);
  const alone: string[] = [];
  const empty: number[] = [];
  for (let number = 1; number < document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
    );
    const content = texts.filter(({ y }) => y > foot);
    if (content.every(({ y }) => y > (page.view[3] ?? 0) / 2)) empty.push(number);
    for (const { title, top } of headings.filter((heading) => heading.page === number)) {
      const below = content.filter(({ y }) => y <= top + 1).map(({ text }) => text);
      if (squeezed(below.join('')).length <= squeezed(title).length) alone.push(`${number}: ${title}`);
    }
  }
  return { alone, empty };
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** An entry of the outline; its destination begins with the page and ends with the place on it. */
interface Entry {
  title: string;
  dest: string | null | readonly unknown[];
  items: readonly Entry[];
}

const pageReference = v.object({ num: v.number(), gen: v.number() });

async function headingsOf(document: PDFDocumentProxy): Promise<readonly Heading[]> {
  const found: Heading[] = [];
  async function read(entries: readonly Entry[]): Promise<void> {
    for (const { title, dest, items } of entries) {
      const place: readonly unknown[] | null =
        typeof dest === 'string' ? await document.getDestination(dest) : dest;
      if (place) {
        const page = 1 + (await document.getPageIndex(v.parse(pageReference, place[0])));
        found.push({ title, page, top: Number(place[3]) });
      }
      await read(items);
    }
  }
  const outline: readonly Entry[] | null = await document.getOutline();
  await read(outline ?? []);
  return found;
}
