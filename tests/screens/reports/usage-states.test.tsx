import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it, vi } from 'vitest';

import * as xlsx from '#src/browser/xlsx.ts';
import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const northfold = '/outline-specs-report/northfold/demo-report';
const reports = ['outline-specs-report', 'specwizard-specs-report'] as const;

const row = {
  type: 'Health',
  company: 'Okafor & Ruiz',
  website: 'https://www.okafor.example/',
  city: 'Portland',
  state: 'ME',
  c075423: true,
  c079200: false,
};
const rows = [
  { ...row, projectId: 1, name: 'Pier 9', specDate: '2026-09-04', c079200: true },
  { ...row, projectId: 2, name: 'Pier 10', specDate: '2026-10-12', type: '', city: '', state: 'ON, CAN' },
  {
    ...row,
    projectId: 3,
    name: '',
    specDate: '2026-10-30',
    company: 'Zed',
    website: 'javascript:alert(1)',
    state: '',
  },
];
const report = {
  dates: { from: '2026-09-01', to: '2026-10-31' },
  clientName: 'Northfold Roofing Systems',
  csis: [
    { key: 'c075423', value: '07 54 23 Thermoplastic-Polyolefin Roofing' },
    { key: 'c079200', value: '07 92 00 Joint Sealants' },
  ],
  rows,
};
const answerReport = (more: object = {}) =>
  answerWith(
    http.get('*/api/outline-specs-report/by-abbrev/:abbrev/:password', () =>
      HttpResponse.json({ ...report, ...more }),
    ),
  );
