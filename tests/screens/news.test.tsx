import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { releaseScopeFrom } from '#src/domain/release-scope.ts';
import { fullDate } from '#src/lib/dates.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const releases = [...world.news.values()];

describe('the newsletter', () => {
  it('is subscribed to once, for the chosen divisions', async () => {
    const { user } = open('/arcatect');
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Subscribe' }));
    expect(main.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    expect(sentRequests.some(({ path }) => path === '/api/email')).toBe(false);
    await user.type(main.getByRole('textbox', { name: 'Email' }), 'ada@lintel.test');
    await user.click(main.getByRole('checkbox', { name: /^07 Thermal/ }));
    const sent: unknown[] = [];
    answerWith(
      http.post('*/api/email', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ok: true, reference: 'EM-0042' });
      }),
    );
    await user.click(main.getByRole('button', { name: 'Subscribe' }));
    expect(await main.findByRole('heading', { level: 2, name: 'Your subscription was sent' })).toHaveFocus();
    expect(main.getByText(/Its reference is EM-0042/)).toBeVisible();
    expect(sent).toEqual([
      { kind: 'newsletter', email: 'ada@lintel.test', firstName: '', divisions: ['07'] },
    ]);
    await user.click(main.getByRole('button', { name: 'Subscribe another address' }));
    expect(main.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('keeps what was typed when sending fails', async () => {
    const { user } = open('/arcatect');
    const main = await page();
    await user.type(main.getByRole('textbox', { name: 'Email' }), 'fail-500@lintel.test');
    await user.click(main.getByRole('button', { name: 'Subscribe' }));
    expect(await main.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('fail-500@lintel.test');
  });

  it('has an archive by month, a year at a time', async () => {
    const { router } = open('/arcatect-news');
    const main = await page();
    const count = (year: string) => releases.filter((one) => one.published_at.startsWith(year)).length;
    expect(main.getAllByRole('listitem').length).toBeGreaterThanOrEqual(count('2026'));
    expect(main.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/2026$/);
    await router.navigate('/arcatect-news?year=2025');
    await heading('Newsletter archive, 2025');
    expect(document.querySelectorAll('main details')).toHaveLength(count('2025'));
    await router.navigate('/arcatect-news?year=2031');
    expect(await screen.findByRole('heading', { name: /^Page not found/ })).toBeVisible();
  });
});

describe('product alerts', () => {
  it('are listed, and by division', async () => {
    const alerts = [...world.alerts.values()];
    const { router } = open('/lintel-alert');
    const main = await page();
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(alerts.length + 2);
    const division = alerts[0]?.division ?? '';
    await router.navigate(`/lintel-alert?division=${division}`);
    await heading(new RegExp(`^Product alerts: ${division} `));
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(
      alerts.filter((one) => one.division === division).length + 2,
    );
    expect(head().canonical).toMatch(new RegExp(`/lintel-alert\\?division=${division}$`));
  });

  it('have the latest press releases of their division beside them', async () => {
    const ofDivision = releases.filter(({ division }) => division === '07');
    const latest = ofDivision.toSorted((one, other) => other.published_at.localeCompare(one.published_at));
    open('/lintel-alert?division=07');
    const shown = within(await screen.findByRole('region', { name: 'Press releases' }));
    const items = await shown.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByText(/^[A-Z][a-z]{2} \d+, 20\d\d$/).textContent)).toEqual(
      latest.slice(0, 5).map(({ published_at }) => fullDate(published_at)),
    );
    expect(shown.getByRole('link', { name: 'All press releases' })).toHaveAttribute(
      'href',
      '/press-releases/07',
    );
  });

  it('stand on the home page', async () => {
    open('/');
    const alerts = within(await screen.findByRole('region', { name: 'Product alerts' }));
    expect((await alerts.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
    const days = alerts.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
    expect(
      days.filter((day) => day < '2026-10-03'),
      'older than 30 days',
    ).toEqual([]);
    expect(alerts.getByRole('link', { name: 'All product alerts' })).toHaveAttribute('href', '/lintel-alert');
  });
});

describe('press releases', () => {
  it.each([
    ['', [null, null, null]],
    ['07', ['07', null, null]],
    ['07/', ['07', null, null]],
    ['07/2026', ['07', null, 2026]],
    ['07/075423', ['07', '075423', null]],
    ['07/075423/2026', ['07', '075423', 2026]],
    ['07/075423/2026/11/2', ['07', '075423', 2026]],
    ['07/2026/075423', ['07', null, 2026]],
    ['07/roofing/northfold', ['07', null, null]],
    ['07/084413', ['07', null, null]],
    ['07//2026', ['07', null, null]],
  ])('“%s” is a division, a section, a year', (path, expected) => {
    const scope = releaseScopeFrom(path);
    expect([scope?.division?.number ?? null, scope?.section?.digits ?? null, scope?.year ?? null]).toEqual(
      expected,
    );
  });

  it.each(['15', 'roof', '/07'])('“%s” is nothing', (path) => {
    expect(releaseScopeFrom(path)).toBeNull();
  });

  it('open in place, and lead to their manufacturer', async () => {
    const { user } = open('/press-releases/07');
    const main = await page();
    const [first] = releases.filter(
      ({ division, sections }) => division === '07' || sections.some((one) => one.startsWith('07')),
    );
    await user.click(main.getAllByText(first?.title ?? '')[0] ?? document.body);
    expect((await main.findAllByRole('link', { name: first?.company ?? '' }))[0]).toBeVisible();
    expect(head().canonical).toMatch(/\/press-releases\/07$/);
  });

  it('are those of the division under any longer address, which becomes its own', async () => {
    const { path } = open('/press-releases/07/roofing/northfold/?page=1');
    await heading(/^Press releases, 07 /);
    await waitFor(() => expect(path()).toBe('/press-releases/07?page=1'));
  });

  it.each([
    ['', 1, 24],
    ['?page=2', 25, 48],
    ['?page=3', 49, 50],
  ])('are twenty-four on a page%s: %d to %d of fifty', async (query, first, last) => {
    const [one] = releases;
    const fifty = Array.from({ length: 50 }, (_, at) => ({
      ...one,
      id: at + 1,
      title: `Release ${at + 1}.`,
    }));
    answerWith(http.get('*/news', () => HttpResponse.json(fifty)));
    open(`/press-releases/07${query}`);
    const main = await page();
    expect(main.getAllByText(/^Release \d+\.$/).map(({ textContent }) => textContent)).toEqual(
      fifty.slice(first - 1, last).map(({ title }) => title),
    );
  });

  it('are narrowed to a manufacturer by the address, which its pages and other divisions keep', async () => {
    const [one] = releases;
    if (!one) throw new Error('The sample world has changed.');
    const own = releases.filter(({ coid }) => coid === one.coid);
    const others = releases.find(({ division }) => !own.some((release) => release.division === division));
    const elsewhere = others?.division ?? '';
    const { user, path } = open('/press-releases');
    const main = await page();
    await user.selectOptions(main.getByRole('combobox', { name: 'Manufacturer' }), String(one.coid));
    await waitFor(() => expect(path()).toBe(`/press-releases?manufacturer=${one.coid}`));
    expect(await main.findByText(new RegExp(`^${own.length} from manufacturers`))).toBeVisible();
    expect(head().canonical).toMatch(/\/press-releases$/);
    await user.selectOptions(main.getByRole('combobox', { name: 'Division' }), elsewhere);
    await waitFor(() => expect(path()).toBe(`/press-releases/${elsewhere}?manufacturer=${one.coid}`));
    expect(await main.findByText(/^This manufacturer has published no press release here\./)).toBeVisible();
    await user.click(main.getByRole('link', { name: 'All manufacturers' }));
    await waitFor(() => expect(path()).toBe(`/press-releases/${elsewhere}`));
  });

  it('have no page after the last', async () => {
    open('/press-releases/07?page=99');
    expect(await screen.findByRole('heading', { name: /^Page not found/ })).toBeVisible();
  });

  it('say when there are none, and ask nothing for an address that makes no sense', async () => {
    const { router } = open('/press-releases/07/075423/1950');
    const main = await page();
    expect(main.getByText(/^No manufacturers? ha(?:s|ve) published/)).toBeVisible();
    sentRequests.length = 0;
    await router.navigate('/press-releases/roof');
    await screen.findByRole('heading', { name: /^Page not found/ });
    expect(sentRequests.filter(({ path }) => path.endsWith('/news'))).toEqual([]);
  });

  it('fail with the status of the call', async () => {
    answerWith(http.get('*/news', () => HttpResponse.json({ message: 'no' }, { status: 403 })));
    open('/press-releases/07');
    expect(await screen.findByText('403')).toBeVisible();
  });
});
