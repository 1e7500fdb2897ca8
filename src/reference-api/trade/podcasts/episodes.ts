import { largest } from '#src/lib/long-lists.ts';
import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';
import { carbonNumbers } from '#src/reference-api/trade/podcasts/carbon-numbers.ts';
import { contractProcess } from '#src/reference-api/trade/podcasts/contract-process.ts';
import { contractSite } from '#src/reference-api/trade/podcasts/contract-site.ts';
import { contractWords } from '#src/reference-api/trade/podcasts/contract-words.ts';
import { digitalModels } from '#src/reference-api/trade/podcasts/digital-models.ts';
import { digitalPractice } from '#src/reference-api/trade/podcasts/digital-practice.ts';
import { envelopeCladding } from '#src/reference-api/trade/podcasts/envelope-cladding.ts';
import { envelopeHidden } from '#src/reference-api/trade/podcasts/envelope-hidden.ts';
import { envelopeRoofs } from '#src/reference-api/trade/podcasts/envelope-roofs.ts';
import { envelopeWalls } from '#src/reference-api/trade/podcasts/envelope-walls.ts';
import { healthAndLand } from '#src/reference-api/trade/podcasts/health-and-land.ts';
import { interiorsDetails } from '#src/reference-api/trade/podcasts/interiors-details.ts';
import { interiorsFloors } from '#src/reference-api/trade/podcasts/interiors-floors.ts';
import { interiorsQuiet } from '#src/reference-api/trade/podcasts/interiors-quiet.ts';
import { openingsDoors } from '#src/reference-api/trade/podcasts/openings-doors.ts';
import { openingsSpecial } from '#src/reference-api/trade/podcasts/openings-special.ts';
import { openingsWindows } from '#src/reference-api/trade/podcasts/openings-windows.ts';

const bySeries: readonly (readonly Episode[])[] = [
  [...envelopeWalls, ...envelopeCladding, ...envelopeRoofs, ...envelopeHidden],
  [...openingsWindows, ...openingsDoors, ...openingsSpecial],
  [...interiorsFloors, ...interiorsQuiet, ...interiorsDetails],
  [...contractWords, ...contractProcess, ...contractSite],
  [...carbonNumbers, ...healthAndLand],
  [...digitalModels, ...digitalPractice],
];
const longest = largest(bySeries.map(({ length }) => length));

/** All episodes, one of each series in turn, the newest first. */
export const episodes: readonly Episode[] = Array.from({ length: longest }, (_, turn) =>
  bySeries.flatMap((series) => series.slice(turn, turn + 1)),
).flat();
