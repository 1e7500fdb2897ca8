import { saveCsv } from '#src/browser/save-csv.ts';
import { xlsxOf } from '#src/browser/xlsx.ts';
import { useWrittenFile } from '#src/components/downloads/use-written-file.ts';
import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { usageSheet, usageTable } from '#src/domain/reports/usage-export.ts';
import { sortedRows, type Column, type UsageView } from '#src/domain/reports/usage-view.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { groupText } from '#src/screens/reports/report-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  rows: readonly UsageRow[];
  shown: readonly Column[];
  sections: readonly UsageSection[];
  view: UsageView;
  name: string;
}

/** Saves the rows and columns shown as CSV or XLSX. */
export function SaveTable({ rows, shown, sections, view, name }: Props) {
  const { isFailed, save } = useWrittenFile();
  const table = () => usageTable(sortedRows(rows, view), shown, sections);
  const file = safeFileName(name);
  const writeXlsx = (): Promise<Blob> => {
    const sheet = usageSheet(rows, shown, sections, view, (key) =>
      view.group === '' ? key : groupText(view.group, key),
    );
    const widths = (sheet.rows[0] ?? []).map((_, index) => (index === 0 ? 36 : 16));
    return xlsxOf(sheet.rows, { sheet: 'Projects', widths, strong: sheet.strong });
  };
  return (
    <>
      <Button onClick={() => saveCsv(table(), file)}>
        <Icon name="download" /> CSV
      </Button>
      <Button onClick={() => void save(writeXlsx, `${file}.xlsx`)}>
        <Icon name="download" /> XLSX
      </Button>
      <div role="alert">
        {isFailed && (
          <Notice tone="bad" title="Couldn’t write the XLSX file.">
            <p>CSV has the same rows and opens in every spreadsheet.</p>
          </Notice>
        )}
      </div>
    </>
  );
}
