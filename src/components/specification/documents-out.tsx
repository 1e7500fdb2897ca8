import { useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { printOptionsFrom } from '#src/components/specification/chosen-print.ts';
import { DocumentHeaderFields } from '#src/components/specification/documents-out-header.tsx';
import { DocumentOptionFields } from '#src/components/specification/documents-out-options.tsx';
import { RemoteDocuments } from '#src/components/specification/documents-out-remote.tsx';
import { DocumentOutcome } from '#src/components/specification/documents-out-outcome.tsx';
import style from '#src/components/specification/documents-out.module.css';
import { useDocumentMaking } from '#src/components/specification/use-document-making.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { blankDocumentHeader, documentHeader } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { sectionDraft } from '#src/domain/project-manual/checks/section-draft.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { specFileQuery } from '#src/domain/specification/spec-file-query.ts';
import { formatFacts, type DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { generateSpecFile } from '#src/api/spec-file.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import {
  readDocumentOptions,
  rememberDocumentOptions,
} from '#src/components/specification/document-options.ts';
import type { DocumentOptions } from '#src/components/specification/document-options.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  section: SpecSection;
  tree: SectionTree;
  /** The decisions made so far; the file contains only these. */
  state: SectionState;
  /** Open pre-flight findings. They are mentioned but never block. */
  findings?: readonly Finding[];
  /** A guide specification with all its options; the server only writes sections with decisions. */
  isGuide?: boolean;
  /** Initial values of the page header, from the design project. */
  header?: Partial<DocumentHeader>;
  /** Key of the stored page header; each project has its own. */
  headerKey?: string;
  onHeader?: (header: DocumentHeader) => void;
  /** Called when a file was made or copied. */
  onGenerated?: (format: DocumentFormat) => void;
  onClose: () => void;
}

/** Makes a file of a section in the browser: format, options, and page header. Load it with `lazyPart`. */
export function DocumentsOut({
  section,
  tree,
  state,
  findings = [],
  isGuide = false,
  header,
  headerKey = 'document-header',
  onHeader,
  onGenerated,
  onClose,
}: Props) {
  const [options, setOptions] = useState(readDocumentOptions);
  const [blank] = useState(() => ({ ...blankDocumentHeader, date: fullDate(today()) ?? '', ...header }));
  const { draft: typed, change } = useDraft({ key: headerKey, schema: documentHeader, blank });
  const draft = sectionDraft(findings);
  const { making, make, copy, fetch, cancel } = useDocumentMaking(onGenerated);
  const isMaking = making.phase === 'making';
  const { format } = options;
  const choose = (part: Partial<DocumentOptions>): void => {
    const next = { ...options, ...part };
    setOptions(next);
    rememberDocumentOptions(next);
  };
  const print = () => ({
    ...printedSection(
      section,
      tree,
      state,
      printOptionsFrom(isGuide ? { ...options, source: 'copyright' } : options, typed),
    ),
    draft: options.saysDraft ? draft : '',
  });
  return (
    <Dialog title="Download section" variant="wide" onClose={onClose}>
      <p className={`quiet ${style.which}`}>
        <SectionNumber section={section.section} withTitle />
        {isGuide && ', guide text with all options'}
      </p>
      {findings.length > 0 && (
        <Notice title={pluralize(findings.length, 'item open', 'items open')}>
          <p>The file will contain the section as it is now.</p>
          <Checkbox
            label={`Say on the first page: “${draft}”`}
            checked={options.saysDraft}
            onChange={({ target }) => choose({ saysDraft: target.checked })}
          />
        </Notice>
      )}
      {!isGuide && <AccountTextNotice />}
      <DocumentOptionFields options={options} onChange={choose} hasSource={!isGuide} />
      <DocumentHeaderFields
        header={typed}
        onChange={(part) => {
          change(part);
          onHeader?.({ ...typed, ...part });
        }}
      />
      <div className="cluster gap-2-3">
        <Button kind="primary" disabled={isMaking} onClick={() => void make(format, print)}>
          <Icon name="download" /> Download {formatFacts[format].label}
        </Button>
        <Button disabled={isMaking} onClick={() => void copy(print)}>
          Copy for Word
        </Button>
      </div>
      <DocumentOutcome making={making} onCancel={cancel} />
      {!isGuide && section.coid !== null && isOfLibrary(section.filename) && (
        <RemoteDocuments
          queryLength={specFileQuery(section, state.lines, 'docx').length}
          isDisabled={isMaking}
          onFetch={(remote) =>
            void fetch(remote, print(), (signal) =>
              generateSpecFile(specFileQuery(section, state.lines, remote), remote, { signal }),
            )
          }
        />
      )}
    </Dialog>
  );
}

/** A server can write only the library's sections. */
const isOfLibrary = (filename: string): boolean =>
  sourcesOfName(filename) === null && officeNameOf(filename) === null;
