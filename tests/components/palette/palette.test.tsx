import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { Navigate } from '#src/components/page/link.tsx';
import { Palette } from '#src/components/palette/palette.tsx';
import { addSiteActions } from '#src/components/palette/site-actions.ts';
import { addAction, offeredActions } from '#src/components/palette/actions.ts';
import { setUser } from '#src/stores/session.ts';
import { recentlyViewed } from '#src/components/palette/recently-viewed.ts';
import { rememberVisit } from '#src/components/palette/visited.ts';

const go = vi.fn<(href: string) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  go.mockReset();
  onClose.mockReset();
  addSiteActions();
});

function open() {
  const user = userEvent.setup();
  render(
    <Navigate value={(to) => void (typeof to === 'string' && go(to))}>
      <Palette onClose={onClose} />
    </Navigate>,
  );
  return { user, field: screen.getByRole('combobox', { name: /^Section number, manufacturer/ }) };
}

it('goes by keys alone: type, down, Enter', async () => {
  const { user, field } = open();
  await user.type(field, '07-54-23');
  expect(field).toHaveAccessibleDescription('Section 07 54 23');
  await user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('CAD details of this section');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');
  expect(go).toHaveBeenCalledExactlyOnceWith('/content-type/cad/07/075423');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('goes round at both ends, and starts over with each word', async () => {
  const { user, field } = open();
  await user.type(field, '> show');
  await user.keyboard('{ArrowUp}');
  const options = screen.getAllByRole('option');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  const said = within(screen.getByRole('dialog')).getByRole('status');
  expect(said).toBeEmptyDOMElement();
  // Once, when typing pauses.
  await waitFor(() => expect(said).toHaveTextContent(`${options.length} results`));
});

it('finds a manufacturer with the engine of the search box', async () => {
  const { user, field } = open();
  await user.type(field, 'northfold');
  const manufacturers = await screen.findByRole('group', { name: 'Manufacturers' });
  await user.click(within(manufacturers).getByRole('option', { name: /^Northfold Roofing Systems/ }));
  expect(go).toHaveBeenCalledWith('/company/northfold-roofing-systems-31250');
});

it('does what others added, as long as it is offered', async () => {
  const run = vi.fn<() => void>();
  let isOffered = true;
  const remove = addAction({ id: 'export', label: 'Export favorites', isOffered: () => isOffered, run });
  const { user, field } = open();
  await user.type(field, 'export fav{Enter}');
  expect(run).toHaveBeenCalledOnce();
  isOffered = false;
  expect(offeredActions().some(({ id }) => id === 'export')).toBe(false);
  isOffered = true;
  remove();
  expect(offeredActions().some(({ id }) => id === 'export')).toBe(false);
});

it('says when nothing has that name, and Enter does nothing', async () => {
  const { user, field } = open();
  await user.type(field, '>qzx{Enter}');
  expect(screen.getByText('No matches.')).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(go).not.toHaveBeenCalled();
});

it('remembers what was looked at, and neither passwords in addresses nor another person’s pages', () => {
  for (const href of [
    '/product/1',
    '/company/northfold-31250/cad/5',
    '/company/31250/resources/northfold/secret-word',
    '/reset/token-of-somebody',
    '/account/projects/3',
    '/search/hospital',
    '/product/1?mf=95',
  ]) {
    rememberVisit({ href, title: `Page ${href}` });
  }
  expect(recentlyViewed().map(({ href }) => href)).toEqual([
    '/product/1?mf=95',
    '/company/northfold-31250/cad/5',
  ]);
  act(() => setUser({ id: 2, email: 'b@lintel.test', firstName: 'B', lastName: 'B', circulationSeq: 2 }));
  expect(recentlyViewed()).toEqual([]);
  act(() => setUser(null));
});
