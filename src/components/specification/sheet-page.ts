import { today } from '#src/browser/clock.ts';
import type { SheetPage } from '#src/browser/xlsx.ts';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { listEdges, sheetEdges } from '#src/domain/office-template/list-edges.ts';
import { fullDate } from '#src/lib/dates.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';

/** Print settings of a project's spreadsheet: the office's paper, header, and footer. */
export function sheetPage(
  { name, number }: Pick<DesignProject, 'name' | 'number'>,
  title: string,
): SheetPage {
  const day = today();
  const office = readOfficeTemplate() ?? undefined;
  const edges = listEdges({ project: name, number, date: fullDate(day) ?? day, title, office });
  return { paper: readDocumentOptions().paper, ...sheetEdges(edges) };
}
