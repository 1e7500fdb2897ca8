import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { writeCookie } from '#src/browser/cookies.ts';
import { writeStored } from '#src/browser/storage.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { answerWith } from '#tests/support/server.ts';
import { moment } from '#tests/support/stopped-time.ts';

// The first answer would wait for the index of the library, which takes seconds on a busy machine.
beforeAll(readySearch, 60_000);

const field = () =>
  within(screen.getAllByRole('banner')[0] ?? document.body).getByRole<HTMLInputElement>('combobox', {
    name: 'Search for',
  });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const options = async () => within(await list()).getAllByRole('option');
const option = async (name: string | RegExp) => within(await list()).findByRole('option', { name });
const active = () => document.querySelector(`[id="${field().getAttribute('aria-activedescendant')}"]`);

async function openAndType(typed: string, url = '/company/plain-sons-77001') {
  const opened = open(url);
  await page();
  await opened.user.click(field());
  await opened.user.keyboard(typed);
  return opened;
}

/** Only the questions of a box that is typed in, of all the calls of the site. */
const askedFor = (request: Request) => new URL(request.url).searchParams.get('suggest') === '1';

describe('While I type', () => {
  it('I am offered sections, manufacturers, products and narrower searches, in this order', async () => {
    await openAndType('metal wall');
    await option(/Metal Wall Panels/);
    const groups = await within(await list()).findAllByRole('group');
    await waitFor(async () =>
      expect(
        within(await list())
          .getAllByRole('group')
          .map((group) => group.firstChild?.textContent),
      ).toEqual(['Go to section', 'Manufacturers', 'Products', 'Search in']),
    );
    expect(groups[0]).toHaveAccessibleName('Go to section');
    expect((await options()).length).toBeLessThanOrEqual(10);
    expect(await option(/^metal wall in CAD details/)).toBeVisible();
    expect(await option('metal wall inside specifications')).toHaveAttribute(
      'href',
      '/specifications/search?q=metal+wall',
    );
    expect(await screen.findByText(/^\d+ suggestions$/)).toHaveRole('status');
  });

  it.each([
    ['07 42 13', /^07 42 13\s*Metal Wall Panels/, '/content-type/product/07/074213'],
    ['074213', /^07 42 13\s*Metal Wall Panels/, '/content-type/product/07/074213'],
    ['07540', /^07 54 23/, '/content-type/product/07/075423'],
    ['division 7', /^07\s*Thermal and Moisture/, '/content-type/product/07'],
    ['31250', /^Northfold/, '/company/northfold-roofing-systems-31250'],
    ['brightdeck', /^Brightdeck Reinforced TPO/, '/product/1'],
  ])('%s leads to where it belongs', async (typed, name, href) => {
    await openAndType(typed);
    expect(await option(name)).toHaveAttribute('href', href);
  });

  it('a report is found by its number', async () => {
    const answer = await fetch(`${location.origin}/api/search/ESR/certificate?online=1`);
    const text = await answer.text();
    const number = /ESR-[\d-]+[A-Z]*/.exec(text)?.[0] ?? 'none';
    await openAndType(number);
    expect(await option(new RegExp(`^${number} (?!in(?:side)? )`))).toHaveAttribute(
      'href',
      expect.stringMatching(/\/certificate\/\d+$/),
    );
  });

  it('the numbers are those of the edition that I read', async () => {
    writeCookie('mf', '95');
    await openAndType('metal wall panels');
    expect(await option(/^07410\s*Metal Wall Panels/)).toBeVisible();
  });
});

describe('By keyboard', () => {
  it('arrows go through the list and round, and the field keeps the focus and what I typed', async () => {
    const { user } = await openAndType('metal wall');
    await option(/^metal wall in CAD/);
    const all = await options();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector(`[id="${field().getAttribute('aria-controls')}"]`)).toBe(await list());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(all[1]);
    expect(all[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(all.at(-1));
    await user.keyboard('{Home}');
    expect(active()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('metal wall');
  });

  it('Enter goes to the row that is chosen, and without one searches for the words', async () => {
    const { user, path } = await openAndType('metal wall');
    await option(/^metal wall in CAD/);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    const heading = await screen.findByRole('heading', { level: 1, name: /Metal Wall Panels/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(path()).toBe('/content-type/product/07/074213');
    await user.click(field());
    await user.clear(field());
    await user.keyboard('tpo{Enter}');
    await waitFor(() => expect(path()).toBe('/search/tpo'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape closes the list, then clears the field; Tab leaves', async () => {
    const { user } = await openAndType('metal wall');
    await list();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('metal wall');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    await user.keyboard('metal wall');
    await list();
    await user.tab();
    expect(field()).not.toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('metal wall');
  });
});

it('A click on a row goes there', async () => {
  const { user, path } = await openAndType('brightdeck');
  await user.click(await option(/^Brightdeck Reinforced TPO/));
  await waitFor(() => expect(path()).toBe('/product/1'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('Recent searches', () => {
  it('are offered by an empty field and can be cleared', async () => {
    const { user } = await openAndType('roof hatch');
    await list();
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: /roof hatch/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(field());
    await user.clear(field());
    expect(await option('roof hatch')).toBeVisible();
    await user.click(await option('Clear recent searches'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveFocus();
    await user.keyboard('roof h{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([['no list'], [{ a: 1 }], [[1, null, '', '\u0000']]])(
    'spoiled ones (%j) are none',
    async (stored) => {
      writeStored('local', 'recent-searches', stored);
      await openAndType('{ArrowDown}');
      expect(field()).toHaveFocus();
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );
});

describe('When the library', () => {
  it('answers earlier words last, those to the later words stay', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isAsked = false;
    answerWith(
      http.get('*/api/search/:terms', ({ request, params }) => {
        if (!askedFor(request) || params['terms'] !== 'tpo') return undefined;
        isAsked = true;
        return held;
      }),
    );
    const { user } = await openAndType('tpo');
    await waitFor(() => expect(isAsked).toBe(true));
    await user.keyboard(' membrane');
    expect(await option(/^tpo membrane in CAD/)).toBeVisible();
    answer();
    // What is asked now is answered after it.
    await fetch('/api/homepage-promo/active');
    await moment();
    expect(within(await list()).queryByRole('option', { name: /^tpo in CAD/ })).toBeNull();
  });

  it.each([
    ['fails', () => new HttpResponse(null, { status: 404 })],
    ['answers nonsense', () => HttpResponse.json({ hits: 'many' })],
    ['never answers', () => delay('infinite')],
  ])('%s, sections are offered all the same, nothing is said, and Enter searches', async (_, answer) => {
    answerWith(http.get('*/api/search/:terms', ({ request }) => (askedFor(request) ? answer() : undefined)));
    const { user, path } = await openAndType('metal wall');
    expect(await option(/Metal Wall Panels/)).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/search/metal%20wall'));
  });

  it('is asked once for words typed at a stretch', async () => {
    const sentRequests: string[] = [];
    answerWith(
      http.get('*/api/search/:terms', ({ request, params }) => {
        if (askedFor(request)) sentRequests.push(String(params['terms']));
        return undefined;
      }),
    );
    open('/company/plain-sons-77001');
    await page();
    // Without the pauses between keys that a busy machine makes longer than those of a visitor.
    await userEvent.setup({ delay: null }).type(field(), 'gypsum board');
    await option(/^gypsum board in CAD/);
    expect(sentRequests).toEqual(['gypsum board']);
  });
});
