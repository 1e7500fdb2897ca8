import { shortTitleOf } from '#src/reference-api/content/standards.ts';

/** Standards as they are listed, `ASTM E84 - Surface Burning …`: each has one short title. */
export function cited(...designations: readonly string[]): readonly string[] {
  return designations.map((designation) => `${designation} - ${shortTitleOf(designation)}`);
}
