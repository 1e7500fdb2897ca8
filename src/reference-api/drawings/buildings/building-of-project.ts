import type { Project } from '#src/contracts/projects.ts';
import { officesAndShops } from '#src/reference-api/drawings/buildings/offices-and-shops.ts';
import { publicBuildings } from '#src/reference-api/drawings/buildings/public-buildings.ts';
import { schoolsAndHospitals } from '#src/reference-api/drawings/buildings/schools-and-hospitals.ts';
import { worksAndHousing } from '#src/reference-api/drawings/buildings/works-and-housing.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';

const buildings = { ...schoolsAndHospitals, ...publicBuildings, ...officesAndShops, ...worksAndHousing };
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
  [/bakery|works|foundry/i, 'works'],
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
export function buildingOf({ name, type }: Pick<Project, 'name' | 'type'>): BuildingKey {
  return byName.find(([words]) => words.test(name))?.[1] ?? byType[type] ?? 'offices';
}

/** Draws a kind of building. The integer picks its sizes; the same pair always gives the same drawing. */
export function drawBuilding(key: BuildingKey, variation: number): Drawing {
  const drawing = buildings[key](choicesFrom(variation)).toDrawing();
  return Math.floor(variation / 10) % 2 === 0 ? drawing : mirrored(drawing);
}

/** Mirrors the building left to right. */
function mirrored({ bounds: { min, max }, scale, shapes }: Drawing): Drawing {
  const flip = ({ x, y }: Point): Point => ({ x: min.x + max.x - x, y });
  return {
    bounds: { min, max },
    scale,
    shapes: shapes.map((shape) =>
      shape.kind === 'polyline' ? { ...shape, points: shape.points.map(flip) } : shape,
    ),
  };
}

/** @internal */
export const buildingKeys = Object.keys(buildings).filter((key): key is BuildingKey =>
  Object.hasOwn(buildings, key),
);
