import { useEffect, useState } from 'react';

import { ProgressBar } from '#src/components/specification/progress-bar.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { countProgress, storedProgress } from '#src/services/project-progress.ts';

/** Progress of a project; until it is known, or if it can't be loaded, the number of chosen lines. */
export function ProjectProgress({ project }: { project: SpecwizardProject }) {
  const [progress, setProgress] = useState(() => storedProgress(project));
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    if (storedProgress(project) === null)
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
