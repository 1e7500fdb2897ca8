import { chromium } from '@playwright/test';
import { addBrotli } from '../../scripts/build-site.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startPlainSite } from './plain-site.ts';
import { startFront } from './http2-front.ts';
import { heapPerNavigation, interactionTimes } from './interactions.ts';
import { lighthouseMarks, type Marks } from './lighthouse.ts';
import { median } from './median.ts';
import { root, startMeasuredSite } from './site.ts';
import { phoneMarks, type PhoneMarks } from './slow-phone.ts';

/**
 * Builds beside each other and beside hello-world, in turns and in one run: `node tests/bench/compare.ts ROUNDS DIST…`.
 * For deciding whether a device of the start or the build is worth its reading.
 */
const [rounds = '3', ...dists] = process.argv.slice(2);
const PAGES = {
  home: '',
  search: 'search/roof',
  product: 'product/1',
  company: 'company/northfold-roofing-systems-31250',
};
const executable = findChromium();
// As hello-world's files are, or the weight of the wire would differ.
await Promise.all(dists.map(addBrotli));
const hello = await startPlainSite('hello-world', `${root}/netlify.toml`);
const sites = await Promise.all(dists.map((dist) => startMeasuredSite(1, dist)));
const fronts = await Promise.all([hello.url, ...sites.map(({ url }) => url)].map((url) => startFront(url)));
const browser = await chromium.launch({
  executablePath: executable,
  args: [...chromiumFlags, '--ignore-certificate-errors'],
});
try {
  if (!process.env['NO_LIGHTHOUSE']) {
    const marks = new Map<string, Marks[]>();
    const measure = async (name: string, url: string) => {
      const found = await lighthouseMarks(url, 1, executable);
      marks.set(name, [...(marks.get(name) ?? []), found]);
    };
    for (let round = 0; round < Number(rounds); round += 1) {
      await measure('hello-world', fronts[0]?.url ?? '');
      for (const [page, path] of Object.entries(PAGES))
        for (const [index, dist] of dists.entries())
          await measure(`${page} ${dist}`, `${fronts[index + 1]?.url}${path}`);
    }
    for (const [name, all] of marks) {
      const middle = (key: keyof Marks) => Math.round(median(all.map((one) => one[key])));
      console.log(
        name.padEnd(40),
        'performance',
        middle('performance'),
        'LCP',
        middle('lcp'),
        'TBT',
        middle('tbt'),
        'machine',
        middle('benchmarkIndex'),
      );
    }
  }
  if (!process.env['NO_PHONE']) {
    const visits = new Map<string, PhoneMarks[]>();
    const visit = async (name: string, url: string) => {
      visits.set(name, [...(visits.get(name) ?? []), await phoneMarks(browser, url, 1)]);
    };
    for (let round = 0; round < Number(rounds); round += 1) {
      await visit('hello-world', fronts[0]?.url ?? '');
      for (const [page, path] of Object.entries(PAGES))
        for (const [index, dist] of dists.entries())
          await visit(`${page} ${dist}`, `${fronts[index + 1]?.url}${path}`);
    }
    for (const [name, all] of visits) {
      const middle = (key: keyof PhoneMarks) => Math.round(median(all.map((one) => one[key])));
      console.log(name.padEnd(40), 'slow phone: first paint', middle('firstPaint'), 'LCP', middle('lcp'));
    }
  }
  const lists = [hello.url, ...sites.map(({ url }) => `${url}search/roof`)];
  const times = await interactionTimes(browser, lists, Number(rounds), console.error);
  for (const [index, { listToDetail, filterToPainted, backToList }] of times.entries())
    console.log(
      (dists[index - 1] ?? 'hello-world').padEnd(40),
      'detail',
      Math.round(listToDetail),
      'filter',
      Math.round(filterToPainted),
      'back',
      Math.round(backToList),
    );
  if (process.env['HEAP'])
    for (const url of lists)
      console.log(url, 'heap per navigation', Math.round(await heapPerNavigation(browser, url, 100)));
} finally {
  await browser.close();
  await Promise.all([
    ...fronts.map((front) => front.close()),
    ...sites.map((site) => site.stop()),
    hello.close(),
  ]);
}
