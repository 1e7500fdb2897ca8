import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { typedLines, typedText } from '#src/contracts/forms/fields.ts';
import { callIds, examples } from '../../scripts/contract/examples.ts';

/** What a paste or a program brings along, and nobody sees. */
const unseen = ['\u0000', '\u0007', '\u001B', '\u007F', '\u009F', '\u202A', '\u202E', '\u2066', '\u2069'];

/** Secrets, which are taken to the letter, and what is only compared with a record, never kept. */
const literal: Readonly<Record<string, string>> = {
  password: 'a secret',
  oldPassword: 'a secret',
  newPassword: 'a secret',
  webabrv: 'compared with the abbreviations of manufacturers',
  'activities.search query.match.title': 'compared with titles',
  'specwizards.esSearch query.match.filename': 'compared with file names',
  'savedWork.update value.detail': 'the site’s own record, read by its schema; documents take them out',
  'auth.login email': 'compared with the addresses of accounts',
  'auth.forgot email': 'compared with the addresses of accounts',
  'session.create user.email': 'dropped: a session shows the account as it is recorded',
  'session.create user.firstName': 'dropped: a session shows the account as it is recorded',
  'session.create user.lastName': 'dropped: a session shows the account as it is recorded',
};

/** Every text in a value, by the way to it. */
function textsIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...way, key]));
}

function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return change(String(value));
  if (Array.isArray(value))
    return value.map((inner: unknown, at) => (String(at) === key ? changed(inner, rest, change) : inner));
  const entries = Object.entries(v.parse(v.record(v.string(), v.unknown()), value));
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? changed(inner, rest, change) : inner]),
  );
}

const fields = callIds.flatMap((id) =>
  textsIn(examples[id].body)
    .filter((way) => !((way.at(-1) ?? '') in literal) && !(`${id} ${way.join('.')}` in literal))
    .map((way) => ({ id, way, field: way.join('.') })),
);

describe('signs that nobody sees, in a text that a call takes', () => {
  it.each(fields)('$id $field: are taken out, or the text is refused', ({ id, way }) => {
    const { body }: Call = calls[id];
    expect(v.safeParse(body ?? v.never(), examples[id].body).success).toBe(true);
    const kept = unseen.filter((sign) => {
      const sent = changed(examples[id].body, way, (text) => `${text}A${sign}B`);
      const read = v.safeParse(body ?? v.never(), sent);
      return read.success && JSON.stringify(read.output).includes(JSON.stringify(sign).slice(1, -1));
    });
    expect(kept).toEqual([]);
  });

  it('leave the words around them as they are', () => {
    expect(
      v.parse(
        typedText(80, () => null),
        ' Low\u0000 roof\u202E\tat\r\nDock\u200F 4 ',
      ),
    ).toBe('Low roof at Dock\u200F 4');
    expect(
      v.parse(
        typedLines(80, () => null),
        'Low\u0000 roof\r\n\tat\u202E Dock',
      ),
    ).toBe('Low roof\r\n\tat Dock');
  });
});
