import { useEffect, useState } from 'react';

import { ProgressBar } from '#src/components/specification/progress-bar.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { countProgress, knownProgress } from '#src/services/project-progress.ts';

/** How far a project is decided; until that is known, and where it could not be read, how many lines are chosen. */
export function ProjectProgress({ project }: { project: SpecwizardProject }) {
  const [progress, setProgress] = useState(() => knownProgress(project));
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    if (knownProgress(project) === null)
      void countProgress(project, end.signal).then((counted) => {
        if (end.signal.aborted) return;
        setProgress(counted);
        setUnread(counted === null);
      });
    return () => end.abort();
  }, [project]);
  const { length } = project.specs;
  if (progress === null)
    return (
      <span>
        {pluralize(length, 'line')}
        {isUnread && ', couldn’t count decisions'}
      </span>
    );
  return <ProgressBar {...progress} of={project.name} />;
}
