import { fileSizeText, pluralize } from '#src/lib/numbers.ts';
import type { LeftOut } from '#src/screens/outline-specs/make-manual.ts';
import style from '#src/screens/outline-specs/manual.module.css';
import type { ManualMaking } from '#src/screens/outline-specs/use-making.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Progress, the saved file, what is missing from it, or why it failed. */
export const ManualOutcome = ({ making, onCancel }: { making: ManualMaking; onCancel: () => void }) => (
  <>
    {making.phase === 'making' && (
      <div className={`row gap-3 full-width small digits ${style.progress}`}>
        <progress max={1} value={making.share} aria-label="Creating the manual" />
        <span>{Math.floor(making.share * 100)}%</span>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    )}
    <p role="status" className="small quiet hidden-if-empty">
      {saidOf(making)}
    </p>
    {making.phase === 'saved' && making.leftOut.length > 0 && <Missing leftOut={making.leftOut} />}
    {making.phase === 'failed' && (
      <Notice tone="bad" role="alert" title="Couldn’t create the manual.">
        <p>{making.reason}</p>
      </Notice>
    )}
  </>
);

const Missing = ({ leftOut }: { leftOut: readonly LeftOut[] }) => (
  <Notice
    tone="bad"
    role="alert"
    title={`${pluralize(leftOut.length, 'section is', 'sections are')} not included.`}
  >
    <ul>
      {leftOut.map(({ name, reason }, index) => (
        <li key={index}>
          {name}: {reason}
        </li>
      ))}
    </ul>
  </Notice>
);

function saidOf(making: ManualMaking): string {
  switch (making.phase) {
    case 'making':
      return 'Creating the manual…';
    case 'saved':
      return `Saved ${making.name}, ${pluralize(making.sections, 'section')}, ${fileSizeText(making.bytes)}.`;
    case 'cancelled':
      return 'Canceled. Nothing was saved.';
    default:
      return '';
  }
}
