import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';

import { focusHeadingOnUnmount } from '#src/browser/heading.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Retry {
  isTrying: boolean;
  onRetry: () => void;
}

interface Props extends Retry {
  /** As in «Couldn’t load 2 of your favorites.» */
  title: string;
  children?: ReactNode;
}

/** Says what could not be loaded, with a retry button. */
export const RetryNotice = ({ title, isTrying, onRetry, children }: Props) => (
  <Notice tone="bad" role="alert" title={title}>
    {children}
    <RetryButton isTrying={isTrying} onRetry={onRetry} />
  </Notice>
);

export const RetryButton = ({ isTrying, onRetry }: Retry) => (
  <Button ref={focusHeadingOnUnmount} disabled={isTrying} onClick={onRetry}>
    {isTrying ? 'Trying…' : 'Try again'}
  </Button>
);

/** Runs the loaders again. `isTrying` stays true until a response or another error replaces `error`. */
export function useRetry(error: object): Retry {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState<object | null>(null);
  const onRetry = () => {
    setTried(error);
    void revalidate();
  };
  return { isTrying: state === 'loading' || tried === error, onRetry };
}
