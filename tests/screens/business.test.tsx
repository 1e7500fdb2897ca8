import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { closePages, open, openWith } from '#tests/support/open.tsx';
import { head, heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
type Hand = ReturnType<typeof open>['user'];

const person = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada@lintel.test',
  Firm: 'Okafor & Ruiz Architects',
};

async function fill(user: Hand, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const input = field(new RegExp(`^${label}`));
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  }
}

const makers = () => screen.queryAllByRole('checkbox').filter((box) => box.getAttribute('name') === 'makers');
const posts = () => sentRequests.filter(({ method }) => method === 'POST');

describe('a request to several manufacturers', () => {
  it('finds them by section, sends one each, tells which failed, and sends only those again', async () => {
    const bodies: { coid: number; sections: string[]; message: string }[] = [];
    let isDown = true;
    answerWith(
      http.post<never, (typeof bodies)[number]>('*/api/manufacturers/email-request', async ({ request }) => {
        const body = await request.clone().json();
        bodies.push(body);
        if (body.coid !== 31250 && isDown) return HttpResponse.json({ message: 'no' }, { status: 500 });
        return undefined;
      }),
    );
    const { user } = open('/rfi');
    await heading('Request information');
    expect(head().canonical).toMatch(/\/rfi$/);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(
      screen.getByRole('link', { name: 'Manufacturers: Choose at least one manufacturer.' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Manufacturers' })).toHaveAccessibleDescription(
      /Choose at least one manufacturer\./,
    );

    await user.type(screen.getByRole('searchbox', { name: 'Find by section' }), '07 54 23');
    await user.click(await screen.findByRole('button', { name: /^07 54 23/ }));
    const northfold = await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' });
    expect(screen.getByRole('searchbox', { name: 'Find by section' })).toHaveFocus();
    expect(northfold).not.toBeChecked();
    const all = screen.getAllByRole('checkbox').filter((box) => box.getAttribute('name') === 'makers');
    expect(all.length).toBeGreaterThan(2);
    await user.click(northfold);
    const second = all.find((box) => box !== northfold);
    if (second) await user.click(second);
    expect(screen.getByText('2 of 20 selected')).toBeVisible();
    await fill(user, { ...person, Project: 'Library', Message: 'Which edge fits a 3:12 roof?' });
    await user.click(screen.getByRole('button', { name: 'Send to 2 manufacturers' }));

    expect(await screen.findByText('1 of 2 requests was not sent.')).toBeVisible();
    expect(screen.getByText(/^Sent · RFI-31250-\d{4}$/)).toBeVisible();
    expect(screen.getByText('Not sent: the server failed.')).toBeVisible();
    expect(northfold).toBeDisabled();
    expect(field(/^Message/)).toHaveValue('Which edge fits a 3:12 roof?');
    expect(bodies).toHaveLength(2);
    expect(bodies.find(({ coid }) => coid === 31250)).toMatchObject({
      sections: ['075423'],
      project: 'Library',
    });

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await heading('Your 2 requests were sent');
    expect(bodies).toHaveLength(3);
    expect(bodies[2]?.coid).not.toBe(31250);
    expect(screen.getByText(/^RFI-31250-\d{4}$/)).toBeVisible();
    expect(screen.getByText(/will reply to ada@lintel.test/)).toBeVisible();
    expect(head().robots).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Ask other manufacturers' })).toHaveAttribute('href', '/rfi');
  });

  it('finished without those that failed is not there the next time', async () => {
    answerWith(
      http.post<never, { coid: number }>('*/api/manufacturers/email-request', async ({ request }) => {
        const { coid } = await request.clone().json();
        return coid === 31250 ? undefined : HttpResponse.json({ message: 'no' }, { status: 500 });
      }),
    );
    const { user } = open('/rfi?section=07540');
    await user.click(await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' }));
    const other = makers().find((box) => box instanceof HTMLInputElement && !box.checked);
    await user.click(other ?? document.body);
    await fill(user, { ...person, Message: 'Which of your roofs is white?' });
    await user.click(screen.getByRole('button', { name: 'Send to 2 manufacturers' }));
    await user.click(await screen.findByRole('button', { name: 'Finish without the rest' }));
    await heading('Your request was sent');
    await user.click(screen.getByRole('link', { name: 'Ask other manufacturers' }));
    await heading('Request information');
    expect(makers()).toHaveLength(0);
    expect(field(/^Message/)).toHaveValue('');
  });

  it('does not call a request unsent that no answer came to', async () => {
    answerWith(http.post('*/api/manufacturers/email-request', () => HttpResponse.text('<html>')));
    const { user } = open('/rfi?makers=31250');
    await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' });
    await fill(user, { ...person, Message: 'Which edge fits a 3:12 roof?' });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('1 of 1 request may have been sent.')).toBeVisible();
    expect(screen.getByText('No response. It may have been sent.')).toBeVisible();
    expect(screen.queryByText(/not sent/)).toBeNull();
  });

  it('begins with the manufacturers and products of an address', async () => {
    open('/rfi?products=1,2');
    expect(await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' })).toBeChecked();
    expect(screen.getByText(/· 2 products$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
  });

  it('begins with the manufacturers of an address, and with those of a broader number', async () => {
    open('/rfi?makers=31250,60733');
    expect(await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' })).toBeChecked();
    expect(makers()).toHaveLength(1);
    closePages();
    open('/rfi?section=07540');
    await waitFor(() => expect(makers().length).toBeGreaterThan(2));
    expect(screen.getByRole('checkbox', { name: 'Northfold Roofing Systems' })).not.toBeChecked();
    closePages();
    const { user } = open('/rfi?section=07');
    await user.click(await screen.findByRole('checkbox', { name: 'Northfold Roofing Systems' }));
    await fill(user, { ...person, Message: 'Which of your roofs is white?' });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await heading('Your request was sent');
  });

  it('keeps the next section and the message that I type while the manufacturers of the first are on their way', async () => {
    let answer = (): void => undefined;
    answerWith(
      http.get('*/api/csisecs/*', () => new Promise<undefined>((done) => (answer = () => done(undefined)))),
    );
    const { user } = open('/rfi');
    const section = await screen.findByRole('searchbox', { name: 'Find by section' });
    await user.type(section, '07 54 23');
    await user.click(await screen.findByRole('button', { name: /^07 54 23/ }));
    await user.clear(section);
    await user.type(section, '08 11 13');
    await fill(user, { Message: 'Which edge fits a 3:12 roof?' });
    answer();
    await waitFor(() => expect(makers().length).toBeGreaterThan(2));
    expect(section).toHaveValue('08 11 13');
    expect(field(/^Message/)).toHaveValue('Which edge fits a 3:12 roof?');
  });

  it('keeps the keyboard at the list when I select all manufacturers or remove some', async () => {
    const { user } = open('/rfi?section=075423');
    await user.click(await screen.findByRole('button', { name: /^Select all \d+$/ }));
    const count = screen.getByText(/ of 20 selected$/);
    expect(count).toHaveFocus();
    const [first] = makers();
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Remove unselected' }));
    expect(screen.queryByRole('button', { name: 'Remove unselected' })).toBeNull();
    expect(count).toHaveFocus();
  });

  it('asks for a sign-in before it takes what I saved', async () => {
    for (const address of ['/rfi?project=1', '/rfi?favorites=1']) {
      open(address);
      expect(await screen.findByText('Sign in to choose from your saved items.')).toBeVisible();
      const [own] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Sign in' });
      expect(own).toHaveAttribute('href', `/signin?returnTo=${encodeURIComponent(address)}`);
      closePages();
    }
  });

  it('takes favorites, a design project, or some items of it along', async () => {
    await signInAs('ada');
    open('/rfi?favorites=1');
    await waitFor(() => expect(makers().length).toBeGreaterThan(0));
    closePages();
    open('/rfi?project=1');
    await waitFor(() => expect(field(/^Project/)).not.toHaveValue(''));
    const name = field(/^Project/).getAttribute('value');
    const all = makers().length;
    closePages();
    open('/rfi?project=1&products=1');
    await waitFor(() => expect(makers()).toHaveLength(1));
    expect(all).toBeGreaterThan(1);
    expect(screen.getByRole('checkbox', { name: 'Northfold Roofing Systems' })).toBeChecked();
    expect(field(/^Project/)).toHaveValue(name);
  });

  const unknown = 'This link has no products or manufacturers that we recognize.';
  const none = 'None of these items has a manufacturer that accepts requests here.';
  it.each([
    ['products=x', unknown],
    ['products=', unknown],
    [`products=${'1,'.repeat(201)}1`, unknown],
    ['products=2147483647', none],
    ['makers=31250,<script>alert(1)</script>', unknown],
    ['makers=1', unknown],
    ['makers=31250.5', unknown],
    ['makers=10001', none],
    ['project=1%20OR%201=1', 'This link has no project.'],
    ['project=-1', 'This link has no project.'],
    ['project=', 'This link has no project.'],
    ['project=9999', 'You don’t have that project.'],
    ['project=1&makers=../../admin', unknown],
    ['section=<img src=x onerror=alert(1)>', 'This link has no section.'],
    ['section=99', 'This link has no section.'],
    ['section=', 'This link has no section.'],
  ])('says what is wrong with ?%s, and sends nothing', async (query, words) => {
    await signInAs('ada');
    const before = posts().length;
    open(`/rfi?${query}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(makers()).toEqual([]);
    expect(posts()).toHaveLength(before);
  });

  it.each([
    ['/compare?ids=1,2', '/rfi?products=1,2'],
    ['/account/favorites', '/rfi?favorites=1'],
    ['/account/projects/1', '/rfi?project=1'],
  ])('is offered at %s', async (address, href) => {
    await signInAs('ada');
    open(address);
    expect(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Request information' }),
    ).toHaveAttribute('href', href);
  });

  it('is offered for the chosen items of a project and of the favorites', async () => {
    await signInAs('ada');
    const { user } = open('/account/projects/1');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const hrefs = () =>
      screen.getAllByRole('link', { name: 'Request information' }).map((link) => link.getAttribute('href'));
    expect(hrefs()).toContainEqual(expect.stringMatching(/^\/rfi\?project=1&products=\d/));
    closePages();
    const favorites = open('/account/favorites');
    await favorites.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await waitFor(() =>
      expect(hrefs()).toContainEqual(expect.stringMatching(/^\/rfi\?products=[\d,]+&makers=\d{5}$/)),
    );
  });
});

it('confirms nothing that was not sent', async () => {
  open('/confirmation');
  await heading('There is nothing to confirm');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home page' })).toHaveAttribute(
    'href',
    '/',
  );
});

describe('a landing page for manufacturers', () => {
  it.each([
    ['/advertise', 'Advertise', '/advertise'],
    ['/building-product-specifications/get-specified', 'Get specified', null],
    ['/get-specified-red', 'Don’t get redlined', '/building-product-specifications/get-specified'],
    ['/get-specified-more', 'Get specified: the full story', '/get-specified-more'],
  ])('%s has a form and the figures of the library', async (path, name, canonical) => {
    open(path);
    await heading(name);
    expect(await screen.findByText(/^\d+ of 35$/)).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'The library today' }));
    expect(figures.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/content-type/product');
    expect(screen.getByRole('form')).toBeVisible();
    expect(head().canonical).toMatch(new RegExp(`${canonical ?? path}$`));
  });

  it('sends its form once, keeps it after a failure, and confirms it', async () => {
    const { user } = open('/advertise');
    await heading('Advertise');
    const { Firm: _, ...known } = person;
    await fill(user, {
      ...known,
      Email: 'fail-500@lintel.test',
      Company: 'Northfold',
      Website: 'not a site',
      Message: 'A banner.',
    });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(posts()).toEqual([]);
    expect(field(/^Website/)).toHaveFocus();
    await fill(user, { Website: 'www.northfold.com', Company: 'Northfold' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message was not sent.')).toBeVisible();
    expect(field(/^Message/)).toHaveValue('A banner.');
    await fill(user, { Email: 'ada@lintel.test' });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await heading('Your message was sent');
    expect(screen.getByText(/^EM-\d{4}$/)).toBeVisible();
    expect(posts()).toHaveLength(2);
  });

  it.each([
    ['/advertise', 'Send message', { Company: 'Northfold', Message: 'A banner.' }],
    ['/payment', 'Send request', { 'Invoice number': 'INV-2201', 'Name on the invoice': 'Northfold' }],
  ])('%s sends once, also with a second click while its confirmation loads', async (path, send, texts) => {
    let confirm = (): void => undefined;
    const loader = () => new Promise<null>((resolve) => (confirm = () => resolve(null)));
    const { user, router } = openWith({ path: '/confirmation', loader, element: <h1>Sent</h1> }, path);
    const button = await screen.findByRole('button', { name: send });
    const { Firm: _, ...known } = person;
    await fill(user, { ...known, ...texts });
    await user.click(button);
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await user.click(button);
    confirm();
    await heading('Sent');
    expect(posts()).toHaveLength(1);
  });

  it('stands without its figures', async () => {
    answerWith(
      http.get('*/api/content-type/top-level/all', () =>
        HttpResponse.json({ message: 'no' }, { status: 403 }),
      ),
    );
    open('/advertise');
    expect(await screen.findByText(/^Couldn’t load the figures/)).toBeVisible();
    expect(screen.getByRole('form')).toBeVisible();
  });
});

describe('paying an invoice', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('goes by email, and refuses the number of a card', async () => {
    const { user } = open('/payment');
    await heading('Pay an invoice');
    const { Firm: _, ...known } = person;
    await fill(user, {
      ...known,
      'Invoice number': '4111 1111 1111 1111',
      Amount: '1,250.00',
      'Name on the invoice': 'Northfold',
    });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(field(/^Invoice number/)).toHaveAccessibleDescription(/^Remove the card number/);
    expect(posts()).toEqual([]);
    await fill(user, { 'Invoice number': 'INV-2201' });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await heading('Your payment request was sent');
    expect(screen.getByText(/^Nothing has been paid yet/)).toBeVisible();
  });

  it.each([
    ['https://pay.example/lintel', 'https://pay.example', true],
    ['https://pay.example.evil.test/', 'https://pay.example', false],
    ['http://pay.example/', 'http://pay.example', false],
    ['javascript:alert(1)', '', false],
  ])('leads to %s only where it is allowed', async (url, origins, isAllowed) => {
    vi.stubEnv('VITE_PAYMENT_URL', url);
    vi.stubEnv('VITE_PAYMENT_ORIGINS', origins);
    open('/payment');
    await heading('Pay an invoice');
    const link = screen.queryByRole('link', { name: 'Continue to pay.example' });
    expect(link?.getAttribute('href') ?? null).toBe(isAllowed ? url : null);
    expect(screen.queryByRole('form') === null).toBe(isAllowed);
  });

  it.each(['success', 'cancelled', 'failed'])('proves nothing on the return with %s', async (status) => {
    open(`/payment-status/${status}`);
    await heading(/^The payment page reports/);
    expect(screen.getByText(/^This page is not proof/)).toBeVisible();
    expect(head().robots).toBe('noindex');
  });

  it('knows no other return', async () => {
    open('/payment-status/done');
    expect(await heading(/^Page not found/)).toBeVisible();
  });
});
