import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { manufacturersSlug } from '#src/contracts/companies.ts';
import { setToken } from '#src/api/send-request.ts';
import { clearReads } from '#src/api/reads.ts';
import { listCompanyMedia } from '#src/api/companies.ts';
import { setLogSink } from '#src/browser/log.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const northfold = '/company/northfold-roofing-systems-31250';
const tamarack = '/company/tamarack-millwork-60733';
const pagesBelow = [
  '/cad',
  '/cad/products/1,2,3',
  '/cad/1/variations',
  '/search',
  '/search/roof/cad',
  '/product-search',
  '/vector-search',
  '/projects',
  '/projects/1',
];

describe('every form of a manufacturer’s id', () => {
  it.each([
    ...pagesBelow.map((rest) => ({ id: '31250', rest })),
    ...['31250-northfold', 'arc31250-northfold'].map((id) => ({ id, rest: '/cad/1/variations' })),
  ])('$id $rest opens the page and becomes the one address', async ({ id, rest }) => {
    const { path } = open(`/company/${id}${rest}`);
    await page();
    await waitFor(() => expect(decodeURIComponent(path())).toBe(`${northfold}${rest}`));
  });
});

describe('an address that names nothing', () => {
  it.each([
    '/company/northfold/cad',
    `${northfold}/drawings`,
    `${northfold}/cad?page=x`,
    `${northfold}/cad/products/1,x`,
    `${northfold}/cad/products/${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`,
    `${northfold}/cad/0/variations`,
    `${northfold}/projects/x`,
    `${northfold}/search/..%252f/cad`,
    `${northfold}/vector-search?q=roof&type=drawings`,
  ])('%s is not found, and nothing is asked', async (address) => {
    open(address);
    expect(await heading(/Page not found/)).toBeVisible();
    expect(
      sentRequests.filter(({ path }) => /manufacturers|search|by-ids|client-project/.test(path)),
    ).toEqual([]);
  });
  it('is not found when the project is another manufacturer’s', async () => {
    open('/company/40417/projects/1');
    expect(await heading(/Page not found/)).toBeVisible();
  });
});

it.each(['/projects', '/projects/1'])(
  '%s also shows buildings by others in the division of its products',
  async (rest) => {
    open(`${northfold}${rest}`);
    const main = await page();
    const others = await main.findByRole('region', { name: /^By other manufacturers in 07 / });
    const listed = await within(others).findAllByRole('heading', { level: 3 });
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.map(({ textContent }) => textContent)).not.toContain('Burlington Court Street Offices');
    expect(within(others).getByRole('link', { name: /All projects/ })).toHaveAttribute(
      'href',
      '/projects/07',
    );
  },
);

