import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marked } from '#src/components/results/marked.tsx';
import { RowFacts } from '#src/components/results/row-facts.tsx';
import { setListView } from '#src/stores/list-view.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { closeAfterTest } from '#tests/support/opened.ts';

const northfold = '/company/northfold-roofing-systems-31250';

it.each([
  [
    'a mixed number with its unit',
    'Roof-to-Wall Transition, 8-1/2 in. Flashing',
    ['Roof-to-Wall', '8-1/2 in'],
  ],
  ['a dash before a condition', 'TPO Membrane Roof - Roof Edge - Section', ['Roof -', 'Edge -']],
  ['nothing of a word with a hyphen', 'Self-Adhered Membrane', []],
])('a title keeps whole %s', (_, title, kept) => {
  const { container } = render(marked(title, undefined));
  expect(container).toHaveTextContent(title);
  expect([...container.querySelectorAll('.nowrap')].map(({ textContent }) => textContent)).toEqual(kept);
});

it('a title with matches keeps them whole, too', () => {
  const { container } = render(marked('', ['TPO <em>Roof</em> - Edge, 8-1/2 in.']));
  expect(container).toHaveTextContent('TPO Roof - Edge, 8-1/2 in.');
  expect(container.querySelector('.nowrap')).toHaveTextContent('8-1/2 in');
  // No line begins with the dash.
  expect(container.textContent).toContain('Roof\u00A0- Edge');
});

it('a fact’s name with a hyphen stays whole, so that a list’s one line never ends inside it', () => {
  const { container } = render(<RowFacts facts={[['Water-cement ratio', '0.45']]} />);
  expect(container.querySelector('.nowrap')).toHaveTextContent('Water-cement ratio');
});

it('on a manufacturer’s own pages, the heading names it and no row does', async () => {
  open(`${northfold}/catalog`);
  const main = await page();
  expect(main.getByText('Northfold Roofing Systems', { selector: 'header *' })).toBeInTheDocument();
  for (const row of await screen.findAllByRole('article')) {
    expect(row).not.toHaveTextContent('Northfold Roofing Systems ·');
    expect(row.querySelector('p')?.textContent.trim()).not.toMatch(/^·/);
  }
});

it.each(['product', 'cad'])('the line below the heading of %s ends with a word', async (type) => {
  open(`${northfold}/${type}`);
  await page();
  expect(document.querySelector('h1 + p')?.textContent.trim()).not.toMatch(/·$/);
});

it('a card has a few facts and no sentence', async () => {
  closeAfterTest(() => setListView('rows'));
  open(`${northfold}/bim`);
  const [row] = await screen.findAllByRole('article');
  expect(row?.querySelectorAll('p > b').length).toBeGreaterThan(4);
  setListView('pictures');
  await expect.poll(() => row?.querySelectorAll('p > b').length).toBe(4);
});
