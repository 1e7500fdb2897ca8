import { specFilenameFrom } from '#src/domain/specification/filename.ts';

/** The most manufacturers' sections that can be merged. */
export const mostSources = 3;

const prefix = 'merged--';
const separator = '--';

/** Unique names: the basis of design first, the others in a fixed order. */
export function mergeOrder(filenames: readonly string[], basis: string | null = null): string[] {
  const all = [...new Set(filenames)];
  const first = basis !== null && all.includes(basis) ? basis : all[0];
  if (first === undefined) return [];
  return [first, ...all.filter((one) => one !== first).toSorted()];
}

/** File name of a merged section: `merged--northfold-075423--stormglass-075423`, basis of design first. */
export const mergedName = (filenames: readonly string[]): string => `${prefix}${filenames.join(separator)}`;

/** The source files in a merged section's name, basis of design first; null for any other file. */
export function sourcesOfName(name: string): readonly string[] | null {
  if (!name.startsWith(prefix)) return null;
  const filenames = name.slice(prefix.length).split(separator);
  if (filenames.length < 2 || filenames.length > mostSources) return null;
  if (filenames.some((one) => specFilenameFrom(one) === null)) return null;
  const ordered = mergeOrder(filenames);
  return ordered.length === filenames.length && ordered.every((one, index) => one === filenames[index])
    ? filenames
    : null;
}
