import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile, withLinesOfFile } from '#src/domain/specification/project-lines.ts';

/** A section of a SpecWizard project, with its chosen lines. */
export interface ProjectSection {
  filename: string;
  section: SpecwizardProject['section'][number];
  company: string;
  lines: ReadonlySet<number>;
}

/** A project's data for a section; unknown fields are blank. */
export function sectionOfProject(
  { filename: files, section, company, specs }: SpecwizardProject,
  filename: string,
): ProjectSection {
  const at = files.indexOf(filename);
  return {
    filename,
    section: section[at] ?? { number: '', title: '' },
    company: company[at] ?? '',
    lines: linesOfFile(specs, filename),
  };
}

/** The project with exactly these sections. */
export const withSections = (
  project: SpecwizardProject,
  sections: readonly ProjectSection[],
): SpecwizardProject => ({
  ...project,
  filename: sections.map(({ filename }) => filename),
  section: sections.map(({ section }) => section),
  company: sections.map(({ company }) => company),
  specs: sections.reduce<string[]>((all, { filename, lines }) => withLinesOfFile(all, filename, lines), []),
});

/** Adds a section to the project, unless it has it already. */
export function withSection(
  project: SpecwizardProject,
  section: ProjectSection,
  at = project.filename.length,
): SpecwizardProject {
  if (project.filename.includes(section.filename)) return project;
  return withSections(project, sectionsOf(project).toSpliced(at, 0, section));
}

export const withoutSection = (project: SpecwizardProject, filename: string): SpecwizardProject =>
  withSections(
    project,
    sectionsOf(project).filter((one) => one.filename !== filename),
  );

const sectionsOf = (project: SpecwizardProject): ProjectSection[] =>
  project.filename.map((one) => sectionOfProject(project, one));
