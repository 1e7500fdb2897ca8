import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const apiCalls = () => sentRequests.filter(({ path }) => /spec|sw_data/.test(path));

describe('the list of SpecWizards', () => {
  it('has every one with its section, manufacturer, decisions and minutes, and narrows by the address', async () => {
    const { user, path } = open('/specwizard');
    const main = await page();
    const rows = () => main.getAllByRole('row').slice(1);
    expect(rows().length).toBeGreaterThanOrEqual(45);
    expect(
      within(main.getByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Section', 'SpecWizard', 'Manufacturer', 'Decisions', 'Minutes', 'Your work']);
    await user.selectOptions(main.getByRole('combobox', { name: 'Division' }), '07');
    await waitFor(() => expect(path()).toBe('/specwizard?division=07'));
    await waitFor(() => expect(rows().every(({ textContent }) => textContent.startsWith('07'))).toBe(true));
    await user.type(main.getByRole('searchbox'), '07 54');
    await waitFor(() => expect(path()).toBe('/specwizard?q=07+54&division=07'));
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Neutral section'),
        expect.stringContaining('Northfold'),
      ]),
    );
    expect(main.getByRole('status')).toHaveTextContent(/^2 of \d+ SpecWizards$/);
    await user.click(main.getByRole('checkbox', { name: 'Started only' }));
    await waitFor(() => expect(main.queryByRole('table')).toBeNull());
  });
});

describe('an address of SpecWizard', () => {
  it('of an unknown file offers up to ten that are like it', async () => {
    open('/sw/northfold-075424');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('“northfold-075424”');
    const [first] = main.getAllByRole('listitem').filter((one) => one.closest('section') !== null);
    expect(first).toHaveTextContent('northfold-075423');
    expect(head().robots).toBe('noindex');
  });

  it('says when those could not be looked for either, and looks again', async () => {
    answerWith(
      http.post('*/api/specwizards/es/search', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    const { user } = open('/sw/northfold-075424');
    expect(await screen.findByText('Couldn’t search for similar names.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Similar names' })).toBeVisible();
    expect(screen.queryByText('Couldn’t search for similar names.')).toBeNull();
  });

  it.each(['/sw/..%2Fx', '/sw/-x', '/sw/a%20b', '/sw/template/0', '/sw/template/1.5', '/sw/template/x'])(
    '%s is not found, and nothing is asked',
    async (address) => {
      open(address);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        /not found|cannot be not found/i,
      );
      expect(apiCalls()).toEqual([]);
    },
  );

  it('of a template that is not active is not found', async () => {
    open('/sw/template/99999');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /not found|cannot be not found/i,
    );
  });

  it('of a project opens what was saved there', async () => {
    await signInAs('ada');
    open('/account/specwizard-projects/1/specwizard');
    const main = await page();
    expect(main.getByText(/Library low roof/)).toBeVisible();
    await main.findByRole('tree', { name: 'Choices' });
    expect(main.getAllByRole('treeitem', { checked: true }).length).toBeGreaterThan(0);
    open('/account/specwizard-projects/1/specwizard?file=brightwater-224200');
    await waitFor(() =>
      expect(screen.getAllByText(/cannot be not found|Page not found/).length).toBeGreaterThan(0),
    );
  });
});

describe('a section that is broken', () => {
  it('is shown as far as it goes, with a note', async () => {
    answerWithSmallSection((nodes) => [
      ...nodes,
      ...nodes.slice(0, 2),
      ...nodes.slice(0, 3).map((node, at) => ({
        ...node,
        id: 900 + at,
        parentId: 900 + ((at + 1) % 3),
        kind: 'paragraph',
        text: ['In a circle.'],
      })),
      ...nodes
        .slice(0, 1)
        .map((node) => ({ ...node, id: 950, parentId: 7777, kind: 'riddle', text: ['An orphan.'] })),
    ]);
    const { user } = open(`/sw/${smallFile}`);
    const document = within(await screen.findByRole('tree', { name: 'Document' }));
    expect(document.getByText('An orphan.')).toBeVisible();
    expect(document.getAllByText('In a circle.').length).toBe(3);
    await user.click(screen.getByText(/Part of this section is damaged/));
    expect(screen.getByText(/Line 950 is of an unknown kind/)).toBeVisible();
  });

  it('does nothing that its text says', async () => {
    const bad = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>Clean words.';
    answerWithSmallSection((nodes) =>
      nodes.map((node) => ({ ...node, text: [...node.text, bad], why: node.why && bad })),
    );
    open(`/sw/${smallFile}`);
    const document = within(await screen.findByRole('tree', { name: 'Document' }));
    expect(document.getAllByText(/Clean words\./).length).toBeGreaterThan(5);
    expect(globalThis).not.toHaveProperty('hacked');
    expect(screen.getByRole('main').querySelector('img, script')).toBeNull();
  });
});
