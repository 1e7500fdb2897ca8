import { today } from '#src/browser/clock.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { xlsxOf } from '#src/browser/xlsx.ts';
import { useWrittenFile } from '#src/components/downloads/use-written-file.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { sheetPage } from '#src/components/specification/sheet-page.ts';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { scheduleOf, scheduleTable, type ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import { withDays } from '#src/lib/sheet-cells.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { itemHref } from '#src/screens/projects/item-href.ts';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { itemsText } from '#src/screens/projects/project-labels.ts';
import { binderItems } from '#src/screens/projects/records.ts';
import { ScheduleTable } from '#src/screens/projects/schedule-table.tsx';
import style from '#src/screens/projects/schedule.module.css';
import { TitleBlock } from '#src/screens/projects/title-block.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Column widths of the spreadsheet, in characters. */
const widths = [13, 10, 28, 40, 14, 28, 18, 16, 40, 11, 40, 11, 50];

/** The product schedule as a table to view, print, or save as CSV or XLSX. */
export const ScheduleView = ({ loaded }: { loaded: LoadedProject }) => (
  <Deferred result={loaded.loadAllDocuments} fallback={<SkeletonText lines={16} />} what="the schedule">
    {({ found }) => (
      <Schedule
        loaded={loaded}
        lines={scheduleOf(binderItems(loaded.project.items, loaded.records, found), today())}
      />
    )}
  </Deferred>
);

function Schedule({ loaded: { project }, lines }: { loaded: LoadedProject; lines: readonly ScheduleLine[] }) {
  const { isFailed, save } = useWrittenFile();
  const name = `${safeFileName(project.name, 80)} - Product schedule ${today()}`;
  const table = () =>
    scheduleTable(lines, (item) => {
      const href = itemHref(item);
      return href === null ? '' : `${siteOrigin()}${href}`;
    });
  const writeXlsx = (): Promise<Blob> =>
    xlsxOf(withDays(table(), ['Updated']), {
      sheet: 'Product schedule',
      widths,
      page: sheetPage(project, 'Product schedule'),
    });
  if (lines.length === 0)
    return (
      <Notice title="The schedule is empty.">Add items to the project. Each one becomes a row here.</Notice>
    );
  return (
    <section className={`stack gap-3 own-head ${style.schedule}`} aria-labelledby="schedule">
      <div className={`cluster gap-2 screen-only ${style.tools}`}>
        <p className="muted">{itemsText(lines.length)} in section order</p>
        <Button onClick={() => saveCsv(table(), name)}>
          <Icon name="download" /> CSV
        </Button>
        <Button onClick={() => void save(writeXlsx, `${name}.xlsx`)}>
          <Icon name="download" /> XLSX
        </Button>
        <PrintButton />
      </div>
      <div role="alert">
        {isFailed && (
          <Notice tone="bad" title="Couldn’t write the XLSX file.">
            <p>CSV has the same rows and opens in every spreadsheet.</p>
          </Notice>
        )}
      </div>
      <h2 id="schedule" className="unseen">
        Product schedule
      </h2>
      <TitleBlock project={project} kind="Product schedule" />
      <ScheduleTable project={project} lines={lines} />
    </section>
  );
}
