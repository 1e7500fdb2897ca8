import { pluralize } from '#src/lib/numbers.ts';
import { sendUnsent, useUnsent } from '#src/stores/unsent.ts';
import { Button } from '#src/ui/button.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/** Shows how many changes have not reached the server yet, with a button to retry. */
export function UnsentChanges() {
  const count = useUnsent(({ counts }) => [...counts.values()].reduce((sum, one) => sum + one, 0));
  const { submit, isSubmitting } = useSubmitOnce(sendUnsent);
  return (
    <div role="status" className="hidden-if-empty screen-only">
      {count > 0 && (
        <p className="cluster gap-2 note">
          <span>
            {pluralize(count, 'change')} not sent yet. {count === 1 ? 'It is' : 'They are'} kept in this
            browser and sent when the server can be reached.
          </span>
          <Button kind="plain" aria-disabled={isSubmitting} onClick={submit}>
            {isSubmitting ? 'Sending…' : 'Send now'}
          </Button>
        </p>
      )}
    </div>
  );
}
