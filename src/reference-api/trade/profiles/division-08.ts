import { hollowMetalDoors } from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors.ts';
import { flushWoodDoors } from '#src/reference-api/trade/profiles/division-08-flush-wood-doors.ts';
import { accessDoors } from '#src/reference-api/trade/profiles/division-08-access-doors.ts';
import { coilingDoors } from '#src/reference-api/trade/profiles/division-08-coiling-doors.ts';
import { sectionalDoors } from '#src/reference-api/trade/profiles/division-08-sectional-doors.ts';
import { automaticEntrances } from '#src/reference-api/trade/profiles/division-08-automatic-entrances.ts';
import { storefronts } from '#src/reference-api/trade/profiles/division-08-storefronts.ts';
import { curtainWalls } from '#src/reference-api/trade/profiles/division-08-curtain-walls.ts';
import { aluminumWindows } from '#src/reference-api/trade/profiles/division-08-aluminum-windows.ts';
import { unitSkylights } from '#src/reference-api/trade/profiles/division-08-unit-skylights.ts';
import { doorHardware } from '#src/reference-api/trade/profiles/division-08-door-hardware.ts';
import { glazing } from '#src/reference-api/trade/profiles/division-08-glazing.ts';
import { louvers } from '#src/reference-api/trade/profiles/division-08-wall-louvers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08: readonly SectionProfile[] = [
  hollowMetalDoors,
  flushWoodDoors,
  accessDoors,
  coilingDoors,
  sectionalDoors,
  automaticEntrances,
  storefronts,
  curtainWalls,
  aluminumWindows,
  unitSkylights,
  doorHardware,
  glazing,
  louvers,
];
