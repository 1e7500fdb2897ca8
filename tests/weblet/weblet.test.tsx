import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { webletFormattings, webletFrom } from '#src/domain/weblet.ts';
import { showWeblet } from '#src/weblet/show-weblet.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { heading } from '#tests/support/page.ts';

const northfold = '/company/northfold-roofing-systems-31250';

/** Opens a weblet's address as its page does; gives the place it stands in. */
function frame(path: string): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const end = showWeblet(place, webletFrom(path));
  closeAfterTest(() => {
    end();
    place.remove();
  });
  return place;
}

/** Types whose items have an address of their own. */
const ownPaths: Partial<Record<string, string>> = { product: '/product/', spec: '/specification/31250/' };

describe('a weblet', () => {
  it.each(contentTypes.flatMap((type) => webletFormattings.map((form) => [type, form] as const)))(
    'lists the items of type %s as %s, with links that open in the site',
    async (type, form) => {
      frame(`${northfold}/weblet/${type}/${form}`);
      const { plural } = contentTypeWords[type];
      const title = await heading(new RegExp(`^${plural} [1-9]`));
      const titles = screen.getAllByRole('heading', { level: 2 });
      expect(titles).toHaveLength(Math.min(24, Number(/\d+$/.exec(title.textContent ?? '')?.[0])));
      for (const item of titles) {
        const link = within(item).getByRole('link');
        const path = ownPaths[type] ?? `${northfold}/${type}/`;
        expect(link.getAttribute('href')).toMatch(new RegExp(`^${path}\\d+$`));
        expect(link).toHaveAttribute('target', '_blank');
        expect(link.getAttribute('rel')).toContain('noopener');
      }
      expect(sentRequests.map(({ path }) => path)).toEqual([`/api/manufacturers/slug/31250/${type}`]);
    },
  );

  it('shows 24 at first, and all when asked to', async () => {
    frame(`${northfold}/weblet/cad/compact`);
    const button = await screen.findByRole('button', { name: /^Show all \d+$/ });
    const all = Number(button.textContent.replace(/\D/g, ''));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(24);
    await userEvent.click(button);
    expect(all).toBeGreaterThan(24);
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles).toHaveLength(all);
    expect(within(titles[24] ?? document.body).getByRole('link')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to all of them in the site', async () => {
    frame(`${northfold}/weblet/epd/list`);
    const all = await screen.findByRole('link', { name: 'All EPDs of Northfold Roofing Systems on Lintel' });
    expect(all).toHaveAttribute('href', `${northfold}/epd`);
  });

  it('offers files in rows, and figures to choose by', async () => {
    frame(`${northfold}/weblet/cad/list`);
    const files = await screen.findAllByRole('list', { name: /^Files of / });
    expect(within(files[0] ?? document.body).getByRole('link', { name: /^Download PDF/ })).toBeVisible();
    expect(screen.getAllByText('Scale')[0]?.nextSibling).toHaveTextContent(/=/);
  });

  it('tells when a webinar is given, at a time in the East: there it may still be the day before', async () => {
    frame(`${northfold}/weblet/webinar/list`);
    const [date] = await screen.findAllByText('Date');
    expect(date?.nextSibling).toHaveTextContent(/\d:00 [ap]\.m\. ET$/);
  });

  it('says when there is nothing, and leads to the manufacturer', async () => {
    frame('/company/77001/weblet/cad/grid');
    expect(
      await screen.findByText('Plain & Sons has no CAD details in the library yet.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plain & Sons on Lintel' })).toHaveAttribute(
      'href',
      '/company/plain-sons-77001',
    );
  });

  it('shows markup in a title as the text it is', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    answerWith(
      http.get(
        '*/api/manufacturers/slug/31250/cad',
        async ({ request }) => {
          const answer = await fetch(`${request.url}?debug=1`);
          const text = await answer.text();
          return HttpResponse.text(
            text.replaceAll(/"title":"[^"]*"/g, JSON.stringify({ title: evil }).slice(1, -1)),
            { headers: { 'content-type': 'application/json' } },
          );
        },
        { once: true },
      ),
    );
    const place = frame('/company/31250/weblet/cad/compact');
    expect(await screen.findAllByRole('link', { name: evil })).toHaveLength(24);
    expect(place.querySelector('h2 img, img[onerror], img[src="x"]')).toBeNull();
  });

  it.each([
    '/company/northfold/weblet/cad/compact',
    '/company/31250/weblet/dwg/compact',
    '/company/31250/weblet/cad/table',
  ])('%s is not found, and nothing is asked', async (path) => {
    frame(path);
    await heading('This list couldn’t be found.');
    expect(sentRequests).toEqual([]);
  });

  it('of a manufacturer that is not there is not found', async () => {
    frame('/company/99404/weblet/cad/compact');
    await heading('This list couldn’t be found.');
    expect(screen.getByRole('link', { name: 'Search Lintel' })).toHaveAttribute('target', '_blank');
  });

  it('that fails says so, and tries again', async () => {
    answerWith(
      http.get('*/api/manufacturers/slug/31250/cad', () => HttpResponse.json({}, { status: 403 }), {
        once: true,
      }),
    );
    frame('/company/31250/weblet/cad/compact');
    await screen.findByText('Couldn’t load this list.');
    await heading('CAD details');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(/^CAD details \d+$/)).toBeVisible();
  });
});
