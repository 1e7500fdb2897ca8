import { today } from '#src/browser/clock.ts';
import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import type { CheckedProject } from '#src/domain/project-manual/checks/checked-project.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { projectTypeOf, publicTypeCode } from '#src/domain/project-types.ts';
import { binderItems } from '#src/screens/outline-specs/outline-items.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { loadMerged } from '#src/services/merge-sources.ts';
import { readAnswers } from '#src/stores/merged-sections.ts';

/** Checks these sections of the project, whose specifications have been read. */
export async function checkOutline(
  { project, records, specwizards }: LoadedOutline,
  sections: readonly OutlineSection[],
  print: CheckedProject['print'],
  signal: AbortSignal,
): Promise<readonly ProjectFinding[]> {
  const { checkProject } = await import('#src/domain/project-manual/checks/check-project.ts');
  const toSettle = await openItems(sections, signal);
  // Lets the page show the change first.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  return checkProject({
    sections,
    items: binderItems(project, records),
    print,
    toSettle,
    projectNames: new Map(specwizards.map(({ seq, name }) => [seq, name])),
    isPublic: projectTypeOf(project.type)?.code === publicTypeCode,
    today: today(),
  });
}

/** Open conflicts in the merged sections, by file name. A section that can't be read has its own finding. */
async function openItems(
  sections: readonly OutlineSection[],
  signal: AbortSignal,
): Promise<Map<string, readonly OpenItem[]>> {
  const open = new Map<string, readonly OpenItem[]>();
  for (const { filename, content } of sections.flatMap(({ specs }) => specs)) {
    const sources = sourcesOfName(filename);
    if (sources === null || typeof content === 'string') continue;
    const { data } = await loadMerged(sources, readAnswers(filename), signal);
    if (data) open.set(filename, data.items);
  }
  return open;
}
