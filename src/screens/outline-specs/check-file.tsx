import { useId, useState } from 'react';

import { sha256Of } from '#src/browser/sha256.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { ManualIssueBrief } from '#src/contracts/manual-issues.ts';

/** Tells which issue a file is from, by its hash. The file stays on the device. */
export function CheckFile({ issues }: { issues: readonly ManualIssueBrief[] }) {
  const id = useId();
  const [said, setSaid] = useState('Opened on this device; not uploaded.');
  const { begin } = useLatest();
  async function check(file: File | undefined): Promise<void> {
    const signal = begin();
    if (!file) return;
    setSaid('Reading the file…');
    const hash = await sha256Of(file).catch(() => null);
    if (signal.aborted) return;
    const issue = issues.find(({ files }) => files.some(({ sha256 }) => sha256 === hash));
    if (hash === null) setSaid('This file can’t be read here.');
    else if (issue) setSaid(`${file.name} is unchanged, as issued in Issue ${issue.number}: ${issue.name}.`);
    else setSaid(`${file.name} is not a file of any issue, or it was changed.`);
  }
  return (
    <section className="stack gap-1 note line-top pad-top-4 screen-only" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Check a file</h2>
      <label htmlFor={id}>A PDF or Word file of an issue</label>
      <input
        id={id}
        type="file"
        accept=".pdf,.docx"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
      />
      <p id={`${id}-hint`} className="small muted anywhere" role="status">
        {said}
      </p>
    </section>
  );
}
