import type { Visitor } from '../visitor.ts';

const samplePassword = 'specify-2026';
const newPassword = 'four words are enough';

let made = 0;

/** Signs a sample person in, by the form, and stands on `path` then. */
export async function signIn(me: Visitor, email: string, path: string): Promise<void> {
  const isSample = /^(?:ada|ben|iris|nora)@/.test(email);
  await me.opens(`/signin?returnTo=${encodeURIComponent(path)}`);
  await me.types(['textbox', /^Email/], email);
  await me.types({ css: 'input[type="password"]' }, isSample ? samplePassword : newPassword);
  await me.clicks(['button', 'Sign in'], ['main', /.*/]);
  await me.isAt(path);
}

/** Makes an account by the form, for this journey alone; ends on `path`, signed in. */
export async function becomeUser(me: Visitor, path: string): Promise<void> {
  made += 1;
  await me.opens(`/signin/create?returnTo=${encodeURIComponent(path)}`);
  await me.types(['textbox', /^First name/], 'Cleo');
  await me.types(['textbox', /^Last name/], 'Marsh');
  await me.types(['textbox', /^Email/], `cleo-${process.pid}-${made}-${Date.now()}@lintel.test`);
  await me.types({ css: 'input[type="password"]' }, newPassword);
  await me.clicks(['button', 'Create account']);
  await me.isAt(path);
}
