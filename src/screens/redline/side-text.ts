import { brand } from '#src/brand.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { sidesQuery, type RequestedSides, type Side } from '#src/domain/redline/requested-sides.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { guideSection } from '#src/domain/specification/guide-text.ts';
import { linesOfSaved } from '#src/domain/specification/saved-text.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines, type PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { sectionInProject } from '#src/stores/project-sections.ts';
import { savedTextBefore } from '#src/stores/saved-texts.ts';
import { draftPlace, type DraftPlace } from '#src/stores/section-drafts.ts';
import { openSection } from '#src/stores/section-work.ts';

/** The content of a side. */
export interface SideContent {
  side: Side;
  section: SpecSection;
  tree: SectionTree;
  /** The decisions behind it; null for a saved text, which has only words. */
  state: SectionState | null;
  lines: readonly PrintedLine[];
  /** Timestamp of a saved text. */
  at: number | null;
}

/** Where a person's work on a section is stored. */
export const placeOf = (filename: string, project: SpecwizardProject | null): DraftPlace =>
  project?.filename.includes(filename) === true
    ? draftPlace.project(project.seq, filename)
    : draftPlace.file(filename);

/** The address of a comparison, inside or outside of a project. */
export function addressOf(
  { project }: { project: SpecwizardProject | null },
  sides: RequestedSides,
  isChangesOnly: boolean,
): string {
  const query = sidesQuery(sides, isChangesOnly);
  return project ? to.compareInProject(project.seq, query) : to.compareSpecifications(query);
}

/** The text of a side; null if the browser has no such work. */
export function contentOf(
  side: Side,
  section: SpecSection,
  project: SpecwizardProject | null,
  options: PrintOptions,
): SideContent | null {
  if (side.text === 'guide') {
    const guide = guideSection(section);
    const tree = sectionTree(guide);
    return {
      side,
      section,
      tree,
      state: emptyState,
      lines: printedLines(tree, emptyState, options),
      at: null,
    };
  }
  const tree = sectionTree(section);
  if (side.text === 'saved') {
    const saved = savedTextBefore(placeOf(side.filename, project).name, section);
    if (saved === null) return null;
    return { side, section, tree, state: null, lines: linesOfSaved(saved, options.numbering), at: saved.at };
  }
  const state =
    side.text === 'recommended' ? chooseRecommended(tree, emptyState) : workOf(section, tree, project);
  return state && { side, section, tree, state, lines: printedLines(tree, state, options), at: null };
}

/** The person's current work, including changes that aren't stored yet. */
function workOf(
  section: SpecSection,
  tree: SectionTree,
  project: SpecwizardProject | null,
): SectionState | null {
  const place = placeOf(section.filename, project);
  if (project?.filename.includes(section.filename) === true) {
    const { state, newer } = sectionInProject(project, section.filename, tree);
    // Changes saved elsewhere are loaded when the section is opened in SpecWizard.
    if (newer === 'theirs') return state;
    return openSection(section, place, { start: state }).getState().history.present;
  }
  const { present } = openSection(section, place).getState().history;
  // An untouched section has the shared initial state object.
  return present === emptyState ? null : present;
}

/** `Northfold Roofing Systems, as recommended`. */
export function sideName(
  side: Pick<Side, 'text'>,
  section: Pick<SpecSection, 'company'>,
  project: SpecwizardProject | null,
): string {
  const { text } = side;
  if (text !== 'recommended' && text !== 'guide') return optionName(side, section, project);
  return `${plainText(section.company)}, ${text === 'guide' ? 'guide with all options' : 'as recommended'}`;
}

/** The same for a list, where the usual text is named only by its manufacturer, so that a closed list shows it whole. */
export function optionName(
  { text }: Pick<Side, 'text'>,
  section: Pick<SpecSection, 'company'>,
  project: SpecwizardProject | null,
): string {
  if (text === 'recommended') return plainText(section.company);
  if (text === 'guide') return `${plainText(section.company)}, all options`;
  const work = project === null ? `Your ${brand.specWizard} work` : project.name;
  return text === 'mine' ? work : `${work}, as saved`;
}
