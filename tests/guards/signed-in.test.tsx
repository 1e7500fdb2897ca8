import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { setLogSink } from '#src/browser/log.ts';
import { signedInOnly } from '#src/components/page/screen-route.ts';
import type { ScreenLoader, ScreenRequest } from '#src/components/page/screen-route.ts';
import { guarded } from '#src/guards/guards.ts';
import { screenRoutes } from '#src/routes.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const at = (path: string): ScreenRequest => ({
  params: {},
  request: new Request(`http://localhost${path}`),
});

const signedIn = (path: string, load: ScreenLoader) => guarded({ path, guards: signedInOnly }, load);

/** The private routes (requirements: routes). */
const privatePaths = [
  '/secure',
  '/signout',
  '/account',
  '/account/profile',
  '/account/searches',
  '/account/favorites',
  '/account/projects',
  '/account/projects/:id',
  '/account/change-password',
  '/account/content-requests',
];

describe('a screen for signed-in people', () => {
  it.each(privatePaths)('%s stands behind the guard', (path) => {
    expect(screenRoutes.find((row) => row.path === path)?.guards).toEqual([
      'reject-hostile-url',
      'signed-in',
    ]);
  });

  it('sends whoever is not signed in to sign in, and says where they wanted to go', async () => {
    const load = vi.fn<() => string>(() => 'private');
    const thrown: unknown = await Promise.resolve(
      signedIn('/account/favorites', load)(at('/account/favorites?type=cad&q=a%20b')),
    ).catch((response: unknown) => response);
    expect(thrown).toBeInstanceOf(Response);
    if (!(thrown instanceof Response)) return;
    expect(thrown.status).toBe(302);
    expect(thrown.headers.get('location')).toBe(
      `/signin?returnTo=${encodeURIComponent('/account/favorites?type=cad&q=a%20b')}`,
    );
    expect(load).not.toHaveBeenCalled();
  });

  it('is not shown inside another page', async () => {
    await signInAs('ada');
    vi.stubGlobal('top', {});
    const load = vi.fn<() => void>();
    const thrown: unknown = await Promise.resolve(signedIn('/account', load)(at('/account'))).catch(
      (response: unknown) => response,
    );
    vi.unstubAllGlobals();
    expect(thrown).toMatchObject({ status: 403 });
    expect(load).not.toHaveBeenCalled();
  });

  it('opens for whoever is signed in', async () => {
    await signInAs('ada');
    expect(await signedIn('/account', () => 'private')(at('/account'))).toBe('private');
  });

  it.each([
    '/account/projects/1?q=sleep(5)',
    '/account/favorites?x=..%2f..%2fetc%2fpasswd',
    '/account/%2e%2e%252f%252e%252e%252fetc%252fpasswd',
    '/account/profile?x=md5(1)',
    '/account/searches?q=%',
  ])(
    'is not found under the trapped address %s: no call, no way to sign in, no word of it in the log',
    async (path) => {
      const lines: string[] = [];
      setLogSink((_level, message, facts) => lines.push(JSON.stringify([message, facts])));
      const load = vi.fn<() => void>();
      const thrown: unknown = await Promise.resolve(signedIn('/account/x', load)(at(path))).catch(
        (response: unknown) => response,
      );
      expect(thrown).toMatchObject({ status: 404 });
      expect(load).not.toHaveBeenCalled();
      expect(sentRequests).toEqual([]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('/account/x');
      expect(lines[0]).not.toMatch(/sleep\(5\)|passwd|md5\(1\)/);
    },
  );

  it.each(['Sleep (2) suites', 'hexagonal (hex) bolts', 'curtain wall system(s)', 'decoder'])(
    'is reached with the ordinary words «%s» in its address',
    async (words) => {
      await signInAs('ada');
      const path = `/account/favorites?q=${encodeURIComponent(words)}`;
      expect(await signedIn('/account/favorites', () => 'here')(at(path))).toBe('here');
    },
  );

  it('leads through sign-in and back to the very address', async () => {
    const { user, path } = open('/account/change-password?from=mail');
    await user.type(await screen.findByLabelText('Email'), 'ada@lintel.test');
    expect(path()).toBe(`/signin?returnTo=${encodeURIComponent('/account/change-password?from=mail')}`);
    await user.type(screen.getByLabelText('Password'), 'specify-2026');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/account/change-password?from=mail'));
    expect(await heading(/password/i)).toBeVisible();
  });
});
