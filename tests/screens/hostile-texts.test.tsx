import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';

import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { fragmentOf } from '#src/domain/share/share-link.ts';
import { multilineText } from '#src/lib/invisible-characters.ts';
import { hostileAddresses, hostileTexts } from '#tests/support/hostile-texts.ts';
import { open, openWith } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const products = hostileTexts.map(
  (note, index) => ({ note, content_type: 'product', content_id: index + 1 }) as const,
);
/** Signs that nobody sees are taken out of notes; all else stays. */
const shown = hostileTexts.map(multilineText);
const [name] = hostileTexts;
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);

/** The library has none of them: what is said of them counts, and records would take their time. */
const noRecords = () => answerWith(http.get('*/by-ids/*', () => HttpResponse.json([])));

/** Nothing from another user's text may reach the page. */
function expectNothingForeign(): void {
  expect(
    document.body.querySelector(
      'script, iframe, object, embed, base, style, x-evil, form[action]:not([action^="/"]), [onerror], [onload]',
    ),
  ).toBeNull();
}

it('a shared list shows notes and name to the letter', async () => {
  noRecords();
  const items = products.map((item) => ({ ...item, status: null }));
  open(`/share#${fragmentOf({ kind: 'list', name, projectType: '', items })}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(texts('main li bdi').toSorted()).toEqual(shown.toSorted()));
  expect(document.querySelector('main bdi *')).toBeNull();
  expectNothingForeign();
});

describe('a design project', () => {
  const project: DesignProject = {
    seq: 1,
    name,
    type: name,
    owner: name,
    number: name,
    last_spec_date: null,
    leed: 'new construction',
    items: products.map((item) => ({
      ...item,
      added_at: '2026-10-01T12:00:00Z',
      status: 'considering',
      documents: [],
      seen: null,
    })),
  };

  it.each([
    ['binder', 'textarea'],
    ['schedule', 'th .pre-line bdi'],
  ])('shows notes and name to the letter in its %s', async (view, selector) => {
    noRecords();
    answerWith(http.get('*/api/char-project', () => HttpResponse.json([project])));
    await signInAs('ada');
    open(`/account/projects/1?view=${view}`);
    await waitFor(() => expect(texts(selector).toSorted()).toEqual(shown.toSorted()));
    expect(texts('h1')).toEqual([name]);
    expect(document.querySelector(`${selector} *`)).toBeNull();
    expectNothingForeign();
  });
});

describe('an advertisement', () => {
  const banners = [
    ...hostileTexts.map((alt) => ({ alt, link: '/' })),
    ...hostileAddresses.map((link, index) => ({ alt: `Advertisement ${index}`, link })),
  ].map((part, index) => ({
    ...part,
    id: index,
    seq: index,
    coid: 31_250,
    sponsor: part.alt,
    width: 728,
    height: 90,
  }));

  const results = banners.map((banner) => Promise.resolve({ data: [{ ...banner, image: '/banner.svg' }] }));
  const none = Promise.resolve({ data: [] });
  function Slot() {
    const index = Number(useLocation().hash.slice(1));
    return <BannerSlot key={index} result={results[index] ?? none} />;
  }

  it('says its words to the letter, and leads nowhere with an address that no link may carry', async () => {
    const { router } = openWith({ path: '/slot', Component: Slot });
    const image = () => document.querySelector('main aside img');
    const links: unknown[] = [];
    for (const [index, { alt }] of banners.entries()) {
      await router.navigate(`/slot#${index}`);
      await waitFor(() => expect(image()).toHaveAttribute('alt', alt));
      links.push(image()?.closest('a')?.getAttribute('href') ?? null);
    }
    expect(links).toEqual(banners.map(({ link }) => (link === '/' ? '/' : null)));
    expectNothingForeign();
  });
});
