import { useId, useState } from 'react';

import { useLatest } from '#src/components/page/use-latest.ts';
import { DifferenceLegend } from '#src/components/viewer/drawing/compare-panel.tsx';
import style from '#src/components/viewer/drawing/panels.module.css';
import { readDrawing } from '#src/components/viewer/drawing/read-drawing.ts';
import type { Comparison } from '#src/domain/drawing/compare.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { FileInput } from '#src/ui/file-input.tsx';

interface Props {
  comparison: Comparison | null;
  colors: Readonly<{ here: string; there: string; same: string }>;
  onOther: (sheet: Sheet | null) => void;
}

/** Compares two of the visitor's own drawings. */
export function OwnCompare({ comparison, colors, onOther }: Props) {
  const id = useId();
  const [said, setSaid] = useState('The files stay on this device.');
  const [isFailed, setFailed] = useState(false);
  const { begin } = useLatest();
  const read = async (file: File | undefined): Promise<void> => {
    const signal = begin();
    if (!file) return;
    setSaid('Reading the other drawing…');
    const { sheet, problem } = await readDrawing(file, signal).catch(() => ({
      sheet: undefined,
      problem: 'The drawing can’t be read.',
    }));
    if (signal.aborted) return;
    setFailed(sheet === undefined);
    setSaid(sheet ? `Compared with ${file.name}.` : (problem ?? ''));
    onOther(sheet ?? null);
  };
  return (
    <>
      <label className={`stack gap-1 ${style.find}`} htmlFor={id}>
        Another DXF drawing
      </label>
      <FileInput id={id} accept=".dxf" isInvalid={isFailed} onFile={(file) => void read(file)} />
      <p id={`${id}-hint`} className="small muted anywhere" role="status">
        {said}
      </p>
      {comparison && <DifferenceLegend {...{ comparison, colors }} />}
    </>
  );
}
