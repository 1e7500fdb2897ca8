import type { Random } from '#src/reference-api/world/random.ts';
import { firstNames, jobTitles, lastNames } from '#src/reference-api/content/names.ts';

export interface Person {
  name: string;
  title: string;
}

export function randomPerson(random: Random): Person {
  return { name: `${random.pick(firstNames)} ${random.pick(lastNames)}`, title: random.pick(jobTitles) };
}
