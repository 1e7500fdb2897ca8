import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { setLogSink } from '#src/browser/log.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { createRandom } from '#src/reference-api/world/random.ts';

/** Addresses with the headings and titles that belong to them. */
const screens: readonly (readonly [path: string, heading: RegExp, title: RegExp])[] = [
  ['/', /^Building products to find, draw, and specify$/, /^Lintel: /],
  ['/search/', /^Search the library$/, /^Search the library/],
  ['/search/roof%20hatch', /roof hatch/, /roof hatch/],
  ['/search/gypsum/cad', /gypsum/, /gypsum/],
  ['/product/1', /^Brightdeck Reinforced TPO Membrane$/, /^Brightdeck Reinforced TPO Membrane by/],
  ['/product/4', /^Ridgeline/, /^Ridgeline/],
  ['/product/99404', /^Page not found: \/product\/99404$/, /^Page not found/],
  ['/product/99403', /^You don’t have access to this\.$/, /^Error 403/],
  ['/company/northfold-roofing-systems-31250', /^Northfold Roofing Systems$/, /^Northfold Roofing Systems/],
  ['/company/northfold-roofing-systems-31250/cad/1', /Roof Edge/, /Roof Edge/],
  ['/no/such/page', /^Page not found: \/no\/such\/page$/, /^Page not found/],
];

const pause = (ms: number) => act(() => new Promise<void>((done) => void setTimeout(done, ms)));

describe('fifty quick navigations while answers take as long as they like', () => {
  it.each([[1]])(
    'end on the last one’s page, and no page shows another’s heading or title (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const lines: string[] = [];
      setLogSink((level, message) => lines.push(`${level} ${message}`));
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      answerWith(
        http.all('*/api/*', async () => {
          await delay(random.next() * 120);
        }),
      );
      const { router } = open('/');
      await page();
      const wrong: string[] = [];
      const watch = new MutationObserver(() => {
        const headings = [...document.querySelectorAll('main h1')]
          .filter((heading) => heading.closest('[hidden]') === null)
          .map(({ textContent }) => textContent);
        const fitting = screens.filter(([, heading]) => headings.some((text) => heading.test(text)));
        const isOne = headings.length < 2 && document.querySelectorAll('title').length < 2;
        if (headings.length > 0 && !(isOne && fitting.some(([, , title]) => title.test(document.title)))) {
          wrong.push(`${document.title}: ${headings.join(', ')}`);
        }
      });
      watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });

      let last = screens[0];
      for (let turn = 0; turn < 50; turn += 1) {
        const goesBack = turn > 5 && random.next() < 0.15;
        last = screens[Math.floor(random.next() * screens.length)];
        if (goesBack) void router.navigate(-1);
        else void router.navigate(last?.[0] ?? '/');
        await pause(random.next() * 60);
      }
      last = screens[Math.floor(random.next() * screens.length)];
      if (!last) throw new Error('There is no screen.');
      const [path, heading, title] = last;
      void router.navigate(path);

      const arrived = await screen.findByRole('heading', { level: 1, name: heading });
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      await pause(400);
      expect(router.state.location.pathname).toBe(path);
      expect(document.title).toMatch(title);
      expect(screen.getAllByRole('heading', { level: 1 })).toEqual([arrived]);
      expect(arrived).toBeVisible();
      await waitFor(() => expect(arrived).toHaveFocus());
      watch.disconnect();
      expect(wrong).toEqual([]);
      expect(new Set(lines.filter((line) => !/^warn Answered 40[34]$/.test(line)))).toEqual(new Set());
      const said = complaints.mock.calls.map(([text]) => String(text));
      expect(said.filter((text) => !text.includes('<%s> is unrecognized'))).toEqual([]);
    },
    60_000,
  );
});
