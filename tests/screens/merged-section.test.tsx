import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const both = '/merge-specifications?of=northfold-075423,stormglass-075423';
const failing = (filename: string, status: number) =>
  answerWith(
    http.get(`*/api/spec_data/custom/${filename}`, () => HttpResponse.json({ message: 'No.' }, { status })),
  );
const panel = async () => within(await screen.findByRole('region', { name: 'To resolve' }));
const text = async () => within(await screen.findByRole('region', { name: 'The merged section' }));

describe('merging two manufacturers’ sections', () => {
  it('shows one section with basis of design, comparable products, and values to choose', async () => {
    open(both);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Merge 07 54 23 Thermoplastic-Polyolefin Roofing',
    );
    expect(head().robots).toBe('noindex');
    expect(
      main.getByRole('radio', { name: 'Northfold Roofing Systems is the basis of design' }),
    ).toBeChecked();
    const merged = await text();
    expect(merged.getByText(/or comparable product by Stormglass Roofing Membranes/)).toBeVisible();
    expect(merged.getAllByText(/^Breaking strength/).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('430 lbf minimum'),
      expect.stringContaining('360 lbf minimum'),
      expect.stringContaining('[________] lbf minimum'),
    ]);
    expect(merged.getByText(/^Uplift class of the basis-of-design product/)).toHaveTextContent('150 psf');
    expect(main.queryByRole('region', { name: /^Values chosen/ })).toBeNull();
    expect(main.getByText(/conflicts open/)).toHaveTextContent(
      /\d+ lines · 7 of 7 conflicts open · 3 of 3 proprietary clauses open/,
    );
  });

  it('lets me require the stricter, the looser, or a value of my own, and says whom that excludes', async () => {
    const { user } = open(both);
    const resolve = await panel();
    // Uplift, fire, reflectance, warranty, and thickness come before.
    for (let at = 1; at < 6; at += 1) await user.click(resolve.getByRole('button', { name: 'Next' }));
    expect(resolve.getByText('The values differ: choose what to require.')).toBeVisible();
    const stricter = resolve.getByRole('radio', { name: /^Stricter: 430 lbf/ });
    expect(stricter).toHaveAccessibleName(/Excludes Northfold Roofing Systems \(360 lbf\)\./);
    expect(resolve.getByRole('radio', { name: /^Looser: 360 lbf/ })).toHaveAccessibleName(
      /Excludes none of them\./,
    );
    const own = resolve.getByRole('textbox', { name: 'Own value, lbf' });
    await user.type(own, '0');
    expect(own).toHaveAccessibleDescription('Enter a number above 0.');
    await user.clear(own);
    await user.type(own, '400{Enter}');
    expect(resolve.getByRole('radio', { name: /^Own value: 400 lbf/ })).toBeChecked();
    const merged = await text();
    expect(merged.getByText(/^Breaking strength/)).toHaveTextContent('400 lbf minimum');
    expect(
      merged.getByText(/≥ 400 lbf, of 360 lbf \(Northfold .* and 430 lbf .*\. Excludes Northfold/),
    ).toBeVisible();
    const values = within(screen.getByRole('region', { name: /^Values chosen/ }));
    expect(values.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Require the looser of each' }));
    expect(screen.getByText(/2 of 7 conflicts open.*5 values chosen/)).toBeVisible();
    // What is said of the basis of design stays true of it.
    expect(merged.getByText(/^Uplift class of the basis-of-design product/)).toHaveTextContent('150 psf');
    expect(merged.getByText(/^Comparable products: Uplift class/)).toHaveTextContent('120 psf');
  });

  it('resolves conflicts and clauses one by one by keyboard, and keeps that', async () => {
    const { user } = open(both);
    const resolve = await panel();
    const title = () => resolve.getByRole('heading', { level: 2 });
    expect(title()).toHaveTextContent('Conflict 1 of 7');
    await user.keyboard(']');
    expect(resolve.getByText('Northfold Roofing Systems', { selector: 'bdi' })).toBeVisible();
    expect(resolve.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Class A'),
      expect.stringContaining('Class B'),
    ]);
    expect(resolve.getByRole('radio', { name: /^Leave open/ })).toBeChecked();
    const options = async () => (await text()).queryAllByText(/Exterior fire exposure/).length;
    expect(await options()).toBe(2);
    resolve.getByRole('radio', { name: 'Use the text of Stormglass Roofing Membranes' }).focus();
    await user.keyboard(' ');
    await waitFor(async () => expect(await options()).toBe(1));
    expect((await text()).getByText(/Exterior fire exposure/)).toHaveTextContent('Class B');
    await user.keyboard(']');
    expect(title()).toHaveTextContent('Conflict 3 of 7');
    expect(title()).toHaveFocus();
    expect(screen.getByText(/6 of 7 conflicts open/)).toBeVisible();
    for (let at = 3; at < 8; at += 1) await user.click(resolve.getByRole('button', { name: 'Next' }));
    expect(title()).toHaveTextContent('Proprietary clause 1 of 3');
    await user.click(resolve.getByRole('radio', { name: /^Use neutral wording/ }));
    expect(
      (await text()).getByText(/Products of the manufacturers named in this section are accepted/),
    ).toBeVisible();
    await user.click(resolve.getByRole('button', { name: 'Previous' }));
    expect(title()).toHaveTextContent('Conflict 7 of 7');
    expect(localStorage.getItem('merges/')).toContain('"open":8');
  });

  it('lets another maker be the basis of design', async () => {
    const { user, path } = open(both);
    const main = await page();
    await user.click(
      main.getByRole('radio', { name: 'Stormglass Roofing Membranes is the basis of design' }),
    );
    await waitFor(() => expect(path()).toBe('/merge-specifications?of=stormglass-075423,northfold-075423'));
    expect(
      await screen.findByText(/by Stormglass Roofing Membranes, or comparable product by Northfold/),
    ).toBeVisible();
  });

  it('takes a third maker, and lets one go', async () => {
    const { user, path } = open(both);
    await user.click(await screen.findByRole('link', { name: 'Add Cloudbreak Roof Systems' }));
    await waitFor(() => expect(path()).toContain('cloudbreak-075423'));
    expect(await screen.findByText(/or comparable product by Cloudbreak .* or Stormglass/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove Northfold Roofing Systems' }));
    await waitFor(() => expect(path()).not.toContain('northfold'));
  });

  it('goes on in SpecWizard, where pre-flight lists what is open', async () => {
    const { user, path } = open(both);
    await user.click(await screen.findByRole('link', { name: 'Open in SpecWizard' }));
    await waitFor(() => expect(path()).toBe('/sw/merged--northfold-075423--stormglass-075423'));
    const notice = await screen.findByText(/10 of 10 conflicts and clauses open/);
    expect(notice).toHaveTextContent(/Merged with Stormglass Roofing Membranes/);
    await user.click(await screen.findByRole('button', { name: /^Pre-flight/ }));
    const differ = within(await screen.findByRole('region', { name: 'Manufacturers differ' }));
    expect(differ.getAllByRole('listitem')).toHaveLength(10);
    expect(differ.getByText(/Class A at.*Northfold Roofing Systems.* or .*Class B/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: /^Download [A-Z]/ })).toBeVisible();
    // The server has makers' files alone.
    expect(dialog.queryByText(/server/i)).toBeNull();
    expect(sentRequests.filter(({ path: asked }) => asked.includes('merged'))).toEqual([]);
  });

  it('is listed among SpecWizards, and can be removed and brought back', async () => {
    const first = open(both);
    await first.user.click(await screen.findByRole('link', { name: 'Open in SpecWizard' }));
    await screen.findByText(/conflicts and clauses open/);
    await first.router.navigate('/specwizard');
    const own = within(await screen.findByRole('region', { name: 'Your merged sections' }));
    expect(own.getByText('10 to resolve')).toBeVisible();
    expect(
      own.getByRole('link', { name: 'Resolve the conflicts in 07 54 23 Thermoplastic-Polyolefin Roofing' }),
    ).toHaveAttribute('href', both);
    await first.user.click(own.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your merged sections' })).toBeNull());
    await first.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Your merged sections' })).toBeVisible();
  });
});

describe('where sections cannot be merged', () => {
  it('offers the sections that several manufacturers have', async () => {
    open('/merge-specifications');
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: 'Merge specifications' })).toBeVisible();
    const list = within(await main.findByRole('region', { name: /^Sections from several manufacturers/ }));
    expect(list.getByRole('link', { name: /07 54 23/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/of=[\w-]+,[\w-]+,[\w-]+$/),
    );
    expect(head().canonical).toMatch(/\/merge-specifications$/);
  });

  it('asks for another manufacturer where there is one, and names them', async () => {
    open('/merge-specifications?of=northfold-075423');
    const main = await page();
    expect(main.getByText('One manufacturer so far.')).toBeVisible();
    expect(await main.findByRole('link', { name: 'Add Stormglass Roofing Membranes' })).toBeVisible();
    expect(main.queryByRole('region', { name: 'To resolve' })).toBeNull();
  });

  it('refuses different sections in words', async () => {
    open('/merge-specifications?of=northfold-075423,northfold-075323');
    const main = await page();
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent('These are different sections.');
    expect(alert).toHaveTextContent(/07 54 23 .*; 07 53 23 /);
    expect(main.queryByRole('link', { name: 'Open in SpecWizard' })).toBeNull();
  });

  it.each([
    [404, 'No specification has the file name “stormglass-075423”.'],
    [403, 'Couldn’t load “stormglass-075423”.'],
  ])('says of one that answers %i what is wrong, and keeps the other', async (status, words) => {
    failing('stormglass-075423', status);
    open(both);
    const main = await page();
    expect(main.getByRole('alert')).toHaveTextContent(words);
    expect(main.getByRole('link', { name: 'Northfold Roofing Systems' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Remove stormglass-075423' })).toBeVisible();
  });

  it.each(['?of=a-1,b-1,c-1,d-1', '?of=../x,b-1', '?of=%3Cscript%3E'])('does not know %s', async (query) => {
    open(`/merge-specifications${query}`);
    expect(await screen.findByText(/Page not found/)).toBeVisible();
    expect(sentRequests).toEqual([]);
  });

  it('does not know a merged section of different numbers', async () => {
    open('/sw/merged--northfold-075423--northfold-075323');
    expect(await screen.findByText(/Page not found/)).toBeVisible();
  });
});

it('is reached from a specification', async () => {
  open('/specification/31250/1');
  expect(
    await screen.findByRole('link', { name: 'Merge with Stormglass Roofing Membranes' }),
  ).toHaveAttribute('href', both);
});

it('is reached from the tree of sections', async () => {
  open('/content-type/spec');
  expect(
    await screen.findByRole('link', { name: 'Merge sections of Thermoplastic-Polyolefin Roofing' }),
  ).toBeVisible();
});
