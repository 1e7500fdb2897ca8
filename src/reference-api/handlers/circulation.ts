import { requireSignIn, type SignedInCaller } from '#src/reference-api/account/account.ts';
import { requireStrongPassword } from '#src/reference-api/account/strong-password.ts';
import { profileOf, profileSeqOf } from '#src/reference-api/account/people.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { laterTimestamp, requireUnchanged } from '#src/reference-api/store/versions.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

export function circulationCalls({ account }: Context) {
  const { attempts, people, passwords, resets, personByEmail, now } = account;
  /** The caller, if it is their profile; otherwise 404. */
  const requireOwner = async (userSeq: string, caller: Caller): Promise<SignedInCaller> => {
    const who = await requireSignIn(account, caller);
    const isTheirs = numberFrom(userSeq, 'userSeq') === profileSeqOf(who.person);
    return isTheirs ? who : refuse(404, `There is no such profile: ${userSeq}.`);
  };
  /** A 409 reveals that an account exists, so frequent tries are limited like wrong passwords. */
  const countEmail = async (email: string, { address }: Caller) => {
    const keys = [`account at ${email.toLowerCase()}`, `accounts from ${address}`] as const;
    await attempts.begin(...keys);
    return () => attempts.succeeded(...keys);
  };
  /** Await nothing between this check and the write. */
  const requireUnusedEmail = (email: string, owner: number | null) => {
    const holder = personByEmail(email);
    if (holder && holder.id !== owner)
      refuse(409, 'email: An account with this email address already exists.');
  };
  return {
    'circulation.me': async ({ caller }) => profileOf((await requireSignIn(account, caller)).person),
    'circulation.create': async ({ body, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const { password, ...profile } = body;
      await requireStrongPassword('password', password, profile);
      const succeeded = await countEmail(profile.email, caller);
      const stretched = await passwords.stretch(password);
      requireUnusedEmail(profile.email, null);
      const user = people.create({ ...profile, updated_at: now() });
      passwords.write(user, stretched);
      account.shares.claim({ id: user, email: profile.email });
      await succeeded();
      return { id: profileSeqOf({ id: user }) };
    },
    'circulation.update': async ({ params, body, caller }) => {
      const { person } = await requireOwner(params.userSeq, caller);
      const { updated_at: seen, ...profile } = body;
      requireUnchanged(seen, profileOf(person));
      const succeeded = profile.email === person.email ? null : await countEmail(profile.email, caller);
      // Another write may have happened since the caller was identified.
      const present = people.find(person.id) ?? person;
      requireUnchanged(seen, profileOf(present));
      if (profile.email !== present.email) {
        requireUnusedEmail(profile.email, person.id);
        // A link already sent to the former address must not open anything.
        resets.end(person.id);
      }
      const after = { ...profile, updated_at: laterTimestamp(now(), present.updated_at) };
      people.update(person.id, after);
      await succeeded?.();
      return profileOf({ ...present, ...after });
    },
    'circulation.password': async ({ params, body, caller }) => {
      const { person, signIn } = await requireOwner(params.userSeq, caller);
      const keys = [`account ${person.email.toLowerCase()}`, `address ${caller.address}`] as const;
      await attempts.begin(...keys);
      if (!(await passwords.isCorrect(person.id, body.oldPassword)))
        refuse(422, 'oldPassword: This is not your current password.');
      await attempts.succeeded(...keys);
      await requireStrongPassword('newPassword', body.newPassword, person);
      await account.changePassword(person.id, body.newPassword, signIn);
      return { ok: true };
    },
  } satisfies Partial<Implementations>;
}
