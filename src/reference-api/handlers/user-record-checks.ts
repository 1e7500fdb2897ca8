import { contentTypes } from '#src/contracts/content-types.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { accessTo } from '#src/reference-api/account/project-rights.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/** The newest first. */

export function newestFirst<Kept extends { seq: number; created_at: string }>(list: readonly Kept[]): Kept[] {
  return list.toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.seq - one.seq);
}

/** The text, trimmed; refuses with 422 naming the field if it is too long. */
export function requireShortText(field: string, text: string, longest: number): string {
  const tidy = text.trim();
  return [...tidy].length > longest ? refuse(422, `${field}: Shorten this to ${longest} characters.`) : tidy;
}

export function requireExisting(world: World, type: SavedType, id: number, field = 'content_id'): void {
  const contentType = contentTypes.find((one) => one === type);
  const item = contentType ? world.content.find(contentType, id) : world.companies.get(id);
  if (!item) refuse(422, `${field}: There is no ${type} ${id}.`);
}

/** Refuses with 422 a project that the person can't see. */
export function requireKnownProject(account: Account, person: number, project: number | null): void {
  if (project !== null && accessTo(account, person, project) === null)
    refuse(422, `project: There is no design project ${project}.`);
}

/** Clears a person's own records of a project that they no longer have. */
export function forgetProject({ favorites, specwizardProjects }: Account, person: number, seq: number): void {
  for (const favorite of favorites.list(person))
    if (favorite.project === seq) favorites.write(person, { ...favorite, project: null });
  for (const saved of specwizardProjects.list(person))
    if (saved.project === seq) specwizardProjects.write(person, { ...saved, project: null });
}
