import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { DownloadBar } from '#src/components/downloads/download-bar.tsx';
import { DownloadSelection } from '#src/components/downloads/download-selection.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { filesOf } from '#src/domain/download-files.ts';
import { createZipDownload } from '#src/services/zip-download.ts';

/**
 * The files of some items to choose from and to save as one ZIP called `name`. At first all are chosen. Give it a key
 * of what the items are: others begin a choice of their own. Leaving it ends what is under way.
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
