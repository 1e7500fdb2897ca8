import { exportProject } from '#src/components/specification/export-project.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import type { SectionInFile } from '#src/domain/specification/project-file.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import type { LoadedSpecwizardProject } from '#src/screens/specwizard-projects/loaders.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { sectionInFile } from '#src/stores/merged-sections.ts';
import { projectHeader, sectionInProject } from '#src/stores/project-sections.ts';

/** Exports the project as a file. Resolves to null, or to why that failed. */
export async function exportOf(
  project: SpecwizardProject,
  loaded: LoadedSpecwizardProject['sections'],
  signal: AbortSignal,
): Promise<string | null> {
  const { seq, name, filename } = project;
  if (filename.length === 0) return 'Nothing to export: the project has no sections.';
  const sections: SectionInFile[] = [];
  for (const one of filename) {
    // Loads a section again if loading it failed before.
    const data = (await loaded.get(one))?.data ?? (await loadSection(one, signal)).data;
    if (!data) return `Couldn’t load ${one}, so the export would be incomplete. Try again.`;
    sections.push(sectionInFile(one, sectionInProject(project, one, sectionTree(data)).state));
  }
  exportProject({ name, header: projectHeader(seq), sections });
  return null;
}
