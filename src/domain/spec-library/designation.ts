/** A standard's slug: `astm-e84`, `ansi-spri-es-1`, `aama-501-1`. Empty without letters or digits. */
export const standardSlug = (designation: string): string =>
  designation
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `ASTM E-84`, `astm e84`, and `ASTM E 84` are the same; `AAMA 501.1` and `AAMA 5011` are not. */
export const standardKey = (designation: string): string =>
  standardSlug(designation).replace(/(?<!\d)-|-(?!\d)/g, '');

/** Suffixes that a citation can add to a designation: a year, an approval mark, a metric twin. */
const additions = /(?:\/[a-z]?\d+m|[-: ](?:19|20)?\d{2}[a-z]?(?:\s*\([^()]*\))*)$/i;

/** The keys under which a designation may be listed, closest first: `ASTM E84-23` may be listed as `ASTM E84`. */
export function standardKeys(designation: string): string[] {
  const bare = designation.trim().replace(additions, '');
  return [...new Set([standardKey(designation), standardKey(bare)])].filter((key) => key !== '');
}

/** Longer than any designation, so it can't be one. */
const longest = 90;

/** A standard's slug from an address; null if it can't be one, so that no call is made. */
export function standardSlugFrom(text: string): string | null {
  const slug = text.length > longest ? '' : standardSlug(text);
  return /[a-z]/.test(slug) && /\d|^[a-z-]{2,}$/.test(slug) ? slug : null;
}
