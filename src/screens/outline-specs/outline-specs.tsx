import { Suspense, useState } from 'react';

import { AccountPage } from '#src/components/account/account-page.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { inMasterFormatOrder } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineDivision } from '#src/domain/project-manual/outline.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { AddSection } from '#src/screens/outline-specs/add-section.tsx';
import { ChooseSpec } from '#src/screens/outline-specs/choose-spec.tsx';
import { Division } from '#src/screens/outline-specs/division.tsx';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { MissingNotice, RemovedSections } from '#src/screens/outline-specs/outline-notices.tsx';
import { OutlineTransfer } from '#src/screens/outline-specs/outline-transfer.tsx';
import { PrintedHead } from '#src/screens/outline-specs/printed-head.tsx';
import { useDivisions, useLoadedOutline } from '#src/screens/outline-specs/use-outline.ts';
import { changeOutline, useIsOutlineStored, useOutline } from '#src/stores/outline-work.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segments } from '#src/ui/segments.tsx';

const ManualDialog = lazyPart(
  async () => (await import('#src/screens/outline-specs/manual-dialog.tsx')).ManualDialog,
  'the project manual',
);

const details = [
  ['outline', 'Outline', 'Outline: products and their main features'],
  ['short', 'Short', 'Short: what a short-form section contains'],
  ['full', 'Full', 'Full: all of Part 2'],
] as const;

/** The outline specs of a design project: its sections by division, each with the products of PART 2. */
export function Screen() {
  const loaded = useLoadedOutline();
  return <Outline key={loaded.project.seq} loaded={loaded} />;
}

type Doing = { what: 'add' | 'manual' } | { what: 'choose'; number: string } | null;

function Outline({ loaded }: { loaded: LoadedOutline }) {
  const { project, failure } = loaded;
  const { seq } = project;
  const { edits, detail } = useOutline(seq);
  const isStored = useIsOutlineStored();
  const [doing, setDoing] = useState<Doing>(null);
  const close = (): void => setDoing(null);
  const isEditable = mayEdit(project);
  const divisions = useDivisions(loaded);
  const count = countOf(divisions);
  const unread = project.items.filter((item) => loaded.records.get(savedKey(item))?.kind === 'unread').length;
  const chosen = doing?.what === 'choose' ? findSection(divisions, doing.number) : undefined;
  return (
    <AccountPage
      title="Outline specs"
      description={`Sections of ${project.name} with their products, by division.`}
      tools={
        <>
          {count > 0 && (
            <Button kind="primary" aria-haspopup="dialog" onClick={() => setDoing({ what: 'manual' })}>
              Create project manual
            </Button>
          )}
          {isEditable && (
            <Button aria-haspopup="dialog" onClick={() => setDoing({ what: 'add' })}>
              Add section
            </Button>
          )}
          {count > 0 && (
            <>
              <Link className={buttonClass()} to={to.manualIssues(seq)}>
                Issues
              </Link>
              <Link className={buttonClass()} to={to.projectPreflight(seq)}>
                Pre-flight
              </Link>
              <Link className={buttonClass()} to={to.projectLists(seq)}>
                Lists
              </Link>
              <PrintButton />
            </>
          )}
        </>
      }
    >
      <PrintedHead project={project} />
      <AccountTextNotice across={<OutlineTransfer seq={seq} name={project.name} />} />
      <div className="cluster between gap-2-4 screen-only">
        <p>
          <Link className="link" to={to.designProject(seq)}>
            <bdi>{project.name}</bdi>
          </Link>
          {count > 0 && <span className="muted"> · {pluralize(count, 'section')}</span>}
        </p>
        <div className="cluster gap-2">
          {isEditable && edits.order.length > 0 && (
            <Button
              kind="plain"
              onClick={() => changeOutline(seq, (work) => ({ edits: inMasterFormatOrder(work.edits) }))}
            >
              MasterFormat order
            </Button>
          )}
          {count > 0 && (
            <Segments
              legend="Detail"
              value={detail}
              options={details}
              onChange={(next) => changeOutline(seq, () => ({ detail: next }))}
            />
          )}
        </div>
      </div>
      <div role="alert" className="stack gap-2 hidden-if-empty">
        {!isStored && (
          <Notice tone="bad" title="This browser isn’t saving your changes.">
            <p>
              Its storage is full or blocked, so they last only until you close this page. Print it or create
              the manual first.
            </p>
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="bad" title="Couldn’t load your SpecWizard projects.">
            <p>{failure} Reload the page to try again. For now, the outline has only the project’s items.</p>
          </Notice>
        )}
        {unread > 0 && (
          <Notice tone="bad" title={`Couldn’t load ${pluralize(unread, 'item')} of the project.`}>
            <p>Their sections may be missing below. Reload the page to try again.</p>
          </Notice>
        )}
      </div>
      {count === 0 && (
        <Notice title="Nothing to outline yet.">
          <p>
            Sections come from the project’s items and its SpecWizard projects. Add items to{' '}
            <Link className="link" to={to.designProject(seq)}>
              the project
            </Link>
            , save a section from{' '}
            <Link className="link" to={to.specwizards()}>
              SpecWizard
            </Link>
            , or add a section by number.
          </p>
        </Notice>
      )}
      {failure === null && <MissingNotice divisions={divisions} />}
      {divisions.map((division) => (
        <Division
          key={division.number ?? ''}
          seq={seq}
          division={division}
          isEditable={isEditable}
          onChoose={failure === null && isEditable ? (number) => setDoing({ what: 'choose', number }) : null}
        />
      ))}
      {isEditable && <RemovedSections seq={seq} removed={edits.removed} />}
      {doing?.what === 'add' && <AddSection seq={seq} divisions={divisions} onClose={close} />}
      {chosen && <ChooseSpec loaded={loaded} section={chosen} onClose={close} />}
      {doing?.what === 'manual' && (
        <Suspense>
          <ManualDialog loaded={loaded} divisions={divisions} onClose={close} />
        </Suspense>
      )}
    </AccountPage>
  );
}

const countOf = (divisions: readonly OutlineDivision[]): number =>
  divisions.reduce((sum, { sections }) => sum + sections.length, 0);

const findSection = (divisions: readonly OutlineDivision[], number: string) =>
  divisions.flatMap(({ sections }) => sections).find((section) => section.number === number);
