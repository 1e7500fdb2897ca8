export type LogLevel = 'info' | 'warn' | 'error';

/** Route patterns and ids only: never typed text, tokens, or passwords. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type LogSink = (level: LogLevel, message: string, facts: LogFacts) => void;

const maxTextLength = 500;

/** Maximum number of keys to remember. The oldest are dropped first and may then be logged again. */
const maxKeys = 1_000;
const loggedKeys = new Set<string>();

let sink: LogSink = (level, message, facts) => console[level](message, facts);

function write(level: LogLevel, message: string, facts: LogFacts = {}): void {
  try {
    const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
    sink(
      level,
      oneLine(message),
      Object.fromEntries(entries.map(([key, value]) => [key, loggableFact(value)])),
    );
  } catch {
    // A failing log must not break what it reports on.
  }
}

const loggableFact = (value: LogFacts[string]): LogFacts[string] =>
  typeof value === 'string' ? oneLine(value) : value;

/** Control characters could forge log lines. */
const oneLine = (text: string): string => text.slice(0, maxTextLength).replace(/\p{Cc}/gu, ' ');

/** The application's log. Never throws. */
export const log = {
  info: (message: string, facts?: LogFacts): void => write('info', message, facts),
  warn: (message: string, facts?: LogFacts): void => write('warn', message, facts),
  error: (message: string, facts?: LogFacts): void => write('error', message, facts),
  /** Logs only the first message for each `key`. */
  once: (key: string, level: LogLevel, message: string, facts?: LogFacts): void => {
    if (loggedKeys.has(key)) return;
    const oldest = loggedKeys.size >= maxKeys ? loggedKeys.values().next().value : undefined;
    if (oldest !== undefined) loggedKeys.delete(oldest);
    loggedKeys.add(key);
    write(level, message, facts);
  },
};

/**
 * Replaces the sink and forgets the keys of `once`. Returns a function that restores the previous sink.
 */
export function setLogSink(next: LogSink): () => void {
  const former = sink;
  sink = next;
  loggedKeys.clear();
  return () => {
    sink = former;
  };
}
