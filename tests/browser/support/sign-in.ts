import { expect, type BrowserContext } from '@playwright/test';
import * as v from 'valibot';

import { authLogin, usersMe } from '#src/contracts/session.ts';

/** The sample people: `ada` has favorites, searches and projects, `iris` edits one of hers, `ben` has nothing yet. */
export type Person = 'ada' | 'ben' | 'iris';

/** Of the people that journeys make. */
export const password = 'four words are enough';
const samplePassword = 'specify-2026';

/**
 * Opens the server session of a sample person, as a sign-in in another tab would: the pages of this browser that are
 * loaded from now on find them signed in. All journeys share these two: one that changes what is kept makes a person
 * of its own.
 */
export async function signInAs({ request }: BrowserContext, person: Person): Promise<void> {
  await openSession(request, `${person}@lintel.test`);
}

let made = 0;

/** Creates a person who has nothing yet, for this journey alone; gives the email address. */
export async function createPerson({ request }: BrowserContext): Promise<string> {
  made += 1;
  const email = `cleo-${process.pid}-${made}@lintel.test`;
  const created = await request.post('/api/circulation', {
    data: {
      firstName: 'Cleo',
      lastName: 'Marsh',
      email,
      firm: '',
      title: '',
      phone: '',
      address: '',
      city: '',
      state: '',
      zip: '',
      website: '',
      password,
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  return email;
}

/** Creates a person of this journey's own and signs them in. */
export async function signInAgain(context: BrowserContext): Promise<void> {
  await openSession(context.request, await createPerson(context));
}

/** Signs a person of the journey’s own in, also in another browser. */
export async function signInWith({ request }: BrowserContext, email: string): Promise<void> {
  await openSession(request, email);
}

async function openSession(request: BrowserContext['request'], email: string): Promise<void> {
  const isSample = /^(?:ada|ben|iris)@/.test(email);
  const data = { email, password: isSample ? samplePassword : password };
  const login = await request.post('/auth/local', { data });
  expect(login.ok(), `${email} signs in`).toBe(true);
  const { token } = v.parse(authLogin.answer, await login.json());
  const headers = { authorization: `Bearer ${token}` };
  const me = await request.get('/api/users/me', { headers });
  const opened = await request.post('/api/auth-utils/session', {
    headers,
    data: {
      user: v.parse(usersMe.answer, await me.json()),
      token,
      loggedInAt: new Date().toISOString(),
    },
  });
  expect(opened.ok(), `the session of ${email} is open`).toBe(true);
}
