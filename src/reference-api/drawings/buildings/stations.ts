import { uv, arcPoints, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { vehicle } from '#src/reference-api/drawings/buildings/schools-and-clinics.ts';

export const stations = {
  ferry: {
    sizing: { plate: 60_000, stories: [1, 1], story: 22, bay: 12, bays: [12, 12] },
    draw: (on, size) => {
      const wings = size.choose([3, 4]);
      const wing = 34;
      for (const at of times(wings)) {
        const x = at * wing;
        on.shape(
          [[x, 24], [x + wing, 24], ...arcPoints([x + wing / 2, 24], wing / 2, 0, 180, 13, 16)],
          OUTLINE,
        );
        on.line(arcPoints([x + wing / 2, 24], wing / 2 - 2, 0, 180, 11, 16));
      }
      on.glass([2, 4, wings * wing - 4, 20], wings * 6, 3);
      for (const column of times(wings + 1)) on.rect([column * wing - 1, 4, 2, 20]);
      on.sign((wings * wing) / 2, 26, 5, 'FERRY');
      // The quay on its piles, and water.
      on.rect([-6, 1, wings * wing + 8, 3], OUTLINE);
      for (const pile of times(wings * 4)) on.rect([-3 + pile * 8.6, -10, 1.8, 11]);
      const bow = wings * wing + 88;
      on.shape(uv(wings * wing + 8, 8, bow, 10, bow - 10, -4, wings * wing + 12, -4), OUTLINE);
      on.rect([wings * wing + 14, 9, 56, 7]);
      on.windows([wings * wing + 15, 9, 54, 7], 11, 1, { across: 0.66, up: 0.5 });
      on.rect([wings * wing + 22, 16, 38, 6]);
      on.windows([wings * wing + 23, 16, 36, 6], 8, 1, { across: 0.66, up: 0.5 });
      on.rect([wings * wing + 46, 22, 9, 5], MEDIUM, true);
      on.rect([wings * wing + 30, 22, 6, 9]);
      for (const wave of times(18)) {
        const x = -8 + wave * ((bow + 8) / 18);
        on.line([
          [x, -6 - (wave % 3) * 2.4],
          [x + 2, -5.4 - (wave % 3) * 2.4],
          [x + 4, -6 - (wave % 3) * 2.4],
          [x + 6, -5.4 - (wave % 3) * 2.4],
        ]);
      }
      on.person(wings * wing - 4);
      return { grid: times(wings + 1).map((column) => column * wing), levels: [4, 24, 37] };
    },
  },
  'bus-shop': {
    sizing: { plate: 70_000, stories: [1, 1], story: 30, bay: 22, bays: [5, 7] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      for (const column of times(bays)) {
        on.rect([column * bay + 5, 30, 12, 5]);
        on.hatch([column * bay + 5, 30, 12, 5], 0, 1.2);
      }
      on.mass(0, 0, wide, 31);
      on.hatch([0, 20, wide, 11], 90, 3);
      for (const column of times(bays)) {
        const x = column * bay + 3;
        if (column % 2 === 0) on.glass([x, 0, bay - 6, 18], 4, 6);
        else {
          // A bus on its lift, seen through the open door.
          on.rect([x, 0, bay - 6, 18], MEDIUM, true);
          on.rect([x + 3.6, 5, 8.8, 10.6]);
          on.rect([x + 4.4, 9, 7.2, 5], FINE, true);
          on.rect([x + 5, 14.2, 6, 1], FINE);
          for (const lamp of [5.2, 10.8]) on.circle(x + lamp, 7, 0.7, FINE);
          for (const wheel of [4, 10]) on.rect([x + wheel, 3.4, 2, 1.8], MEDIUM, true);
          for (const post of [2, 13]) on.rect([x + post, 0, 1.2, 6], FINE);
        }
      }
      on.sign(wide / 2, 24, 4.4, 'BUS MAINTENANCE');
      vehicle(on, wide + 8, 40, 9.4, 9);
      on.person(wide + 4);
      return { ...levelsOf(size), levels: [0, 31] };
    },
  },
  station: {
    sizing: { plate: 30_000, stories: [1, 1], story: 16, bay: 24, bays: [6, 8] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      // A train at the platform, below a roof like wings.
      on.mass(-4, 5, wide + 8, 10.4);
      on.hatch([-4, 12.6, wide + 8, 2.4], 0, 1);
      for (const pane of times(bays * 3))
        on.rect([1 + (pane * (wide - 2)) / (bays * 3), 9, bay / 3 - 2.4, 4], FINE, true);
      for (const door of times(bays)) on.glass([door * bay + 9.4, 6, 5, 8], 2);
      for (const wheel of times(bays * 2)) on.circle(3 + wheel * (bay / 2), 4, 1.5, MEDIUM, true);
      on.mass(-12, 0, wide + 24, 3.4);
      for (const column of times(bays)) {
        const x = column * bay + bay / 2;
        on.rect([x - 0.7, 3.4, 1.4, 15]);
        on.shape(uv(x - 0.7, 15, x + 0.7, 15, x + 9, 21, x - 9, 21));
      }
      on.shape(uv(-8, 20.6, wide + 8, 20.6, wide + 10, 23, -10, 23), OUTLINE);
      for (const seam of times(bays * 4))
        on.line(uv((seam * wide) / (bays * 4), 20.6, (seam * wide) / (bays * 4), 23));
      on.circle(wide * 0.5, 17.4, 1.8);
      for (const bench of [0.2, 0.7]) {
        on.rect([wide * bench, 4.8, 7, 0.7]);
        on.rect([wide * bench, 3.4, 0.6, 1.6], FINE);
        on.rect([wide * bench + 6.4, 3.4, 0.6, 1.6], FINE);
      }
      return { ...levelsOf(size), levels: [0, 3.4, 23] };
    },
  },
} satisfies Record<string, Building>;
