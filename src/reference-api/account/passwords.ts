import * as v from 'valibot';

import { areSame, newSecret, stretched } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/changes.ts';
import type { World } from '#src/reference-api/db.ts';

const samplePassword = 'specify-2026';

/** As OWASP asks of PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
/** No password is so long, in UTF-16 units, and stretching it would cost. */
const LONGEST = 400;

const storedPassword = v.object({ salt: v.string(), hash: v.string(), rounds: v.number() });
type StoredPassword = v.InferOutput<typeof storedPassword>;

export interface Passwords {
  /** Takes the same time for an unknown user (null). */
  isRight: (user: number | null, password: string) => Promise<boolean>;
  set: (user: number, password: string) => Promise<void>;
}

/** Salted and stretched; sample users' hashes are made at the first sign-in. */
export function passwordsOf(world: World, changes: Changes, rounds = ROUNDS): Passwords {
  const make = async (password: string, salt: string): Promise<StoredPassword> => ({
    salt,
    rounds,
    hash: await stretched(password, salt, rounds),
  });
  const seeded = new Map<number, Promise<StoredPassword>>();
  const ofSample = (user: number) => {
    const made = seeded.get(user) ?? make(samplePassword, `sample/${world.seed}/${user}`);
    seeded.set(user, made);
    return made;
  };
  return {
    async isRight(user, password) {
      const written =
        user === null ? undefined : v.safeParse(storedPassword, changes.written('passwords', user));
      const isOfSample = user !== null && world.people.has(user);
      const right = written?.success ? written.output : isOfSample ? await ofSample(user) : null;
      const given = password.length > LONGEST ? '' : password;
      const hash = await stretched(given, right?.salt ?? 'nobody', right?.rounds ?? rounds);
      return right !== null && areSame(hash, right.hash);
    },
    async set(user, password) {
      changes.write('passwords', user, await make(password, newSecret()));
    },
  };
}
