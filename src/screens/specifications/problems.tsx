import { Notice } from '#src/ui/notice.tsx';

const shown = 5;

/** A section with a broken structure is shown as far as possible; this lists what was repaired. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice title="Some lines of this section are damaged. As much as possible is shown.">
      <ul>
        {problems.slice(0, shown).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > shown && <li>and {problems.length - shown} more</li>}
      </ul>
    </Notice>
  );
}
