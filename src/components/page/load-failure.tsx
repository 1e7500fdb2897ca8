import type { Loaded } from '#src/components/page/use-loaded.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props extends Pick<Loaded<unknown>, 'failure' | 'isLoading' | 'retry'> {
  /** As in «Couldn’t load your projects.» */
  title: string;
}

/** Why something could not be read, with a retry; nothing where it could. */
export function LoadFailure({ title, failure, isLoading, retry }: Props) {
  if (failure === null) return null;
  return (
    <Notice tone="bad" title={title} role="alert">
      <p>{failure}</p>
      <Button disabled={isLoading} onClick={retry}>
        {isLoading ? 'Trying…' : 'Try again'}
      </Button>
    </Notice>
  );
}
