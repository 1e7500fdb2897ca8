import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const needed = [
  [
    '/architectural-resources',
    '/api/manufacturers/associations-by-division/:division',
    'Architectural resources',
  ],
  [
    '/architectural-resources?division=08',
    '/api/manufacturers/associations-by-division/:division',
    'Resources: 08 Openings',
  ],
  ['/architectural-schools', '/api/schools', 'Architectural schools'],
] as const;

// The server's own failure is below, with the way back.
describe.each(fatalFaults.filter(([name]) => name !== 'fails'))(
  'a call that a page needs %s',
  (_, answer, says) => {
    it.each(needed)('%s without %s says so', async (url, call) => {
      failCall(call, answer);
      open(url);
      expect(await heading(says)).toBeVisible();
    });
  },
);

it.each(needed)('%s comes back when %s works again', async (url, call, name) => {
  const fault = failCall(call);
  const { user } = open(url);
  await heading('The server ran into an error.');
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(name)).toBeVisible();
});

it.each([
  ['of no division', '/architectural-resources?division=99'],
  ['of an empty division', '/architectural-resources?division='],
  ['of a property’s name', '/architectural-resources?division=constructor'],
  ['of a division of one digit', '/architectural-resources?division=7'],
])('resources %s are not found, and the API is not asked', async (_, url) => {
  open(url);
  expect(await heading(/^Page not found/)).toBeVisible();
  expect(sentRequests).toEqual([]);
});

it('pages to read ask nothing of the API', async () => {
  const { router } = open('/about');
  for (const [url, name] of [
    ['/about', 'About Lintel'],
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy'],
    ['/apps', 'Apps'],
    ['/rss', 'Feeds'],
    ['/spec-info', 'About CSI specifications'],
    ['/spec-info/chart', 'MasterFormat 95 and 04'],
    ['/spec-info/display-hidden-notes', 'Show hidden notes'],
  ] as const) {
    await router.navigate(url);
    expect(await heading(name)).toBeVisible();
  }
  expect(sentRequests).toEqual([]);
});

describe('green building', () => {
  const counts = '/api/content-type/top-level/all';
  const part = async () =>
    within((await page()).getByRole('region', { name: 'In the library, by division' }));

  it('can be read while the counts are on their way, and after they came', async () => {
    let answer = (): void => undefined;
    answerWith(
      http.get(`*${counts}`, () => new Promise<undefined>((done) => (answer = () => done(undefined)))),
    );
    open('/green-building');
    const library = await part();
    expect(screen.getByRole('heading', { level: 2, name: 'LEED' })).toBeVisible();
    expect(library.queryByRole('table')).toBeNull();
    answer();
    expect(await library.findByRole('row', { name: /^All divisions/ })).toBeVisible();
  });

  it.each(fatalFaults.slice(0, 3))(
    'can be read when the call of the counts %s, and asked again',
    async (_, answer) => {
      const fault = failCall(counts, answer);
      const { user } = open('/green-building');
      const library = await part();
      expect(await library.findByText('Couldn’t load the counts.')).toBeVisible();
      expect(screen.getAllByText(/^Edition described here: /)).toHaveLength(6);
      fault.mend();
      await user.click(library.getByRole('button', { name: 'Try again' }));
      expect(await library.findByRole('row', { name: /^All divisions/ })).toBeVisible();
    },
  );

  it('leaves out divisions without declarations, and links only what there is', async () => {
    answerWith(
      http.get(`*${counts}`, () =>
        HttpResponse.json({
          type: 'all',
          totals: { epd: 1234, hpd: 0 },
          divisions: [
            { division: '07', title: 'Thermal and Moisture Protection', counts: { epd: 3, cad: 9 } },
            { division: '08', title: 'Openings', counts: { cad: 5 } },
          ],
        }),
      ),
    );
    open('/green-building');
    const library = await part();
    const cells = async (name: RegExp) =>
      within(await library.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await cells(/^All divisions/)).toEqual(['1,234', '0', '0']);
    expect(await cells(/^07 /)).toEqual(['3', '–', '–']);
    expect(library.getByRole('link', { name: '3' })).toHaveAttribute('href', '/content-type/epd/07');
    expect(library.queryByRole('row', { name: /^08/ })).toBeNull();
  });
});

