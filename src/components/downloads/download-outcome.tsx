import { useStore } from 'zustand';

import style from '#src/components/downloads/download-bar.module.css';
import { countText, fileSizeText, pluralize } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { MissingFile, ZipDownload, ZipState } from '#src/services/zip-download.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** The result of a download: what was saved, what is missing and why, and what to do about it. */
export function DownloadOutcome({ download }: { download: ZipDownload }) {
  const state = useStore(download.state);
  const { phase, missing, saved } = state;
  return (
    <>
      <p className="unseen" role="status">
        {spoken(state)}
      </p>
      {phase === 'cancelled' && (
        <p className={`note ${style.note}`}>
          Canceled. Nothing was saved; files already downloaded are kept for the next try.
        </p>
      )}
      {phase === 'saved' && saved && (
        <p className={`note ${style.note}`}>
          Saved <span className="mono">{saved.name}</span>: {pluralize(saved.files, 'file')}
          {saved.name.endsWith('.zip') && ' and a file list'}, {fileSizeText(saved.bytes)}.{' '}
          <Button kind="plain" onClick={download.saveAgain}>
            Save again
          </Button>
        </p>
      )}
      {(phase === 'saved' || phase === 'failed') && missing.length > 0 && (
        <Missing files={missing} onRetry={() => void download.retry()} />
      )}
      {phase === 'failed' && missing.length === 0 && (
        <Notice tone="bad" title="Couldn’t write the file.">
          <p>
            The files were downloaded but couldn’t be combined. Choose fewer, or download them one by one.
          </p>
          <Button onClick={() => void download.retry()}>Try again</Button>
        </Notice>
      )}
    </>
  );
}

function Missing({ files, onRetry }: { files: readonly MissingFile[]; onRetry: () => void }) {
  return (
    <Notice tone="bad" title={`Couldn’t download ${pluralize(files.length, 'file')}.`}>
      <ul className={`small tall-links low-links ${style.missing}`} aria-label="Missing files">
        {files.map(({ item, file, reason }) => (
          <li key={file.url}>
            <span className="anywhere">
              {safeHref(file.url) === null ? (
                <span className="mono">{file.name}</span>
              ) : (
                <a
                  className="link mono"
                  href={safeHref(file.url) ?? ''}
                  download={safeFileName(file.name)}
                  rel="noopener"
                >
                  {file.name}
                </a>
              )}{' '}
              of {item.title}
            </span>{' '}
            <span className="muted">{reason}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onRetry}>
        {files.length === 1 ? 'Try this file again' : `Try these ${countText(files.length)} again`}
      </Button>
    </Notice>
  );
}

/** Status for screen readers: announces phases, not every percent. */
function spoken({ phase, total, missing, saved }: ZipState): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'fetching':
      return `Downloading ${pluralize(total, 'file')}.`;
    case 'packing':
      return 'Packing.';
    case 'cancelled':
      return 'Canceled.';
    case 'failed':
      return 'Nothing was saved.';
    case 'saved':
      return `Saved ${pluralize(saved?.files ?? 0, 'file')}.${missing.length > 0 ? ` ${pluralize(missing.length, 'file')} missing.` : ''}`;
  }
}
