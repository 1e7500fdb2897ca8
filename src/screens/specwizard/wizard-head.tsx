import { Suspense, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { brand } from '#src/brand.ts';
import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useIsBelow } from '#src/components/page/use-is-below.ts';
import { AuthorName } from '#src/components/specification/author-name.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import type { Sw } from '#src/contracts/content.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { Result } from '#src/contracts/result.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { resetState } from '#src/domain/specification/selection.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { WizardTabs } from '#src/screens/specwizard/wizard-tabs.tsx';
import { useView, useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import style from '#src/screens/specwizard/wizard-head.module.css';
import { changeSection, redoChange, undoChange } from '#src/stores/section-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MoreMenu } from '#src/ui/more-menu.tsx';

const DocumentsOut = lazyPart(
  async () => (await import('#src/components/specification/documents-out.tsx')).DocumentsOut,
  'the download',
);

/** What a project adds to a download: its page header, and callbacks for each document. */
export interface WizardDocuments {
  headerKey: string;
  header: Partial<DocumentHeader>;
  onHeader: (header: DocumentHeader) => void;
  onGenerated: () => void;
}

interface Props {
  others?: Promise<Result<Sw[]>>;
  /** The name of the section's project. */
  projectName?: ReactNode;
  documents?: WizardDocuments;
  notice?: ReactNode;
  tools: ReactNode;
}

/** The section's title, progress, and actions on the whole section. */
export function WizardHead({ others, projectName, documents, notice, tools }: Props) {
  const { work } = useWizard();
  const { tree, state, now } = useSection();
  const { section } = work.getState();
  const isStored = useStore(work, (one) => one.isStored);
  const canUndo = useStore(work, ({ history }) => history.past.length > 0);
  const canRedo = useStore(work, ({ history }) => history.future.length > 0);
  const { made, all, percent } = now.progress;
  const reset = (): void => {
    changeSection(work, resetState);
    const cleared = work.getState().history.present;
    void notify.undo('Choices cleared', () => {
      // Later choices are separate steps.
      if (work.getState().history.present === cleared) undoChange(work);
      else changeSection(work, () => state);
    });
  };
  const isPhone = useIsBelow(600);
  const isNarrow = useIsBelow(900);
  const recommended = all > 0 && (
    <Button onClick={() => changeSection(work, (was) => chooseRecommended(tree, was))}>
      Use recommended choices
    </Button>
  );
  const less = (
    <>
      {all > 0 && (
        <Button disabled={state.lines.size + state.inputs.size + state.none.size === 0} onClick={reset}>
          Reset
        </Button>
      )}
      <PrintButton />
    </>
  );
  return (
    <div className={`wrap grid at-middle ${style.head}`}>
      <div className={style.title}>
        <h1 className="lead">
          <span className="mono">{formatSection(section.section.number, '04')}</span>{' '}
          {plainText(section.title)}
        </h1>
        <p className={`small muted tall-links ${style.facts}`}>
          <span className={style.back}>
            <Link to={to.specwizards()}>{brand.specWizard}s</Link>
            {' · '}
          </span>
          {projectName !== undefined && <>{projectName} · </>}
          {officeNameOf(section.filename) === null ? (
            <AuthorName section={section} />
          ) : (
            <Link to={to.officeSections()}>My office’s sections</Link>
          )}
          {others && (
            <PromptSuspense awaited={others}>
              <Others result={others} filename={section.filename} />
            </PromptSuspense>
          )}
          {!isStored && <strong> · Not saved in this browser</strong>}
        </p>
        {notice !== undefined && (
          <div className={`flow baseline gap-0-3 small muted tall-links ${style.facts}`}>{notice}</div>
        )}
        {tree.problems.length > 0 && <Problems problems={tree.problems} />}
      </div>
      {/* An office's own section has nothing to decide until it has blanks. */}
      {all > 0 && (
        <p className={`stack small digits nowrap ${style.progress}`}>
          <span role="status">
            {made} of {all} decisions
          </span>
          <progress className="full-width" max={100} value={percent} aria-label="Decisions made" />
        </p>
      )}
      <div className={`flow gap-6px ${style.tools}`}>
        <Button disabled={!canUndo} onClick={() => undoChange(work)} aria-keyshortcuts="Control+Z">
          <span title="Undo (Ctrl+Z)">Undo</span>
        </Button>
        <Button disabled={!canRedo} onClick={() => redoChange(work)} aria-keyshortcuts="Control+Shift+Z">
          <span title="Redo (Ctrl+Shift+Z)">Redo</span>
        </Button>
        {!isPhone && (
          <>
            {recommended}
            {!isNarrow && less}
            {tools}
          </>
        )}
        {isNarrow && (
          <MoreMenu>
            {isPhone && (
              <>
                {recommended}
                {tools}
              </>
            )}
            {less}
          </MoreMenu>
        )}
        <Download {...(documents && { documents })} />
      </div>
      <WizardTabs />
    </div>
  );
}

function Download({ documents }: { documents?: WizardDocuments }) {
  const { work } = useWizard();
  const { tree, state } = useSection();
  const findings = useView((view) => view.findings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download
      </Button>
      {isOpen && (
        <Suspense>
          <DocumentsOut
            section={work.getState().section}
            tree={tree}
            state={state}
            findings={findings === 'failed' ? [] : (findings ?? [])}
            {...documents}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shorter and longer forms of the section. */
function Others({ result, filename }: { result: Promise<Result<Sw[]>>; filename: string }) {
  const { data, error } = use(result);
  if (error) return ' · Couldn’t list other lengths.';
  const others = data.filter((one) => one.filename !== filename);
  return others.map((one) => (
    <span key={one.id}>
      {' · '}
      <Link to={to.specwizard(one.filename)}>{one.title}</Link>
    </span>
  ));
}

/** A section with a broken structure is shown as far as possible. */
function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <details className="small redline">
      <summary>Part of this section is damaged. As much as possible is shown.</summary>
      <ul>
        {problems.slice(0, 50).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  );
}
