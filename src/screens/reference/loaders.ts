import { call } from '#src/api/call.ts';
import { manufacturersAssociationsByDivision } from '#src/contracts/companies.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { schoolsList } from '#src/contracts/schools.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { stateName } from '#src/lib/states.ts';

/** The counts load after the page, which is readable without them. */
export function greenBuilding({ request: { signal } }: ScreenRequest) {
  return { library: call(contentTypeTopLevel, { params: { type: 'all' }, signal }) };
}

/** In one division or in all. */
export async function resources({ request: { url, signal } }: ScreenRequest) {
  const number = new URL(url).searchParams.get('division');
  const division = number === null ? null : findDivision(number);
  if (number !== null && division === null) throw notFound();
  return {
    division,
    associations: requireData(
      await call(manufacturersAssociationsByDivision, {
        params: { division: division?.number ?? '00' },
        signal,
      }),
    ),
  };
}

/** Ignores an unknown state. */
export async function schools({ request: { url, signal } }: ScreenRequest) {
  const state = new URL(url).searchParams.get('state') ?? '';
  const all = requireData(await call(schoolsList, { signal }));
  return {
    schools: all,
    state: stateName(state) !== null && all.some((one) => one.state === state) ? state : null,
  };
}
