import { call } from '#src/api/call.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { requireData } from '#src/lib/require-data.ts';

/** The counts of all divisions and types. */
export const wholeLibrary = async ({ request: { signal } }: ScreenRequest) =>
  requireData(await call(contentTypeTopLevel, { params: { type: 'all' }, signal }));
