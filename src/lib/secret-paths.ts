import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** Routes are matched decoded and in any letter case. */
const secret = /^\/(?:reset|company\/[^/]+\/(?:resources|reports)|(?:outline|specwizard)-specs-report)\//i;

/** A path up to its password or token. */
export function withoutSecret(pathname: string): string {
  return secret.exec(percentDecodeLenient(pathname))?.[0] ?? pathname;
}

/** Whether a path holds a password or a token: it is not put into other addresses, nor remembered. */
export function isSecretPath(pathname: string): boolean {
  return secret.test(percentDecodeLenient(pathname));
}
