import { today } from '#src/browser/clock.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { xlsxOfSheets } from '#src/browser/xlsx.ts';
import { zipOf } from '#src/browser/zip.ts';
import { useWrittenFile } from '#src/components/downloads/use-written-file.ts';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import { sheetPage } from '#src/components/specification/sheet-page.ts';
import { listTable, type ListRow, type ProjectList } from '#src/domain/project-manual/lists/project-lists.ts';
import { formatFacts } from '#src/domain/specification/writers/formats.ts';
import { fullDate } from '#src/lib/dates.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  list: ProjectList;
  lists: readonly ProjectList[];
  loaded: LoadedOutline;
}

/** Widths in characters: section, its title, manufacturer, and paragraph; then by head. */
const firstWidths = [11, 30, 24, 11];
const widthOf: Readonly<Record<string, number>> = {
  Description: 80,
  Warranty: 80,
  Title: 60,
  'Cited in': 24,
};
const usualWidth = 22;
const addressWidth = 60;

/** Saves this list, or all of them, as a spreadsheet or a Word file. */
export function ListFiles({ list, lists, loaded: { project } }: Props) {
  const { isFailed, save } = useWrittenFile();
  const nameOf = (title: string, ending: string): string =>
    `${safeFileName(project.name, 80)} - ${title} ${today()}.${ending}`;
  const xlsx = (chosen: readonly ProjectList[], title: string): void =>
    void save(
      () =>
        xlsxOfSheets(
          chosen.map((one) => ({
            rows: listTable(one, addressOf),
            sheet: one.title,
            page: sheetPage(project, one.title),
            widths: [...firstWidths, ...one.heads.map((head) => widthOf[head] ?? usualWidth), addressWidth],
          })),
        ),
      nameOf(title, 'xlsx'),
    );
  const docx = (chosen: readonly ProjectList[], title: string): void =>
    void save(() => docxOf(chosen, project), nameOf(title, 'docx'));
  return (
    <div className="flow gap-2 rows-599 screen-only">
      <Button onClick={() => xlsx([list], list.title)}>
        <Icon name="download" /> XLSX
      </Button>
      <Button onClick={() => docx([list], list.title)}>
        <Icon name="download" /> DOCX
      </Button>
      <Button onClick={() => xlsx(lists, 'Project lists')}>All lists, XLSX</Button>
      <Button onClick={() => docx(lists, 'Project lists')}>All lists, DOCX</Button>
      <div role="alert" className="hidden-if-empty">
        {isFailed && (
          <Notice tone="bad" title="Couldn’t write the file.">
            <p>Try again, or print the list.</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

const addressOf = ({ place: { seq, filename, lineId } }: ListRow): string =>
  `${siteOrigin()}${to.specwizardInProject(seq, filename, lineId)}`;

async function docxOf(
  lists: readonly ProjectList[],
  { name, number, owner }: LoadedOutline['project'],
): Promise<Blob> {
  const { listsToDocx } = await import('#src/domain/project-manual/lists/lists-to-docx.ts');
  const day = today();
  const { paper } = readDocumentOptions();
  const date = fullDate(day) ?? day;
  const office = readOfficeTemplate() ?? undefined;
  const files = listsToDocx({ lists, project: name, number, owner, date, day, paper, office });
  const entries = files.map(({ path, text, bytes }) => ({
    path,
    data: new Blob([bytes ?? text]),
    day,
    stored: false,
  }));
  const zip = await zipOf(entries, new AbortController().signal);
  return new Blob([zip], { type: formatFacts.docx.mime });
}
