import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { useDesignProjects } from '#src/stores/design-projects.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const press = async (user: ReturnType<typeof open>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Add to project' }));
};
const writes = (method: string) =>
  sentRequests.filter((one) => one.method === method && /char-project/.test(one.path));
const projects = () => useDesignProjects.getState().projects ?? [];

describe('“Add to project”', () => {
  it('puts a product into a project, once, and says so', async () => {
    await signInAs('ada');
    const { user } = open('/product/4');
    const sheet = await press(user, /^Add to project: /);
    await user.dblClick(await sheet.findByRole('button', { name: /Promenade Street Warehouse/ }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes('PUT')).toHaveLength(1);
    expect(projects()[0]).toMatchObject({
      name: 'Promenade Street Warehouse',
      items: [{ content_type: 'product', content_id: 4, status: 'considering' }],
    });
    expect(projects()[0]?.items[0]?.seen?.updated).toMatch(/^20/);
  });

  it('tells which projects have it already', async () => {
    await signInAs('ada');
    const { user } = open('/company/northfold-roofing-systems-31250/cad/1');
    const sheet = await press(user, /^Add to project: /);
    const line = await sheet.findByRole('button', { name: /Olneyville Branch Library/ });
    expect(line).toHaveTextContent('Added');
    await user.click(line);
    expect(writes('PUT')).toHaveLength(0);
  });

  it('makes a new project with the item in it', async () => {
    await signInAs('ben');
    const { user } = open('/company/northfold-roofing-systems-31250');
    const sheet = await press(user, /^Add to project: Northfold/);
    await user.type(
      await sheet.findByRole('textbox', { name: 'Name of your first project' }),
      'Harbor School',
    );
    await user.dblClick(sheet.getByRole('button', { name: 'Create and add' }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    expect(writes('POST')).toHaveLength(1);
    expect(projects()).toMatchObject([
      { name: 'Harbor School', items: [{ content_type: 'company', content_id: 31250 }] },
    ]);
  });

  it('keeps a name that is refused, with the reason at the field', async () => {
    await signInAs('ben');
    const { user } = open('/product/4');
    const sheet = await press(user, /^Add to project: /);
    const name = await sheet.findByRole('textbox');
    await user.click(sheet.getByRole('button', { name: 'Create and add' }));
    expect(name).toHaveAccessibleDescription('Give the project a name.');
    await user.type(name, 'fail 500');
    await user.click(sheet.getByRole('button', { name: 'Create and add' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/^Could not save project\. Something went wrong on our end/),
    );
    expect(name).toHaveValue('fail 500');
  });

  it('takes back what is refused and says so beside the project', async () => {
    answerWith(http.put('*/api/char-project/:id', () => HttpResponse.json({}, { status: 500 })));
    await signInAs('ada');
    const { user } = open('/product/4');
    const sheet = await press(user, /^Add to project: /);
    await user.click(await sheet.findByRole('button', { name: /Promenade Street Warehouse/ }));
    expect(await sheet.findByText(/^Could not save project\. Something went wrong on our end/)).toBeVisible();
    expect(sheet.getByRole('button', { name: /Promenade Street Warehouse/ })).toHaveTextContent('0 items');
  });

  it('offers to sign in to who is not, and leads back', async () => {
    const { user } = open('/product/4');
    await user.click(await screen.findByRole('button', { name: /^Add to project: / }));
    const offer = within(await screen.findByRole('dialog', { name: 'Sign in to save' }));
    expect(offer.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fproduct%2F4',
    );
    expect(writes('GET')).toHaveLength(0);
  });

  it('asks once more for projects that could not be read, says so meanwhile, and ends with the dialog', async () => {
    answerWith(http.get('*/api/char-project', () => HttpResponse.json({}, { status: 403 })));
    await signInAs('ada');
    const { user } = open('/product/4');
    const sheet = await press(user, /^Add to project: /);
    const again = await sheet.findByRole('button', { name: 'Try again' });
    const ended = vi.fn<() => void>();
    answerWith(
      http.get('*/api/char-project', ({ request }) => {
        request.signal.addEventListener('abort', ended);
        return new Promise<never>(() => undefined);
      }),
    );
    const before = writes('GET').length;
    await user.dblClick(again);
    expect(again).toHaveTextContent('Trying…');
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(writes('GET')).toHaveLength(before + 1));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });

  it('takes all that is ticked in a list', async () => {
    await signInAs('ada');
    const { user } = open('/search/tpo/cad');
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    for (const box of boxes.slice(0, 3)) await user.click(box);
    const sheet = await press(user, /^Add to project: 3 items/);
    await user.click(await sheet.findByRole('button', { name: /Promenade Street Warehouse/ }));
    await waitFor(() => expect(projects()[0]?.items).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
  });
});
