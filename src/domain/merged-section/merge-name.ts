import { specFilenameFrom } from '#src/domain/specification/filename.ts';

/** How many makers’ sections become one. */
export const mostSources = 3;

const prefix = 'merged--';
const separator = '--';

/** The basis of design first, the others in one order, each once. */
export function mergeOrder(filenames: readonly string[], basis: string | null = null): string[] {
  const all = [...new Set(filenames)];
  const first = basis !== null && all.includes(basis) ? basis : all[0];
  if (first === undefined) return [];
  return [first, ...all.filter((one) => one !== first).toSorted()];
}

/** The name of a merged section among makers’ files: `merged--northfold-075423--stormglass-075423`, the basis first. */
export function mergedName(filenames: readonly string[]): string {
  return `${prefix}${filenames.join(separator)}`;
}

/** The files behind a merged section’s name, the basis first; null for any other file. */
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
