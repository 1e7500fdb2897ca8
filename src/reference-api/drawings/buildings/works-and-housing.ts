import { uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { canopy } from '#src/reference-api/drawings/buildings/shops-and-offices.ts';

export const worksAndHousing = {
  'distribution-center': {
    sizing: { plate: 250_000, stories: [1, 1], story: 40, bay: 26, bays: [8, 11] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      on.mass(0, 0, wide, 40);
      for (const column of times(bays)) {
        const x = column * bay;
        on.line(uv(x, 0, x, 40));
        on.glass([x + 8, 30, 10, 4], 3);
        if (column === bays - 1) continue;
        for (const dock of [2.6, 14]) {
          on.rect([x + dock - 1.2, 3.4, 11, 12], MEDIUM, true);
          on.rect([x + dock, 4, 8.6, 10], FINE);
          on.hatch([x + dock, 4, 8.6, 10], 0, 2);
          on.rect([x + dock + 1, 2, 1.6, 2], FINE, true);
          on.rect([x + dock + 6, 2, 1.6, 2], FINE, true);
        }
        // Trailers stand backed to some of the docks.
        if (column % 3 === 1) {
          on.rect([x + 2.2, 3.8, 9.4, 10.4]);
          on.line(uv(x + 6.9, 3.8, x + 6.9, 14.2));
          for (const wheel of [3, 8.4]) on.rect([x + wheel, 0, 2.4, 3.6], MEDIUM, true);
        }
      }
      on.mass((bays - 1) * bay, 0, bay + 8, 28);
      on.glass([(bays - 1) * bay + 3, 1, bay + 2, 22], 7, 4);
      canopy(on, (bays - 1) * bay + 8, 16, 11);
      on.person(wide - 24);
      return { ...levelsOf(size), levels: [0, 40] };
    },
  },
  works: {
    sizing: { plate: 80_000, stories: [1, 1], story: 22, bay: 26, bays: [5, 7] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      on.shape(uv(wide + 8, 0, wide + 20, 0, wide + 17.6, 96, wide + 10.4, 96), OUTLINE);
      on.hatch([wide + 10.8, 0, 6.4, 92], 0, 2.4);
      on.rect([wide + 9.4, 92, 9.2, 5], OUTLINE);
      // Saw teeth, glazed on their steep side.
      on.shape(
        [
          [0, 0],
          [wide, 0],
          [wide, 22],
          ...times(bays).flatMap((tooth): [number, number][] => {
            const x = (bays - tooth) * bay;
            return uv(x, 22, x - bay + 5, 40, x - bay, 24);
          }),
        ],
        OUTLINE,
      );
      for (const tooth of times(bays)) {
        const x = tooth * bay;
        on.shape(uv(x + 1, 25.4, x + 6, 24.8, x + 9, 35, x + 5, 38), MEDIUM, true);
        on.line(uv(x, 22, x + bay, 22));
        on.hatch([x + 1, 0, bay - 2, 21], 0, 1.9);
        if (tooth === 1) {
          on.rect([x + 5, 0, 16, 17]);
          on.hatch([x + 5, 0, 16, 17], 0, 1.2);
        } else on.windows([x + 2, 1, bay - 4, 20], 2, 1, { columns: 4, rows: 6, across: 0.8, up: 0.72 });
        on.rect([x - 0.8, 0, 1.6, 22], FINE);
      }
      on.person(bay - 3);
      return { ...levelsOf(size), levels: [0, 22, 40] };
    },
  },
  apartments: {
    sizing: { plate: 18_000, stories: [3, 8], story: 10.5, bay: 24, bays: [5, 7], ratio: 3 },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      on.mass(0, 0, wide, high + 3);
      for (const column of times(bays)) {
        const x = column * bay;
        for (const floor of times(stories)) {
          const y = floor * story;
          if (floor === 0 && column === Math.floor(bays / 2)) continue;
          on.glass([x + 16, y + 3, 5, 5], 2);
          if (column % 2 === 1) {
            on.glass([x + 5, y + 3, 6, 5], 2);
            continue;
          }
          // A sliding door behind the rail of a balcony.
          on.glass([x + 3.4, y + 0.8, 8, 7], 2);
          if (floor > 0) {
            on.rect([x + 1.4, y - 0.2, 12, 1]);
            on.rect([x + 1.4, y + 0.8, 12, 3.2], FINE);
            on.hatch([x + 1.4, y + 0.8, 12, 3.2], 90, 0.8);
          }
        }
        if (column % 2 === 1) on.hatch([x, 0, bay, high], 0, 2);
        on.line(uv(x, 0, x, high + 3), MEDIUM);
      }
      const door = Math.floor(bays / 2) * bay;
      on.glass([door + 4, 0, 16, 8.6], 4);
      canopy(on, door + 3, 18, 9.4);
      on.person(door);
      return levelsOf(size);
    },
  },
  terraces: {
    sizing: { plate: 30_000, stories: [4, 6], story: 11, bay: 15, bays: [9, 11], ratio: 3 },
    draw: (on, size) => {
      const { stories, story, bay, bays } = size;
      // Each story steps back from the one below it, with planting on the edge.
      for (const floor of times(stories).toReversed()) {
        const from = floor * bay * 0.9;
        const width = bays * bay - from;
        const y = floor * story;
        on.mass(from, y, width, story);
        on.windows([from + 2, y, width - 4, story], Math.max(2, Math.round(width / 15)), 1, {
          columns: 3,
          across: 0.76,
          up: 0.72,
        });
        if (floor === 0) continue;
        const edge = (floor - 1) * bay * 0.9;
        on.rect([edge, y, 12.5, 3], FINE);
        on.hatch([edge, y, 12.5, 3], 90, 0.9);
        for (const bush of times(3)) on.circle(edge + 2.6 + bush * 3.6, y + 3.8, 1.8, FINE, true);
      }
      on.doors(bays * bay - 20, 8, 8);
      on.person(-6);
      return levelsOf(size);
    },
  },
  'row-houses': {
    sizing: { plate: 9000, stories: [3, 3], story: 11, bay: 20, bays: [5, 8], ratio: 4 },
    draw: (on, size) => {
      const { bays, bay, wide } = size;
      for (const house of times(bays)) {
        const x = house * bay;
        const wall = 31 + ((house * 5) % 3) * 2.6;
        on.rect([x + 2, wall, 3.4, 15]);
        on.mass(x, 0, bay, wall);
        if (house % 2 === 0) {
          on.gable(x, wall, bay, 13, 0.6);
          on.circle(x + bay / 2, wall + 4.6, 1.8, MEDIUM, true);
          on.hatch([x, 0, bay, wall], 0, 1.7);
        } else {
          on.rect([x - 0.6, wall, bay + 1.2, 2.6], OUTLINE);
          on.rect([x + 5, wall + 2.6, 10, 7]);
          on.gable(x + 5, wall + 9.6, 10, 5, 1);
          on.glass([x + 7.6, wall + 3.4, 4.8, 5], 2, 2);
        }
        for (const floor of [1, 2])
          for (const pane of [2.8, 11.6]) on.glass([x + pane, 4 + floor * 9.6, 5.4, 6.8], 1, 2);
        on.glass([x + 11.2, 5.4, 6, 6.2], 2, 2);
        // The stoop before the door.
        on.rect([x + 3, 4, 4.4, 8], MEDIUM, true);
        on.arch([x + 3, 4, 4.4, 9.6], 1.4, true);
        for (const step of times(4)) on.rect([x + 2 - step * 0.01, 0, 6.4, 4 - step], FINE);
      }
      on.person(wide - 3);
      return { ...levelsOf(size), levels: [4, 13, 23, 34] };
    },
  },
} satisfies Record<string, Building>;
