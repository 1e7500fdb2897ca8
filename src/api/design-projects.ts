import { call } from '#src/api/call.ts';
import {
  charProjectCreate,
  charProjectDelete,
  charProjectList,
  charProjectUpdate,
} from '#src/contracts/char-projects.ts';
import type { CharProject, CharProjectFields } from '#src/contracts/char-projects.ts';
import type { Result, Saved } from '#src/contracts/result.ts';

/** The person's design projects, the latest change first. `fresh` to see what another tab saved. */
export function listDesignProjects(signal?: AbortSignal, fresh = false): Promise<Result<CharProject[]>> {
  return call(charProjectList, { signal, fresh });
}

export function createDesignProject(body: CharProjectFields): Promise<Result<CharProject>> {
  return call(charProjectCreate, { body });
}

/** Writes all of a project, its items among it; 409 where it has changed since `updated_at`. */
export function updateDesignProject(seq: number, body: CharProjectFields): Promise<Saved<CharProject>> {
  return call(charProjectUpdate, { params: { id: seq }, body });
}

export function deleteDesignProject(seq: number): Promise<Result<{ ok: true }>> {
  return call(charProjectDelete, { params: { id: seq } });
}
