import { uv, arcPoints, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { flag } from '#src/reference-api/drawings/buildings/schools-and-clinics.ts';

export const halls = {
  'field-house': {
    sizing: { plate: 120_000, stories: [1, 1], story: 24, bay: 24, bays: [8, 9] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      const rise = 34;
      const roof = (radius: number, depth: number) => arcPoints([wide / 2, 24], radius, 0, 180, depth, 30);
      on.shape([[0, 0], [wide, 0], ...roof(wide / 2, rise)], OUTLINE);
      on.shape(roof(wide / 2 - 6, rise - 4), MEDIUM, true);
      // Trusses stand behind the gable of translucent panels.
      for (const panel of times(bays * 2 - 1)) {
        const x = ((panel + 1) * wide) / (bays * 2);
        const half = wide / 2 - 6;
        const top = 24 + (rise - 4) * Math.sqrt(Math.max(0, 1 - ((x - wide / 2) / half) ** 2));
        on.line(uv(x, 24, x, top));
      }
      for (const level of [8, 18]) {
        const half = (wide / 2 - 6) * Math.sqrt(1 - (level / (rise - 4)) ** 2);
        on.line(uv(wide / 2 - half, 24 + level, wide / 2 + half, 24 + level));
      }
      on.rect([0, 22, wide, 2]);
      for (const column of times(bays)) {
        if (column !== 3 && column !== 4) on.hatch([column * bay + 2, 1, bay - 4, 20], 0, 1.8);
        on.line(uv(column * bay, 0, column * bay, 22), MEDIUM);
      }
      on.glass([3 * bay + 1, 0, 2 * bay - 2, 18], 10, 3);
      on.sign(wide / 2, 19, 3, 'FIELD HOUSE');
      // Runners on the track in front.
      for (const x of [bay, bay * 1.4, bay * 6.2]) on.person(x);
      flag(on, -10, 44);
      return { ...levelsOf(size), levels: [0, 24, 24 + rise] };
    },
  },
  natatorium: {
    sizing: { plate: 60_000, stories: [1, 1], story: 26, bay: 16, bays: [8, 9] },
    draw: (on, size) => {
      const { wide, bays } = size;
      // Cut through the pool: its water stands below the ground line.
      on.shape(uv(0, -14, 0, 44, wide, 26, wide, 0, wide - 8, 0, wide - 8, -5, 44, -6, 34, -14), OUTLINE);
      on.shape(uv(5, -12, 5, -1, wide - 10, -1, wide - 10, -4, 44, -4.4, 33, -12), MEDIUM, true);
      for (const wave of times(14)) {
        const x = 8 + (wave * (wide - 24)) / 14;
        on.line(uv(x, -1.8 - (wave % 3), x + 5, -1.8 - (wave % 3)));
      }
      on.shape(uv(3, 2, wide - 3, 2, wide - 3, 22, 3, 39), FINE);
      // The truss of the roof and glass behind the pool.
      for (const bay of times(bays)) {
        const [x, next] = [3 + (bay * (wide - 6)) / bays, 3 + ((bay + 1) * (wide - 6)) / bays];
        const top = (u: number) => 42.6 - (18 * u) / wide;
        on.line(uv(x, top(x), (x + next) / 2, top(x) - 5, next, top(next)));
        on.line(uv(x, 2, x, top(x) - 5));
      }
      on.line(uv(3, 37, wide - 3, 20.4), MEDIUM);
      // The platforms of the divers.
      on.rect([8, 0, 3, 26]);
      for (const platform of [9, 17, 26]) on.rect([8, platform, 15, 1.2]);
      on.circle(27, 12, 0.9);
      on.line(uv(26.6, 13, 24, 19, 22.6, 22), MEDIUM);
      on.person(wide - 16);
      return { ...levelsOf(size), levels: [0, 26, 44] };
    },
  },
  arena: {
    sizing: { plate: 160_000, stories: [1, 1], story: 30, bay: 20, bays: [10, 12] },
    draw: (on, size) => {
      const { wide, bays } = size;
      on.shape(arcPoints([wide / 2, 40], wide * 0.52, 0, 180, 26, 30), OUTLINE);
      for (const rib of times(9)) {
        const angle = (Math.PI * (rib + 1)) / 10;
        on.line([
          [wide / 2 + Math.cos(angle) * wide * 0.52, 40 + Math.sin(angle) * 26],
          [wide / 2 + Math.cos(angle) * wide * 0.2, 40 + 20 + Math.sin(angle) * 4],
        ]);
      }
      on.rect([-wide * 0.04, 36, wide * 1.08, 6], OUTLINE);
      on.shape(uv(wide * 0.06, 0, wide * 0.94, 0, wide, 36, 0, 36), OUTLINE, true);
      // Raking columns carry the stands.
      for (const column of times(bays + 1)) {
        const part = column / bays;
        on.shape(
          [
            [wide * (0.06 + 0.88 * part) - 0.8, 0],
            [wide * (0.06 + 0.88 * part) + 0.8, 0],
            [wide * part + 1.4, 36],
            [wide * part - 1.4, 36],
          ],
          FINE,
        );
      }
      for (const level of [12, 24])
        on.line(uv(wide * (0.06 - level / 600), level, wide * (0.94 + level / 600), level));
      on.mass(wide * 0.36, 0, wide * 0.28, 22);
      on.glass([wide * 0.38, 0, wide * 0.24, 14], 12, 2);
      on.sign(wide / 2, 16, 4.4, 'ARENA');
      for (const x of [0.3, 0.34, 0.68]) on.person(wide * x);
      return { ...levelsOf(size), levels: [0, 36, 66] };
    },
  },
  'climbing-hall': {
    sizing: { plate: 24_000, stories: [1, 1], story: 22, bay: 14, bays: [6, 8] },
    draw: (on, size) => {
      const { wide } = size;
      on.mass(30, 0, wide - 14, 22);
      on.windows([52, 1, wide - 38, 18], size.bays - 3, 1, { columns: 2, rows: 3, across: 0.74, up: 0.7 });
      on.shape(uv(0, 0, 44, 0, 50, 58, 16, 66, 6, 44), OUTLINE);
      for (const facet of [uv(6, 44, 28, 30, 50, 58), uv(0, 0, 28, 30, 44, 0)] as const)
        on.line(facet, MEDIUM);
      for (const hold of times(46)) {
        const [x, y] = [7 + ((hold * 13.7) % 36), 3 + ((hold * 7.9) % 54)];
        if (x > 6 + y * 0.18 && x < 44 + y * 0.06) on.circle(x, y, 0.8, FINE, true);
      }
      // A climber on the rope.
      on.line(uv(30, 61, 30, 40));
      on.circle(30, 41.4, 1.1);
      for (const limb of [
        uv(30, 40, 29.6, 35.6, 27, 33, 27.6, 30),
        uv(29.6, 35.6, 32.6, 33.4, 32, 30),
        uv(27, 43, 29.9, 39, 33.4, 42),
      ] as const)
        on.line(limb, MEDIUM);
      on.doors(36, 7, 8);
      on.person(47);
      return { ...levelsOf(size), levels: [0, 22, 66] };
    },
  },
} satisfies Record<string, Building>;
