import { useMemo, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { log } from '#src/browser/log.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { printOptionsFrom } from '#src/components/specification/chosen-print.ts';
import { reasonOf } from '#src/components/specification/document-error.ts';
import {
  readDocumentOptions,
  rememberDocumentOptions,
} from '#src/components/specification/document-options.ts';
import type { DocumentOptions } from '#src/components/specification/document-options.ts';
import { DocumentHeaderFields } from '#src/components/specification/documents-out-header.tsx';
import { PrintOptionFields } from '#src/components/specification/documents-out-options.tsx';
import { blankDocumentHeader } from '#src/contracts/forms/document-header.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { sectionsOf, type ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import { ManualOutcome } from '#src/screens/outline-specs/manual-outcome.tsx';
import { OpenItems } from '#src/screens/outline-specs/open-items.tsx';
import type { ManualMaking } from '#src/screens/outline-specs/use-making.ts';
import { useProjectCheck } from '#src/screens/outline-specs/use-project-check.ts';
import { changeOutline, useOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';

interface Props {
  loaded: LoadedOutline;
  /** Must keep their identity. */
  choices: readonly ManualChoice[];
  /** Number of the new issue. */
  number: number;
  onIssued: () => void;
  onClose: () => void;
}

/** Issues the whole manual as PDF and Word, with a name and print options. */
export function IssueDialog({ loaded, choices, number, onIssued, onClose }: Props) {
  const { project } = loaded;
  const [name, setName] = useState('');
  const [options, setOptions] = useState(readDocumentOptions);
  const [making, setMaking] = useState<ManualMaking>({ phase: 'idle' });
  const { begin, end } = useLatest();
  const isMaking = making.phase === 'making';
  const checked = useMemo(() => sectionsOf(choices), [choices]);
  const findings = useProjectCheck(loaded, checked, options);
  const header = {
    ...blankDocumentHeader,
    project: project.name.slice(0, 120),
    number: project.number.slice(0, 120),
    date: fullDate(today()) ?? '',
    ...useOutline(project.seq).header,
  };
  const choose = (part: Partial<DocumentOptions>): void => {
    const next = { ...options, ...part };
    setOptions(next);
    rememberDocumentOptions(next);
  };
  async function issue(): Promise<void> {
    const signal = begin();
    setMaking({ phase: 'making', share: 0 });
    try {
      const { issueManual } = await import('#src/screens/outline-specs/issue-manual.ts');
      const print = printOptionsFrom({ ...options, format: 'pdf' }, header);
      const onProgress = (share: number): void => {
        if (!signal.aborted) setMaking({ phase: 'making', share });
      };
      const why = await issueManual({
        loaded,
        choices,
        print,
        saysDraft: options.saysDraft,
        number,
        name: name.trim(),
        signal,
        onProgress,
      });
      if (signal.aborted) return;
      if (why === null) onIssued();
      else setMaking({ phase: 'failed', reason: why });
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error, 'sections');
      log.error('A manual could not be issued', { reason });
      setMaking({ phase: 'failed', reason });
    }
  }
  return (
    <Dialog title={`Issue ${number}`} variant="wide" onClose={onClose}>
      <AccountTextNotice />
      <form
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMaking && name.trim() !== '') void issue();
        }}
      >
        <TextField
          label="Issued for"
          hint="For example: Bid set, Permit, Construction."
          required
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <PrintOptionFields options={{ ...options, format: 'pdf' }} onChange={choose} />
        <DocumentHeaderFields
          header={header}
          onChange={(part) => changeOutline(project.seq, (work) => ({ header: { ...work.header, ...part } }))}
        />
        <OpenItems
          seq={project.seq}
          findings={findings}
          isSaid={options.saysDraft}
          onChange={(saysDraft) => choose({ saysDraft })}
        />
        <p className="note">
          The text of {pluralize(choices.length, 'section')} is kept as it is now and can’t be changed later.
          You get a PDF and a Word file; their hashes are kept with the issue.
        </p>
        <div className="flow gap-2">
          <Button type="submit" kind="primary" disabled={isMaking || name.trim() === ''}>
            Issue manual
          </Button>
        </div>
      </form>
      <ManualOutcome
        making={making}
        onCancel={() => {
          end();
          setMaking({ phase: 'cancelled' });
        }}
      />
    </Dialog>
  );
}
