import { useState } from 'react';

import { now } from '#src/browser/clock.ts';
import { notify } from '#src/browser/toasts.ts';
import style from '#src/components/projects/add-to-project-dialog.module.css';
import { LoadFailure } from '#src/components/page/load-failure.tsx';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import { NewProjectLine } from '#src/components/projects/new-project-line.tsx';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SignInOffer } from '#src/components/account/sign-in-offer.tsx';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { Result } from '#src/contracts/result.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { withItems } from '#src/domain/design-projects/item-changes.ts';
import { savedKey, type SavedItem } from '#src/domain/saved-item.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { changeDesignProject, loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { restoreSession } from '#src/services/restore-session.ts';
import { useSession } from '#src/stores/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  items: readonly SavedItem[];
  /** Names the items within a sentence. */
  what: string;
  onClose: () => void;
}

/** The user's projects to add items to. Visitors who aren’t signed in are asked to sign in. */
export function AddToProjectDialog({ items, what, onClose }: Props) {
  const { status } = useSession();
  const all = useDesignProjects((state) => state.projects);
  const projects = all?.filter(mayEdit) ?? null;
  const loaded = useLoaded(load);
  if (status === 'anonymous')
    return (
      <SignInOffer
        what={`Projects are saved to your account. Sign in, and you’ll come back to this page to add ${what}.`}
        pending={{}}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="Add to project" onClose={onClose}>
      <p className="note quiet anywhere">
        <bdi>{what}</bdi>
      </p>
      {projects === null && loaded.failure === null && <SkeletonText lines={4} />}
      {projects === null && <LoadFailure title="Couldn’t load your projects." {...loaded} />}
      {projects !== null && (
        <>
          {projects.length > 0 && (
            <ul className="line-top lined-items" aria-label="Your projects">
              {projects.map((project) => (
                <ProjectLine key={project.seq} project={project} items={items} onAdded={onClose} />
              ))}
            </ul>
          )}
          <NewProjectLine items={items} isFirst={projects.length === 0} onAdded={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** Restores the session first, because the projects depend on the user. */
async function load(signal: AbortSignal): Promise<Result<readonly DesignProject[]>> {
  if (useSession.getState().status === 'unknown') await restoreSession();
  return useSession.getState().user === null ? { data: [] } : loadDesignProjects(signal);
}

interface LineProps {
  project: DesignProject;
  items: readonly SavedItem[];
  onAdded: () => void;
}

/** A project as a button that adds the items it does not contain yet. */
function ProjectLine({ project, items, onAdded }: LineProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const present = new Set(project.items.map(savedKey));
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setFailure(null);
    const moment = new Date(now()).toISOString();
    const { error, isUnsent } = await changeDesignProject(project.seq, (one) =>
      withItems(one, items, moment),
    );
    if (error) return setFailure(saveErrorText(error));
    if (!isUnsent) void notify.success('Saved project');
    onAdded();
  });
  const isPresent = !isSubmitting && items.every((item) => present.has(savedKey(item)));
  return (
    <li>
      <button
        type="button"
        className={`row between full-width gap-3 hover-soft ${style.project}`}
        aria-disabled={isPresent}
        onClick={() => {
          if (!isPresent) submit();
        }}
      >
        <span className="shrinks ink bold anywhere">
          <bdi>{project.name}</bdi>
        </span>
        <span className="row rigid gap-6px note muted">
          {isPresent ? (
            <>
              <Icon name="check" /> Added
            </>
          ) : (
            pluralize(project.items.length, 'item')
          )}
        </span>
      </button>
      {failure !== null && (
        <p className={`small redline ${style.refused}`} role="alert">
          Could not save project. {failure}
        </p>
      )}
    </li>
  );
}
