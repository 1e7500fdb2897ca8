import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { CallError } from '#src/contracts/result.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** In place of the text; what else is known of the section stays on the page. */
export function TextMissing({ error }: { error: CallError }) {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState<CallError | null>(null);
  if (error.status === 404)
    return (
      <Notice title="This section has no text to read here.">
        <p>Any files from the manufacturer are listed on this page.</p>
      </Notice>
    );
  const isTrying = state === 'loading' || tried === error;
  return (
    <Notice tone="bad" title="Couldn’t load the text of this section." role="alert">
      <p>{error.message}</p>
      <Button
        disabled={isTrying}
        onClick={() => {
          setTried(error);
          void revalidate();
        }}
      >
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </Notice>
  );
}
