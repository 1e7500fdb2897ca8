import { useEffect, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { DownloadPanel } from '#src/components/downloads/download-panel.tsx';
import type { Content } from '#src/contracts/content.ts';
import { downloadItems } from '#src/stores/download-items.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Gathered {
  items: readonly Content[];
  /** Products whose files could not be listed. */
  missing: readonly string[];
}

/** The files of what is ticked, in a sheet over the list: products with all that belongs to them. */
export function DownloadSheet({ chosen, onClose }: { chosen: readonly Content[]; onClose: () => void }) {
  const [gathered, setGathered] = useState<Gathered | null>(null);
  useEffect(() => {
    const end = new AbortController();
    void downloadItems(chosen, end.signal).then((found) => {
      if (!end.signal.aborted) setGathered(found);
    });
    return () => end.abort();
  }, [chosen]);
  return (
    <Dialog title="Download selected items" variant="wide" onClose={onClose}>
      {gathered === null ? <SkeletonText lines={8} /> : <Panel {...gathered} />}
      {/* A long list of files ends far from the cross above it. */}
      <div>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function Panel({ items, missing }: Gathered) {
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="bad" title={`Couldn’t list the files of ${missing.join(', ')}.`} />
      )}
      {items.length === 0 ? (
        <p className="muted">Nothing to download.</p>
      ) : (
        <DownloadPanel items={items} name={`selected-${today()}.zip`} />
      )}
    </>
  );
}
