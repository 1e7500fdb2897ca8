import { getLibrary } from '#src/api/home.ts';
import { listAssociations, listSchools } from '#src/api/reference.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { stateName } from '#src/lib/states.ts';

/** The counts load after the page, which is readable without them. */
export function greenBuilding({ request: { signal } }: ScreenRequest) {
  return { library: getLibrary(signal) };
}

/** In one division or in all. */
export async function resources({ request: { url, signal } }: ScreenRequest) {
  const number = new URL(url).searchParams.get('division');
  const division = number === null ? null : findDivision(number);
  if (number !== null && division === null) throw notFound();
  return { division, associations: requireData(await listAssociations(division?.number ?? '00', signal)) };
}

/** Ignores an unknown state. */
export async function schools({ request: { url, signal } }: ScreenRequest) {
  const state = new URL(url).searchParams.get('state') ?? '';
  const all = requireData(await listSchools(signal));
  return {
    schools: all,
    state: stateName(state) !== null && all.some((one) => one.state === state) ? state : null,
  };
}
