import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { stopTime } from '#tests/support/fake-time.ts';
import { faults, type Fault } from '#tests/support/faults.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';
import { moment } from '#tests/support/stopped-time.ts';

interface Form {
  path: string;
  isPrivate?: true;
  /** The control that opens it, if any. */
  opener?: string;
  typed: Readonly<Record<string, string>>;
  button: RegExp;
  /** The call that writes. */
  sends: string;
}

const person = { 'First name': 'Ada', 'Last name': 'Okafor', Email: 'ada.okafor@lintel.test' };

/** A form of every kind that writes. */
const forms: readonly Form[] = [
  {
    path: '/company/tamarack-millwork-60733/nonclient',
    typed: { ...person, Firm: 'Okafor & Ruiz Architects', Message: 'We would specify their doors.' },
    button: /^Send (?:feedback|again)$/,
    sends: 'POST /feedback/non-client',
  },
  {
    path: '/podcast/guest',
    typed: { ...person, Topic: 'Air tests', 'What you would talk about': 'What three tests told us.' },
    button: /^Send (?:offer|again)$/,
    sends: 'POST /api/podcast-guest-requests',
  },
  {
    path: '/blog-post/guest',
    typed: { ...person, Topic: 'Air tests', 'What you would talk about': 'What three tests told us.' },
    button: /^Send (?:offer|again)$/,
    sends: 'POST /api/blog-post-guest-requests',
  },
  {
    path: '/company/northfold-systems-31250',
    typed: { ...person, Message: 'Which edge fits a curved parapet?' },
    button: /^Send (?:request|again)$/,
    sends: 'POST /api/manufacturers/email-request',
  },
  {
    path: '/advertise',
    typed: { ...person, Company: 'Okafor Panels', Message: 'We make wall panels.' },
    button: /^Send (?:message|again)$/,
    sends: 'POST /api/email',
  },
  {
    path: '/payment',
    typed: { ...person, 'Name on the invoice': 'Okafor Panels', 'Invoice number': 'A-2031' },
    button: /^Send (?:request|again)$/,
    sends: 'POST /api/email',
  },
  {
    path: '/arcatect',
    typed: { Email: 'ada.okafor@lintel.test', 'First name': 'Ada' },
    button: /^(?:Subscribe|Send again)$/,
    sends: 'POST /api/email',
  },
  {
    path: '/signin',
    typed: { Email: 'ada@lintel.test', Password: 'specify-2026' },
    button: /^Sign in$/,
    sends: 'POST /auth/local',
  },
  {
    path: '/signin/create',
    typed: { ...person, Password: 'a wholly new one' },
    button: /^Create account$/,
    sends: 'POST /api/circulation',
  },
  {
    path: '/reset/no-such-token',
    typed: { Email: 'ada@lintel.test' },
    button: /^Send (?:the link|again)$/,
    sends: 'POST /auth/local/forgot',
  },
  {
    path: '/account/profile',
    isPrivate: true,
    typed: { 'First name': 'Adelaide' },
    button: /^Save profile$/,
    sends: 'PUT /api/circulation/4201',
  },
  {
    path: '/account/change-password',
    isPrivate: true,
    typed: { 'Current password': 'specify-2026', 'New password': 'a wholly new one' },
    button: /^Change password$/,
    sends: 'PUT /api/circulation/4201/password',
  },
  {
    path: '/account/content-requests',
    isPrivate: true,
    typed: { 'Manufacturer or product': 'Overhead doors' },
    button: /^Send (?:request|again)$/,
    sends: 'POST /api/user-project-fyi',
  },
  {
    path: '/account/projects',
    isPrivate: true,
    opener: 'New project',
    typed: { Name: 'Annex' },
    button: /^Save$/,
    sends: 'POST /api/char-project',
  },
  {
    path: '/account/specwizard-projects/1',
    isPrivate: true,
    opener: 'Edit',
    typed: { 'Project name': 'Annex' },
    button: /^Save$/,
    sends: 'PUT /api/specwizard-project/1',
  },
];

let failing: Fault | null = null;
const sent: string[] = [];

function failWrites({ sends }: Form): void {
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (failing === null || request.method === 'GET') return network(request);
    sent.push(call);
    if (call !== sends) throw new Error(`Not meant to be sent: ${call}`);
    return failing.answer(request.signal);
  });
}

const field = (label: string) => {
  const found = screen
    .getAllByLabelText(new RegExp(`^${label}`))
    .find((one) => one.matches('input, textarea'));
  if (!found) throw new Error(`There is no field ${label}.`);
  return found;
};
const valueOf = (node: HTMLElement): string =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
const button = ({ button: name }: Form) =>
  screen.getAllByRole('button').findLast((one) => name.test(one.textContent)) ?? null;

it.each(forms)(
  '$path: after every failure I read why, nothing typed is lost, and I can send it again',
  { timeout: 60_000 },
  async (form) => {
    failing = null;
    const told: unknown[] = [];
    if (form.isPrivate) await signInAs('ada');
    open(form.path);
    await page();
    if (form.opener !== undefined) fireEvent.click(screen.getByRole('button', { name: form.opener }));
    await vi.waitFor(() => expect(button(form)).not.toBeNull());
    for (const [label, value] of Object.entries(form.typed))
      fireEvent.change(field(label), { target: { value } });
    failWrites(form);
    stopTime();
    // A refused token ends the session, and the form goes on after signing in again.
    const tried = faults.filter(({ status }) => status !== 401 || !form.isPrivate);
    for (const fault of tried) {
      failing = fault;
      sent.length = 0;
      const before = button(form);
      if (before) fireEvent.click(before);
      for (
        let second = 0;
        second < 26 && (second < 2 || button(form)?.hasAttribute('aria-disabled') !== false);
        second += 1
      ) {
        await vi.advanceTimersByTimeAsync(1_000);
        await moment();
      }
      const alerts = [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join(' ');
      const isTimed = fault.name === '429, again in a minute';
      expect(isTimed ? alerts : 'Too many in 60 seconds').toMatch(/Too many .*in 60 seconds/);
      told.push({
        fault: fault.name,
        sent: [...sent],
        typed: Object.fromEntries(Object.keys(form.typed).map((label) => [label, valueOf(field(label))])),
        isSaid: /not |n’t |may have|failed|is wrong/.test(alerts),
        canSend: button(form)?.hasAttribute('aria-disabled') === false,
      });
    }
    expect(told).toEqual(
      tried.map(({ name: fault }) => ({
        fault,
        sent: [form.sends],
        typed: form.typed,
        isSaid: true,
        canSend: true,
      })),
    );
  },
);
