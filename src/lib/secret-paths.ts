const secret = /^\/(?:reset|company\/[^/]+\/(?:resources|reports)|(?:outline|specwizard)-specs-report)\//;

/** Whether a path holds a password or a token: it is not put into other addresses, nor remembered. */
export function isSecretPath(pathname: string): boolean {
  return secret.test(pathname);
}
