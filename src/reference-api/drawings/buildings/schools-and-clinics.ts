import { uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Elevation } from '#src/reference-api/drawings/buildings/elevation.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { canopy, roofScreen } from '#src/reference-api/drawings/buildings/shops-and-offices.ts';

/** The cross of a hospital. */
function cross(on: Elevation, x: number, y: number, size: number): void {
  const [a, b] = [size / 6, size / 2];
  on.shape(
    [
      [x - a, y - b],
      [x + a, y - b],
      [x + a, y - a],
      [x + b, y - a],
      [x + b, y + a],
      [x + a, y + a],
      [x + a, y + b],
      [x - a, y + b],
      [x - a, y + a],
      [x - b, y + a],
      [x - b, y - a],
      [x - a, y - a],
    ],
    MEDIUM,
    true,
  );
}

export function flag(on: Elevation, x: number, height = 34): void {
  on.line(uv(x, 0, x, height), MEDIUM);
  on.shape(
    [
      [x, height],
      [x, height - 6],
      [x + 5, height - 6.8],
      [x + 10, height - 5.6],
      [x + 10, height + 0.4],
      [x + 5, height - 0.8],
    ],
    MEDIUM,
    true,
  );
}

/** A bus or van from the side. */
export function vehicle(on: Elevation, x: number, length: number, height: number, windows: number): void {
  on.rect([x, 1.6, length, height]);
  for (const pane of times(windows))
    on.rect(
      [
        x + 1 + (pane * (length - 2)) / windows,
        height * 0.55 + 1,
        (length - 2) / windows - 0.7,
        height * 0.34,
      ],
      FINE,
      true,
    );
  for (const wheel of [0.18, 0.8]) {
    on.circle(x + length * wheel, 1.7, 1.7, MEDIUM, true);
    on.circle(x + length * wheel, 1.7, 0.7, FINE);
  }
}

export const schoolsAndClinics = {
  school: {
    sizing: { plate: 70_000, stories: [1, 3], story: 14, bay: 28, bays: [5, 8], ratio: 3 },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      on.mass(wide * 0.78, 0, wide * 0.26, high + 12);
      on.hatch([wide * 0.78, 0, wide * 0.26, high + 12], 0, 2.4);
      on.mass(0, 0, wide * 0.84, high + 2);
      on.hatch([0, 0, wide * 0.84, high], 0, 2.4);
      for (const floor of times(stories))
        for (const column of times(bays - 1))
          on.glass([column * bay + 3, floor * story + 3.4, bay - 8, 7.4], 5, 2);
      on.mass(wide * 0.38, 0, 34, high + 9);
      on.glass([wide * 0.38 + 3, 0, 28, high - 2], 6, stories * 2);
      on.circle(wide * 0.38 + 17, high + 4, 3.2);
      on.line(uv(wide * 0.38 + 17, high + 6.2, wide * 0.38 + 17, high + 4, wide * 0.38 + 18.6, high + 3));
      on.doors(wide * 0.38 + 11, 12, 8);
      canopy(on, wide * 0.38 + 4, 26, 10);
      flag(on, -12, high + 12);
      vehicle(on, wide * 0.6, 32, 8, 9);
      on.person(wide * 0.36);
      return levelsOf(size);
    },
  },
  'science-hall': {
    sizing: { plate: 32_000, stories: [3, 6], story: 15, bay: 22, bays: [6, 8] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      // Exhaust stacks of the fume hoods.
      for (const stack of times(6)) {
        const x = wide * 0.5 + stack * 9;
        on.rect([x, high + 2, 4, 26]);
        on.shape(
          uv(x - 1, high + 28, x + 5, high + 28, x + 3.4, high + 33, x + 0.6, high + 33),
          MEDIUM,
          true,
        );
      }
      roofScreen(on, wide * 0.44, wide * 0.5, high + 3, 13);
      on.mass(0, 0, wide, high + 3);
      for (const floor of times(stories)) {
        on.glass([32, floor * story + 3.6, wide - 34, 7], bays * 3);
        for (const fin of times(bays * 2))
          on.rect([34 + (fin * (wide - 38)) / (bays * 2), floor * story + 2.6, 1, 9], FINE);
      }
      on.mass(4, 0, 26, high + 9);
      on.glass([7, 1, 20, high + 4], 4, stories * 2);
      // The stair behind the glass.
      for (const floor of times(stories - 1))
        on.line(
          uv(9, floor * story + 2, 25, floor * story + 2 + story / 2, 9, floor * story + 2 + story),
          MEDIUM,
        );
      on.doors(12, 9, 9);
      on.person(bay + 14);
      return levelsOf(size);
    },
  },
  hospital: {
    sizing: { plate: 42_000, stories: [6, 12], story: 14, bay: 14, bays: [9, 11] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays } = size;
      const podium = 3 * story;
      // The pad on the roof.
      on.rect([wide * 0.5, high + 12, 40, 2], OUTLINE);
      for (const leg of [0.54, 0.72]) on.line(uv(wide * leg, high + 4, wide * leg, high + 12), MEDIUM);
      on.sign(wide * 0.5 + 20, high + 15, 6, 'H');
      on.mass(wide * 0.14, 0, wide * 0.72, high + 4);
      for (const floor of times(stories - 3)) {
        const y = (floor + 3) * story;
        for (const column of times(bays))
          on.glass(
            [
              wide * 0.14 + 2 + (column * (wide * 0.72 - 4)) / bays,
              y + 3.6,
              (wide * 0.72 - 4) / bays - 1.6,
              7,
            ],
            2,
          );
        on.line(uv(wide * 0.14, y, wide * 0.86, y));
      }
      on.rect([wide * 0.14, podium, 17, high + 4 - podium]);
      cross(on, wide * 0.14 + 8.5, high - 8, 13);
      on.mass(-wide * 0.12, 0, wide * 1.24, podium);
      for (const floor of times(3)) on.glass([-wide * 0.1, floor * story + 4, wide * 1.2, 6.4], 26);
      // The emergency entrance with its ambulance.
      on.mass(wide * 0.02, 13, 46, 5);
      on.sign(wide * 0.02 + 23, 13.8, 3.2, 'EMERGENCY');
      for (const x of [2, 42]) on.rect([wide * 0.02 + x, 0, 2, 13]);
      vehicle(on, wide * 0.02 + 12, 20, 8.4, 2);
      on.glass([wide * 0.56, 0, 34, 12], 8);
      on.person(wide * 0.5);
      return levelsOf(size);
    },
  },
  clinic: {
    sizing: { plate: 30_000, stories: [1, 3], story: 13, bay: 14, bays: [7, 10] },
    draw: (on, size) => {
      const { stories, high, wide, bays } = size;
      on.mass(0, 0, wide, high + 3);
      on.windows([34, 0.6, wide - 36, high - 0.6], bays - 2, stories, { columns: 2, across: 0.66, up: 0.5 });
      on.hatch([34, high - 2.6, wide - 34, 5], 90, 2);
      on.mass(0, 0, 32, high + 3);
      on.gable(0, high + 3, 32, 15, 3);
      on.glass([6, 0, 20, high - 2], 4, stories * 2);
      cross(on, 16, high + 7.6, 7);
      on.doors(12, 8, 8);
      canopy(on, 30, 40, 10.5);
      on.rect([66, 0, 1.4, 10.5]);
      on.sign(52, 12.6, 2.6, 'CLINIC');
      vehicle(on, wide - 22, 15, 5.4, 3);
      on.person(38);
      return levelsOf(size);
    },
  },
} satisfies Record<string, Building>;
