import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import { officeHoursOn } from '#src/reference-api/seed/account/ada-records.ts';
import { ADA, IRIS } from '#src/reference-api/seed/account/people.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Fox Point Row Houses. */
const PROJECT = 2;
const consultant = 'iris@lintel.test';

/** Ada's row houses, which her specifications consultant edits and the owner, who has no account, was asked to read. */
export function seedSharing({ world: { saved }, ago }: SeedContext): void {
  const at = (days: number): string => officeHoursOn(ago(days));
  saved.shares.set(1, {
    id: 1,
    project: PROJECT,
    email: consultant,
    user: IRIS,
    name: 'Iris Chen',
    right: 'edit',
    added_at: at(24),
    changed: at(24),
  });
  saved.shares.set(2, {
    id: 2,
    project: PROJECT,
    email: 'm.silva@wickenden.example',
    user: null,
    name: '',
    right: 'read',
    added_at: at(22),
    changed: at(22),
  });
  const changes: readonly (readonly [number, number, LoggedChange['what'], string])[] = [
    [24, ADA, 'people', `added ${consultant}`],
    [22, ADA, 'people', 'added m.silva@wickenden.example'],
    [20, IRIS, 'items added', '2 items'],
    [18, ADA, 'details', 'owner'],
    [9, ADA, 'issue', '1: Pricing'],
    [5, IRIS, 'outline', ''],
  ];
  changes.forEach(([days, user, what, about], index) => {
    const by = user === ADA ? 'Ada Reyes' : 'Iris Chen';
    saved.projectChanges.set(index + 1, {
      id: index + 1,
      project: PROJECT,
      user,
      what,
      about,
      by,
      at: at(days),
    });
  });
}
