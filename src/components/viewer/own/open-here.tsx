import { useState } from 'react';
import { useNavigate } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { File as ListedFile } from '#src/contracts/shapes.ts';
import { viewerFileLimit } from '#src/domain/viewer/file-signature.ts';
import { to } from '#src/paths.ts';
import { takeOwnFile } from '#src/stores/own-file.ts';
import { Button } from '#src/ui/button.tsx';

/** Opens one of an item's other files in the file viewer, which shows its content or its facts. */
export function OpenHere({ file }: { file: ListedFile }) {
  const [isLoading, setLoading] = useState(false);
  const navigate = useNavigate();
  const { begin } = useLatest();
  const open = async (): Promise<void> => {
    const signal = begin();
    setLoading(true);
    try {
      const { fetchFile } = await import('#src/api/files.ts');
      const { data, error } = await fetchFile(file, { signal, limit: viewerFileLimit });
      if (signal.aborted) return;
      if (error) {
        await notify.error(error.message);
        return;
      }
      takeOwnFile(new File([data], file.name));
      await navigate(to.ownFile());
    } catch {
      if (!signal.aborted) await notify.error('Couldn’t load the viewer.');
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  };
  return (
    <Button
      aria-label={isLoading ? `Loading… ${file.name}` : `Open here: ${file.name}`}
      disabled={isLoading}
      onClick={() => void open()}
    >
      {isLoading ? 'Loading…' : 'Open here'}
    </Button>
  );
}
