type Format = 'text' | 'json';
let format: Format = 'text';

/** Sets the log format: text for people, or one JSON object per line. */
export function setLogFormat(next: Format): void {
  format = next;
}

/** Writes a structured log line; in text format, only its message. Facts never contain client input. */
export function logLine(
  level: 'info' | 'warn' | 'error',
  message: string,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  const text =
    format === 'json'
      ? JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })
      : message;
  if (level === 'info') console.log(text);
  else console.error(text);
}

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
  const places = frames.map(printableText);
  if (format === 'json') logLine('error', what, { stack: places.join('\n') });
  else console.error([what, ...places].join('\n'));
}
