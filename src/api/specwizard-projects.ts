import { call } from '#src/api/call.ts';
import type { Result, Saved } from '#src/contracts/result.ts';
import {
  specwizardProjectCreate,
  specwizardProjectDelete,
  specwizardProjectGet,
  specwizardProjectMe,
  specwizardProjectSaveSpecs,
  specwizardProjectSpecs,
  specwizardProjectUpdate,
} from '#src/contracts/specwizard-projects.ts';
import type { SpecwizardProject, SpecwizardProjectFields } from '#src/contracts/specwizard-projects.ts';

/** The person's SpecWizard projects, the latest change first. `fresh` to see what another tab saved. */
export function listSpecwizardProjects(
  options: { signal?: AbortSignal; fresh?: boolean } = {},
): Promise<Result<SpecwizardProject[]>> {
  return call(specwizardProjectMe, options);
}

/** As it is now, also when another tab saved it. Missing and another user's are both 404. */
export function getSpecwizardProject(seq: number, signal?: AbortSignal): Promise<Result<SpecwizardProject>> {
  return call(specwizardProjectGet, { params: { id: seq }, signal, fresh: true });
}

/** Ids of the chosen lines, `${filename}:${line}`, as they are now. */
export function listChosenLines(seq: number): Promise<Result<string[]>> {
  return call(specwizardProjectSpecs, { params: { id: seq }, fresh: true });
}

export function createSpecwizardProject(body: SpecwizardProjectFields): Promise<Saved<SpecwizardProject>> {
  return call(specwizardProjectCreate, { body });
}

/** Name, design project and sections; 409 where `updated_at` is no longer that of the record. */
export function updateSpecwizardProject(
  seq: number,
  body: SpecwizardProjectFields,
): Promise<Saved<SpecwizardProject>> {
  return call(specwizardProjectUpdate, { params: { id: seq }, body });
}

export function deleteSpecwizardProject(seq: number): Promise<Result<{ ok: true }>> {
  return call(specwizardProjectDelete, { params: { id: seq } });
}

/** All chosen lines of the project; 409 where `seen` is no longer when it was last saved. */
export function saveChosenLines(
  seq: number,
  specs: string[],
  seen?: string,
): Promise<Saved<SpecwizardProject>> {
  return call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs, updated_at: seen } });
}
