import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** Routes match decoded paths, case-insensitively. */
const secret = /^\/(?:reset|company\/[^/]+\/(?:resources|reports)|(?:outline|specwizard)-specs-report)\//i;

/** A path up to its password or token. */
export const withoutSecret = (pathname: string): string =>
  secret.exec(percentDecodeLenient(pathname))?.[0] ?? pathname;

/** Whether a path contains a password or token, so that it must not be put into other URLs or remembered. */
export const isSecretPath = (pathname: string): boolean => secret.test(percentDecodeLenient(pathname));
