import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

/** Stands in the form's place once it has arrived. */
export function RequestSent({ email, startOver }: { email: string; startOver: () => void }) {
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Notice tone="good">
      <h3 ref={title} tabIndex={-1}>
        Your request was sent
      </h3>
      <p>
        We’ll email the answer to <bdi>{email}</bdi>. It will also appear here.
      </p>
      <Button onClick={startOver}>New request</Button>
    </Notice>
  );
}
