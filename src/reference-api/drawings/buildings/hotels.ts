import { uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';

export const hotels = {
  hotel: {
    sizing: { plate: 22_000, stories: [6, 16], story: 10.5, bay: 13, bays: [8, 12], ratio: 3 },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      on.rect([wide * 0.42, high + 4, 24, 9]);
      on.mass(0, 0, wide, high + 4);
      on.rect([0, high, wide, 4], FINE);
      for (const floor of times(stories - 1))
        for (const column of times(bays)) {
          const [x, y] = [column * bay + 3, (floor + 1) * story + 2.6];
          on.glass([x, y + 1.6, bay - 6, 5], 2);
          // The unit below the window of each room.
          on.rect([x + 1, y, bay - 8, 1.2], FINE, true);
        }
      on.rect([0, story, wide, 1.2]);
      on.glass([4, 0, wide - 8, story - 1.6], bays * 2);
      // The drive under its roof.
      on.mass(wide * 0.34, 10, wide * 0.32, 3.4);
      for (const x of [0.36, 0.62]) on.rect([wide * x, 0, 3, 10]);
      on.doors(wide / 2 - 5, 10, 8);
      on.sign(wide / 2, high + 5.4, 6, 'HOTEL');
      on.person(wide * 0.42);
      return levelsOf(size);
    },
  },
  lodge: {
    sizing: { plate: 30_000, stories: [2, 3], story: 11, bay: 14, bays: [7, 10] },
    draw: (on, size) => {
      const { stories, story, high, wide, bay } = size;
      on.tree(-16, 46);
      on.tree(wide + 10, 40);
      on.tree(wide + 20, 50);
      // The wings below one roof, then the hall with its chimney.
      on.mass(0, 0, wide, high);
      on.shape(uv(-3, high, wide + 3, high, wide - 9, high + 20, 9, high + 20), OUTLINE);
      on.hatch([8, high, wide - 16, 20], 0, 2.4);
      on.windows([2, 1, wide - 4, high - 2], size.bays, stories, { columns: 2, rows: 2, across: 0.44 });
      for (const x of [bay, wide - 2 * bay]) {
        on.rect([x, high + 2, 10, 8]);
        on.glass([x + 2.4, high + 3, 5, 6], 2, 2);
        on.gable(x, high + 10, 10, 7, 1.6);
      }
      on.mass(wide * 0.36, 0, 6, high + 44);
      on.hatch([wide * 0.36, 0, 6, high + 44], 0, 1.8);
      const [left, hall] = [wide / 2 - 22, 44];
      on.mass(left, 0, hall, high);
      on.gable(left, high, hall, 34, 4);
      on.shape(uv(left + 10, high + 3, left + hall - 10, high + 3, left + hall / 2, high + 25), MEDIUM, true);
      on.line(uv(left + hall / 2, high + 3, left + hall / 2, high + 34), MEDIUM);
      on.glass([left + 10, 0, hall - 20, high - 2], 4, stories + 1);
      for (const x of [left + 2, left + hall - 6]) {
        on.rect([x, 0, 4, high]);
        on.rect([x - 1, 0, 6, 6]);
        on.hatch([x - 1, 0, 6, 6], 45, 1.4);
      }
      on.doors(wide / 2 - 4, 8, 8);
      on.person(wide / 2 + 16);
      return {
        ...levelsOf(size),
        levels: [...times(stories).map((floor) => floor * story), high, high + 34],
      };
    },
  },
} satisfies Record<string, Building>;
