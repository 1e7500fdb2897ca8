import { HttpResponse } from 'msw';

import { setLogSink } from '#src/browser/log.ts';

/** A read to try things on: the sections that have to do with a word. */
export const related = '*/api/csinos/related';
export const question = { query: { qstr: 'roof' } } as const;
export const section = { number: '074213', number95: '07410', title: 'Metal Wall Panels', doc_count: 3 };

/** Answers in turn, the last one from then on. */
export function answers(...turns: (() => Response)[]) {
  let turn = 0;
  return () => (turns[Math.min(turn++, turns.length - 1)] ?? (() => HttpResponse.error()))();
}

export const good = () => HttpResponse.json([section]);
export const failing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ message: 'no' }, { status, headers });

/** The lines of the log from here on. */
export function logged(): string[] {
  const lines: string[] = [];
  setLogSink((level, message, facts) => lines.push(`${level} ${message} ${JSON.stringify(facts)}`));
  return lines;
}
