import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import { addForAda } from '#src/reference-api/seed/account/ada-records.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Outlines of two design projects, opened and left as they are. */
export function seedSavedWork({ world, ago }: SeedContext): void {
  for (const name of ['1', '2'])
    addForAda(world.saved.savedWork, ago(5), (seq) => ({
      seq,
      kind: 'outline-specs' as const,
      name,
      value: { edits: noEdits, detail: 'outline', header: null },
    }));
}
