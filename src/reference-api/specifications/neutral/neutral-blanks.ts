import type { LibraryValue } from '#src/reference-api/specifications/neutral/library-values.ts';

/**
 * Puts a blank in the place of each value of a product, `{=thickness|60 mils|1.5 mm}`: what the library's products have, as a
 * decision. Tables have no blanks, so there the master's own value stays.
 */
export function neutralBlanks(
  text: string,
  valueOf: (key: string) => LibraryValue | null,
): (line: string) => string {
  const used = new Set(Array.from(text.matchAll(/\{\?([\w-]+)/g), ([, id = '']) => id));
  const idOf = (key: string): string => {
    let id = key;
    for (let count = 2; used.has(id); count += 1) id = `${key}-${count}`;
    used.add(id);
    return id;
  };
  const blank = (key: string, otherwise: string | undefined): string => {
    const value = valueOf(key);
    const [ip, si] = otherwise?.split('|') ?? [];
    const fixed = ip === undefined ? null : ip === si ? ip : `{${ip}|${si ?? ip}}`;
    if (value === null) return fixed ?? `{?${idOf(key)} text "${key}"}`;
    if ('least' in value) {
      const unit = value.unit === null ? '' : ` "${value.unit}"`;
      return `{?${idOf(key)} number "${value.label}" ${value.least}..${value.greatest}${unit} ="${value.initial}"}`;
    }
    if (value.options.length < 2) return value.initial;
    // What the master says fits the rest of its text best.
    const initial = ip !== undefined && value.options.includes(ip) ? ip : value.initial;
    const options = value.options.map((one) => `"${one}"`).join('/');
    return `{?${idOf(key)} select "${value.label}" ${options} ="${initial}"}`;
  };
  return (line) => {
    if (line.trimStart().startsWith('|'))
      return line.replaceAll(
        /\{=(\w+)\|([^}]*)\}/g,
        (_, _key: string, otherwise: string) => `{${otherwise}}`,
      );
    return line
      .replaceAll(/\{=(\w+)(?:\|([^}]*))?\}/g, (_, key: string, otherwise?: string) => blank(key, otherwise))
      .replaceAll(
        /(\{\?[^}]*?) =([a-z]\w*)\}/gi,
        (_, before: string, key: string) => `${before}${initialOf(before, valueOf(key))}}`,
      );
  };
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
