import { useState } from 'react';

import { Deferred } from '#src/components/page/deferred.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ProjectChange } from '#src/contracts/project-people.ts';
import { changeWords } from '#src/domain/design-projects/change-words.ts';
import { dateAndTime } from '#src/lib/dates.ts';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { Button } from '#src/ui/button.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** How many changes are shown before the person asks for all. */
const few = 5;

interface Props {
  project: DesignProject;
  changes: LoadedProject['changes'];
}

/** Who changed what in a shared project, newest first. Renders nothing for a project that was never shared. */
export function ProjectChanges({ project: { sharing }, changes }: Props) {
  if (!sharing) return null;
  return (
    <section className="stack gap-2 screen-only" aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      <Deferred result={changes} fallback={<SkeletonText lines={few} />} what="the changes">
        {(list) => <ChangeList list={list} />}
      </Deferred>
    </section>
  );
}

function ChangeList({ list }: { list: readonly ProjectChange[] }) {
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0)
    return <p className="note muted">Nothing has changed since the project was shared.</p>;
  return (
    <>
      <ol className="line-top lined-items note" aria-label="Changes, newest first">
        {(isWhole ? list : list.slice(0, few)).map((change) => (
          <li key={change.seq} className="flow between gap-0-3 pad-block-2">
            <span className="shrinks anywhere">
              <bdi className="ink bold">{change.isYou ? 'You' : change.by}</bdi>{' '}
              <bdi>{changeWords(change)}</bdi>
            </span>
            <time className="muted digits" dateTime={change.at}>
              {dateAndTime(change.at)}
            </time>
          </li>
        ))}
      </ol>
      {list.length > few && !isWhole && (
        <p>
          <Button onClick={() => setWhole(true)}>Show all {list.length} changes</Button>
        </p>
      )}
    </>
  );
}
