import { RetryNotice } from '#src/components/page/retry-notice.tsx';
import type { Loaded } from '#src/components/page/use-loaded.ts';

interface Props extends Pick<Loaded<unknown>, 'failure' | 'isLoading' | 'retry'> {
  /** As in «Couldn’t load your projects.» */
  title: string;
}

/** Explains why something could not be loaded, with a retry; renders nothing if there was no failure. */
export function LoadFailure({ title, failure, isLoading, retry }: Props) {
  if (failure === null) return null;
  return (
    <RetryNotice title={title} isTrying={isLoading} onRetry={retry}>
      <p>{failure}</p>
    </RetryNotice>
  );
}
