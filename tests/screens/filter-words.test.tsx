import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

describe('the words that narrow a list', () => {
  it.each([
    ['/specwizard', 'Section or manufacturer'],
    ['/content-type/spec', 'Section or manufacturer'],
    ['/account/favorites', 'Contains'],
    ['/company/northfold-roofing-systems-31250/spec', 'Contains'],
    ['/blog-post', 'Words'],
  ])('are gone where a link leads to all of %s', async (path, name) => {
    await signInAs('ada');
    const { user, router } = open(`${path}?q=roof`);
    await page();
    const field = await screen.findByRole('searchbox', { name });
    expect(field).toHaveValue('roof');
    const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === path);
    await user.click(link ?? document.body);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('are those of the address again after Back by keyboard, from the field itself', async () => {
    const list = '/company/northfold-roofing-systems-31250/cad';
    const { user, router } = open(`${list}?q=roof`);
    const main = await page();
    await router.navigate(`${list}?q=coping`);
    const field = main.getByRole('searchbox', { name: 'Contains' });
    await waitFor(() => expect(field).toHaveValue('coping'));
    await user.click(field);
    void router.navigate(-1);
    await waitFor(() => expect(field).toHaveValue('roof'));
    expect(field).toHaveFocus();
  });

  it('are those of the address again after Back, in the chart of MasterFormat too', async () => {
    const { user, router } = open('/spec-info/chart?filter=0741');
    const main = await page();
    const field = main.getByRole('searchbox', { name: 'Filter' });
    const [concrete] = main.getAllByRole('link', { name: '03 Concrete' });
    await user.click(concrete ?? document.body);
    await waitFor(() => expect(field).toHaveValue('03'));
    void router.navigate(-1);
    await waitFor(() => expect(field).toHaveValue('0741'));
  });
});
