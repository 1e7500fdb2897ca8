import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { guideDocument } from '#src/domain/specification/guide-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { setReadingOptions } from '#src/stores/reading-options.ts';
import { today } from '#tests/contracts/ask.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { longMs, readyLibrary } from '#tests/screens/spec-library/ready-library.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

beforeAll(readyLibrary, longMs);

const at = '/specifications/search';
const count = () => screen.findByRole('heading', { level: 2, name: /paragraphs? in |^Nothing found/ });
const hits = () => [...document.querySelectorAll('main ol li a[href*="#line-"]')];

describe('search inside specifications', () => {
  it('begins with what can be searched for, and takes words into the address', async () => {
    const { user, path } = open(at);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Search inside specifications');
    expect(head().canonical).toMatch(/\/specifications\/search$/);
    expect(sentRequests.filter(({ path: asked }) => asked.includes('paragraphs'))).toEqual([]);
    await user.type(
      screen.getByRole('searchbox', { name: 'Words to find in specifications' }),
      'surface burning{Enter}',
    );
    expect(await count()).toHaveTextContent(
      /^\d+ paragraphs in \d+ specifications match “surface burning”, page 1 of \d+$/,
    );
    expect(path()).toBe(`${at}?q=surface+burning`);
    expect(head().robots).toBe('noindex');
  });

  it('is entered from the specifications, and from a section of them', async () => {
    const main = async (url: string) => {
      open(url);
      return page();
    };
    const tree = await main('/content-type/spec');
    expect(tree.getByRole('link', { name: 'Search inside specifications' })).toHaveAttribute('href', at);
    expect(tree.getByRole('link', { name: 'Standards cited' })).toHaveAttribute('href', '/standards');
    closePages();
    const section = await main('/content-type/spec/07/075423');
    const within075423 = section.getByRole('link', { name: 'Search inside its specifications' });
    expect(within075423).toHaveAttribute('href', `${at}?section=075423`);
    expect(section.getByRole('link', { name: 'Standards cited' })).toHaveAttribute(
      'href',
      '/standards?section=075423',
    );
    closePages();
    const before = await main(`${at}?section=075423`);
    expect(before.getByText(/^Only in section 07 54 23\./)).toBeVisible();
    expect(before.getByRole('link', { name: 'R-value' })).toHaveAttribute(
      'href',
      `${at}?q=R-value&section=075423`,
    );
  });

  it('is entered from a search for specifications', async () => {
    await readySearch();
    open('/search/roof%20hatch/spec');
    const found = await page();
    const inside = found.getByRole('link', { name: 'Search inside specifications for “roof hatch”' });
    expect(inside).toHaveAttribute('href', `${at}?q=roof+hatch`);
  }, 60_000);

  it('shows each paragraph with number, article and its words marked, below its section and manufacturer', async () => {
    open(`${at}?q=surface+burning`);
    await count();
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(within(first ?? document.body).getByRole('link')).toHaveAccessibleName(/^\d\d \d\d \d\d /);
    for (const hit of hits()) {
      expect(hit).toHaveTextContent(/^\d\.\d+(\.[A-Z]+(\.\d+)*)?/);
      expect(hit.querySelector('mark')).toHaveTextContent(/surface burning/i);
      expect(hit).toHaveAttribute('href', expect.stringMatching(/^\/specification\/\d{5}\/\d+#line-\d+$/));
    }
  });

  it('is narrowed by division, section, manufacturer and part, all in the address, and pages', async () => {
    const { user, path } = open(`${at}?q=sealant`);
    await count();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), '3');
    await waitFor(() => expect(path()).toBe(`${at}?q=sealant&part=3`));
    await waitFor(() => {
      for (const hit of hits()) expect(hit).toHaveTextContent(/^3\./);
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Division' }), '08');
    await waitFor(() => expect(path()).toBe(`${at}?q=sealant&division=08&part=3`));
    await waitFor(() => {
      for (const heading of screen.getAllByRole('heading', { level: 3 }))
        expect(heading).toHaveTextContent(/^08 /);
    });
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe(`${at}?q=sealant`));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull());
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(path()).toBe(`${at}?q=sealant&page=2`));
  });

  it('lists all that a specification has, and leads back', async () => {
    const { user, path } = open(`${at}?q=sealant`);
    await count();
    const [more] = await screen.findAllByRole('link', { name: /^All \d+ in this specification$/ });
    const number = Number(/\d+/.exec(more?.textContent ?? '')?.[0]);
    await user.click(more ?? document.body);
    await waitFor(() => expect(path()).toMatch(/\?q=sealant&spec=\d+$/));
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: new RegExp(`^${number} paragraphs in .+ by .+ match “sealant”$`),
      }),
    ).toBeVisible();
    expect(hits()).toHaveLength(number);
    await user.click(screen.getByRole('link', { name: 'All specifications' }));
    await waitFor(() => expect(path()).toBe(`${at}?q=sealant`));
  });

  it('a hit opens the specification with the paragraph marked', async () => {
    const { user, path } = open(`${at}?q=R-value`);
    await count();
    const [hit] = hits();
    const line = /#(line-\d+)/.exec(hit?.getAttribute('href') ?? '')?.[1] ?? '';
    const text = hit?.querySelector('mark')?.textContent ?? '-';
    await user.click(hit ?? document.body);
    await waitFor(() => expect(path()).toMatch(/^\/specification\//));
    await waitFor(() => expect(document.getElementById(line)).toHaveAttribute('aria-current', 'location'));
    expect(document.getElementById(line)).toHaveTextContent(text);
    expect(document.querySelectorAll('[id^=line-][aria-current=location]')).toHaveLength(1);
  });

  it('says what it read: a correction, and words that no paragraph has together', async () => {
    const { user, path } = open(`${at}?q=surfce+burnning`);
    await count();
    expect(screen.getByText(/^Showing results for/)).toHaveTextContent(
      'Showing results for surface burning.',
    );
    await user.click(screen.getByRole('link', { name: 'surfce burnning' }));
    await waitFor(() => expect(path()).toBe(`${at}?q=surfce+burnning&exact=1`));
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Nothing found in \d+ specifications$/ }),
    ).toBeVisible();
  });

  it('a standard in the words leads to where it is cited', async () => {
    open(`${at}?q=E+84`);
    await count();
    expect(screen.getByRole('link', { name: 'ASTM E84' })).toHaveAttribute('href', '/standards/astm-e84');
  });

  it('nothing found: ways on', async () => {
    open(`${at}?q=zzzqqq&part=2`);
    await count();
    const main = await page();
    expect(main.getByText('No paragraphs match “zzzqqq”.')).toBeVisible();
    expect(main.getByRole('link', { name: 'Search all specifications' })).toHaveAttribute(
      'href',
      `${at}?q=zzzqqq`,
    );
    expect(main.getByRole('link', { name: 'Search the library for “zzzqqq”' })).toHaveAttribute(
      'href',
      '/search/zzzqqq',
    );
  });

  it('a page beyond the last says where the list ends', async () => {
    open(`${at}?q=sealant&page=900`);
    await count();
    expect(screen.getByText(/^There is no page 900: the list ends at page \d+\./)).toBeVisible();
  });

  it('a failure is said', async () => {
    answerWith(http.get('*/api/spec_data/paragraphs', () => new HttpResponse(null, { status: 500 })));
    open(`${at}?q=sealant`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The server ran into an error.' }),
    ).toBeVisible();
  });

  it('an answer of nonsense is a failure', async () => {
    answerWith(http.get('*/api/spec_data/paragraphs', () => HttpResponse.json({ groups: [{}] })));
    open(`${at}?q=sealant`);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Search inside');
  });

  it('hostile words and answers stay text', async () => {
    for (const words of hostileTexts.slice(0, 4)) {
      const opened = open(`${at}?q=${encodeURIComponent(words)}`);
      await screen.findByRole('heading', { level: 1 });
      expect(document.querySelector('main script, main iframe, main [onerror], main [onload]')).toBeNull();
      opened.router.dispose();
      document.body.innerHTML = '';
    }
  });
});

