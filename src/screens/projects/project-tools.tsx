import { useState } from 'react';
import { useNavigate } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSettled } from '#src/components/page/use-settled.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { rightTo } from '#src/domain/design-projects/project-right.ts';
import { to } from '#src/paths.ts';
import type { LoadedProject } from '#src/screens/projects/loaders.ts';
import { PeopleDialog } from '#src/screens/projects/people-dialog.tsx';
import { leaveProject } from '#src/services/project-people.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

interface Props {
  project: DesignProject;
  changes: LoadedProject['changes'];
}

/** Shares the person's own project, or leaves someone else's. Renders nothing if the API has no sharing. */
export function SharingTools({ project, changes }: Props) {
  if (rightTo(project) !== 'owner')
    return (
      <DialogButton renderDialog={(close) => <Leave project={project} onClose={close} />}>Leave</DialogButton>
    );
  return <People project={project} changes={changes} />;
}

/** Shown until it is known that the API has no sharing. */
function People({ project, changes }: Props) {
  const error = useSettled(changes)?.error;
  const isMissing = error?.status === 404 || error?.status === 405;
  if (isMissing) return null;
  return (
    <DialogButton renderDialog={(close) => <PeopleDialog project={project} onClose={close} />}>
      {peopleWords(project)}
    </DialogButton>
  );
}

function peopleWords({ sharing }: DesignProject): string {
  const people = sharing?.people ?? 0;
  return people === 0 ? 'People' : `People (${people})`;
}

function Leave({
  project: { seq, name, sharing },
  onClose,
}: {
  project: DesignProject;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const { error } = await leaveProject(seq);
    if (error) return setFailure(saveErrorText(error));
    void notify.success(`You left “${name}”`);
    await navigate(to.designProjects());
  });
  return (
    <Dialog title={`Leave ${name}?`} onClose={onClose}>
      <p>
        You won’t see the project anymore. What you changed stays in it; only <bdi>{sharing?.owner.name}</bdi>{' '}
        can share it with you again.
      </p>
      <div role="alert">
        {failure !== null && (
          <Notice tone="bad" title="Couldn’t leave the project.">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <div className="flow gap-2">
        <Button kind="primary" disabled={isSubmitting} onClick={submit}>
          {isSubmitting ? 'Leaving…' : 'Leave project'}
        </Button>
        <Button onClick={onClose}>Stay</Button>
      </div>
    </Dialog>
  );
}
