import { uv, arcPoints, times } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Elevation } from '#src/reference-api/drawings/buildings/elevation.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';

/** A canopy over an entrance, hung from the wall. */
export function canopy(on: Elevation, x: number, width: number, height = 10): void {
  on.rect([x, height, width, 1.2], MEDIUM, true);
  for (const end of [x + 1, x + width - 1])
    on.line(uv(end, height + 1.2, x + width / 2 + (end - x - width / 2) * 0.8, height + 5));
}

/** Mechanical units behind a screen on a flat roof. */
export function roofScreen(on: Elevation, x: number, width: number, y: number, height = 8): void {
  on.rect([x, y, width, height]);
  on.hatch([x, y, width, height], 0, 1.4);
}

/** A fabric awning over a shop window. */
function awning(on: Elevation, x: number, y: number, width: number): void {
  on.shape(uv(x - 1, y - 3.4, x + width + 1, y - 3.4, x + width, y, x, y), MEDIUM, true);
  for (const stripe of times(5))
    on.line(uv(x - 1 + ((width + 2) * (stripe + 0.5)) / 5, y - 3.4, x + (width * (stripe + 0.5)) / 5, y));
}

export const shopsAndOffices = {
  offices: {
    sizing: { plate: 24_000, stories: [3, 8], story: 13, bay: 15, bays: [7, 12] },
    draw: (on, size) => {
      const { stories, story, high, wide } = size;
      roofScreen(on, wide * 0.5, wide * 0.3, high + 3);
      on.mass(0, 0, wide, high + 3);
      for (const floor of times(stories)) {
        on.glass([30, floor * story + 3.4, wide - 32, 6.6], size.bays * 2 - 4);
        on.hatch([30, floor * story + 10, wide - 32, 6.4], 0, 1.6);
      }
      on.mass(4, 0, 24, high + 8);
      on.glass([7, 0, 18, high + 3], 4, stories * 2);
      on.doors(12);
      canopy(on, 5, 24, 11);
      on.person(34);
      return levelsOf(size);
    },
  },
  tower: {
    sizing: { plate: 13_000, stories: [12, 26], story: 13, bay: 12, bays: [7, 9], ratio: 1 },
    draw: (on, size) => {
      const { stories, story, high, wide, bays } = size;
      roofScreen(on, wide * 0.2, wide * 0.6, high + 4, 16);
      on.mass(0, 0, wide, high + 4);
      for (const floor of times(stories - 2)) {
        const y = (floor + 2) * story;
        on.glass([0, y + 3.6, wide, story - 3.6], bays * 2);
        on.rect([0, y, wide, 3.6], FINE);
      }
      on.mass(-wide * 0.2, 0, wide * 1.4, story * 2);
      on.glass([-wide * 0.16, 1, wide * 1.32, story * 1.6], 14, 2);
      on.doors(wide / 2 - 6, 12, 10);
      canopy(on, wide / 2 - 12, 24, 12);
      on.person(-wide * 0.1);
      return levelsOf(size);
    },
  },
  loft: {
    sizing: { plate: 16_000, stories: [4, 6], story: 14, bay: 16, bays: [6, 9] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      // The water tank on its legs.
      const tank = wide * 0.72;
      for (const x of [tank - 7, tank, tank + 7]) on.line(uv(x, high + 5, x, high + 18), MEDIUM);
      on.line(uv(tank - 7, high + 5, tank + 7, high + 18, tank - 7, high + 18, tank + 7, high + 5));
      on.rect([tank - 9, high + 18, 18, 16], OUTLINE);
      on.hatch([tank - 9, high + 18, 18, 16], 90, 2);
      on.shape(uv(tank - 10, high + 34, tank + 10, high + 34, tank, high + 41), OUTLINE);
      on.mass(0, 0, wide, high + 3);
      on.hatch([0, 0, wide, high], 0, 1.9);
      on.rect([-1.5, high + 1, wide + 3, 4], OUTLINE);
      for (const column of times(bays)) {
        const x = column * bay;
        for (const floor of times(stories))
          if (floor > 0 || column !== 2) {
            on.arch([x + 2.4, floor * story + 3, bay - 4.8, 9.4], 1.6);
            for (const bar of times(3))
              on.line([
                [x + 2.4 + ((bay - 4.8) * (bar + 1)) / 4, floor * story + 3],
                [x + 2.4 + ((bay - 4.8) * (bar + 1)) / 4, floor * story + 12],
              ]);
            for (const bar of times(2))
              on.line(
                uv(x + 2.4, floor * story + 5.8 + bar * 3, x + bay - 2.4, floor * story + 5.8 + bar * 3),
              );
          }
        on.line(uv(x, 0, x, high + 1), MEDIUM);
      }
      on.doors(2 * bay + 4, 8, 9);
      canopy(on, 2 * bay + 1, 14);
      on.person(bay * 2 - 3);
      return levelsOf(size);
    },
  },
  'market-hall': {
    sizing: { plate: 90_000, stories: [1, 1], story: 18, bay: 14, bays: [9, 9] },
    draw: (on, size) => {
      for (const [x, width, wall, rise] of [
        [0, 40, 16, 14],
        [86, 40, 16, 14],
        [34, 58, 24, 24],
      ] as const) {
        const vault = arcPoints([x + width / 2, wall], width / 2, 0, 180, rise, 20);
        on.shape([[x, 0], [x + width, 0], ...vault], OUTLINE);
        on.shape(arcPoints([x + width / 2, wall], width / 2 - 3, 0, 180, rise - 3, 20), MEDIUM, true);
        for (const ray of times(7)) {
          const angle = (Math.PI * (ray + 1)) / 8;
          on.line([
            [x + width / 2, wall],
            [x + width / 2 + Math.cos(angle) * (width / 2 - 3), wall + Math.sin(angle) * (rise - 3)],
          ]);
        }
        on.shape(arcPoints([x + width / 2, wall], width * 0.18, 0, 180, rise * 0.4, 10), FINE, true);
        const stalls = Math.round(width / 13);
        for (const stall of times(stalls)) {
          const at = x + 2 + (stall * (width - 4)) / stalls;
          on.glass([at + 1, 0, (width - 4) / stalls - 2, 10], 2);
          awning(on, at + 1, 12.5, (width - 4) / stalls - 2);
        }
      }
      on.sign(63, 18.4, 4, 'MARKET');
      on.person(60);
      on.person(30);
      return { ...levelsOf(size), levels: [0, 24, 48] };
    },
  },
  arcade: {
    sizing: { plate: 26_000, stories: [2, 3], story: 16, bay: 16, bays: [6, 9] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      on.mass(0, 0, wide, high + 4);
      on.hatch([0, story + 1, wide, high - story], 0, 2);
      on.shape(
        [
          [wide / 2 - 22, high + 4],
          [wide / 2 + 22, high + 4],
          [wide / 2 + 16, high + 10],
          [wide / 2 - 16, high + 10],
        ],
        OUTLINE,
      );
      on.sign(wide / 2, high + 5.4, 3.4, 'ARCADE');
      on.rect([-1, high + 2, wide + 2, 2.4], OUTLINE);
      on.rect([0, story, wide, 1.6], FINE);
      for (const column of times(bays)) {
        const x = column * bay;
        on.arch([x + 2.5, 0, bay - 5, 14]);
        on.line(uv(x + bay / 2, 0, x + bay / 2, 9));
        awning(on, x + 3, 9.4, bay - 6);
        for (const floor of times(stories - 1))
          for (const half of [0.2, 0.56]) on.glass([x + bay * half, (floor + 1) * story + 4, 3.8, 8], 1, 2);
      }
      on.person(bay);
      return levelsOf(size);
    },
  },
  grocery: {
    sizing: { plate: 60_000, stories: [1, 1], story: 24, bay: 24, bays: [6, 9], ratio: 1.4 },
    draw: (on, size) => {
      const { high, wide } = size;
      for (const x of [0.2, 0.66]) on.rect([wide * x, high, 14, 6]);
      on.mass(0, 0, wide, high);
      on.hatch([0, 3, wide, high - 3], 90, 4);
      on.windows([wide * 0.62, 2, wide * 0.34, 11], 5, 1, { across: 0.86, up: 0.86 });
      on.mass(wide * 0.26, 0, wide * 0.32, high + 12);
      on.glass([wide * 0.28, 0, wide * 0.28, 14], 10, 2);
      on.sign(wide * 0.42, high + 1, 6.4, 'GROCERY');
      canopy(on, wide * 0.26, wide * 0.32, 15);
      // Carts in their corral.
      for (const cart of times(4)) {
        const x = wide * 0.08 + cart * 3;
        on.shape(uv(x, 1.6, x + 3.4, 1.6, x + 4.2, 3.8, x - 0.4, 3.4), FINE);
        on.circle(x + 0.6, 0.6, 0.5, FINE);
        on.circle(x + 3, 0.6, 0.5, FINE);
      }
      on.person(wide * 0.22);
      return levelsOf(size);
    },
  },
} satisfies Record<string, Building>;
