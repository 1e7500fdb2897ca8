import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';
import { envelopeCladding } from '#src/reference-api/trade/podcasts/envelope-cladding.ts';
import { envelopeWalls } from '#src/reference-api/trade/podcasts/envelope-walls.ts';

const bySeries: readonly (readonly Episode[])[] = [[...envelopeWalls, ...envelopeCladding]];
const longest = Math.max(...bySeries.map(({ length }) => length));

/** All episodes, one of each series in turn, the newest first. */
export const episodes: readonly Episode[] = Array.from({ length: longest }, (_, turn) =>
  bySeries.flatMap((series) => series.slice(turn, turn + 1)),
).flat();
