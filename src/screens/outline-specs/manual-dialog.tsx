import { useId, useMemo, useState } from 'react';

import { today } from '#src/browser/clock.ts';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { printOptionsFrom } from '#src/components/specification/chosen-print.ts';
import { DocumentHeaderFields } from '#src/components/specification/documents-out-header.tsx';
import { PrintOptionFields } from '#src/components/specification/documents-out-options.tsx';
import formats from '#src/components/specification/documents-out.module.css';
import { blankDocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { OutlineDivision } from '#src/domain/project-manual/outline.ts';
import { fullDate } from '#src/lib/dates.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { sectionsOf } from '#src/screens/outline-specs/manual-sections.ts';
import type { ManualFormat } from '#src/screens/outline-specs/manual-writers.ts';
import { choiceKey, ManualChoices, manualChoices } from '#src/screens/outline-specs/manual-choices.tsx';
import { ManualOutcome } from '#src/screens/outline-specs/manual-outcome.tsx';
import style from '#src/screens/outline-specs/manual.module.css';
import { OpenItems } from '#src/screens/outline-specs/open-items.tsx';
import { OutlineTransfer } from '#src/screens/outline-specs/outline-transfer.tsx';
import { useProjectCheck } from '#src/screens/outline-specs/use-project-check.ts';
import { useManualMaking } from '#src/screens/outline-specs/use-making.ts';
import {
  readDocumentOptions,
  rememberDocumentOptions,
} from '#src/components/specification/document-options.ts';
import type { DocumentOptions } from '#src/components/specification/document-options.ts';
import { changeOutline, useOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  loaded: LoadedOutline;
  divisions: readonly OutlineDivision[];
  onClose: () => void;
}

const kinds: readonly (readonly [format: ManualFormat, label: string, use: string])[] = [
  ['pdf', 'One PDF', 'Cover, contents with page numbers, and bookmarks.'],
  ['docx', 'One Word file', 'Cover, contents, and a Word section for each spec section.'],
  ['zip-pdf', 'ZIP of PDFs', 'A PDF for each section, plus a list.'],
  ['zip-docx', 'ZIP of Word files', 'A Word file for each section, plus a list.'],
];

/** Chooses sections and format; the project manual is built in the browser. */
export function ManualDialog({ loaded, divisions, onClose }: Props) {
  const { project } = loaded;
  const [format, setFormat] = useState<ManualFormat>('pdf');
  const [options, setOptions] = useState(readDocumentOptions);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const typed = useOutline(project.seq).header;
  const { making, make, cancel } = useManualMaking();
  const isMaking = making.phase === 'making';
  const header = {
    ...blankDocumentHeader,
    project: project.name.slice(0, 120),
    number: project.number.slice(0, 120),
    date: fullDate(today()) ?? '',
    ...typed,
  };
  const page = { ...options, format: format.endsWith('pdf') ? ('pdf' as const) : ('docx' as const) };
  const all = manualChoices(divisions);
  const chosen = all.filter((choice) => !left.has(choiceKey(choice)));
  const checked = useMemo(
    () => sectionsOf(manualChoices(divisions).filter((choice) => !left.has(choiceKey(choice)))),
    [divisions, left],
  );
  const findings = useProjectCheck(loaded, checked, options);
  const choose = (part: Partial<DocumentOptions>): void => {
    const next = { ...options, ...part };
    setOptions(next);
    rememberDocumentOptions(next);
  };
  return (
    <Dialog title="Create project manual" variant="wide" onClose={onClose}>
      <AccountTextNotice across={<OutlineTransfer seq={project.seq} name={project.name} />} />
      <FormatChoice format={format} onChange={setFormat} />
      <PrintOptionFields options={page} onChange={choose} />
      <DocumentHeaderFields
        header={header}
        onChange={(part) => changeOutline(project.seq, (work) => ({ header: { ...work.header, ...part } }))}
      />
      <ManualChoices
        choices={all}
        left={left}
        onChange={(key, isIn) => setLeft(toggleKeys(left, [key], !isIn))}
      />
      <OpenItems
        seq={project.seq}
        findings={findings}
        isSaid={options.saysDraft}
        onChange={(saysDraft) => choose({ saysDraft })}
      />
      <div className="stack at-left gap-2 dialog-foot static-499">
        <Button
          kind="primary"
          disabled={isMaking || chosen.length === 0}
          onClick={() =>
            void make({
              loaded,
              choices: chosen,
              format,
              print: printOptionsFrom(page, header),
              saysDraft: options.saysDraft,
            })
          }
        >
          <Icon name="download" /> Make{' '}
          {chosen.length === 1 ? 'manual of 1 section' : `manual of ${chosen.length} sections`}
        </Button>
        <ManualOutcome making={making} onCancel={cancel} />
      </div>
    </Dialog>
  );
}

function FormatChoice({
  format,
  onChange,
}: {
  format: ManualFormat;
  onChange: (format: ManualFormat) => void;
}) {
  const group = useId();
  return (
    <fieldset className={`grid gap-2 ${formats.formats} ${style.kinds}`}>
      <legend className={`note bold ${formats.legend}`}>Format</legend>
      {kinds.map(([one, label, use]) => (
        <label
          key={one}
          className={`grid baseline at-start gap-0-2 framed rounded pad-2-3 ${formats.format}`}
        >
          <input
            type="radio"
            name={group}
            value={one}
            checked={one === format}
            onChange={() => onChange(one)}
          />
          <span className={`bold ${formats.name}`}>{label}</span>
          <span className={`small muted ${formats.use}`}>{use}</span>
        </label>
      ))}
    </fieldset>
  );
}
