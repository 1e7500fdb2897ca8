import type { Result } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile, withLinesOfFile } from '#src/domain/specification/project-lines.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { changeSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { readOfficeSection } from '#src/stores/office-sections.ts';
import { writeCommonLines } from '#src/stores/project-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { replaceSection } from '#src/stores/section-work.ts';

/**
 * Replaces a project's copy of an office's section by a newer version. The person's edits in the project go along, since
 * lines keep their ids from version to version.
 */
export async function upgradeSection(
  project: SpecwizardProject,
  before: string,
  after: string,
  state: SectionState,
): Promise<Result<SpecwizardProject>> {
  // The version must be in the account before a project refers to it.
  await loadSavedWork();
  const result = await changeSpecwizardProject(project.seq, (one) => {
    const lines = linesOfFile(one.specs, before);
    const specs = withLinesOfFile(withLinesOfFile(one.specs, before, new Set()), after, lines);
    return { ...one, filename: one.filename.map((file) => (file === before ? after : file)), specs };
  });
  const section = readOfficeSection(after);
  if (result.error || section === null) return result;
  writeCommonLines(project.seq, after, linesOfFile(result.data.specs, after));
  replaceSection(section, draftPlace.project(project.seq, after), state);
  return result;
}