describe('architectural resources', () => {
  const associations = (...some: object[]) =>
    answerWith(
      http.get('*/api/manufacturers/associations-by-division/:division', () => HttpResponse.json(some)),
    );

  it('that no one belongs to say so, and a division without any leads to all', async () => {
    associations();
    const { router, user, path } = open('/architectural-resources');
    expect((await page()).getByText('No associations are listed yet.')).toBeVisible();
    await router.navigate('/architectural-resources?division=44');
    await heading(/^Resources: 44 /);
    expect(screen.getByText(/^No associations are listed for division 44 yet\./)).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All divisions' }));
    await waitFor(() => expect(path()).toBe('/architectural-resources'));
  });

  it('stand under each of their divisions, which links within the page can lead to', async () => {
    const one = { abbreviation: 'AAD', url: 'https://doors.example/', divisions: ['08', '09'] };
    associations(
      { ...one, name: 'Association of Doors' },
      { ...one, name: 'NAMI', abbreviation: 'NAMI', url: 'javascript:alert(1)', divisions: ['08'] },
    );
    open('/architectural-resources#division-09');
    const main = await page();
    const openings = within(main.getByRole('region', { name: '08 Openings' }));
    expect(openings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAD Association of Doors, opens another site',
      'NAMI NAMI',
    ]);
    expect(openings.queryByRole('link', { name: /NAMI/ })).toBeNull();
    expect(openings.getByRole('link', { name: '08 Openings' })).toHaveAttribute(
      'href',
      '/content-type/product/08',
    );
    expect(main.getByRole('region', { name: '09 Finishes' })).toContainElement(
      document.querySelector('#division-09'),
    );
  });

  it('go back from a division to all by the same choice', async () => {
    const { user, path } = open('/architectural-resources?division=08');
    await page();
    const choice = screen.getByRole('combobox', { name: 'Division' });
    expect(choice).toHaveDisplayValue('08 Openings');
    await user.selectOptions(choice, 'All divisions');
    await waitFor(() => expect(path()).toBe('/architectural-resources'));
    expect(await heading('Architectural resources')).toBeVisible();
  });
});

describe('architectural schools', () => {
  const schools = (...some: object[]) => answerWith(http.get('*/api/schools', () => HttpResponse.json(some)));
  const one = { city: 'Halifax', degrees: ['B.Arch.', 'M.Arch.'], isInvented: false };

  it('of which there are none say so, without a map', async () => {
    schools();
    open('/architectural-schools');
    const main = await page();
    expect(main.getByText('No schools are listed yet.')).toBeVisible();
    expect(main.queryByRole('region', { name: 'By state' })).toBeNull();
  });

  it('that are real have a link, and only a harmless one', async () => {
    schools(
      { ...one, id: 1, name: 'Harbor School', state: 'NS', url: 'https://harbor.example/' },
      { ...one, id: 2, name: 'Bay School', state: 'NS', url: 'javascript:alert(1)' },
    );
    open('/architectural-schools');
    const main = await page();
    expect(
      main.getByText('2 schools in 1 state or province, with the professional degrees they offer.'),
    ).toBeVisible();
    expect(main.queryByText(/^These schools are invented/)).toBeNull();
    expect(main.queryByRole('region', { name: 'United States' })).toBeNull();
    const scotia = within(main.getByRole('region', { name: 'Nova Scotia' }));
    // By name, not as the API sends them.
    expect(scotia.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bay SchoolHalifaxB.Arch., M.Arch.',
      'Harbor School, opens another siteHalifaxB.Arch., M.Arch.',
    ]);
    // The state's name leads to its own list.
    const links = within(scotia.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://harbor.example/']);
  });
});
