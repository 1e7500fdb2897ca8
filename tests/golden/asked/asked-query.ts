/** The subject of a query of the second golden set. */
export const askedKinds = [
  'brand',
  'slang',
  'requirement',
  'question',
  'number',
  'kind',
  'title',
  'tradeWord',
  'nothing',
] as const;
export type AskedKind = (typeof askedKinds)[number];

/** A condition beside the kind of thing: a measured property, a declaration, a standard. */
export type Requirement =
  | { of: 'range'; name: string; sign: '>=' | '<=' | '='; value: number }
  | { of: 'choice'; symbol: string; value: string }
  | { of: 'declaration'; name: string }
  | { of: 'standard'; name: string }
  | { of: 'type'; name: string };

/**
 * The answer that is right or acceptable, in the words of the trade. The world may lack it: then the answer must say so
 * and lead on, and so it does not matter which products the sample world has at the moment.
 */
export interface AskedQuery {
  kind: AskedKind;
  query: string;
  /** Beginnings of section numbers of MasterFormat 04; none where any section will do. */
  sections: readonly string[];
  /** Words of its noun or title. */
  says: RegExp | null;
  requirements: readonly Requirement[];
  /** It must stand first, not just among the first five. */
  isFirst: boolean;
}

function requirementFrom(text: string): Requirement | null {
  const [, name = '', sign = '', value = ''] = /^([a-z-]+)(>=|<=|=)(-?[\d.]+)$/.exec(text) ?? [];
  if (sign === '>=' || sign === '<=' || sign === '=')
    return { of: 'range', name, sign, value: Number(value) };
  const [, word = '', rest = ''] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (word === 'declares') return { of: 'declaration', name: rest };
  if (word === 'meets') return { of: 'standard', name: rest };
  if (word === 'is') return { of: 'type', name: rest };
  return word === '' ? null : { of: 'choice', symbol: word, value: rest };
}

/**
 * One query a line: `query | sections | /noun/ | requirement | first`. Parts are told by their look: digits with commas
 * are sections, `/…/` is a word of noun or title, `stc>=50` a measure, `Class:Class A` a choice, `declares:EPD`,
 * `meets:ASTM E84`, `is:cad`.
 */
export function askedQueries(kind: AskedKind, table: string): AskedQuery[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', ...parts] = line.split(' | ').map((part) => part.trim());
      const sections = parts.filter((part) => /^\d[\d,]*$/.test(part)).flatMap((part) => part.split(','));
      const says = parts.find((part) => part.startsWith('/'));
      return {
        kind,
        query,
        sections,
        says: says === undefined ? null : new RegExp(says.slice(1, -1), 'i'),
        requirements: parts.flatMap((part) => requirementFrom(part) ?? []),
        isFirst: parts.includes('first'),
      };
    });
}
