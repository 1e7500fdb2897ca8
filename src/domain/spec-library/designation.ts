/** A standard's part of an address: `astm-e84`, `ansi-spri-es-1`, `aama-501-1`. Empty where a text has no letter and no digit. */
export function standardSlug(designation: string): string {
  return designation
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One spelling for all: `ASTM E-84`, `astm e84` and `ASTM E 84` are the same standard; `AAMA 501.1` is not `AAMA 5011`. */
export function standardKey(designation: string): string {
  return standardSlug(designation).replace(/(?<!\d)-|-(?!\d)/g, '');
}

/** The suffixes that a designation as cited may add to the name: a year, an approval mark, a metric twin. */
const additions = /(?:\/[a-z]?\d+m|[-: ](?:19|20)?\d{2}[a-z]?(?:\s*\([^()]*\))*)$/i;

/** The keys that a designation may be listed under, the closest first: `ASTM E84-23` may be listed as `ASTM E84`. */
export function standardKeys(designation: string): string[] {
  const bare = designation.trim().replace(additions, '');
  return [...new Set([standardKey(designation), standardKey(bare)])].filter((key) => key !== '');
}

/** Of no use in an address: longer than any designation. */
const longest = 90;

/** A standard's part of an address, or null where it could be none: then no call is made. */
export function standardSlugFrom(text: string): string | null {
  const slug = text.length > longest ? '' : standardSlug(text);
  return /[a-z]/.test(slug) && /\d|^[a-z-]{2,}$/.test(slug) ? slug : null;
}