const grid = () => within(screen.getByRole('grid', { name: 'Projects' }));
const cells = (name: string) =>
  within(grid().getByRole('rowheader', { name }).closest('[role=row]') ?? document.body)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const names = () =>
  grid()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('a report', () => {
  const addresses = [
    [northfold, '/api/outline-specs-report/by-abbrev/:abbrev/:password'],
    ['/outline-specs-report', '/api/outline-specs-report/all-coid'],
    ['/outline-specs-report?coid=31250', '/api/outline-specs-report/by-coid/:coid'],
    ['/specwizard-specs-report', '/api/specwizard-specs-report/all-coid'],
    [
      '/specwizard-specs-report/northfold/demo-report',
      '/api/specwizard-specs-report/by-abbrev/:abbrev/:password',
    ],
  ] as const;

  // A refusal is not a failure.
  describe.each(fatalFaults.slice(1))('whose call %s', (_, answer, says) => {
    it.each(addresses)('%s says so', async (url, call) => {
      await signInAs('nora');
      failCall(call, answer);
      open(url);
      expect(await heading(says)).toBeVisible();
    });
  });

  it.each([
    '/outline-specs-report?coid=northfold',
    '/outline-specs-report?coid=0',
    '/outline-specs-report?coid=',
    '/specwizard-specs-report?coid=1.5',
    '/outline-specs-report/..%2Fapi/demo-report',
    '/outline-specs-report/northfold/%2e%2e',
  ])('of no manufacturer is not found, and none is asked for: %s', async (url) => {
    await signInAs('nora');
    sentRequests.length = 0;
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.includes('report'))).toEqual([]);
  });

  it.each(reports)('of all that is refused says so, and does not lead to itself: /%s', async (kind) => {
    const { circulationSeq } = await signInAs('ben');
    failCall(`/api/${kind}/all-coid`, () => HttpResponse.json({ message: 'No.' }, { status: 403 }));
    open(`/${kind}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your account doesn’t have access to this report.');
    expect(alert).toHaveTextContent(`Ask us to add your account (your profile number is ${circulationSeq}).`);
    expect(alert).not.toHaveTextContent('manufacturer');
    expect(within(alert).queryByRole('link')).toBeNull();
  });

  it('by SpecWizard is for whoever is signed in, also with its password', async () => {
    const url = '/specwizard-specs-report/northfold/demo-report';
    const { path } = open(url);
    await waitFor(() => expect(path()).toBe(`/signin?returnTo=${encodeURIComponent(url)}`));
  });

  it('whose password is refused asks for both without slashes, and keeps the abbreviation', async () => {
    const { user, path } = open('/outline-specs-report/northfold/guessed');
    expect(await screen.findByText('The abbreviation or the password is wrong.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Abbreviation' })).toHaveValue('northfold');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAccessibleDescription(/Enter both, without slashes\./);
    await user.type(password, 'a/b');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(path()).toBe('/outline-specs-report/northfold/guessed');
    expect(password).toHaveValue('a/b');
  });

  it('without projects says so, without charts', async () => {
    answerReport({ rows: [], clientName: ' Client ' });
    open(northfold);
    const main = await page();
    expect(main.getByText('No specifications were used in this period.')).toBeVisible();
    expect(main.getByText(/^0 projects · Sep 1, 2026 to Oct 31, 2026/)).toBeVisible();
    // The name that an API gives where it knows none.
    expect(
      main.getByRole('heading', { level: 1, name: 'Specification use: This manufacturer' }),
    ).toBeVisible();
    expect(main.queryByRole('table')).toBeNull();
  });
});

describe('its projects', () => {
  it('stand with what is known of each, and nothing harmful', async () => {
    answerReport();
    const { user } = open(`${northfold}?hide=`);
    await page();
    expect(names()).toEqual(['Project 3', 'Pier 10', 'Pier 9', 'Total, 3']);
    expect(cells('Pier 9').slice(0, 7)).toEqual([
      'Sep 4, 2026',
      'Health',
      'ME',
      'Portland',
      'Okafor & Ruiz',
      'okafor.example',
      '2',
    ]);
    expect(cells('Pier 10').slice(1, 4)).toEqual(['Not stated', 'ON', '']);
    expect(
      within(
        grid().getByRole('rowheader', { name: 'Project 3' }).closest('[role=row]') ?? document.body,
      ).queryByRole('link'),
    ).toBeNull();
    expect(cells('Total, 3').slice(-2)).toEqual(['3', '1']);
    await user.click(grid().getByRole('link', { name: '07 92 00 Joint Sealants' }));
    await waitFor(() => expect(names()).toEqual(['Pier 9', 'Total, 1']));
    expect(screen.getByRole('link', { name: 'Remove filter 07 92 00 Joint Sealants' })).toBeVisible();
  });

  it('are sorted by each column, twice in the other direction; numbers in names count as such', async () => {
    answerReport();
    const { user, path } = open(northfold);
    await page();
    const sort = async (name: string) =>
      user.click(grid().getByRole('link', { name: new RegExp(`^${name}`) }));
    await sort('Project');
    await waitFor(() => expect(names()).toEqual(['Pier 9', 'Pier 10', 'Project 3', 'Total, 3']));
    await sort('Project');
    await waitFor(() => expect(path()).toBe(`${northfold}?sort=-project`));
    await waitFor(() => expect(names()).toEqual(['Project 3', 'Pier 10', 'Pier 9', 'Total, 3']));
    await sort('Sections');
    await waitFor(() => expect(names()[0]).toBe('Pier 9'));
    expect(grid().getByRole('columnheader', { name: /^Sections/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(grid().getByRole('columnheader', { name: /^Project/ })).not.toHaveAttribute('aria-sort');
  });

  it('show the columns that one chooses, which the address and the files keep', async () => {
    answerReport();
    const saved = watchSavedFiles();
    const { user, path } = open(`${northfold}?sections=none`);
    await page();
    await user.click(screen.getByText('Columns', { selector: 'summary' }));
    const column = (name: string) => screen.getByRole('checkbox', { name });
    expect(column('Website')).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Specifier' })).toBeNull();
    await user.click(column('Website'));
    await user.click(column('Firm'));
    await user.click(column('Date'));
    await waitFor(() => expect(path()).toBe(`${northfold}?sections=none&hide=date%2Cfirm`));
    await waitFor(() => expect(grid().queryByRole('columnheader', { name: /^Firm/ })).toBeNull());
    expect(cells('Pier 9')).toEqual(['Health', 'ME', 'Portland', 'okafor.example', '2']);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'XLSX' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const [head = '', ...lines] = ((await saved[0]?.data.text()) ?? '').replace(/^\uFEFF/, '').split('\r\n');
    expect(head).not.toMatch(/Firm|Date/);
    expect(lines[2]).toContain('Pier 9');
    const [sheet] = await readXlsxFile(saved[1]?.data ?? new Blob());
    expect(sheet?.data[0]?.map(String).join(',')).toBe(head.replaceAll('"', ''));
    expect(saved.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['csv', 'xlsx']);
  });

  it('keep the first of two choices that follow each other before the page has changed', async () => {
    answerReport();
    const { path } = open(`${northfold}?sections=none`);
    await page();
    const column = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
    fireEvent.click(column('Firm'));
    // What a press changes at once is there by now, and no more.
    await Promise.resolve();
    fireEvent.click(column('Date'));
    await waitFor(() => expect(path()).toBe(`${northfold}?sections=none&hide=date%2Cfirm%2Cwebsite`));
  });

  it('say that a file could not be written, and CSV is there', async () => {
    answerReport();
    vi.spyOn(xlsx, 'xlsxOf').mockRejectedValue(new Error('No room.'));
    const { user } = open(northfold);
    const main = await page();
    await user.click(main.getByRole('button', { name: 'XLSX' }));
    expect(await main.findByText('Couldn’t write the XLSX file.')).toBeVisible();
    expect(main.getByText(/^CSV has the same rows/)).toBeVisible();
  });

  it('are grouped, with a count for each group and its sections', async () => {
    answerReport();
    const { user } = open(northfold);
    await page();
    const group = screen.getByRole('combobox', { name: 'Group by' });
    for (const [by, expected] of [
      ['Month', ['Oct 2026, 2', 'Project 3', 'Pier 10', 'Sep 2026, 1', 'Pier 9', 'Total, 3']],
      ['State', ['Maine, 1', 'Pier 9', 'Not stated, 1', 'Project 3', 'Ontario, 1', 'Pier 10', 'Total, 3']],
      ['Project type', ['Health, 2', 'Project 3', 'Pier 9', 'Not stated, 1', 'Pier 10', 'Total, 3']],
    ] as const) {
      await user.selectOptions(group, by);
      await waitFor(() => expect(new Set(names())).toEqual(new Set<string>(expected)));
    }
    await user.selectOptions(group, 'No groups');
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('show section columns of one division, all, or none', async () => {
    answerReport({ csis: [...report.csis, { key: 'c081113', value: '08 11 13 Hollow Metal Doors' }] });
    const { user } = open(northfold);
    await page();
    const choice = screen.getByRole('combobox', { name: 'Section columns' });
    const sections = () => grid().queryAllByRole('columnheader', { name: /^\d\d / }).length;
    expect(within(choice).getByRole('option', { name: 'All 3' })).toBeInTheDocument();
    for (const [name, count] of [
      ['Division 08', 1],
      ['All 3', 3],
      ['None', 0],
      ['Division 07', 2],
    ] as const) {
      await user.selectOptions(choice, name);
      await waitFor(() => expect(sections()).toBe(count));
    }
  });

  it('are printed each, with sections by number, in their groups', async () => {
    answerReport();
    open(`${northfold}?group=firm`);
    const main = await page();
    fireEvent(window, new Event('beforeprint'));
    expect(main.getByRole('columnheader', { name: 'Location' })).toBeVisible();
    const printed = main.getByRole('columnheader', { name: 'Location' }).closest('table');
    const lines = within(printed ?? document.body)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Okafor & Ruiz, 2 projects',
        'Zed, 1 project',
        'Pier 9Sep 4, 2026HealthPortland, MEOkafor & Ruiz07 54 23, 07 92 00',
        'Pier 10Oct 12, 2026Not statedONOkafor & Ruiz07 54 23',
      ]),
    );
    expect(lines).toHaveLength(5);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(grid().getAllByRole('columnheader').length).toBeGreaterThan(3));
  });
});

describe('its charts', () => {
  it('take a choice back when it is made again, and keep a chosen section that has none left', async () => {
    answerReport();
    const { user, path } = open(northfold);
    await page();
    const months = () => within(screen.getByRole('region', { name: 'By month' }));
    await user.click(months().getByRole('link', { name: 'Sep 2026: 1 project' }));
    await waitFor(() => expect(path()).toBe(`${northfold}?month=2026-09`));
    await waitFor(() => expect(names()).toEqual(['Pier 9', 'Total, 1']));
    // The other months stay, to choose another one.
    const chosen = months().getByRole('link', { name: 'Sep 2026: 1 project' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(months().getByRole('link', { name: 'Oct 2026: 2 projects' })).toBeVisible();
    await user.click(chosen);
    await waitFor(() => expect(path()).toBe(northfold));
    const states = within(await screen.findByRole('navigation', { name: 'Canada' }));
    expect(states.getByRole('link', { name: 'Ontario 1 project' })).toHaveAttribute(
      'href',
      `${northfold}?state=ON`,
    );
  });

  it('show the first dozen, and the others on request', async () => {
    const csis = Array.from({ length: 15 }, (_, at) => ({
      key: `c${at}`,
      value: `07 54 ${at + 10} Section ${at}`,
    }));
    const all = Object.fromEntries(csis.map(({ key }) => [key, true]));
    answerReport({ csis, rows: [{ ...rows[0], ...all }] });
    open(northfold);
    await page();
    const sections = within(screen.getByRole('region', { name: 'By section' }));
    expect(
      within(sections.getByRole('table', { name: 'By section' })).getAllByRole('rowheader'),
    ).toHaveLength(12);
    expect(sections.getByText('3 more')).toBeVisible();
  });

  it('of choices that nothing has say so, and are cleared', async () => {
    answerReport();
    const { user, path } = open(`${northfold}?month=2025-01&type=Retail&state=TX&section=c1`);
    const main = await page();
    expect(main.getByText('No matches with these filters.')).toBeVisible();
    expect(main.getByText('0 of 3')).toBeVisible();
    for (const name of ['Jan 2025', 'Texas', 'Retail', 'c1'])
      expect(main.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe(northfold));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(main.queryByRole('list', { name: 'Applied filters' })).toBeNull();
  });
});
