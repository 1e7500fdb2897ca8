import { call } from '#src/api/call.ts';
import { authLogin, sessionCreate, usersMe } from '#src/contracts/session.ts';
import { setToken } from '#src/api/send-request.ts';
import type { User } from '#src/contracts/live-session.ts';
import { loadUserData } from '#src/services/user-data.ts';
import { beginSession, endSession } from '#src/services/session-lifecycle.ts';
import { closeAfterTest } from '#tests/support/opened.ts';

/** The sample people: `ada` has favorites, searches and projects, `ben` has nothing yet, `nora` is at Northfold, `iris` edits one of Ada’s projects. */
export type Person = 'ada' | 'ben' | 'nora' | 'iris';

/** Signs in by the true calls, with all that is loaded then, and out again after the test. */
export async function signInAs(person: Person): Promise<User> {
  const email = person === 'nora' ? 'nora@northfold.example' : `${person}@lintel.test`;
  const login = await call(authLogin, { body: { email, password: 'specify-2026' } });
  if (login.error) throw new Error(login.error.message);
  const { token } = login.data;
  setToken(token);
  const me = await call(usersMe, { fresh: true });
  if (me.error) throw new Error(me.error.message);
  await call(sessionCreate, { body: { user: me.data, token, loggedInAt: '2026-11-02T12:00:00Z' } });
  beginSession(me.data, token);
  closeAfterTest(endSession);
  await loadUserData();
  return me.data;
}
