import type { ReactNode } from 'react';
import { useStore } from 'zustand';

import style from '#src/components/downloads/download-bar.module.css';
import { DownloadOutcome } from '#src/components/downloads/download-outcome.tsx';
import { maxZipBytes, sizeText, statedBytes, type DownloadFile } from '#src/domain/download-files.ts';
import { countText, fileSizeText, pluralize } from '#src/lib/numbers.ts';
import type { ZipDownload } from '#src/services/zip-download.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  download: ZipDownload;
  files: readonly DownloadFile[];
  /** Total number of files to choose from. */
  of: number;
  /** Name of the ZIP file, without extension. */
  name: string;
  /** Label of the button. */
  label?: ReactNode;
  /** Other ways to save them. */
  children?: ReactNode;
}

export function DownloadBar({ download, files, of, name, label = 'Download ZIP', children }: Props) {
  const { phase, total, done, bytes } = useStore(download.state);
  const isBusy = phase === 'fetching' || phase === 'packing';
  const isTooMuch = statedBytes(files) > maxZipBytes;
  const size = sizeText(files);
  return (
    <div className={`stack gap-2 framed rounded shade pad-2-3 screen-only static-499 ${style.bar}`}>
      {isBusy ? (
        <div className={`cluster gap-2-4 ${style.busy}`}>
          <p className={`note digits ${style.sum}`}>
            {phase === 'packing'
              ? 'Packing…'
              : `${countText(done)} of ${pluralize(total, 'file')} · ${[fileSizeText(bytes), size].filter(Boolean).join(' of ')}`}
          </p>
          <progress className={style.progress} aria-label="Download" max={total} value={done} />
          <Button onClick={download.cancel}>Cancel</Button>
        </div>
      ) : (
        <div className={`cluster gap-2-4 ${style.line}`}>
          <p className={`note digits ${style.sum}`}>
            <strong>
              {countText(files.length)} of {pluralize(of, 'file')}
            </strong>
            {size !== null && ` · ${size}`}
          </p>
          {isTooMuch && (
            <p className="small redline">
              That’s too much for one ZIP file. Choose fewer files, or download in parts.
            </p>
          )}
          <Button
            kind="primary"
            disabled={files.length === 0 || isTooMuch}
            onClick={() => void download.start(files, name)}
          >
            <Icon name="download" /> {label}
          </Button>
          {children}
        </div>
      )}
      <DownloadOutcome download={download} />
    </div>
  );
}
