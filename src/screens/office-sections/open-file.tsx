import { useId, useMemo, useState, type CSSProperties } from 'react';
import { useNavigate } from 'react-router';

import { useLatest } from '#src/components/page/use-latest.ts';
import type { OpenedSection } from '#src/domain/office-sections/section-from-text.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { officeSection } from '#src/domain/office-sections/office-section.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { to } from '#src/paths.ts';
import { Remarks } from '#src/screens/office-sections/remarks.tsx';
import style from '#src/screens/office-sections/open-file.module.css';
import { openFileInWorker } from '#src/components/specification/open-office-file.ts';
import { addOfficeSection } from '#src/stores/office-sections.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FileInput } from '#src/ui/file-input.tsx';

const accept =
  '.docx,.rtf,.txt,.sec,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/rtf,text/plain';
const untouched =
  'Word (.docx), RTF, plain text, or SpecsIntact (.sec). Opened on this device; the file is not uploaded.';

/** Reads a file, shows what was read and what was left out, and saves the section after confirmation. */
export function OpenFile({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [opened, setOpened] = useState<{ section: OpenedSection; file: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const { begin } = useLatest();

  async function read(file: File | undefined): Promise<void> {
    const signal = begin();
    setOpened(null);
    setProblem(null);
    setReading(file !== undefined);
    if (!file) return;
    try {
      const result = await openFileInWorker(file, signal);
      if (signal.aborted) return;
      if (result.problem === undefined) setOpened({ section: result.section, file: file.name });
      else setProblem(result.problem);
      setReading(false);
    } catch {
      // Another file was chosen meanwhile.
    }
  }

  return (
    <Dialog title="Open a section from a file" onClose={onClose}>
      <div className="stack gap-1">
        <label className="note plain bold" htmlFor={id}>
          File
        </label>
        <FileInput id={id} accept={accept} isInvalid={problem !== null} onFile={(file) => void read(file)} />
        <p id={`${id}-hint`} className={`small ${problem === null ? 'muted' : 'redline'}`} role="status">
          {problem ?? (isReading ? 'Reading the file…' : untouched)}
        </p>
      </div>
      {opened !== null && <Found key={opened.file} {...opened} />}
    </Dialog>
  );
}

/** The section that was read, with number and title as editable fields. */
function Found({ section, file }: { section: OpenedSection; file: string }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState(spaced(section.number));
  const [title, setTitle] = useState(section.title);
  const [isTried, setTried] = useState(false);
  const digits = number.replace(/[\s.-]/g, '');
  const errors = {
    number: /^\d{6}(?:\d{2})?$/.test(digits) ? null : 'Type the six or eight digits of the section’s number.',
    title: title.trim() === '' ? 'Type the section’s title.' : null,
  };
  const keep = (): void => {
    setTried(true);
    if (errors.number !== null || errors.title !== null) return;
    const { lines } = section;
    void navigate(to.specwizard(addOfficeSection({ number: digits, title: title.trim(), lines }, file)));
  };
  const { lines, notes, tables } = section.counts;
  return (
    <form
      className="stack gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField
        label="Section number"
        required
        value={number}
        maxLength={16}
        error={isTried ? errors.number : null}
        onChange={({ currentTarget: { value } }) => setNumber(value)}
      />
      <TextField
        label="Title"
        required
        value={title}
        maxLength={300}
        error={isTried ? errors.title : null}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <p className="note" role="status">
        {`${lines} numbered lines, ${notes} ${notes === 1 ? 'note' : 'notes'}, ${tables} ${tables === 1 ? 'table' : 'tables'}.`}
      </p>
      <Remarks remarks={section.remarks} />
      <Beginning section={section} />
      <div className="flow gap-2">
        <Button kind="primary" type="submit">
          Keep and edit
        </Button>
      </div>
    </form>
  );
}

const shownLines = 40;

/** The first lines with their numbers, to check whether the file was read correctly. */
function Beginning({ section: { lines } }: { section: OpenedSection }) {
  const shown = useMemo(() => {
    const section = officeSection(
      { number: '000000', title: '', lines },
      { filename: '', revised: '2000-01-01' },
    );
    return sectionDocument(sectionTree(section), emptyState, {
      numbering: '1.1',
      detail: 'full',
      notes: 'visible',
    }).slice(0, shownLines);
  }, [lines]);
  return (
    <details className="note">
      <summary className="touch-high">How it begins</summary>
      <ul className={`line-top small ${style.lines}`}>
        {shown.map(({ id, level, label, line }) => {
          const place: CSSProperties & Record<'--level', number> = { '--level': level };
          return (
            <li key={id} className={style.text} style={place}>
              {line.kind === 'note' ? 'Note: ' : label} {lineText(line, emptyState)}
              {line.kind === 'table' && ' (table)'}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const spaced = (digits: string): string => formatSection(digits, '04');
