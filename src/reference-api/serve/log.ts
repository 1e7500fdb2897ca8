const LONGEST = 200;
const MOST_FRAMES = 8;

/** A token that resets a password, or a manufacturer's password, follows. */
const beforeSecret =
  /^(\/(?:(?:auth\/local\/)?reset|(?:api\/)?(?:outline|specwizard)-specs-report|company\/[^/]+\/(?:resources|reports))\/)/i;

/**
 * A path as it may stand in a log.
 * @internal
 */
export function withoutSecrets(path: string): string {
  const before = beforeSecret.exec(path)?.[1];
  return before === undefined ? path : `${before}…`;
}

/** What a client sent, as it may stand in a log: its beginning, without signs that a terminal obeys or that show nothing. */
export function printable(text: string): string {
  const shown = text.slice(0, LONGEST).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return text.length > LONGEST ? `${shown}… (${text.length} characters)` : shown;
}

/** Logs that a request failed, with the error and where it was thrown; a message may quote what the client sent. */
export function logFailure({ method }: { method: string }, path: string, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_FRAMES);
  const what = `${printable(method)} ${printable(withoutSecrets(path))} failed: ${printable(message)}`;
  console.error([what, ...frames.map(printable)].join('\n'));
}
