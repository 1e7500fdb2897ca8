const LONGEST = 200;
const MOST_FRAMES = 8;

/** What follows is a secret: a reset token or a manufacturer's password. */
const beforeSecret =
  /^(\/(?:(?:auth\/local\/)?reset|(?:api\/)?(?:outline|specwizard)-specs-report|company\/[^/]+\/(?:resources|reports))\/)/i;

/**
 * A path without secrets, for the log.
 * @internal
 */
export function withoutSecrets(path: string): string {
  const before = beforeSecret.exec(path)?.[1];
  return before === undefined ? path : `${before}…`;
}

/** Client input for the log: its beginning, without control and invisible characters. */
export function printableText(text: string): string {
  const shown = text.slice(0, LONGEST).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return text.length > LONGEST ? `${shown}… (${text.length} characters)` : shown;
}

/** Logs a failed request with the error's class and place, but not its message, which may quote the client. */
export function logFailure({ method }: { method: string }, path: string, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_FRAMES);
  const what = `${printableText(method)} ${printableText(withoutSecrets(path))} failed: ${printableText(message)}`;
  console.error([what, ...frames.map(printableText)].join('\n'));
}
