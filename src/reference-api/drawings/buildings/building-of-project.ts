import { stations } from '#src/reference-api/drawings/buildings/stations.ts';
import { hotels } from '#src/reference-api/drawings/buildings/hotels.ts';
import { halls } from '#src/reference-api/drawings/buildings/halls.ts';
import type { Project } from '#src/contracts/projects.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';
import { type Building, sizeOf } from '#src/reference-api/drawings/buildings/building.ts';
import { Elevation } from '#src/reference-api/drawings/buildings/elevation.ts';
import { publicBuildings } from '#src/reference-api/drawings/buildings/public-buildings.ts';
import { schoolsAndClinics } from '#src/reference-api/drawings/buildings/schools-and-clinics.ts';
import { shopsAndOffices } from '#src/reference-api/drawings/buildings/shops-and-offices.ts';
import { worksAndHousing } from '#src/reference-api/drawings/buildings/works-and-housing.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';

const buildings = {
  ...schoolsAndClinics,
  ...halls,
  ...publicBuildings,
  ...stations,
  ...shopsAndOffices,
  ...hotels,
  ...worksAndHousing,
};
export type BuildingKey = keyof typeof buildings;

/** Words in a project's name that decide its building; without a match, the project's type does. */
const byName: readonly (readonly [RegExp, BuildingKey])[] = [
  [/loft|mill/i, 'loft'],
  [/court street|annex/i, 'offices'],
  [/exchange/i, 'tower'],
  [/market/i, 'market-hall'],
  [/arcade|depot/i, 'arcade'],
  [/grocery/i, 'grocery'],
  [/\binn\b|lodge/i, 'lodge'],
  [/hotel/i, 'hotel'],
  [/distribution/i, 'distribution-center'],
  [/bakery|works|foundry|plant/i, 'works'],
  [/hospital|bed tower/i, 'hospital'],
  [/clinic|surgery/i, 'clinic'],
  [/science|college/i, 'science-hall'],
  [/field house/i, 'field-house'],
  [/school/i, 'school'],
  [/chapel/i, 'chapel'],
  [/parish|meeting house/i, 'parish-hall'],
  [/courthouse/i, 'courthouse'],
  [/library|archives/i, 'library'],
  [/fire station/i, 'fire-station'],
  [/natatorium/i, 'natatorium'],
  [/arena/i, 'arena'],
  [/climbing/i, 'climbing-hall'],
  [/apartments|senior/i, 'apartments'],
  [/terraces/i, 'terraces'],
  [/row houses/i, 'row-houses'],
  [/ferry/i, 'ferry'],
  [/bus/i, 'bus-shop'],
  [/canopy|station/i, 'station'],
];

const byType: Readonly<Record<string, BuildingKey>> = {
  Retail: 'grocery',
  Hotel: 'hotel',
  Industrial: 'distribution-center',
  Health: 'hospital',
  Education: 'school',
  Religious: 'parish-hall',
  Public: 'courthouse',
  Recreation: 'field-house',
  Residential: 'apartments',
  Transportation: 'station',
};

/** The kind of building that stands for a project. */
export const buildingOf = ({ name, type }: Pick<Project, 'name' | 'type'>): BuildingKey =>
  byName.find(([words]) => words.test(name))?.[1] ?? byType[type] ?? 'offices';

/** Without an area, a building is as large as its kind usually is. */
const usualArea = ({ sizing: { plate, stories } }: Building): number =>
  (plate * (stories[0] + stories[1])) / 2;

/** A floor area in square feet that a project's kind of building has; `share` from 0, the smallest, to 1, the largest. */
export function likelyArea(project: Pick<Project, 'name' | 'type'>, share: number): number {
  const building: Building = buildings[buildingOf(project)];
  const { plate, stories } = building.sizing;
  const [least, most] = [plate * stories[0] * 0.8, plate * stories[1] * 1.15];
  const area = least + (most - least) * share;
  const step = area < 20_000 ? 100 : 500;
  return Math.max(step, Math.round(area / step) * step);
}

/**
 * Draws a kind of building from the front, with the stories and bays that its area in square feet calls for. The integer
 * picks the rest; the same arguments always give the same drawing.
 */
export function drawBuilding(key: BuildingKey, area: number | null, variation: number): BuildingDrawing {
  const building: Building = buildings[key];
  const size = sizeOf(building.sizing, area ?? usualArea(building), choicesFrom(variation));
  const on = new Elevation();
  const levels = building.draw(on, size);
  on.plant(variation, key === 'ferry' ? 'left' : 'both');
  return { drawing: on.toDrawing(levels), stories: size.stories };
}

export interface BuildingDrawing {
  drawing: Drawing;
  stories: number;
}

/** @internal */
export const buildingKeys = Object.keys(buildings).filter((key): key is BuildingKey =>
  Object.hasOwn(buildings, key),
);
