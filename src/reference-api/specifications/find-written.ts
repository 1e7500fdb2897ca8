import type { Spec, Sw } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';

export function findSpec({ content }: World, filename: string): Spec | null {
  return content.all('spec').find((spec) => spec.filename === filename) ?? null;
}

/** A section by its file name: the specification, else the SpecWizard. */
export function findWritten(world: World, filename: string): Spec | Sw | null {
  return findSpec(world, filename) ?? world.content.all('sw').find((sw) => sw.filename === filename) ?? null;
}
