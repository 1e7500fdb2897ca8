import { applied } from '#src/reference-api/specifications/families/applied.ts';
import { built } from '#src/reference-api/specifications/families/built.ts';
import { concrete } from '#src/reference-api/specifications/families/concrete.ts';
import { devices } from '#src/reference-api/specifications/families/devices.ts';
import { equipment } from '#src/reference-api/specifications/families/equipment.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';
import { furnishing } from '#src/reference-api/specifications/families/furnishing.ts';
import { ground } from '#src/reference-api/specifications/families/ground.ts';
import { interior } from '#src/reference-api/specifications/families/interior.ts';
import { opening } from '#src/reference-api/specifications/families/opening.ts';
import { painting } from '#src/reference-api/specifications/families/painting.ts';
import { site } from '#src/reference-api/specifications/families/site.ts';
import { structural } from '#src/reference-api/specifications/families/structural.ts';
import { temporary } from '#src/reference-api/specifications/families/temporary.ts';

/** Sections whose work is done otherwise than that of their division. */
const bySection: Readonly<Record<string, Family>> = {
  '051200': structural,
  '054000': structural,
  '033000': concrete,
  '064100': furnishing,
  '068316': interior,
  '072413': applied,
  '072726': applied,
  '078100': applied,
  '078413': applied,
  '079200': applied,
  '092216': built,
  '096723': applied,
  '099123': painting,
  '077233': opening,
  '079513': built,
  '088000': built,
  '089100': built,
  '131100': equipment,
  '133419': structural,
  '211313': devices,
  '224200': devices,
  '233600': devices,
  '233700': devices,
  '251400': devices,
  '253500': devices,
  '265100': devices,
  '265600': devices,
  '271116': devices,
  '271500': devices,
  '281000': devices,
  '284600': devices,
  '400551': devices,
  '407100': devices,
  '442000': built,
};

/** Agents and tools that are used up or taken away. */
const demolition: Family = { ...temporary, verb: 'Use' };

/** Where no color is chosen. */
const heavySite: Family = { ...site, hasFinish: false };

const byDivision: Readonly<Record<string, Family>> = {
  '01': temporary,
  '02': demolition,
  '08': opening,
  '09': interior,
  '10': furnishing,
  '11': equipment,
  '12': furnishing,
  '14': equipment,
  '31': ground,
  '32': site,
  '33': ground,
  '34': heavySite,
  '35': heavySite,
};

/** How the work of a section is done. */
export function familyOf(number: string): Family {
  const division = number.slice(0, 2);
  return bySection[number] ?? byDivision[division] ?? (Number(division) >= 21 ? equipment : built);
}
