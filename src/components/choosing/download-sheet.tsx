import { useEffect, useRef, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import style from '#src/components/choosing/download-sheet.module.css';
import { DownloadPanel } from '#src/components/download-panel.tsx';
import type { Content } from '#src/contracts/content.ts';
import { downloadItems } from '#src/stores/chosen-items.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Gathered {
  items: readonly Content[];
  /** Products whose files could not be listed. */
  missing: readonly string[];
}

/** The files of what is ticked, in a sheet over the list: products with all that belongs to them. */
export function DownloadSheet({ chosen, onClose }: { chosen: readonly Content[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [gathered, setGathered] = useState<Gathered | null>(null);
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet && !sheet.open) sheet.showModal();
    const end = new AbortController();
    void downloadItems(chosen, end.signal).then((found) => {
      if (!end.signal.aborted) setGathered(found);
    });
    return () => end.abort();
  }, [chosen]);
  return (
    <dialog ref={dialog} className={style.sheet} aria-labelledby="download-selected" onClose={onClose}>
      <div className={style.top}>
        <h2 id="download-selected">Download what is selected</h2>
        <button
          type="button"
          className={style.close}
          aria-label="Close download"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {gathered === null ? <SkeletonText lines={8} /> : <Panel {...gathered} />}
      <Button className={style.done ?? ''} onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  );
}

function Panel({ items, missing }: Gathered) {
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="bad" title={`The files of ${missing.join(', ')} could not be listed.`} />
      )}
      {items.length === 0 ? (
        <p className="muted">There is nothing to download.</p>
      ) : (
        <DownloadPanel items={items} name={`selected-${today()}`} />
      )}
    </>
  );
}
