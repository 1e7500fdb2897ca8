import { today } from '#src/browser/clock.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { writeProjectHeader, projectHeader } from '#src/stores/project-sections.ts';
import { recordDocument } from '#src/services/spec-documents.ts';

/** The project's props for `DocumentsOut`: its own page header, and the date of its design project. */
export function useProjectDocuments(
  project: SpecwizardProject,
  filename: string,
): {
  headerKey: string;
  header: Partial<DocumentHeader>;
  onHeader: (header: DocumentHeader) => void;
  onGenerated: () => void;
} {
  const design = useDesignProjects(({ projects }) => projects?.find(({ seq }) => seq === project.project));
  const usual = {
    project: design?.name ?? project.name,
    number: design?.number ?? '',
    date: fullDate(today()) ?? '',
  };
  const kept = projectHeader(project.seq);
  const typed = Object.entries(kept).filter(([, value]) => value !== '');
  return {
    headerKey: `document-header-${project.seq}`,
    header: { ...usual, ...Object.fromEntries(typed) },
    onHeader: (header) => {
      // Don't store values that equal the defaults, so that they keep following the project and the date.
      const own = (field: keyof typeof usual): string =>
        header[field] === usual[field] ? '' : header[field];
      writeProjectHeader(project.seq, {
        ...header,
        project: own('project'),
        number: own('number'),
        date: own('date'),
      });
    },
    onGenerated: () => void recordDocument(project, filename),
  };
}
