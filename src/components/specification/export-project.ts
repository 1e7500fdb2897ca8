import { saveFile } from '#src/browser/save-file.ts';
import { blankDocumentHeader, type DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { projectFileName, projectFileText } from '#src/domain/specification/project-file.ts';
import type { ProjectFile } from '#src/domain/specification/project-file.ts';

/** Saves a whole project as a file, including what is stored only in this browser. */
export function exportProject({
  name,
  header,
  sections,
}: Omit<ProjectFile, 'header'> & { header: DocumentHeader | null }): void {
  const text = projectFileText({ name, header: header ?? blankDocumentHeader, sections });
  saveFile(new Blob([text], { type: 'application/json' }), projectFileName(name));
}
