import type { LibraryValue } from '#src/reference-api/specifications/neutral/library-values.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';

export type ValueOf = (key: string) => LibraryValue | null;

/**
 * Puts a blank in the place of each value of a product, `{=thickness|60 mils|1.5 mm}`: what the library's products have, as a
 * decision. Tables have no blanks, so there the master's own value stays. Called for the lines of `text` in their order.
 */
export function neutralBlanks(text: string): (line: string, valueOf: ValueOf) => string {
  const taken = new Set(Array.from(text.matchAll(/\{\?([\w-]+)/g), ([, id = '']) => id));
  const seen = new Set<string>();
  const freeId = (key: string): string => {
    let id = key;
    for (let count = 2; taken.has(id); count += 1) id = `${key}-${count}`;
    taken.add(id);
    seen.add(id);
    return id;
  };
  const latest = new Map<string, string>();
  /** A blank's name is used once; those of further kinds of product get a number. */
  const idOf = (id: string): string => {
    const own = seen.has(id) ? freeId(id) : id;
    seen.add(id);
    latest.set(id, own);
    return own;
  };
  /** A line that depends on a blank depends on the one of its own kind, which is the last before it. */
  const connected = (line: string): string =>
    line.replace(/ ;; if ([\w-]+)=/, (_, id: string) => ` ;; if ${latest.get(id) ?? id}=`);
  return (line, valueOf) =>
    connected(line).replaceAll(/\{([^{}]*)\}/g, (braces, inside: string) => {
      if (inside.startsWith('?')) return `{?${renamed(inside.slice(1), idOf, valueOf)}}`;
      if (!inside.startsWith('=')) return braces;
      const [key = '', ...otherwise] = inside.slice(1).split('|');
      const isTable = line.trimStart().startsWith('|');
      return isTable
        ? `{${otherwise.join('|')}}`
        : blankOf(freeId, key, valueOf(key), otherwise.length === 0 ? undefined : otherwise.join('|'));
    });
}

/** A blank of the master, `color text "Color" =color`, by its name in this section, and with the library's value for the record's. */
function renamed(blank: string, idOf: (id: string) => string, valueOf: ValueOf): string {
  const [id = ''] = blank.split(' ', 1);
  const rest = blank.slice(id.length);
  const [, key] = / =([a-z]\w*)$/i.exec(rest) ?? [];
  if (key === undefined) return idOf(id) + rest;
  const before = rest.slice(0, rest.length - key.length - 2);
  return idOf(id) + before + initialOf(before, valueOf(key));
}

function blankOf(
  freeId: (key: string) => string,
  key: string,
  value: LibraryValue | null,
  otherwise: string | undefined,
): string {
  const [ip, si = ip] = otherwise?.split('|') ?? [];
  if (value === null) {
    if (ip !== undefined) return ip === si ? ip : `{${ip}|${si ?? ip}}`;
    return `{?${freeId(key)} text "${attributeDefinition(key)?.label ?? key}"}`;
  }
  if ('least' in value) {
    const { label, least, greatest, initial, unit } = value;
    const written = unit === null ? '' : ` "${unit}"`;
    return `{?${freeId(key)} number "${label}" ${least}..${greatest}${written} ="${initial}"}`;
  }
  if (value.options.length < 2) return value.initial;
  // What the master says fits the rest of its text best.
  const initial = ip !== undefined && value.options.includes(ip) ? ip : value.initial;
  const options = value.options.map((one) => `"${one}"`).join('/');
  return `{?${freeId(key)} select "${value.label}" ${options} ="${initial}"}`;
}

/** ` ="Tapered"`, if the blank has that value to choose. */
function initialOf(blank: string, value: LibraryValue | null): string {
  if (value === null) return '';
  const [, least, greatest] = /\s(-?[\d.]+?)\.\.(-?[\d.]+)/.exec(blank) ?? [];
  const isIn =
    'least' in value
      ? value.initial >= Number(least ?? -Infinity) && value.initial <= Number(greatest ?? Infinity)
      : blank.includes(`"${value.initial}"`) || blank.split(/[\s/]/).includes(value.initial);
  return isIn ? ` ="${value.initial}"` : '';
}
