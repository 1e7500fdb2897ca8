import { contentTypes } from '#src/contracts/content-types.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { World } from '#src/reference-api/world/world.ts';
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

export function requireOwnProject({ projects }: Account, owner: number, project: number | null): void {
  if (project !== null && !projects.has(owner, project))
    refuse(422, `project: There is no design project ${project}.`);
}
