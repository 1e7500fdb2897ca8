import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import type { CallError } from '#src/contracts/result.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Replaces the text; everything else about the section stays on the page. */
export function TextMissing({ error }: { error: CallError }) {
  const retry = useRetry(error);
  if (error.status === 404)
    return (
      <Notice title="This section has no text to read here.">
        <p>Any files from the manufacturer are listed on this page.</p>
      </Notice>
    );
  return (
    <RetryNotice title="Couldn’t load the text of this section." {...retry}>
      <p>{error.message}</p>
    </RetryNotice>
  );
}
