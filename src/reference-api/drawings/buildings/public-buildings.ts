import { uv, arcPoints, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { flag } from '#src/reference-api/drawings/buildings/schools-and-clinics.ts';

export const publicBuildings = {
  chapel: {
    sizing: { plate: 9000, stories: [1, 1], story: 22, bay: 8, bays: [6, 6] },
    draw: (on, size) => {
      const wide = 48;
      const steeple = size.choose([50, 58, 44]);
      on.tree(-16, 26);
      on.tree(64, 30);
      on.mass(0, 0, wide, 22);
      on.gable(0, 22, wide, 26, 3);
      for (const x of [4, 38]) on.arch([x, 5, 6, 15]);
      // The tower before the nave, with its spire and cross.
      on.mass(15, 0, 18, 58);
      on.hatch([15, 0, 18, 58], 0, 1.9);
      on.rect([14, 56, 20, 2.4], OUTLINE);
      on.shape(uv(14, 58.4, 34, 58.4, 24, 58 + steeple), OUTLINE);
      on.line(uv(24, 58.4, 24, 58 + steeple));
      on.line(uv(24, 58 + steeple, 24, 66 + steeple), OUTLINE);
      on.line(uv(21.4, 63 + steeple, 26.6, 63 + steeple), OUTLINE);
      on.circle(24, 30, 5.4, MEDIUM, true);
      for (const spoke of times(6)) {
        const angle = (Math.PI * spoke) / 6;
        on.line([
          [24 - Math.cos(angle) * 5.4, 30 - Math.sin(angle) * 5.4],
          [24 + Math.cos(angle) * 5.4, 30 + Math.sin(angle) * 5.4],
        ]);
      }
      on.arch([20, 42, 8, 12]);
      for (const slat of times(4)) on.line(uv(20, 43.6 + slat * 2, 28, 43.6 + slat * 2));
      on.arch([19, 0, 10, 14]);
      on.line(uv(24, 0, 24, 14));
      for (const step of times(3)) on.rect([17 - step, -step * 0.01, 14 + 2 * step, 1.5 - step * 0.5], FINE);
      on.person(38);
      return { grid: [0, 15, 33, 48], levels: [0, 22, 58, 58 + steeple] };
    },
  },
  'parish-hall': {
    sizing: { plate: 20_000, stories: [1, 1], story: 20, bay: 14, bays: [6, 8] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      // Along its side: a long roof, a bell on the ridge, a gabled porch.
      on.mass(0, 0, wide, 20);
      on.shape(uv(-3, 20, wide + 3, 20, wide, 48, 0, 48), OUTLINE);
      on.hatch([0, 20, wide, 28], 0, 2.6);
      on.rect([wide * 0.62, 47, 9, 12]);
      on.arch([wide * 0.62 + 2.4, 49, 4.2, 8], 2.1);
      on.gable(wide * 0.62, 59, 9, 8, 1.4);
      for (const column of times(bays)) {
        if (column > 1) on.arch([column * bay + 4, 4, 6, 12.5]);
        on.shape(
          uv(column * bay - 1.2, 0, column * bay + 1.2, 0, column * bay + 0.8, 17, column * bay - 0.8, 17),
        );
      }
      on.mass(3, 0, 22, 14);
      on.gable(3, 14, 22, 17, 2.6);
      on.arch([9, 0, 10, 12]);
      on.line(uv(14, 0, 14, 12));
      on.line(uv(14, 22, 14, 27), MEDIUM);
      on.line(uv(12.4, 25.4, 15.6, 25.4), MEDIUM);
      on.person(30);
      return { ...levelsOf(size), levels: [0, 20, 48] };
    },
  },
  courthouse: {
    sizing: { plate: 40_000, stories: [2, 3], story: 18, bay: 16, bays: [9, 9] },
    draw: (on, size) => {
      const { stories, wide } = size;
      const story = 15;
      const high = 8 + stories * story;
      const middle = wide / 2;
      // Drum, dome, and lantern.
      on.rect([middle - 17, high, 34, 16], OUTLINE);
      for (const column of times(8)) on.rect([middle - 16 + column * 4.3, high + 3, 1.8, 11], FINE);
      on.shape(arcPoints([middle, high + 16], 17, 0, 180, 18, 20), OUTLINE);
      for (const rib of [-0.6, -0.3, 0, 0.3, 0.6])
        on.line(
          uv(middle + rib * 26, high + 16, middle + rib * 14, high + 29, middle + rib * 3, high + 33.6),
        );
      on.rect([middle - 2.4, high + 33, 4.8, 6]);
      on.line(uv(middle, high + 39, middle, high + 46), MEDIUM);
      on.mass(0, 0, wide, high);
      on.rect([-1.4, high - 2, wide + 2.8, 3], OUTLINE);
      on.rect([0, 0, wide, 8]);
      on.hatch([0, 0, wide, 8], 0, 2);
      for (const floor of times(stories))
        for (const column of [0, 1, 2, 6, 7, 8])
          on.glass([column * 16 + 5, 8 + floor * story + 2, 6, story - 6], 2, 3);
      // The portico on its stairs.
      const [left, right] = [middle - 34, middle + 34];
      on.shape(uv(left - 2, high + 3, right + 2, high + 3, middle, high + 18), OUTLINE);
      on.shape(uv(left + 8, high + 5, right - 8, high + 5, middle, high + 15), FINE);
      on.rect([left, 8, right - left, high - 11], MEDIUM, true);
      on.rect([left - 2, high - 4, right - left + 4, 7], OUTLINE);
      on.arch([middle - 4, 8, 8, 18]);
      for (const column of times(6)) {
        const x = left + 1 + column * ((right - left - 6) / 5);
        on.rect([x, 9.4, 4, high - 15]);
        on.rect([x - 0.8, 8, 5.6, 1.4], FINE);
        on.rect([x - 0.8, high - 5.6, 5.6, 1.6], FINE);
      }
      for (const step of times(6))
        on.rect([left - step * 1.6, 6.6 - step * 1.32, right - left + step * 3.2, 1.4], FINE);
      on.person(left - 14);
      return {
        grid: levelsOf(size).grid,
        levels: [0, 8, ...times(stories).map((floor) => 8 + (floor + 1) * story)],
      };
    },
  },
  library: {
    sizing: { plate: 26_000, stories: [2, 4], story: 15, bay: 14, bays: [9, 11] },
    draw: (on, size) => {
      const { stories, story, high, wide } = size;
      const stacks = wide * 0.44;
      on.mass(0, 0, stacks, high + 5);
      // Tall windows like the spines of books.
      let x = 4;
      for (const book of times(14)) {
        const thick = [2.6, 4, 3.2, 4.8][book % 4] ?? 3;
        if (x + thick > stacks - 4) break;
        on.rect([x, 4, thick, high - 4 - ((book * 5) % 8)], MEDIUM, true);
        on.line(uv(x, high * 0.5 - ((book * 3) % 8), x + thick, high * 0.5 - ((book * 3) % 8)));
        x += thick + 1.6;
      }
      on.mass(stacks, 0, wide - stacks, high - 3);
      on.glass([stacks + 2, 1, wide - stacks - 4, high - 7], 16, stories * 2);
      // Readers' shelves behind the glass.
      for (const shelf of times(5))
        for (const floor of times(stories))
          on.hatch([stacks + 6 + (shelf * (wide - stacks - 10)) / 5, floor * story + 1.4, 7, 6], 90, 1);
      on.rect([stacks - 5, high - 3, wide - stacks + 14, 2.6], OUTLINE);
      on.sign(stacks / 2, high + 0.6, 3, 'LIBRARY');
      on.doors(stacks + 8, 9, 9);
      for (const step of times(2)) on.rect([stacks + 5 - step, 0, 15 + 2 * step, 1.2 - step * 0.6], FINE);
      on.person(stacks + 2);
      return levelsOf(size);
    },
  },
  'fire-station': {
    sizing: { plate: 16_000, stories: [2, 2], story: 14, bay: 20, bays: [3, 5] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      const quarters = 48;
      // The tower in which hoses dry.
      on.mass(wide + 4, 0, 15, 64);
      on.hatch([wide + 4, 0, 15, 64], 0, 2.4);
      for (const level of times(3)) on.glass([wide + 8, 34 + level * 9, 7, 6], 2, 2);
      on.mass(wide, 0, quarters, 27);
      on.hatch([wide, 0, quarters, 27], 0, 2.4);
      on.windows([wide + 2, 1, quarters - 4, 25], 4, 2, { columns: 2, across: 0.6, up: 0.5 });
      on.mass(0, 0, wide, 30);
      for (const column of times(bays)) {
        const x = column * bay + 2.6;
        if (column === 1) {
          // The engine looks out of its bay.
          on.rect([x, 0, bay - 5.2, 15], MEDIUM, true);
          on.rect([x + 2.6, 1.8, 9.6, 10]);
          on.rect([x + 3.4, 6.6, 8, 4], FINE, true);
          on.rect([x + 3.6, 2.6, 7.6, 2.8], FINE);
          for (const lamp of [3.2, 10]) on.circle(x + lamp + 0.6, 4, 0.7, FINE);
          on.rect([x + 5, 11.8, 4.8, 1.2], FINE);
          for (const wheel of [3, 9.6]) on.rect([x + wheel, 0, 2.2, 1.8], MEDIUM, true);
        } else on.glass([x, 0, bay - 5.2, 15], 4, 5);
        on.sign(column * bay + bay / 2, 17, 3, String(column + 1));
      }
      on.sign(wide / 2, 23, 4, 'FIRE STATION');
      flag(on, -10, 40);
      on.person(wide + 30);
      return { grid: times(bays + 1).map((column) => column * bay), levels: [0, 14, 30] };
    },
  },
} satisfies Record<string, Building>;
