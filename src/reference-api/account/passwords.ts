import * as v from 'valibot';

import type { SampleAccess } from '#src/reference-api/account/sample-access.ts';
import { areSame, newSecret, stretched } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { normalizedPassword } from '#src/lib/checks/password.ts';

/** As OWASP asks of PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
/** No password is so long, in UTF-16 units, and normalizing and stretching it would cost. */
const LONGEST = 400;

const storedPassword = v.object({ salt: v.string(), hash: v.string(), rounds: v.number() });

export interface Passwords {
  /** Takes the same time for an unknown user (null). */
  isRight: (user: number | null, password: string) => Promise<boolean>;
  set: (user: number, password: string) => Promise<void>;
}

/** Salted and stretched. The password of the sample people is no secret and stands in the code. */
export function passwordsOf(
  world: World,
  changes: Changes,
  sample: SampleAccess | null,
  rounds = ROUNDS,
): Passwords {
  const writtenOf = (user: number) => {
    const read = v.safeParse(storedPassword, changes.written('passwords', user));
    return read.success ? read.output : null;
  };
  return {
    async isRight(user, password) {
      const written = user === null ? null : writtenOf(user);
      const given = password.length > LONGEST ? '' : normalizedPassword(password);
      const hash = await stretched(given, written?.salt ?? 'nobody', written?.rounds ?? rounds);
      if (written !== null) return areSame(hash, written.hash);
      return user !== null && world.people.has(user) && given === sample?.password;
    },
    async set(user, password) {
      const salt = newSecret();
      const hash = await stretched(normalizedPassword(password), salt, rounds);
      changes.write('passwords', user, { salt, hash, rounds });
    },
  };
}
