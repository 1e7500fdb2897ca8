import { useState } from 'react';

import { copyText } from '#src/browser/clipboard.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { notify } from '#src/browser/toasts.ts';
import table from '#src/components/page/data-table.module.css';
import style from '#src/components/viewer/model/model-panel.module.css';
import { converts, measureText, shownMeasure, type UnitSystem } from '#src/domain/units.ts';
import { dataTable, rowsWith, type DataRow } from '#src/domain/viewer/model/model-data.ts';
import { csvText } from '#src/lib/csv.ts';
import { countText } from '#src/lib/numbers.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Identifier } from '#src/ui/identifier.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Props {
  caption: string;
  rows: readonly DataRow[];
  /** Without extension. */
  fileName: string;
}

/** Rendering more rows would block the page. */
const mostRows = 1_000;

/** The data of an object: searchable, and the matching rows can be copied or saved. */
export function DataTable({ caption, rows, fileName }: Props) {
  const [words, setWords] = useState('');
  const system = useUnits((state) => state.system);
  const found = rowsWith(rows, words);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(csvText(dataTable(found)));
    await (isCopied ? notify.success('Table copied.') : notify.error('This browser doesn’t allow copying.'));
  };
  const sets = Map.groupBy(found.slice(0, mostRows), ({ set }) => set);
  return (
    <div className="stack shrinks gap-2">
      <div className={`flow gap-1 screen-only ${style.seek}`}>
        <input
          className="shrinks small ink control"
          type="search"
          aria-label={`Search ${caption.toLowerCase()}`}
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button
          className={`touch-44 ${style.small}`}
          disabled={found.length === 0}
          onClick={() => void copy()}
        >
          Copy CSV
        </Button>
        <Button
          className={`touch-44 ${style.small}`}
          disabled={found.length === 0}
          onClick={() => saveCsv(dataTable(found), fileName)}
        >
          <Icon name="download" /> CSV
        </Button>
      </div>
      <p className="small muted" role="status">
        {words.trim() === '' ? `${rows.length} values` : `${found.length} of ${rows.length} values`}
        {found.length > mostRows && `, the first ${countText(mostRows)} shown; the CSV file has all`}
      </p>
      {found.length > 0 && (
        <div className={`scroll-x ${table.scroll}`} {...scrollRegion(caption)}>
          <table className={`full-width note hover-rows ${table.table} ${table.wordy} ${style.values}`}>
            <caption className="unseen">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            {[...sets].map(([set, list]) => (
              <tbody key={set}>
                {sets.size > 1 && (
                  <tr>
                    <th scope="rowgroup" colSpan={2} className={style.set}>
                      {set}
                    </th>
                  </tr>
                )}
                {list.map((row, index) => (
                  <Row key={`${row.name} ${index}`} row={row} system={system} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </div>
  );
}

function Row({ row: { name, value, unit }, system }: { row: DataRow; system: UnitSystem }) {
  const shown =
    typeof value === 'number' && converts(unit) ? shownMeasure(value, unit, system) : { value, unit };
  const figure =
    typeof shown.value === 'number' ? measureText({ value: shown.value, unit: null }) : shown.value;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.long}>
        <Identifier text={[figure, shown.unit].filter(Boolean).join('\u00A0')} />
      </td>
    </tr>
  );
}