it('says what a filter hides, and why, where it leaves only a few', async () => {
  open(`${northfold}/epd?validity=ended`);
  const main = await page();
  const shown = main.getAllByRole('article').length;
  const all = Number(
    /\d+/.exec(main.getByRole('link', { name: /^EPDs \d/ }).textContent ?? '')?.[0] ?? Number.NaN,
  );
  const hidden = within(main.getByRole('region', { name: `${all - shown} EPDs hidden by “Expired”` }));
  expect(hidden.getAllByText(/^Valid until/)).toHaveLength(all - shown);
  expect(hidden.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', `${northfold}/epd`);
  expect(screen.getAllByText('Show all')).toHaveLength(1);
});

it.each(contentTypes)('lists everything of type %s, and says when there is none', async (type) => {
  open(`${northfold}/${type}`);
  const main = await page();
  expect(main.getByRole('heading', { level: 1, name: contentTypeWords[type].plural })).toBeVisible();
  expect(main.getAllByRole('article').length).toBeGreaterThan(0);
});

it('lists SpecWizards that only the media of the manufacturer have', async () => {
  const { data } = await call(manufacturersSlug, {
    params: { coid: 31250, contentType: 'sw' },
    signal: new AbortController().signal,
  });
  clearReads();
  answerWith(http.get('*/api/manufacturers/slug/31250/sw', () => HttpResponse.json({ ...data, items: [] })));
  open(`${northfold}/sw`);
  expect((await page()).getAllByRole('article').length).toBeGreaterThan(0);
});

it('asks the media for SpecWizards alone', async () => {
  const { signal } = new AbortController();
  const answers = await Promise.all(contentTypes.map((type) => listCompanyMedia(31250, type, signal)));
  expect(answers.filter(({ data }) => (data ?? []).length > 0)).toHaveLength(1);
  expect(sentRequests).toEqual([{ method: 'GET', path: '/api/multimedia/by-coid/31250/specwizards' }]);
});

it.each(['search', 'product-search', 'vector-search'])(
  '%s begins with the sections and what they hold',
  async (way) => {
    const { user } = open(`${northfold}/${way}`);
    const main = await page();
    const link = main.getByRole('link', { name: '07 54 23 Thermoplastic-Polyolefin Roofing' });
    await waitFor(() => expect(link.nextElementSibling).toHaveTextContent(/^ ?[1-9]\d+$/));
    const count = link.nextElementSibling?.textContent.trim();
    await user.click(link);
    expect(await screen.findByText(new RegExp(`^Showing 1–2\\d of ${count}$`))).toBeVisible();
  },
);

it.each(contentTypes)('says of a manufacturer without anything that there is no %s', async (type) => {
  open(`/company/plain-sons-77001/${type}`);
  expect((await page()).getByText(/^The library has no/)).toBeVisible();
});

it.each(['99500', '99403'])('says that it failed and keeps the shell: %s', async (coid) => {
  open(`/company/${coid}/cad`);
  await page();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

it('tells search engines of one catalog, not of “1 Catalogs”', async () => {
  open(`${northfold}/catalog`);
  await page();
  expect(head().description).toMatch(/^1 catalog by Northfold Roofing Systems, /);
});

it('narrows the list by what is typed, in the address', async () => {
  const { user, path } = open(`${northfold}/cad`);
  const main = await page();
  await user.type(main.getByRole('searchbox', { name: 'Contains' }), 'coping');
  await waitFor(() => expect(path()).toBe(`${northfold}/cad?q=coping`));
  await waitFor(() => {
    for (const row of main.getAllByRole('article')) expect(row).toHaveTextContent(/coping/i);
  });
  expect(main.getByText(/^Showing 1–\d+ of \d+$/)).toBeVisible();
});

it('shows variations side by side and says what differs', async () => {
  open(`${northfold}/cad/1/variations`);
  const main = await page();
  const table = main.getByRole('table');
  expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(2);
  expect(main.getByText('They differ in sizes and what they are drawn for.')).toBeVisible();
  // What chooses the second column on a phone lists only what differs.
  const [first] = within(main.getByLabelText('Beside the current item')).getAllByRole('option');
  expect(first).toHaveTextContent('4-1/2 in. Insulation Thickness');
  expect(first).not.toHaveTextContent('Fascia');
});

it('says of a building’s product that it is discontinued', async () => {
  open('/company/wrenfield-flush-sectional-doors-77813/projects/18');
  const main = await page();
  const list = within(main.getByRole('region', { name: 'Products used' }));
  expect(list.getByText(/^Discontinued in/)).toBeVisible();
});

it('shows the drawings of each named product and says which id is not of this manufacturer', async () => {
  open(`${northfold}/cad/products/1,4,40`);
  const main = await page();
  expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(main.getByText(/^Product 40 is not by/)).toBeVisible();
});

describe('search by meaning', () => {
  it('finds what the words do not, says how it ranks and how near each is', async () => {
    open(`${northfold}/vector-search?q=keeps+rain+out+of+flat+roofs`);
    const main = await page();
    expect(main.getByText(/^Ranked only by similarity/)).toBeVisible();
    expect(main.getAllByText(/^0\.\d\d$/).length).toBeGreaterThan(5);
    expect(main.getAllByRole('article')[0]).toHaveTextContent(/Thermoplastic-Polyolefin Roofing/);
  });
  it('says so when nothing comes near', async () => {
    open(`${northfold}/vector-search?q=qqqq`);
    expect((await page()).getByText(/is close to/)).toBeVisible();
  });
});

describe('own resources', () => {
  it('opens with the right password', async () => {
    open(`${northfold}/resources/northfold/demo-report`);
    expect(await screen.findByRole('heading', { name: 'Library summary' })).toBeVisible();
  });
  it.each([
    ['northfold', 'guessed-word'],
    ['tamarack', 'demo-report'],
    ['nobody', 'demo-report'],
  ])('%s with %s is said to be wrong', async (webabrv, password) => {
    open(`${northfold}/resources/${webabrv}/${password}`);
    expect(await screen.findByText('The abbreviation or the password is wrong.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Library summary' })).toBeNull();
  });
  it.each(['demo-report', 'guessed-word'])('never tells the password %s', async (password) => {
    const lines: string[] = [];
    setLogSink((...line) => lines.push(JSON.stringify(line)));
    open(`${northfold}/resources/northfold/${password}`);
    await page();
    const { titles, description, canonical, robots, structuredData } = head();
    expect(robots).toBe('noindex');
    expect(canonical).toBeNull();
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(JSON.stringify([titles, description, structuredData, lines])).not.toContain(password);
    // Only the links to the manufacturer's other private pages hold it.
    const html = document.body.innerHTML.replaceAll(
      /href="[^"]*\/(?:outline-specs-report|specwizard-specs-report|reports)\/[^"]*"/g,
      '',
    );
    expect(html).not.toContain(password);
    expect(sentRequests.map(({ path }) => path).join(' ')).not.toContain(password);
  });
});

describe('feedback about a manufacturer without a library', () => {
  const fill = async (user: ReturnType<typeof open>['user'], email: string) => {
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Reyes');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText(/^Firm/), 'Reyes Architects');
    await user.type(screen.getByLabelText('Message'), 'Drawings, please.');
  };
  const sent = () =>
    sentRequests.filter(({ method, path }) => method === 'POST' && path.startsWith('/feedback'));

  it('has no tabs for what a manufacturer without a library does not have', async () => {
    open(`${tamarack}/nonclient`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Pages of Tamarack Millwork' }));
    expect(tabs.getAllByRole('listitem').map((tab) => tab.textContent?.trim())).toEqual([
      'Overview',
      'Search',
    ]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user } = open(`${tamarack}/nonclient`);
    await fill(user, 'ada@lintel.test');
    await user.dblClick(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByRole('heading', { name: 'Your feedback was sent' })).toBeVisible();
    expect(screen.getByText(/^FB-60733-/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
  it('loses nothing that was typed when it fails', async () => {
    const { user } = open(`${tamarack}/nonclient`);
    await fill(user, 'fail-500@lintel.test');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Your feedback was not sent.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Drawings, please.');
    expect(screen.getByRole('button', { name: 'Send again' })).not.toHaveAttribute('aria-disabled');
    expect(sent()).toHaveLength(1);
  });
  it('goes to an allowed address without the session', async () => {
    vi.stubEnv('VITE_FEEDBACK_ORIGINS', 'https://forms.example.com');
    const got: Request[] = [];
    // A receiver on another origin has to allow it, as any browser asks first.
    const allowing = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    answerWith(
      http.options('https://forms.example.com/in', () => new HttpResponse(null, { headers: allowing })),
      http.post('https://forms.example.com/in', async ({ request }) => {
        got.push(request.clone());
        await delay(10);
        return HttpResponse.text('thanks', { headers: allowing });
      }),
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    setToken('secret-token');
    const { user } = open(
      `${tamarack}/nonclient?feedback=${encodeURIComponent('https://forms.example.com/in')}`,
    );
    await fill(user, 'ada@lintel.test');
    expect(screen.getByText(/^Sent only to forms\.example\.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByRole('heading', { name: 'Your feedback was sent' })).toBeVisible();
    setToken(null);
    vi.unstubAllEnvs();
    expect(got).toHaveLength(1);
    expect(got[0]?.headers.get('authorization')).toBeNull();
    const requests = fetched.mock.calls.map(([input]) => input).filter((input) => input instanceof Request);
    const there = requests.find(({ url }) => url === 'https://forms.example.com/in');
    expect([there?.credentials, there?.redirect]).toEqual(['omit', 'error']);
  });
  it('says that another address may not receive it', async () => {
    open(`${tamarack}/nonclient?feedback=${encodeURIComponent('https://evil.example/in')}`);
    expect(await screen.findByText(/can’t receive messages/)).toBeVisible();
    expect(screen.getByText(/^Sent only to Lintel/)).toBeVisible();
  });
  it('is no page of a client: that one has a profile', async () => {
    const { path } = open(`${northfold}/nonclient`);
    await waitFor(() => expect(path()).toBe(northfold));
  });
});
