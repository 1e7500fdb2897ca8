import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setLogSink } from '#src/browser/log.ts';
import type { LogSink } from '#src/browser/log.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

beforeEach(plainHtml);

const url = '/company/northfold-roofing-systems-31250';
const form = () => screen.findByRole('form', { name: 'Request information from Northfold Roofing Systems' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const sent = () => sentRequests.filter(({ method }) => method === 'POST');
type Hand = ReturnType<typeof open>['user'];

const typed = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada@lintel.test',
  Firm: 'Okafor & Ruiz Architects',
  Message: 'Which eave detail suits a 3:12 roof?',
};

async function fill(user: Hand, changes: Partial<Record<keyof typeof typed, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    const input = field(new RegExp(`^${label}`));
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  }
}

const send = (user: Hand) => user.click(screen.getByRole('button', { name: /^Send/ }));

describe('a request for information', () => {
  it('begins with my name and address while I am signed in, and with nobody’s after', async () => {
    open(url);
    await form();
    expect(field(/^First name/)).toHaveValue('');
    await signInAs('ada');
    await waitFor(() => expect(field(/^First name/)).toHaveValue('Ada'));
    expect(field(/^Last name/)).toHaveValue('Reyes');
    expect(field(/^Email/)).toHaveValue('ada@lintel.test');
    endSession();
    await waitFor(() => expect(field(/^First name/)).toHaveValue(''));
  });

  it('keeps what I typed when I sign in meanwhile', async () => {
    const { user } = open(url);
    await form();
    await user.type(field(/^First name/), 'Augusta');
    await signInAs('ada');
    expect(field(/^First name/)).toHaveValue('Augusta');
  });

  it('whose products are refused says so at them', async () => {
    answerWith(
      http.post('*/api/manufacturers/email-request', () =>
        HttpResponse.json({ message: 'productIds: No.' }, { status: 422 }),
      ),
    );
    const { user } = open(url);
    await form();
    await fill(user);
    await send(user);
    const products = await screen.findByRole('group', { name: 'Which products?' });
    expect(products).toHaveAccessibleDescription('No.');
    expect(within(products).getAllByRole('checkbox')[0]).toHaveFocus();
  });

  it('is sent once, and its reference stands in place of the form', async () => {
    const bodies: unknown[] = [];
    answerWith(
      http.post('*/api/manufacturers/email-request', async ({ request }) => {
        bodies.push(await request.clone().json());
      }),
    );
    const { user } = open(url);
    await form();
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'A sample' }));
    await user.click(await screen.findByText('Which products?', { selector: 'summary' }));
    const products = screen.getByRole('group', { name: 'Which products?' });
    await user.click(within(products).getByRole('checkbox', { name: 'Brightdeck Reinforced TPO Membrane' }));
    await send(user);
    expect(await screen.findByText(/^RFI-31250-\d{4}$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your request was sent' })).toHaveFocus();
    expect(screen.queryByRole('form', { name: /^Request information/ })).toBeNull();
    expect(bodies).toEqual([
      expect.objectContaining({
        coid: 31250,
        email: 'ada@lintel.test',
        phone: '',
        productIds: [1],
        wants: ['sample'],
      }),
    ]);
    expect(
      await screen.findByText('Your request to Northfold Roofing Systems was sent.'),
    ).toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toContain('Okafor');
  });

  it('says at each field what is missing, with a list that leads there, and asks nothing', async () => {
    const { user } = open(url);
    await form();
    expect(screen.queryByText('Enter your first name.')).toBeNull();
    await send(user);
    expect(field(/^First name/)).toHaveFocus();
    expect(field(/^First name/)).toHaveAccessibleDescription('Enter your first name.');
    expect(field(/^First name/)).toBeInvalid();
    const summary = screen.getByText('Please correct 4 fields.').closest('[role=alert]');
    expect(summary).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Enter your last name.' }));
    expect(field(/^Last name/)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('takes a message back as soon as the field is mended', async () => {
    const { user } = open(url);
    await form();
    await fill(user, { Email: 'ada@lintel' });
    await send(user);
    expect(field(/^Email/)).toHaveFocus();
    expect(screen.getByText('Please correct 1 field.')).toBeVisible();
    await user.type(field(/^Email/), '.test');
    expect(field(/^Email/)).toBeValid();
    expect(screen.queryByText(/Please correct/)).toBeNull();
  });

  it('says of address, phone, ZIP code and message what each wants', async () => {
    const { user } = open(url);
    await form();
    await fill(user, { Email: 'ada@lintel', Message: '1 and sleep(5)' });
    await user.type(field(/^Phone/), '555-123-4567');
    await user.type(field(/^ZIP code/), '6484');
    await send(user);
    expect(field(/^Email/)).toHaveFocus();
    expect(field(/^Email/)).toHaveAccessibleDescription(/like name@firm\.com/);
    expect(field(/^Phone/)).toHaveAccessibleDescription(/can’t start with 555/);
    expect(field(/^ZIP code/)).toHaveAccessibleDescription(/06484/);
    expect(field(/^Message/)).toHaveAccessibleDescription(/code-like/);
    expect(sent()).toEqual([]);
  });

  it('goes out once when the button is pressed twice', async () => {
    const { user } = open(url);
    const element = await form();
    await fill(user);
    fireEvent.submit(element);
    fireEvent.submit(element);
    await user.dblClick(screen.getByRole('button', { name: /^Send/ })).catch(() => undefined);
    await screen.findByText(/^RFI-31250-/);
    expect(sent()).toHaveLength(1);
  });

  it.each<[what: string, answer: () => Response | Promise<Response>, title: string, words: RegExp]>([
    [
      '500',
      () => HttpResponse.json({}, { status: 500 }),
      'Your request was not sent.',
      /Something went wrong on our end/,
    ],
    [
      '429',
      () => HttpResponse.json({}, { status: 429, headers: { 'retry-after': '12' } }),
      'Your request was not sent.',
      /Send it again in 12 seconds/,
    ],
    ['a broken connection', () => HttpResponse.error(), 'The connection failed.', /it may have been/],
    [
      'a page of HTML',
      () => new HttpResponse('<p>Sign in', { headers: { 'content-type': 'text/html' } }),
      'Your request may have been sent.',
      /can’t tell whether the request arrived/,
    ],
  ])('after %s nothing typed is lost, and it can be sent again', async (_, answer, title, words) => {
    const lines = vi.fn<LogSink>();
    setLogSink(lines);
    let isBroken = true;
    answerWith(http.post('*/api/manufacturers/email-request', () => (isBroken ? answer() : undefined)));
    const { user } = open(url);
    await form();
    await fill(user);
    await send(user);
    const alert = await screen.findByText(title);
    expect(alert.closest('[role=alert]')).toHaveTextContent(words);
    expect(field(/^First name/)).toHaveValue('Ada');
    expect(field(/^Message/)).toHaveValue(typed.Message);
    expect(sent()).toHaveLength(1);
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/Ada|Okafor|lintel\.test/);
    isBroken = false;
    await send(user);
    expect(await screen.findByText(/^RFI-31250-/)).toBeVisible();
  });

  it.each(['fail-500@lintel.test', 'fail-429@lintel.test'])('%s fails on demand', async (email) => {
    const { user } = open(url);
    await form();
    await fill(user, { Email: email });
    await send(user);
    expect(await screen.findByText('Your request was not sent.')).toBeVisible();
    expect(field(/^Email/)).toHaveValue(email);
    expect(sent()).toHaveLength(1);
  });

  it('that the server refuses for one field shows that at the field', async () => {
    answerWith(
      http.post('*/api/manufacturers/email-request', () =>
        HttpResponse.json({ message: 'firm: Invalid length' }, { status: 400 }),
      ),
    );
    const { user } = open(url);
    await form();
    await fill(user);
    await send(user);
    await waitFor(() => expect(field(/^Firm/)).toHaveFocus());
    expect(field(/^Firm/)).toHaveAccessibleDescription('The server didn’t accept this. Please check it.');
    expect(screen.getByText('The request was not accepted.')).toBeVisible();
    await user.type(field(/^Firm/), ' LLP');
    expect(field(/^Firm/)).toBeValid();
  });

  it('is still there after leaving and coming back, for its manufacturer only', async () => {
    const { user, router } = open(url);
    await form();
    await user.type(field(/^First name/), 'Ada');
    await user.type(field(/^Message/), 'Half a question');
    await user.click(screen.getByRole('checkbox', { name: 'Pricing' }));
    await router.navigate('/company/60733');
    await screen.findByRole('form', { name: /Tamarack Millwork/ });
    expect(field(/^First name/)).toHaveValue('');
    await router.navigate(-1);
    await form();
    expect(field(/^First name/)).toHaveValue('Ada');
    expect(field(/^Message/)).toHaveValue('Half a question');
    expect(screen.getByRole('checkbox', { name: 'Pricing' })).toBeChecked();
  });

  it('keeps who asks for a second question, and nothing else', async () => {
    const { user } = open(url);
    await form();
    await fill(user);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Send another request' }));
    await form();
    expect(field(/^First name/)).toHaveValue('Ada');
    expect(field(/^Message/)).toHaveValue('');
  });

  it('works without the list of products', async () => {
    answerWith(
      http.get('*/api/manufacturers/slug/31250/product', () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = open(url);
    await form();
    expect(await screen.findByText(/Couldn’t load the list of products/)).toBeVisible();
    await fill(user);
    await send(user);
    expect(await screen.findByText(/^RFI-31250-/)).toBeVisible();
  });
});
