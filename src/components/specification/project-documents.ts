import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { keepProjectHeader, projectHeader } from '#src/stores/project-sections.ts';
import { documentMade } from '#src/stores/spec-documents.ts';

/** What a project adds to the download of its sections: its own page header, and the date of its design project. */
export function projectDocuments(
  project: SpecwizardProject,
  filename: string,
): {
  headerKey: string;
  header: Partial<DocumentHeader>;
  onHeader: (header: DocumentHeader) => void;
  onGenerated: () => void;
} {
  const { date, ...kept } = projectHeader(project.seq);
  const design = useDesignProjects.getState().projects?.find(({ seq }) => seq === project.project);
  return {
    headerKey: `document-header-${project.seq}`,
    header: {
      ...kept,
      // Without one, that of the day.
      ...(date !== '' && { date }),
      project: kept.project === '' ? (design?.name ?? project.name) : kept.project,
      number: kept.number === '' ? (design?.number ?? '') : kept.number,
    },
    onHeader: (header) => keepProjectHeader(project.seq, header),
    onGenerated: () => void documentMade(project, filename),
  };
}
