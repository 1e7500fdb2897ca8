import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';

beforeEach(plainHtml);

const item = '/company/northfold-roofing-systems-31250/cad/1';
const dxf = '*/api/files/cad/1/:name';
const drawing = () => screen.findByRole('application', { name: /^Drawing: / });
const files = () => sentRequests.filter(({ path }) => path.endsWith('.dxf'));
const answerDxf = (answer: () => Response): void => answerWith(http.get(dxf, answer));

describe('a drawing in place', () => {
  it('reads nothing before it is asked for, and stands beside its poster until then', async () => {
    const { user } = open(item);
    const button = await screen.findByRole('button', { name: /^Open drawing/ });
    expect(screen.getByRole('img', { name: /, sheet TPO-101$/ })).toBeVisible();
    expect(files()).toEqual([]);
    await user.click(button);
    await drawing();
    expect(screen.getByRole('link', { name: 'Fill the window' })).toHaveAttribute('href', `${item}/viewer`);
    expect(files()).toHaveLength(1);
  });
});

describe('a drawing in its viewer', () => {
  it('opens at once; layers, words, notes and keys are listed, and the address keeps the view', async () => {
    const { user, path } = open(`${item}/viewer?view=off:A-ANNO-DIMS`);
    const surface = await drawing();
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    const panel = within(screen.getByRole('region', { name: 'Layers' }));
    expect(panel.getByRole('checkbox', { name: /A-ANNO-DIMS/ })).not.toBeChecked();
    expect(panel.getByRole('checkbox', { name: /A-DETL-OTLN/ })).toBeChecked();
    await user.click(panel.getByRole('checkbox', { name: /A-DETL-PATT/ }));
    await waitFor(() => expect(decodeURIComponent(path())).toContain('view=off:A-ANNO-DIMS,A-DETL-PATT'));
    await user.click(panel.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(path()).toBe(`${item}/viewer`));
    await user.keyboard('{Escape}');
    expect(surface).toHaveFocus();

    await user.keyboard('s');
    const found = within(screen.getByRole('region', { name: 'Find on sheet' }));
    await user.type(found.getByRole('searchbox', { name: 'Words on the sheet' }), 'membrane');
    expect(found.getByRole('status')).toHaveTextContent(/^\d+ of \d+ texts/);
    expect(found.queryByRole('button', { name: '5"' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(found.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await waitFor(() => expect(decodeURIComponent(path())).toMatch(/view=at:/));
    await user.clear(found.getByRole('searchbox'));
    await user.type(found.getByRole('searchbox'), 'qqqq');
    expect(found.getByRole('status')).toHaveTextContent('No matches on this sheet.');
    await user.keyboard('{Escape}');

    await user.keyboard('i');
    const about = within(screen.getByRole('region', { name: 'As text' }));
    expect(within(about.getByRole('region', { name: 'Dimensions' })).getByText('5"')).toBeVisible();
    expect(
      within(about.getByRole('region', { name: 'Notes' })).getByText('1/2 IN. GYPSUM COVER BOARD'),
    ).toBeVisible();
    expect(within(about.getByRole('region', { name: 'Title block' })).getByText('TPO-101')).toBeVisible();
    expect(about.getByRole('region', { name: 'Layers' })).toHaveTextContent(/A-DETL-OTLN, \d+ entities/);
    expect(screen.queryByRole('region', { name: 'Find on sheet' })).toBeNull();
    surface.focus();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('fit the sheet');
  });

  it('is left for the next sheet, however soon after it was moved', async () => {
    const { router } = open(`${item}/viewer`);
    const surface = await drawing();
    const next = screen.getByRole('link', { name: /^Next: / });
    // The view goes into the address while the answer is on its way.
    answerWith(http.get('*/api/manufacturers/slug/:coid/cad/:id', () => delay(800)));
    fireEvent.keyDown(surface, { key: 'ArrowLeft' });
    fireEvent.click(next);
    await screen.findByRole('link', { name: /^Previous: / });
    expect(router.state.location.pathname).toBe(next.getAttribute('href'));
  });

  it('is measured by keys alone, in either system of units', async () => {
    const { user } = open(`${item}/viewer`);
    (await drawing()).focus();
    await user.keyboard('m');
    expect(screen.getByText('Mark two points.')).toBeVisible();
    await user.keyboard('{ArrowLeft}{Enter}{ArrowRight>9/}{Enter}');
    const said = await screen.findAllByText(/^[\d' /-]+" \(across/);
    expect(said.length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: /SI/ }));
    expect(screen.getAllByText(/^[\d.,]+ mm \(across/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: /US customary/ }));
    screen.getByRole('application').focus();
    await user.keyboard('{Backspace}');
    expect(screen.getByText('1 point marked. Mark two points.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Pan' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is panned with the middle button whatever the tool, which marks nothing', async () => {
    const { user } = open(`${item}/viewer`);
    const surface = await drawing();
    const drag = async (to: number): Promise<void> => {
      const middle = { pointerId: 1, pointerType: 'mouse', button: 1, buttons: 4 };
      fireEvent.pointerDown(surface, { ...middle, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(surface, { ...middle, button: -1, clientX: to, clientY: to });
      fireEvent.pointerUp(surface, { ...middle, buttons: 0, clientX: to, clientY: to });
      await drawing();
    };
    await user.click(screen.getByRole('button', { name: 'Zoom window' }));
    const [shown] = screen.getAllByText(/^\d+%$/).map(({ textContent }) => textContent);
    await drag(300);
    expect(screen.getByRole('button', { name: 'Zoom window' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^\d+%$/)).toHaveTextContent(shown ?? '');
    await user.click(screen.getByRole('button', { name: 'Distance' }));
    await drag(100);
    await drag(100);
    expect(screen.getByText('Mark two points.')).toBeVisible();
  });

  it('tells an area once Enter is pressed on its last corner, as the hint says', async () => {
    const { user } = open(`${item}/viewer`);
    (await drawing()).focus();
    await user.keyboard('a');
    expect(screen.getByText(/press Enter on the last/)).toBeVisible();
    await user.keyboard('{Enter}{ArrowRight>9/}{Enter}{ArrowDown>9/}{Enter}');
    const said = () => screen.getAllByText(/ sq (?:in|ft), around it /).map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toHaveLength(2));
    const before = said();
    await user.keyboard('{Enter}{ArrowLeft>5/}');
    expect(said()).toEqual(before);
    // It is complete: the next mark begins another.
    await user.keyboard('{Enter}');
    expect(screen.getByText(/press Enter on the last/)).toBeVisible();
  });

  it('says below itself that it leaves something out, and what in its words', async () => {
    answerDxf(() =>
      HttpResponse.text(
        `0\nSECTION\n2\nENTITIES\n0\nLINE\n8\n0\n10\n0\n20\n0\n11\n9\n21\n9\n${'0\nTOLERANCE\n8\n0\n'.repeat(2)}0\nENDSEC\n0\nEOF\n`,
      ),
    );
    const { user } = open(`${item}/viewer`);
    (await drawing()).focus();
    expect(screen.getByText('2 not drawn: TOLERANCE 2')).toBeVisible();
    await user.keyboard('i');
    const about = within(screen.getByRole('region', { name: 'As text' }));
    expect(about.getByRole('region', { name: 'Not drawn' })).toHaveTextContent('TOLERANCE, 2');
  });

  it('comes back with a layer shown that its file turns off', async () => {
    const layer = (name: string, color: number): string => `0\nLAYER\n2\n${name}\n62\n${color}\n`;
    const line = (name: string): string => `0\nLINE\n8\n${name}\n10\n0\n20\n0\n11\n9\n21\n9\n`;
    answerDxf(() =>
      HttpResponse.text(
        `0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n${layer('A-SHOWN', 7)}${layer('A-GRID', -7)}0\nENDTAB\n0\nENDSEC\n` +
          `0\nSECTION\n2\nENTITIES\n${line('A-SHOWN')}${line('A-GRID')}0\nENDSEC\n0\nEOF\n`,
      ),
    );
    const grid = async () => {
      (await drawing()).focus();
      fireEvent.keyDown(await drawing(), { key: 'l' });
      return await screen.findByRole('checkbox', { name: /A-GRID/ });
    };
    const { user, path } = open(`${item}/viewer`);
    expect(await grid()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(path()).toContain('view='));
    const shared = path();
    closePages();
    open(shared);
    expect(await grid()).toBeChecked();
  });

  it('is compared with a variation', async () => {
    const { user, path } = open(`${item}/viewer`);
    (await drawing()).focus();
    await user.keyboard('c');
    const panel = within(screen.getByRole('region', { name: 'Compare' }));
    const choice = await panel.findByRole('combobox', { name: 'Variation' });
    const [, other] = within(choice).getAllByRole('option');
    if (!other) throw new Error('no variation');
    await user.selectOptions(choice, other);
    expect(await panel.findByText(/^Only in this drawing: \d/)).toBeVisible();
    expect(panel.getByText(/^In both: [1-9]/)).toBeVisible();
    await waitFor(() => expect(decodeURIComponent(path())).toMatch(/view=with:\d+$/));
  });
});

describe('a file that cannot be shown', () => {
  const whole = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';
  it.each<[string, () => Response, RegExp]>([
    ['is gone', () => new HttpResponse(null, { status: 404 }), /no longer available/],
    ['fails on the server', () => new HttpResponse(null, { status: 500 }), /error 500/],
    ['cannot be reached', () => HttpResponse.error(), /Couldn’t reach the server/],
    ['is a page', () => HttpResponse.html('<title>Sign in</title>'), /web page/],
    ['is another format', () => HttpResponse.text('%PDF-1.7 %%EOF'), /not a DXF file/],
    ['breaks off', () => HttpResponse.text(whole.slice(0, 22)), /incomplete/],
    ['is empty', () => HttpResponse.text(''), /incomplete/],
    ['has nothing in it', () => HttpResponse.text(whole), /drawing is empty/],
    [
      'is larger than 100 MB',
      () => new HttpResponse('0', { headers: { 'content-length': '100000001' } }),
      /larger than 100 MB/,
    ],
  ])('because it %s says why, and offers the file', async (_, answer, sentence) => {
    answerDxf(answer);
    open(`${item}/viewer`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(within(alert).getByRole('link', { name: 'Download DXF' })).toHaveAttribute('download');
    expect(screen.getByRole('img', { name: /, sheet TPO-101$/ })).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('is tried again', async () => {
    let isHere = false;
    answerWith(http.get(dxf, () => (isHere ? undefined : new HttpResponse(null, { status: 503 }))));
    const { user } = open(`${item}/viewer`);
    await screen.findByRole('alert');
    isHere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await drawing()).toBeVisible();
  });

  it('is left alone when loading is canceled', async () => {
    answerWith(http.get(dxf, () => new Promise<Response>(() => undefined)));
    const { user } = open(`${item}/viewer`);
    await screen.findByRole('progressbar', { name: 'Loading the drawing' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: /^Open drawing/ })).toBeVisible();
  });
});
