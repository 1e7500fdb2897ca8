import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { swDataCustom } from '#src/contracts/spec-sections.ts';
import { clearReads } from '#src/api/reads.ts';
import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const roof = 'Brightdeck Reinforced TPO Membrane';

it('a comparison leads there, the first product as specified', async () => {
  open('/compare?ids=1,140,155');
  expect((await page()).getByRole('link', { name: 'Evaluate as substitution' })).toHaveAttribute(
    'href',
    '/substitution?specified=1&proposed=140,155',
  );
});

it('a product leads there, with another one of its section as proposed', async () => {
  const { user, path } = open('/product/1');
  await user.click((await page()).getByRole('button', { name: 'Evaluate a substitution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Evaluate a substitution' }));
  const [first] = dialog.getAllByRole('listitem');
  await user.click(within(first ?? document.body).getByRole('link'));
  await waitFor(() => expect(path()).toMatch(/^\/substitution\?specified=1&proposed=\d+$/));
});

it('the binder of a project leads there, and names the project', async () => {
  await signInAs('ada');
  open('/account/projects/1');
  const link = await screen.findByRole('link', { name: `Evaluate a substitution: ${roof}` });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/substitution\?specified=1(?:&proposed=[\d,]+)?&project=1$/),
  );
});

it('a specification leads there from each product that it names', async () => {
  open('/specification/31250/1');
  const named = within(await screen.findByRole('region', { name: 'Products named' }));
  expect(await named.findByRole('link', { name: `Evaluate a substitution: ${roof}` })).toHaveAttribute(
    'href',
    '/substitution?specified=1',
  );
});

it('a line of SpecWizard that names a product leads there', async () => {
  const { data } = await call(swDataCustom, {
    params: { filename: 'northfold-075423' },
    signal: new AbortController().signal,
  });
  const nodes = new Map(data?.nodes.map((node) => [node.id, node]));
  const naming = data?.nodes.find(
    ({ productIds, text }) => productIds.length > 0 && JSON.stringify(text).includes('Basis of Design'),
  );
  const kept: SpecNode[] = [];
  for (let node = naming; node; node = nodes.get(node.parentId ?? 0)) kept.unshift(node);
  answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({ ...data, nodes: kept })));
  clearReads();
  const { user } = open('/sw/northfold-075423');
  const document = within(await screen.findByRole('tree', { name: 'Document' }));
  await user.click(await document.findByText(/^Basis of Design: Brightdeck/));
  const tools = within(await document.findByRole('toolbar', { name: /^Paragraph/ }));
  expect(tools.getByRole('link', { name: 'Evaluate a substitution' })).toHaveAttribute(
    'href',
    '/substitution?specified=1',
  );
});
