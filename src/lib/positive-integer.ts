/** Ids are signed 32-bit numbers. */
const maxId = 2 ** 31 - 1;

/** Longest list of ids in a URL: people type or share these, so a longer one is an attack. */
const maxListLength = 200;

/** 1 to 2³¹−1, without sign, spaces, or leading zeros; else null. */
export function positiveIntegerFrom(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= maxId ? value : null;
}

/** The ids of a comma-separated list, each once; null if one is invalid or there are more than 200. */
export function positiveIntegersFrom(text: string): readonly number[] | null {
  if (text.length > maxListLength * 11) return null;
  const ids = text.split(',').map(positiveIntegerFrom);
  const valid = ids.filter((id) => id !== null);
  return valid.length === ids.length && ids.length <= maxListLength ? [...new Set(valid)] : null;
}
