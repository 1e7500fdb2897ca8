import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { stateToJson } from '#src/domain/specification/state-json.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { closeOpened } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const address = `/sw/${smallFile}`;
const anonymousKey = `section//${smallFile}`;

beforeEach(() => answerWithSmallSection());

async function openSection(url = address) {
  const opened = open(url);
  const choices = within(await screen.findByRole('tree', { name: 'Choices' }));
  const adhered = () => choices.getByRole('treeitem', { name: /^(1\.1\.A )?Adhered/ });
  return {
    ...opened,
    adhered,
    choose: () => opened.user.click(adhered().querySelector('[id$=-name]') ?? adhered()),
  };
}

const row = () =>
  within(screen.getByRole('tree', { name: 'Choices' })).getByRole('treeitem', {
    name: /^(1\.1\.A )?Adhered/,
  });

/** What the browser does when a page is left or loaded again. */
function leavePage() {
  globalThis.dispatchEvent(new Event('pagehide'));
  closePages();
  closeOpened();
  resetOpenSections();
}

describe('work on a section', () => {
  it('survives a reload, and stands in the list of SpecWizards', async () => {
    const { adhered, choose } = await openSection();
    await choose();
    leavePage();
    const again = await openSection();
    expect(again.adhered()).toHaveAttribute('aria-checked', 'true');
    expect(adhered).not.toBe(again.adhered);
    leavePage();
    open('/specwizard');
    const main = await page();
    const row = within(main.getByRole('row', { name: /Thermoplastic-Polyolefin Roofing.*Northfold/ }));
    expect(row.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', address);
    expect(row.getByText('20%')).toBeVisible();
  });

  it('can be undone and redone after a reload, step by step', async () => {
    const { user } = await openSection();
    const choose = (name: RegExp) => {
      const item = within(screen.getByRole('tree', { name: 'Choices' })).getByRole('treeitem', { name });
      return user.click(item.querySelector('[id$=-name]') ?? item);
    };
    await choose(/Adhered/);
    await choose(/^(2\.\d\.\w(\.\d)? )?Walkway rolls/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    leavePage();
    await openSection();
    const walkway = () =>
      within(screen.getByRole('tree', { name: 'Choices' })).getByRole('treeitem', {
        name: /^(2\.\d\.\w(\.\d)? )?Walkway rolls/,
      });
    expect(walkway()).toHaveAttribute('aria-checked', 'false');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(walkway()).toHaveAttribute('aria-checked', 'true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row()).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('that changed while the page was away is one more step to undo', async () => {
    const { choose, user } = await openSection();
    await choose();
    leavePage();
    const elsewhere = { ...emptyState, lines: new Set([1, 2, 5]) };
    const draft = { made: 1, all: 5, at: 0, state: stateToJson(elsewhere) };
    localStorage.setItem(anonymousKey, JSON.stringify(draft));
    await openSection();
    expect(row()).toHaveAttribute('aria-checked', 'false');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row()).toHaveAttribute('aria-checked', 'true');
  });

  it('has no steps to undo in another section, or for another person', async () => {
    const { choose } = await openSection();
    await choose();
    leavePage();
    localStorage.clear();
    await openSection();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('follows what another tab does, and takes that back like any step', async () => {
    const { adhered, user } = await openSection();
    const elsewhere = { ...emptyState, lines: new Set([1, 2, 4]) };
    localStorage.setItem(
      anonymousKey,
      JSON.stringify({ made: 1, all: 5, at: 1, state: stateToJson(elsewhere) }),
    );
    globalThis.dispatchEvent(new StorageEvent('storage', { key: anonymousKey }));
    await waitFor(() => expect(adhered()).toHaveAttribute('aria-checked', 'true'));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
    expect(adhered()).toHaveAttribute('aria-checked', 'false');
  });

  it('goes with the visitor who signs in, and stays behind when they sign out', async () => {
    const { choose } = await openSection();
    await choose();
    leavePage();
    await signInAs('ada');
    const hers = await openSection();
    expect(hers.adhered()).toHaveAttribute('aria-checked', 'true');
    expect(localStorage.getItem(anonymousKey)).toBeNull();
    leavePage();
    const { endSession } = await import('#src/services/session-lifecycle.ts');
    endSession();
    const next = await openSection();
    expect(next.adhered()).toHaveAttribute('aria-checked', 'false');
  });

  it('of a template begins clean and leaves what was saved alone, until one says so', async () => {
    const { choose } = await openSection();
    await choose();
    leavePage();
    const { adhered, user, path } = await openSection('/sw/template/1');
    expect(adhered()).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByRole('link', { name: 'continue it' })).toHaveAttribute('href', address);
    await user.click(screen.getByRole('button', { name: 'Replace my work with this' }));
    await waitFor(() => expect(path()).toBe(address));
    await waitFor(() => expect(screen.queryByText(/starting fresh/)).toBeNull());
    expect(row()).toHaveAttribute('aria-checked', 'false');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row()).toHaveAttribute('aria-checked', 'true'));
  });

  it('of a template is there for who signs in to save it, also once the dialog is closed', async () => {
    const { choose, router, user } = await openSection('/sw/template/1');
    await choose();
    await router.navigate('/signin?returnTo=%2Fsw%2Ftemplate%2F1%23save');
    // The sign-in screen goes on to where the person came from.
    await signInAs('ada');
    await screen.findByRole('form', { name: 'Save to project' });
    await waitFor(() => expect(row()).toHaveAttribute('aria-checked', 'true'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await waitFor(() => expect(row()).toHaveAttribute('aria-checked', 'true'));
  });

  it('is said once not to be saved where storage is full', async () => {
    const { choose } = await openSection();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await choose();
    expect(await screen.findByText(/Not saved in this browser/)).toBeVisible();
    expect(await screen.findByText(/This browser isn’t saving your work/)).toBeInTheDocument();
    await choose();
    expect(screen.getAllByText(/This browser isn’t saving your work/)).toHaveLength(1);
    vi.unstubAllGlobals();
    // As soon as there is room again, it is saved.
    await choose();
    leavePage();
    expect(localStorage.getItem(anonymousKey)).not.toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"made":1,"all":2,"at":3,"state":{"version":9}}'],
  ])('begins empty where storage holds %s', async (_, kept) => {
    localStorage.setItem(anonymousKey, kept);
    const { adhered } = await openSection();
    expect(adhered()).toHaveAttribute('aria-checked', 'false');
  });
});
