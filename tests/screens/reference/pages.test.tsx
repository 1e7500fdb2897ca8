import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { writeCookie } from '#src/browser/cookies.ts';
import { writeStored } from '#src/browser/storage.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const main = () => within(screen.getByRole('main'));

it.each([
  ['/about', 'About Lintel', 'Request information', '/rfi'],
  ['/terms', 'Terms of use', 'Privacy', '/privacy'],
  ['/apps', 'Apps', 'Feeds', '/rss'],
  ['/spec-info', 'About CSI specifications', 'Chart of MasterFormat 95 and 04', '/spec-info/chart'],
  ['/spec-info/display-hidden-notes', 'Show hidden notes', 'Specifications', '/content-type/spec'],
])('%s can be read, and leads on', async (path, name, link, href) => {
  open(path);
  await heading(name);
  for (const leading of main().getAllByRole('link', { name: link }))
    expect(leading).toHaveAttribute('href', href);
  expect(head().canonical).toMatch(new RegExp(`${path}$`));
});

it('says that the terms are a sample', async () => {
  open('/terms');
  expect(await screen.findByText('Sample text for counsel')).toBeVisible();
  const notices = main().getByRole('link', { name: 'third-party notices' });
  expect(notices).toHaveAttribute('href', '/third-party-notices.txt');
});

it('lists every feed', async () => {
  open('/rss');
  await heading('Feeds');
  const feeds = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/feeds/'));
  expect(feeds).toHaveLength(16);
  expect(feeds).toEqual(expect.arrayContaining(['/feeds/alerts.xml', '/feeds/news.xml']));
  expect(feeds).toEqual(expect.arrayContaining(['/feeds/all.xml', '/feeds/cad.xml', '/feeds/podcasts.xml']));
});

describe('privacy', () => {
  it('shows what this browser keeps, and deletes one of it or all', async () => {
    writeCookie('mf', '95');
    writeStored('local', 'recent-searches', ['tpo']);
    writeStored('session', 'something', 1);
    const { user } = open('/privacy');
    await heading('Privacy');
    const row = (name: RegExp) => screen.queryByRole('row', { name });
    expect(row(/^Which MasterFormat numbers you see mf 95 Cookie, up to 400 days/)).toBeVisible();
    expect(row(/^Other data from this site something/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete recent-searches' }));
    expect(row(/recent searches/)).toBeNull();
    expect(localStorage.getItem('recent-searches')).toBeNull();
    expect(row(/ mf /)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('This browser is storing nothing from this site.')).toBeVisible();
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
    expect(screen.getByText('This site sends no usage events to anyone.', { exact: false })).toBeVisible();
  });
});

describe('the chart of MasterFormat', () => {
  it('filters by number and by words, in the address, with every number a link', async () => {
    const { user, router } = open('/spec-info/chart?filter=0741');
    await heading('MasterFormat 95 and 04');
    expect(main().getByRole('link', { name: '07 41 13' })).toHaveAttribute(
      'href',
      '/content-type/product/07/074113',
    );
    expect(main().getAllByRole('link', { name: '07410' })[0]).toHaveAttribute(
      'href',
      '/products/by-csi/07410?mf=95',
    );
    const filter = screen.getByRole('searchbox', { name: 'Filter' });
    await user.clear(filter);
    await user.type(filter, 'tpo');
    await waitFor(() => expect(screen.getByText('No matching sections. Shorten the filter.')).toBeVisible());
    await user.clear(filter);
    await user.type(filter, 'thermoplastic');
    expect(await main().findByRole('link', { name: '07 54 23' })).toBeVisible();
    expect(router.state.location.search).toBe('?filter=thermoplastic');
  });
});

describe('green building', () => {
  it('names the edition of each program, and leads to counts and filters', async () => {
    open('/green-building');
    await heading('Green building');
    expect(screen.getAllByText(/^Edition described here: /)).toHaveLength(6);
    const all = within(await screen.findByRole('row', { name: /^All divisions/ }));
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/content-type/epd',
      '/content-type/hpd',
      '/content-type/certificate',
    ]);
    expect(main().getByRole('link', { name: 'Division 08 with EPDs' })).toHaveAttribute(
      'href',
      '/products/by-csi/08?declaration=EPD',
    );
  });
});

describe('architectural resources', () => {
  it('lists associations by division, and of one', async () => {
    const { user } = open('/architectural-resources');
    await heading('Architectural resources');
    const roofing = main().getAllByRole('link', { name: /^National Roofing Contractors Association/ })[0];
    expect(roofing).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Division' }), '08');
    await heading('Resources: 08 Openings');
    expect(main().queryByRole('link', { name: /^National Roofing/ })).toBeNull();
    expect(main().getByRole('link', { name: /^National Glass Association/ })).toBeVisible();
  });

  it('knows no other division, and asks no one', async () => {
    open('/architectural-resources?division=99');
    await heading(/^Page not found/);
    expect(sentRequests).toEqual([]);
  });
});

describe('architectural schools', () => {
  it('lists invented schools by state and province, and says so', async () => {
    open('/architectural-schools');
    await heading('Architectural schools');
    expect(screen.getByText(/^These schools are invented/)).toBeVisible();
    const island = within(screen.getByRole('region', { name: 'Rhode Island' }));
    expect(island.getByText('Providence')).toBeVisible();
    // Of invented websites there is no link; the state's name narrows the list to it.
    expect(island.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rhode Island']);
    expect(screen.queryByRole('navigation', { name: 'States' })).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Canada' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(1);
  });

  it('are narrowed to a state by the map or the state’s name, in the address', async () => {
    const { user, path } = open('/architectural-schools?state=constructor');
    await heading('Architectural schools');
    const regions = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
    expect(regions()).toContain('Quebec');
    const map = within(await screen.findByRole('group', { name: 'Schools by state' }));
    const island = { name: /^Rhode Island \d+ schools?$/ };
    expect(map.getByRole('link', island)).toHaveAttribute('href', '/architectural-schools?state=RI');
    await user.click(screen.getByRole('link', { name: 'Rhode Island' }));
    expect(path()).toBe('/architectural-schools?state=RI');
    expect(await screen.findByText(/^\d+ schools? in Rhode Island\.$/)).toBeVisible();
    expect(regions()).not.toContain('Quebec');
    expect(screen.getByRole('region', { name: 'Rhode Island' })).toBeVisible();
    expect(head().canonical).toMatch(/\/architectural-schools$/);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(regions()).toContain('Quebec'));
  });

  it('says why they could not be shown', async () => {
    answerWith(http.get('*/api/schools', () => HttpResponse.json({ message: 'no' }, { status: 403 })));
    open('/architectural-schools');
    expect(await heading('You don’t have access to this.')).toBeVisible();
  });
});
