import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSite } from '../../scripts/build-site.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { withReferenceApi } from '../../scripts/with-reference-api.ts';
import { apiMarks, type ApiMarks } from './api.ts';
import { attackLines } from './attack.ts';
import { startFront } from './http2-front.ts';
import { NOT_MEASURED, heapPerNavigation, interactionTimes, type Interactions } from './interactions.ts';
import { lighthouseMarks } from './lighthouse.ts';
import { loadLines } from './load.ts';
import { searchLines, searchMarks } from './quality.ts';
import { startPlainSite } from './plain-site.ts';
import { measuredWorld, root, startMeasuredSite } from './site.ts';
import { phoneMarks } from './slow-phone.ts';
import { wizardMarks, type WizardMarks } from './specwizard.ts';
import {
  apiLine,
  heapLine,
  interactionLines,
  pageTable,
  plainTable,
  wizardLines,
  type PageMarks,
} from './table.ts';
import { wireBytes } from './wire.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Search quality and latency only: no build, no browser. */
    search: { type: 'boolean', default: false },
    /** First reads of products and searches, alone and 64 at once, and honest reads beside attacks; nothing else either. */
    load: { type: 'boolean', default: false },
    /** The ways between list and detail only, beside the plain sites. */
    clicks: { type: 'boolean', default: false },
    /** Search on OpenSearch beside the embedded engine only; `--nodes folder` keeps the nodes' data for the next run. */
    engine: { type: 'boolean', default: false },
    nodes: { type: 'string' },
  },
});
const runs = values.quick ? 1 : 3;
/** Single clicks differ by a half on a busy machine. */
const clicks = values.quick ? 2 : 5;

const PAGES = [
  ['home', ''],
  ['search', 'search/roof'],
  ['product', 'product/1'],
  ['company', 'company/northfold-roofing-systems-31250'],
  ['division', 'content-type/product/07'],
  ['product list', 'products/by-csi/07'],
  ['compare', 'compare?ids=1,140'],
  ['SpecWizard', 'sw/northfold-075423'],
] as const;
/** How many of the pages are measured over HTTP/1.1 as well, as `npm start` serves them to a browser on this machine. */
const PLAIN = 3;
/** 222 standard worlds hold 100,000 products. */
const SCALES = values.quick ? [1] : [1, 222];

const began = performance.now();
function say(text: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

/** Never judges: it prints what this machine measured, for comparison with the same run's hello-world. */
async function main(): Promise<void> {
  const executable = findChromium();
  say('building the site, the hello-world, and the catalog');
  // With its pages made, as visitors get them; they name the site's address, which need not be where it is measured.
  process.env['VITE_SITE_ORIGIN'] ??= 'https://lintel.example';
  await withReferenceApi({ ...measuredWorld, scale: 1 }, `${root}/scripts/prerender/sample-pages.txt`, () =>
    buildSite({ root, logLevel: 'warn' }),
  );
  const hello = await startPlainSite('hello-world', `${root}/netlify.toml`);
  const catalog = await startPlainSite('catalog', `${root}/netlify.toml`);
  const site = await startMeasuredSite();
  const fronts = [
    await startFront(hello.url),
    await startFront(site.url),
    await startFront(catalog.url),
  ] as const;
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const marked = async (name: string, url: string): Promise<PageMarks> => {
    say(`${name}: wire, Lighthouse and a slow phone, ${runs} of each`);
    return {
      name,
      wire: await wireBytes(browser, url),
      marks: await lighthouseMarks(url, runs, executable),
      phone: await phoneMarks(browser, url, runs),
    };
  };
  const pages: PageMarks[] = [];
  const plain: PageMarks[] = [];
  let times: { ours: Interactions; hello: Interactions; catalog: Interactions };
  let heap: { ours: number; theirs: number };
  let wizard: WizardMarks;
  try {
    if (!values.clicks) {
      // The first run reads browser and pages from the disk, and is not counted.
      await lighthouseMarks(fronts[1].url, 1, executable);
      pages.push(await marked('hello-world', fronts[0].url));
      pages.push(await marked('catalog', fronts[2].url));
      for (const [name, path] of PAGES) pages.push(await marked(name, fronts[1].url + path));
      for (const [name, path] of PAGES.slice(0, PLAIN))
        plain.push(await marked(`${name}, HTTP/1.1`, site.url + path));
    }
    say('list to detail, filter to painted, back to the list, at a quarter of the processor');
    const clicked = [hello.url, catalog.url, `${site.url}search/roof`];
    const [first = NOT_MEASURED, second = NOT_MEASURED, ours = NOT_MEASURED] = await interactionTimes(
      browser,
      clicked,
      clicks,
      say,
    );
    times = { hello: first, catalog: second, ours };
    if (values.clicks) {
      console.log(`\n${interactionLines(times)}`);
      return;
    }
    say('a section of 2,000 lines in SpecWizard');
    wizard = await wizardMarks(browser, site.url, values.quick ? 1 : 5, say);
    say('what navigations leave behind in the heap');
    const navigations = values.quick ? 20 : 100;
    heap = {
      theirs: await heapPerNavigation(browser, hello.url, navigations),
      ours: await heapPerNavigation(browser, `${site.url}search/roof`, navigations),
    };
  } finally {
    await browser.close();
    await Promise.all([...fronts.map((front) => front.close()), site.stop(), hello.close(), catalog.close()]);
  }
  const api: (ApiMarks & { scale: number })[] = [];
  for (const scale of SCALES) {
    say(`the API with ${scale === 1 ? 'the standard world' : '100,000 products'}`);
    api.push({ scale, ...(await apiMarks(scale, scale === 1 ? 4 : 2)) });
  }
  say('the golden set');
  const search = await searchMarks();
  say('done');
  console.log(
    `\n${pageTable(pages)}\n\n${plainTable(plain)}\n\n${interactionLines(times)}\n${wizardLines(wizard, times.hello)}\n${heapLine(heap.ours, heap.theirs)}\n\n${api.map(apiLine).join('\n')}\n\n${searchLines(search)}`,
  );
}

if (values.search) console.log(searchLines(await searchMarks()));
else if (values.load) console.log(`${await loadLines()}\n\n${await attackLines()}`);
else if (values.engine) {
  // It looks for Java and Maven.
  const { measureEngine } = await import('./engine.ts');
  await measureEngine(console.log, values.quick ? 1 : 222, values.nodes);
} else await main();
