import type { Page } from '@playwright/test';

import { accountScreens } from '#tests/browser/support/screens-account.ts';
import { browseScreens } from '#tests/browser/support/screens-browse.ts';
import { businessScreens } from '#tests/browser/support/screens-business.ts';
import { companyScreens } from '#tests/browser/support/screens-company.ts';
import { compareScreens } from '#tests/browser/support/screens-compare.ts';
import { whatsNewScreens } from '#tests/browser/support/screens-whats-new.ts';
import { downloadScreens } from '#tests/browser/support/screens-downloads.ts';
import { specificationScreens } from '#tests/browser/support/screens-specifications.ts';
import { searchScreens } from '#tests/browser/support/screens-search.ts';
import type { Person } from '#tests/browser/support/sign-in.ts';
import { favoriteScreens } from '#tests/browser/support/screens-favorites.ts';
import { newsScreens } from '#tests/browser/support/screens-news.ts';
import { qualityScreens } from '#tests/browser/support/screens-qa.ts';
import { referenceScreens } from '#tests/browser/support/screens-reference.ts';
import { projectScreens } from '#tests/browser/support/screens-projects.ts';
import { signInScreens } from '#tests/browser/support/screens-sign-in.ts';
import { savedSearchScreens } from '#tests/browser/support/screens-saved-searches.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { specwizardScreens } from '#tests/browser/support/screens-specwizard.ts';
import { learningScreens } from '#tests/browser/support/screens-learning.ts';
import { redlineScreens } from '#tests/browser/support/screens-redline.ts';
import { reportScreens } from '#tests/browser/support/screens-reports.ts';
import { substitutionScreens } from '#tests/browser/support/screens-substitution.ts';
import { viewerScreens } from '#tests/browser/support/screens-viewers.ts';
import { listScreens } from '#tests/browser/support/screens-lists.ts';

export interface ScreenCase {
  /** How a visitor would call it. */
  name: string;
  path: string;
  /** Who is signed in; no one where it is left out. */
  as?: Person;
  /** The screen's heading, whole or a part of it. */
  heading: string | RegExp;
  /** Runs before the screen is as named. */
  before?: (page: Page) => Promise<void>;
  /** The screen has no address of its own that search engines should keep. */
  unlisted?: boolean;
  /** The address that search engines should keep, where it is another one's. */
  canonical?: string;
  /** A part of the URLs that fail on this screen. */
  fails?: string;
}

const company = '/company/northfold-roofing-systems-31250';

/** Every screen there is, each in a state that a visitor can meet. */
export const screens: readonly ScreenCase[] = [
  { name: 'home', path: '/', heading: 'Building products to find, draw, and specify' },
  { name: 'search before anything is typed', path: '/search/', heading: /search/i },
  { name: 'results', path: '/search/tpo', heading: 'Results for “tpo”' },
  {
    name: 'results of one type, filtered',
    path: '/search/roof/cad?division=07',
    heading: 'CAD details for “roof”',
  },
  {
    name: 'zero results',
    path: '/search/qqqqzzzz',
    heading: 'Results for “qqqqzzzz”',
    unlisted: true,
  },
  { name: 'product', path: '/product/1', heading: 'Brightdeck Reinforced TPO Membrane' },
  { name: 'manufacturer', path: company, heading: 'Northfold Roofing Systems' },
  {
    name: 'manufacturer, request with mistakes',
    path: company,
    heading: 'Northfold Roofing Systems',
    before: async (page) => {
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByText(/^Please correct \d+ fields\.$/).waitFor();
    },
  },
  { name: 'manufacturer without anything', path: '/company/plain-sons-77001', heading: 'Plain & Sons' },
  {
    name: 'manufacturer that is not a client',
    path: '/company/tamarack-millwork-60733',
    heading: 'Tamarack Millwork',
  },
  { name: 'CAD detail', path: `${company}/cad/1`, heading: 'Roof Edge with Metal Fascia' },
  { name: 'BIM object', path: `${company}/bim/1`, heading: 'Brightdeck Reinforced TPO Membrane' },
  {
    name: 'facts of a specification',
    path: `${company}/spec/1`,
    heading: 'Thermoplastic-Polyolefin Roofing',
    canonical: '/specification/31250/1',
  },
  { name: 'facts of a SpecWizard', path: `${company}/sw/1`, heading: 'Thermoplastic-Polyolefin Roofing' },
  { name: 'EPD', path: `${company}/epd/1`, heading: 'Environmental Product Declaration' },
  { name: 'HPD', path: `${company}/hpd/1`, heading: 'Health Product Declaration' },
  { name: 'certificate', path: `${company}/certificate/1`, heading: 'FM Approved' },
  { name: 'video', path: `${company}/video/1`, heading: 'in Three Minutes' },
  { name: 'film', path: `${company}/video/147`, heading: 'Attaching a TPO Membrane' },
  { name: 'catalog', path: `${company}/catalog/1`, heading: 'Product Catalog' },
  { name: 'datasheet', path: `${company}/datasheet/1`, heading: 'Technical Data Sheet' },
  { name: 'webinar', path: `${company}/webinar/1`, heading: 'Detailing the TPO Membrane Roof' },
  ...accountScreens,
  ...browseScreens,
  ...businessScreens,
  ...companyScreens,
  ...compareScreens,
  ...substitutionScreens,
  ...downloadScreens,
  ...favoriteScreens,
  ...savedSearchScreens,
  ...specwizardScreens,
  ...learningScreens,
  ...listScreens,
  ...redlineScreens,
  ...reportScreens,
  ...viewerScreens,
  ...searchScreens,
  ...signInScreens,
  ...specificationScreens,
  ...whatsNewScreens,
  ...projectScreens,
  ...newsScreens,
  ...qualityScreens,
  ...referenceScreens,
  {
    name: 'not found',
    path: '/no/such/page',
    heading: 'Page not found: /no/such/page',
    unlisted: true,
    // The document itself: no route has such an address.
    fails: '/no/such/page',
  },
  {
    name: 'error 500',
    path: '/product/99500',
    heading: 'The server ran into an error.',
    unlisted: true,
    fails: '99500',
  },
];

/** Opens a screen for whoever is signed in, and waits until everything on it has come. */
export async function openScreen(page: Page, { path, heading, before }: ScreenCase): Promise<void> {
  await page.goto(path);
  await waitForHeading(page, heading);
  await settled(page);
  await before?.(page);
}

/** And until a page of the build has asked for its scripts. In one question: a locator would first load Playwright's own code into the page. */
async function waitForHeading(page: Page, heading: string | RegExp): Promise<void> {
  const others = await page.evaluate(async (wanted) => {
    const isWanted = (text: string) =>
      typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text);
    for (const end = performance.now() + 15_000; ;) {
      const texts = [...document.querySelectorAll('main h1')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '));
      const isAsking = document.querySelector('link[rel="after-paint"]') === null;
      if (texts.some(isWanted) && isAsking) return null;
      if (performance.now() > end) return texts;
      await new Promise(requestAnimationFrame);
    }
  }, heading);
  if (others)
    throw new Error(`No heading ${String(heading)} at ${page.url()}, but ${others.join(', ') || 'none'}`);
}
