import type { Making } from '#src/components/specification/use-document-making.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Status of the file: in progress, saved, canceled, or the reason for failure. */
export const DocumentOutcome = ({ making, onCancel }: { making: Making; onCancel: () => void }) => (
  <>
    <div className="cluster gap-2-3">
      <span role="status" className="small quiet">
        {statusText(making)}
      </span>
      {making.phase === 'making' && <Button onClick={onCancel}>Cancel</Button>}
    </div>
    {making.phase === 'failed' && (
      <Notice tone="bad" role="alert" title="Couldn’t create the file.">
        <p>{making.reason}</p>
      </Notice>
    )}
  </>
);

function statusText(making: Making): string {
  switch (making.phase) {
    case 'making':
      return 'Creating the file…';
    case 'saved':
      return `Saved ${making.name}, ${fileSizeText(making.bytes)}.`;
    case 'copied':
      return 'Copied. Paste it into Word.';
    case 'cancelled':
      return 'Canceled. Nothing was saved.';
    default:
      return '';
  }
}