describe('a link to a paragraph that is not shown', () => {
  const { world } = sharedWorld({ seed: 1, scale: 1, today });
  const spec = world.content.find('spec', 1);
  const section = sectionOf(world, spec?.filename ?? '');
  const tree = section && sectionTree(section);
  const recommended = new Set(
    tree && sectionDocument(tree, chooseRecommended(tree, emptyState)).map(({ id }) => id),
  );
  const [option] = tree
    ? guideDocument(tree).flatMap(({ id, line }) => (recommended.has(id) || line.kind === 'note' ? [] : [id]))
    : [];

  it('is offered with the guide text, where the recommended one leaves it out', async () => {
    setReadingOptions({ text: 'recommended' });
    const { user } = open(`/specification/31250/1#line-${option}`);
    await user.click(await screen.findByRole('button', { name: 'Show the guide text' }));
    await waitFor(() =>
      expect(document.getElementById(`line-${option}`)).toHaveAttribute('aria-current', 'location'),
    );
    expect(screen.queryByText(/^The recommended text leaves out/)).toBeNull();
    setReadingOptions({ text: 'guide' });
  });

  it('is said where the section has no such paragraph', async () => {
    open('/specification/31250/1#line-99999');
    expect(
      await screen.findByText('The paragraph that this link leads to is not in the section.'),
    ).toBeVisible();
  });
});
