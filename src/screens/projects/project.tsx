import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { useRevalidateFor } from '#src/components/page/use-revalidate-for.ts';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { inquiryQuery } from '#src/domain/inquiry/inquiry-query.ts';
import { sharedProject } from '#src/domain/share/shared-project.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { mayEdit, rightTo } from '#src/domain/design-projects/project-right.ts';
import { projectViewText, type ProjectView } from '#src/domain/design-projects/project-view.ts';
import { to } from '#src/paths.ts';
import { BinderView } from '#src/screens/projects/binder-view.tsx';
import { DeleteProject } from '#src/screens/projects/delete-project.tsx';
import type { designProject, LoadedProject } from '#src/screens/projects/loaders.ts';
import { ProjectChanges } from '#src/screens/projects/project-changes.tsx';
import { SharingTools } from '#src/screens/projects/project-tools.tsx';
import { ProjectForm } from '#src/screens/projects/project-form.tsx';
import { ProjectHead } from '#src/screens/projects/project-head.tsx';
import style from '#src/screens/projects/project.module.css';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const ScheduleView = lazyPart(
  async () => (await import('#src/screens/projects/schedule-view.tsx')).ScheduleView,
  'the schedule',
);
const ScorecardView = lazyPart(
  async () => (await import('#src/screens/projects/scorecard-view.tsx')).ScorecardView,
  'the scorecard',
);
const SubmittalView = lazyPart(
  async () => (await import('#src/screens/projects/submittal-view.tsx')).SubmittalView,
  'the submittal',
);

const viewWords: readonly (readonly [view: ProjectView, label: string])[] = [
  ['binder', 'Items'],
  ['schedule', 'Schedule'],
  ['scorecard', 'Scorecard'],
  ['submittal', 'Submittal'],
];

/** A project's binder: its items by section, and everything made from them. */
export function Screen() {
  const loaded = useScreenData<typeof designProject>();
  const { seq } = loaded.project;
  const project =
    useDesignProjects(({ projects }) => projects?.find((one) => one.seq === seq)) ?? loaded.project;
  const present: LoadedProject = { ...loaded, project };
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const navigate = useNavigate();
  const restored = useDesignProjects((state) => state.restored.get(seq));
  useEffect(() => {
    const { view } = loaded;
    if (restored !== undefined)
      void navigate(to.designProject(restored, projectViewText(view)), { replace: true });
  }, [restored, loaded, navigate]);
  // Loads records of items added since the last load.
  useRevalidateFor(project.items.map(savedKey).filter((key) => !loaded.records.has(key)));
  const close = (): void => setDoing(null);
  return (
    <AccountPage
      title={project.name}
      description={`${project.name}: items by section, schedule, scorecard, and submittal.`}
      tools={
        <>
          <Link className={buttonClass('primary')} to={to.outlineSpecs(seq)}>
            Outline specs
          </Link>
          <Link className={buttonClass()} to={to.projectPreflight(seq)}>
            Pre-flight
          </Link>
          <Link className={buttonClass()} to={to.projectLists(seq)}>
            Lists
          </Link>
          {project.items.length > 0 && (
            <Link className={buttonClass()} to={to.rfi(inquiryQuery({ project: seq }))}>
              Request information
            </Link>
          )}
          {project.items.length > 0 && <ShareButton what={() => sharedProject(project)} />}
          <SharingTools project={project} changes={loaded.changes} />
        </>
      }
    >
      <ProjectHead project={project} isPrinted={loaded.view === 'binder'} />
      <CountTabs
        label="Project"
        tabs={viewWords.map(([view, label]) => ({
          key: view,
          label,
          count: view === 'binder' && project.items.length > 0 ? project.items.length : null,
          href: to.designProject(seq, projectViewText(view)),
          isCurrent: view === loaded.view,
        }))}
      />
      <div className={`stack at-start shrinks gap-4 ${style.view}`}>
        <Suspense fallback={<SkeletonText lines={12} />}>
          {loaded.view === 'binder' && <BinderView loaded={present} />}
          {loaded.view === 'schedule' && <ScheduleView loaded={present} />}
          {loaded.view === 'scorecard' && <ScorecardView loaded={present} />}
          {loaded.view === 'submittal' && <SubmittalView loaded={present} />}
        </Suspense>
      </div>
      <ProjectChanges project={project} changes={loaded.changes} />
      {/* Once, below the items: a schedule or a scorecard is no place to delete from. */}
      {loaded.view === 'binder' && mayEdit(project) && (
        <p className="flow gap-2 line-top pad-top-3 screen-only">
          <Button aria-haspopup="dialog" onClick={() => setDoing('edit')}>
            Edit project
          </Button>
          {rightTo(project) === 'owner' && (
            <Button aria-haspopup="dialog" onClick={() => setDoing('delete')}>
              Delete
            </Button>
          )}
        </p>
      )}
      {doing === 'edit' && <ProjectForm project={project} onClose={close} />}
      {doing === 'delete' && (
        <DeleteProject project={project} onClose={close} onDeleted={() => navigate(to.designProjects())} />
      )}
    </AccountPage>
  );
}
