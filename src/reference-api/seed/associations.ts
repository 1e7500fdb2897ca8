import { associationsOfMakers } from '#src/reference-api/content/names.ts';
import type { Random } from '#src/reference-api/world/random.ts';

/** The associations that a manufacturer of these divisions belongs to; as invented as the manufacturer. */
export function membershipsOf(divisions: readonly string[], random: Random): string[] {
  const fitting = associationsOfMakers.filter((one) =>
    one.divisions.some((division) => divisions.includes(division)),
  );
  return random.sample(fitting, random.whole(1, 2)).map(({ name }) => name);
}
