import type { Choose } from '#src/reference-api/drawings/axonometric/choices.ts';
import type { Elevation } from '#src/reference-api/drawings/buildings/elevation.ts';
import { times } from '#src/reference-api/drawings/geometry/vector.ts';

/** How large a building of this kind becomes, in feet and square feet. */
export interface Sizing {
  /** Area of a usual floor. */
  plate: number;
  stories: readonly [least: number, most: number];
  story: number;
  bay: number;
  bays: readonly [least: number, most: number];
  /** Frontage by depth. */
  ratio?: number;
}

export interface Size {
  stories: number;
  story: number;
  /** Of the walls: stories by story. */
  high: number;
  bays: number;
  bay: number;
  wide: number;
  choose: Choose;
}

/** Grid lines from left to right, and levels from the ground floor to the roof, in feet. */
export interface Levels {
  grid: readonly number[];
  levels: readonly number[];
}

export interface Building {
  sizing: Sizing;
  draw: (on: Elevation, size: Size) => Levels;
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The stories and bays of a building with this floor area. */
export function sizeOf(
  { plate, stories, story, bay, bays, ratio = 2 }: Sizing,
  area: number,
  choose: Choose,
): Size {
  const floors = within(area / plate, stories);
  const count = within(Math.sqrt((area / floors) * ratio) / bay, bays);
  return { stories: floors, story, high: floors * story, bays: count, bay, wide: count * bay, choose };
}

/** Lines between bays, of which at most seven have bubbles, and all floors. */
export function levelsOf({ stories, story, bays, bay }: Size, from = 0): Levels {
  const every = Math.ceil(bays / 6);
  return {
    grid: times(Math.floor(bays / every) + 1).map((index) => from + index * every * bay),
    levels: times(stories + 1).map((index) => index * story),
  };
}
