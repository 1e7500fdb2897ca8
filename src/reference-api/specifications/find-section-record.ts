import type { Spec, Sw } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { brokenSections } from '#src/reference-api/specifications/broken-sections.ts';

export const findSpec = ({ content }: World, filename: string): Spec | null =>
  content.all('spec').find((spec) => spec.filename === filename) ?? null;

/** A section by file name: the specification, or else the SpecWizard. */
export function findSectionRecord(world: World, filename: string): Spec | Sw | null {
  const wizard = world.content.all('sw').find((sw) => sw.filename === filename);
  return findSpec(world, filename) ?? wizard ?? brokenWizard(world, filename);
}

/** In no list; opens only by its name. */
function brokenWizard({ content }: World, filename: string): Sw | null {
  const [first] = content.all('sw');
  return first && brokenSections.has(filename) ? { ...first, filename, title: 'Broken section' } : null;
}
