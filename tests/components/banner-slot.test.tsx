import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { bannersRandom } from '#src/contracts/banners.ts';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import type { Banner } from '#src/contracts/banners.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';
import { moment } from '#tests/support/stopped-time.ts';

const banner = (seq: number, link: string): Banner => ({
  id: seq,
  seq,
  coid: 31250,
  sponsor: 'Northfold',
  image: `/api/pictures/banner/${seq}.svg`,
  alt: `Advertisement number ${seq}`,
  link,
  width: 728,
  height: 90,
});

const listed = (banners: JsonBodyType, status = 200) =>
  answerWith(http.get('*/api/banners/random', () => HttpResponse.json(banners, { status })));

/** Shows the place of the banner, until it has what the API answered. */
async function show(): Promise<void> {
  cleanup();
  const result = call(bannersRandom, { query: { all: 'true' }, signal: new AbortController().signal });
  await act(async () => {
    render(<BannerSlot result={result} />, { wrapper: MemoryRouter });
    await result;
  });
  await moment();
}

/** The words of the banner that comes. */
async function visit(): Promise<string | null> {
  await show();
  return (await screen.findByRole('img')).getAttribute('alt');
}

describe('an advertisement', () => {
  it('is labelled as one', async () => {
    open('/');
    const place = await screen.findByRole('complementary', { name: 'Advertisement' });
    expect(within(place).getByText('Advertisement')).toBeInTheDocument();
    expect(await within(place).findByRole('link', { name: /\w/ })).toBeVisible();
  });

  it.each([
    ['https://maker.example/roofs', 'https://maker.example/roofs', '_blank'],
    ['/company/31250', '/company/31250', null],
  ])('links to %s', async (link, href, target) => {
    listed([banner(1, link)]);
    await visit();
    const anchor = screen.getByRole('link', { name: 'Advertisement number 1' });
    expect(anchor).toHaveAttribute('href', href);
    expect(anchor.getAttribute('target')).toBe(target);
    expect(anchor).toHaveAttribute('rel', expect.stringMatching(/^noopener .*sponsored$/));
  });

  it.each([['javascript:alert(1)'], ['//evil.example/']])(
    'with the link «%s» is a picture and leads nowhere',
    async (link) => {
      listed([banner(1, link)]);
      expect(await visit()).toBe('Advertisement number 1');
      expect(screen.getByRole('img', { name: 'Advertisement number 1' }).closest('a')).toBeNull();
    },
  );

  it.each([
    ['/company/31250?from=ad', true],
    ['/arcatcos/cos0431/arc31250.html', false],
    ['/company/31250/weblet/cad/list', false],
    ['/feeds/cad.xml', false],
  ])('with the link %s is followed within the page: %s', async (link, isWithin) => {
    listed([banner(1, link)]);
    open('/');
    const place = await screen.findByRole('complementary', { name: 'Advertisement' });
    const anchor = await within(place).findByRole('link');
    const taken: boolean[] = [];
    // After React's own listeners; nothing is left to the browser of this test.
    const look = (event: Event): void => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(anchor);
    expect(taken).toEqual([isWithin]);
  });

  it('does not come again before all others were shown', async () => {
    listed([1, 2, 3, 4, 5].map((seq) => banner(seq, '/')));
    const rounds: (string | null)[][] = [[], []];
    for (const round of rounds) {
      for (let turn = 0; turn < 5; turn += 1) round.push(await visit());
      expect(new Set(round).size).toBe(5);
    }
  });

  it('counts only once it is shown, not while the page around it still waits', async () => {
    const banners = Promise.resolve({ data: [1, 2, 3].map((seq) => banner(seq, '')) });
    const shown: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      cleanup();
      const { promise, resolve } = Promise.withResolvers<string>();
      const Late = () => <p>{use(promise)}</p>;
      // The slot is thrown away with the page that waits, and made anew.
      await act(async () =>
        render(
          <Suspense fallback="Coming">
            <BannerSlot result={banners} />
            <Late />
          </Suspense>,
        ),
      );
      expect(screen.getByText('Coming')).toBeVisible();
      await act(async () => resolve('Here'));
      expect(screen.getByText('Here')).toBeVisible();
      shown.push((await screen.findByRole('img')).getAttribute('alt') ?? '');
    }
    expect(new Set(shown).size).toBe(3);
  });

  it.each([
    ['no banner', [], 200],
    ['an error', {}, 403],
    ['invalid', [{ seq: 'one' }], 200],
  ])('leaves its space empty when the API has %s', async (_, answer, status) => {
    listed(answer, status);
    await show();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Advertisement' })).toHaveTextContent(/^Advertisement$/);
  });

  it('that fails leaves the page whole', async () => {
    listed({}, 403);
    open('/');
    await screen.findByRole('region', { name: 'Divisions' });
    const place = screen.getByRole('complementary', { name: 'Advertisement' });
    expect(within(place).queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example/a'])(
    'is not shown with a picture from %s',
    async (image) => {
      listed([{ ...banner(1, '/'), image }]);
      await show();
      expect(document.querySelector('aside img')).toBeNull();
    },
  );
});
