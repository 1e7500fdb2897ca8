import { mergeOrder, mostSources, sourcesOfName, mergedName } from '#src/domain/merged-section/merge-name.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';

/**
 * The file names in an address, basis of design first: `?of=northfold-075423,stormglass-075423`. Empty if there are
 * none; null if a name is invalid or there are more than one section can merge.
 */
export function mergeChoiceFrom(query: URLSearchParams): readonly string[] | null {
  const names = (query.get('of') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const filenames = mergeOrder(names);
  if (filenames.length > mostSources || filenames.some((name) => specFilenameFrom(name) === null))
    return null;
  return filenames.length < 2 || sourcesOfName(mergedName(filenames)) !== null ? filenames : null;
}
