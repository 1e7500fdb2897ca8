import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { onGivenFile } from '#src/browser/given-file.ts';
import { to } from '#src/paths.ts';
import { takeOwnFile } from '#src/stores/own-file.ts';

/** Opens a file that is dropped or pasted on a viewer at `/viewer`. */
export function useGivenFile(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onGivenFile((file) => {
        takeOwnFile(file);
        void navigate(to.ownFile());
      }),
    [navigate],
  );
}
