import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it, vi } from 'vitest';

import { specUses } from '#src/reference-api/usage/spec-uses.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const northfold = '/outline-specs-report/northfold/demo-report';
const countOf = (text: string | null): number => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
const shown = () => screen.getByRole('grid', { name: 'Projects' });

describe('the report of a manufacturer', () => {
  it('has charts whose figures lead to their rows, and back', async () => {
    const { user, path } = open(northfold);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Specification use: Northfold Roofing Systems',
    );
    const all = countOf(main.getByText(/projects · /).textContent);
    const types = within(main.getByRole('table', { name: 'By project type' }));
    const health = types.getByRole('row', { name: /^Health/ });
    const inHealth = countOf(within(health).getByRole('cell').textContent);
    expect(inHealth).toBeGreaterThan(0);
    await user.click(within(health).getByRole('link'));
    await waitFor(() => expect(path()).toBe(`${northfold}?type=Health`));
    await waitFor(() => expect(shown()).toHaveAttribute('aria-rowcount', String(inHealth + 2)));
    for (const row of within(shown()).getAllByRole('row').slice(1, 5))
      expect(row).toHaveTextContent(/Health/);
    await user.click(screen.getByRole('link', { name: 'Remove filter Health' }));
    await waitFor(() => expect(shown()).toHaveAttribute('aria-rowcount', String(all + 2)));
  });

  it('is a grid whose cells the keys reach, and lists its keys', async () => {
    const { user } = open(`${northfold}?sections=none`);
    await page();
    const cell = () => document.activeElement;
    const [first, second] = within(shown()).getAllByRole('rowheader');
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(cell()).toBe(second);
    await user.keyboard('{ArrowRight}');
    expect(cell()).toHaveAttribute('role', 'gridcell');
    expect(cell()?.parentElement).toBe(second?.parentElement);
    await user.keyboard('{Home}{Control>}{End}{/Control}{Home}');
    expect(cell()).toHaveTextContent(/^Total, \d+/);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell()).toHaveAccessibleName('Project');
    await user.keyboard('{ArrowDown}');
    expect(cell()).toBe(first);
    expect(shown().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(
      keys.getByRole('row', { name: 'Page Up, Page Down in the grid: a page up or down' }),
    ).toBeVisible();
  });

  it('has a chart of months that one stop of Tab and the arrows reach', async () => {
    const { user } = open(northfold);
    await page();
    const months = within(screen.getByRole('region', { name: 'By month' })).getAllByRole('link');
    expect(months.filter(({ tabIndex }) => tabIndex === 0)).toEqual([months.at(-1)]);
    months.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(months.at(-2)).toHaveFocus();
    expect(months.at(-2)).toHaveAccessibleName(/^\w+ \d{4}: \d+ projects?$/);
    await user.keyboard('{Home}');
    expect(months[0]).toHaveFocus();
  });

  it('sorts, groups and filters by the address', async () => {
    const { user, path } = open(`${northfold}?group=state&sections=none`);
    const main = await page();
    expect(main.queryByRole('columnheader', { name: /^07/ })).toBeNull();
    await user.click(within(shown()).getByRole('link', { name: 'Firm' }));
    await waitFor(() => expect(path()).toContain('sort=firm'));
    await waitFor(() =>
      expect(within(shown()).getByRole('columnheader', { name: /^Firm/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Filter by city' }), 'Zzz');
    expect(await screen.findByText('No matches with these filters.')).toBeVisible();
    expect(path()).toContain('city=Zzz');
    await user.type(screen.getByRole('searchbox', { name: 'Filter by firm' }), 'Ada');
    expect(await screen.findByRole('link', { name: 'Remove filter Firm: Ada' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByText('No matches with these filters.')).toBeNull());
    await user.click(screen.getByText('Columns', { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    await waitFor(() => expect(within(shown()).queryByRole('columnheader', { name: /^City/ })).toBeNull());
  });

  it('keeps every letter and space of what is typed after a pause', async () => {
    const { user, path } = open(northfold);
    await page();
    const filter = screen.getByRole('searchbox', { name: 'Filter by city' });
    await user.type(filter, 'New ');
    await waitFor(() => expect(path()).toContain('city=New'));
    await user.keyboard('York');
    expect(filter).toHaveValue('New York');
    await waitFor(() => expect(path()).toContain('city=New+York'));
  });

  it('keeps both choices that I make while a report that has aged is read again', async () => {
    const { user, path } = open(`${northfold}?sections=none`);
    await page();
    const later = Date.now() + 600_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    let answer = (): void => undefined;
    answerWith(
      http.get(
        '*/api/outline-specs-report/*',
        () => new Promise<undefined>((done) => (answer = () => done(undefined))),
      ),
    );
    const group = screen.getByRole('combobox', { name: 'Group by' });
    await user.selectOptions(group, 'Firm');
    await waitFor(() => expect(group).toHaveValue('firm'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section columns' }), 'Most used');
    answer();
    await waitFor(() => expect(path()).toBe(`${northfold}?group=firm`));
    vi.mocked(Date.now).mockRestore();
  });

  it('keeps its password out of title and links to other pages', async () => {
    open(northfold);
    await page();
    expect(document.title).not.toContain('demo-report');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    const elsewhere = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.toLowerCase().startsWith(northfold));
    expect(elsewhere.filter((href) => href.includes('demo-report'))).toEqual([]);
  });

  it('says that the password is wrong, and asks again', async () => {
    const { user, path } = open('/outline-specs-report/northfold/wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('The abbreviation or the password is wrong.');
    await user.type(screen.getByLabelText(/^Password/), 'demo-report');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(path()).toBe(northfold));
    expect(await screen.findByText(/projects · /)).toBeVisible();
  });
});

describe('the report of all manufacturers', () => {
  it('is for signed-in people', async () => {
    const { path } = open('/outline-specs-report');
    await waitFor(() => expect(path()).toBe('/signin?returnTo=%2Foutline-specs-report'));
  });

  it.each([
    ['/outline-specs-report', 'Specification use'],
    ['/specwizard-specs-report', 'SpecWizard use'],
  ])('%s shows %s', async (address, title) => {
    await signInAs('ada');
    open(address);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
    expect(countOf(main.getByText(/projects · /).textContent)).toBeGreaterThan(400);
    // The most used sections alone have columns.
    expect(main.getAllByRole('columnheader', { name: /^\d\d / })).toHaveLength(24);
  });

  it('of one manufacturer says to others that it is not theirs', async () => {
    await signInAs('ada');
    open('/outline-specs-report?coid=31250');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account doesn’t have access to this report.',
    );
    expect(screen.getByRole('link', { name: 'Show all companies' })).toBeVisible();
  });
});

it('a manufacturer’s own people open its report by their account', async () => {
  await signInAs('nora');
  open('/outline-specs-report?coid=31250');
  const main = await page();
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Specification use: Northfold Roofing Systems',
  );
  // Choices keep the manufacturer.
  for (const link of within(main.getByRole('table', { name: 'By project type' })).getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/outline-specs-report\?type=\w+&coid=31250$/);
});

describe('who the specifiers are', () => {
  const staff = '/outline-specs-report?coid=31250';
  const world = sampleWorld(1);
  it.each([
    ['the staff’s report', 'nora', staff, true],
    ['the report by password', 'nora', northfold, false],
    ['the report by password, and its former choices,', 'ada', `${northfold}?person=a&sort=-person`, false],
    ['the SpecWizard report by password', 'ada', '/specwizard-specs-report/northfold/demo-report', false],
    ['the report on all', 'ada', '/outline-specs-report', false],
    ['the SpecWizard report on all', 'ada', '/specwizard-specs-report', false],
  ] as const)('%s, for %s at %s: %s', async (_, who, address, isTold) => {
    const names = new Set([...specUses(world, 'spec'), ...specUses(world, 'sw')].map((use) => use.fullName));
    const tells = (text: string): boolean => [...names].some((name) => text.includes(name));
    const saved = watchSavedFiles();
    await signInAs(who);
    const { user } = open(address);
    const main = await page();
    expect(within(shown()).queryAllByRole('columnheader', { name: /^Specifier/ })).toHaveLength(
      isTold ? 1 : 0,
    );
    expect(screen.queryAllByRole('checkbox', { name: 'Specifier', hidden: true })).toHaveLength(
      isTold ? 1 : 0,
    );
    expect(screen.queryAllByRole('link', { name: /^Remove filter/ })).toEqual([]);
    expect(main.queryAllByText(/only a manufacturer’s own staff sees names/)).toHaveLength(isTold ? 0 : 1);
    expect(tells(document.body.textContent)).toBe(isTold);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'XLSX' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const [csv, xlsx] = saved;
    const rows = await readXlsxFile(xlsx?.data ?? new Blob());
    expect([tells((await csv?.data.text()) ?? ''), tells(JSON.stringify(rows))]).toEqual([isTold, isTold]);
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('columnheader', { name: 'Location' })).toBeVisible();
    expect(tells(document.body.textContent)).toBe(false);
  });
});

it('what is saved of a manufacturer is counted without names', async () => {
  const { user, path } = open(
    '/company/northfold-roofing-systems-31250/reports/northfold/demo-report/user-favorites',
  );
  const main = await page();
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Saved items: Northfold Roofing Systems');
  const products = within(main.getByRole('table', { name: 'By type' })).getByRole('row', {
    name: /^Products/,
  });
  const count = countOf(within(products).getByRole('cell').textContent);
  await user.click(within(products).getByRole('link'));
  await waitFor(() => expect(path()).toContain('?type=product'));
  const region = within(await screen.findByRole('region', { name: 'Items, scrolls sideways' }));
  const sum = () =>
    region
      .getAllByRole('row')
      .slice(1)
      .reduce((total, row) => total + countOf(within(row).getAllByRole('cell')[1]?.textContent ?? ''), 0);
  await waitFor(() => expect(sum()).toBe(count));
  expect(document.body.textContent).not.toMatch(/@/);
});
