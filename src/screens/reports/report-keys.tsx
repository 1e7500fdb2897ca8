import { useEffect, useState } from 'react';

import { onLetters } from '#src/browser/shortcut.ts';
import { KeyDialog, type KeyHelp } from '#src/components/viewer/key-list.tsx';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { Button } from '#src/ui/button.tsx';

const chartKeys: KeyHelp = [
  ['← →', 'in the chart of months: the month before and after'],
  ['Home, End', 'in the chart of months: the first and the last month'],
];

const gridKeys: KeyHelp = [
  ['← → ↑ ↓', 'in the grid: from cell to cell'],
  ['Home, End ', 'in the grid: first and last cell of the line'],
  ['Ctrl+Home, Ctrl+End', 'in the grid: first and last cell of all'],
  ['Page Up, Page Down', 'in the grid: a page up or down'],
  ['Enter', 'in the grid: open the link in the cell'],
];

/** A button with the keys of a report's charts, and of its grid if it has one; `?` shows them as well. */
export function ReportKeys({ hasGrid = false }: { hasGrid?: boolean }) {
  const { isOn } = useSingleKeys();
  const [isShown, setShown] = useState(false);
  useEffect(() => (isOn ? onLetters({ '?': () => setShown(true) }) : undefined), [isOn]);
  return (
    <>
      <Button
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setShown(true)}
      >
        ?
      </Button>
      {isShown && (
        <KeyDialog keys={hasGrid ? [...chartKeys, ...gridKeys] : chartKeys} onClose={() => setShown(false)} />
      )}
    </>
  );
}
