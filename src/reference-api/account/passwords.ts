import * as v from 'valibot';
import type { SampleAccess } from '#src/reference-api/account/sample-access.ts';
import { equalInConstantTime, newSecret, stretchPassword } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { normalizedPassword } from '#src/lib/checks/password.ts';

/** What OWASP recommends for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
/** In UTF-16 units. No one's password is longer, and normalizing and stretching a long text is expensive. */
const LONGEST = 400;

const storedPassword = v.object({ salt: v.string(), hash: v.string(), rounds: v.number() });

type StretchedPassword = v.InferOutput<typeof storedPassword>;

export interface Passwords {
  /** Takes the same time for an unknown user (null), so that timing doesn't reveal which accounts exist. */
  isCorrect: (user: number | null, password: string) => Promise<boolean>;
  /** Stretches a new password for storage. Slow, so call it before any write. */
  stretch: (password: string) => Promise<StretchedPassword>;
  write: (user: number, stretched: StretchedPassword) => void;
}

/** Passwords are salted and stretched. The sample people's password is public and part of the code. */
export function createPasswords(
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
    async isCorrect(user, password) {
      const written = user === null ? null : writtenOf(user);
      const given = password.length > LONGEST ? '' : normalizedPassword(password);
      const hash = await changes.outsideTurn(() =>
        stretchPassword(given, written?.salt ?? 'nobody', written?.rounds ?? rounds),
      );
      if (written !== null) return equalInConstantTime(hash, written.hash);
      return user !== null && world.people.has(user) && given === sample?.password;
    },
    async stretch(password) {
      const salt = newSecret();
      const hash = await changes.outsideTurn(() =>
        stretchPassword(normalizedPassword(password), salt, rounds),
      );
      return { salt, hash, rounds };
    },
    write: (user, stretched) => changes.write('passwords', user, stretched),
  };
}
