import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { DownloadBar } from '#src/components/downloads/download-bar.tsx';
import { DownloadSelection } from '#src/components/downloads/download-selection.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { filesOf } from '#src/domain/download-files.ts';
import { createZipDownload } from '#src/services/zip-download.ts';

/**
 * Lets the user choose files and saves them as one ZIP called `name`. All are selected at first. Use a `key`
 * derived from the items, so that different items start a new selection. Unmounting cancels a running
 * download.
 */
export function DownloadPanel({ items, name }: { items: readonly ListedContent[]; name: string }) {
  const [download] = useState(createZipDownload);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(filesOf(items).map(({ file }) => file.url)),
  );
  const isBusy = useStore(download.state, ({ phase }) => phase === 'fetching' || phase === 'packing');
  useEffect(() => download.cancel, [download]);
  const all = filesOf(items);
  return (
    <>
      <DownloadBar
        download={download}
        files={all.filter(({ file }) => chosen.has(file.url))}
        of={all.length}
        name={name}
      />
      <DownloadSelection items={items} chosen={chosen} onChoose={setChosen} disabled={isBusy} />
    </>
  );
}
