import { useEffect, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { DownloadPanel } from '#src/components/downloads/download-panel.tsx';
import { RetryNotice } from '#src/components/page/retry-notice.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';
import { downloadItems, type ItemsToDownload } from '#src/services/download-items.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/** Downloads files of the selected items; a product includes the files of everything that belongs to it. */
export function DownloadDialog({
  chosen,
  onClose,
}: {
  chosen: readonly ListedContent[];
  onClose: () => void;
}) {
  const [gathered, setGathered] = useState<ItemsToDownload | null>(null);
  useEffect(() => {
    const end = new AbortController();
    void downloadItems(chosen, end.signal).then((found) => {
      if (!end.signal.aborted) setGathered(found);
    });
    return () => end.abort();
  }, [chosen]);
  const { submit: tryAgain, isSubmitting: isTrying } = useSubmitOnce(async () =>
    setGathered(await downloadItems(chosen, new AbortController().signal)),
  );
  return (
    <Dialog title="Download selected items" variant="wide" onClose={onClose}>
      {gathered === null ? (
        <SkeletonText lines={8} />
      ) : (
        <Panel {...gathered} isTrying={isTrying} onRetry={tryAgain} />
      )}
      {/* The dialog's close button is far from the end of a long list. */}
      <div>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function Panel({ items, missing, ...retry }: ItemsToDownload & { isTrying: boolean; onRetry: () => void }) {
  return (
    <>
      {missing.length > 0 && (
        <RetryNotice title={`Couldn’t list the files of ${missing.join(', ')}.`} {...retry} />
      )}
      {items.length === 0 ? (
        <p className="muted">Nothing to download.</p>
      ) : (
        <DownloadPanel key={items.map(keyOf).join()} items={items} name={`selected-${today()}.zip`} />
      )}
    </>
  );
}
