import { Suspense } from 'react';

import { AccountPage } from '#src/components/account/account-page.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { DocumentLineView } from '#src/components/specification/document-line.tsx';
import { LineText } from '#src/components/specification/line-text.tsx';
import { SectionPaper } from '#src/components/specification/section-paper.tsx';
import { usePageFields } from '#src/components/specification/use-page-fields.ts';
import { useProjectDocuments } from '#src/components/specification/use-project-documents.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { articlesOf } from '#src/domain/specification/line-places.ts';
import { ownWords } from '#src/domain/specification/line-text.ts';
import { linesOfFile, withSavedLines } from '#src/domain/specification/project-lines.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { useSavedWork } from '#src/stores/saved-work.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

const DocumentsOut = lazyPart(
  async () => (await import('#src/components/specification/documents-out.tsx')).DocumentsOut,
  'the download',
);

interface Props {
  project: SpecwizardProject;
  section: SpecSection;
}

/** A project's section in its current state, for someone who may only read the project. */
export function ProjectReading({ project, section }: Props) {
  const { seq, name, specs } = project;
  const { filename } = section;
  // Re-renders when text that was saved elsewhere arrives.
  useSavedWork();
  usePageFields(section);
  const documents = useProjectDocuments(project, filename);
  const tree = sectionTree(section);
  const written = readSectionDraft(draftPlace.project(seq, filename))?.state ?? emptyState;
  const state = withSavedLines(tree, written, linesOfFile(specs, filename));
  const lines = sectionNow(tree, state).document.filter(
    ({ line, label, isStruck }) =>
      !isStruck && line.kind !== 'note' && (line.kind !== 'article' || label !== ''),
  );
  const title = `${formatSection(section.section.number, '04')} ${plainText(section.title)}`;
  return (
    <AccountPage
      title={title}
      description={`Section ${title} of ${name}, to read.`}
      tools={
        <>
          <PrintButton />
          <DialogButton
            renderDialog={(close) => (
              <Suspense>
                <DocumentsOut section={section} tree={tree} state={state} {...documents} onClose={close} />
              </Suspense>
            )}
          >
            Download
          </DialogButton>
        </>
      }
    >
      <p className="note screen-only">
        <Link className="link" to={to.specwizardProject(seq)}>
          <bdi>{name}</bdi>
        </Link>
        <span className="muted"> · You can read this section, but not change it.</span>
      </p>
      <AccountTextNotice />
      <SectionPaper
        section={section}
        articles={articlesOf(lines)}
        renderLine={(line) => (
          <div key={line.id} id={`line-${line.id}`}>
            <DocumentLineView line={line}>
              <LineText line={line.line} own={ownWords(line.line, state)} state={state} />
              {line.isUnused && ' (NOT USED)'}
            </DocumentLineView>
          </div>
        )}
      />
    </AccountPage>
  );
}
