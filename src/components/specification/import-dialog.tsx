import { useId, useState, type ReactNode } from 'react';

import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { RetryNotice } from '#src/components/page/retry-notice.tsx';
import { useLatest } from '#src/components/page/use-latest.ts';
import style from '#src/components/specification/import-dialog.module.css';
import { maxProjectFileBytes, openProjectFile } from '#src/domain/specification/project-file.ts';
import type { ProjectFile } from '#src/domain/specification/project-file.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { loadImportedSections, type SectionsOfFile } from '#src/services/import-sections.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FileInput } from '#src/ui/file-input.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** A file that can be imported, with its sections matched to the library's. */
export interface Opened extends SectionsOfFile {
  file: ProjectFile;
}

interface Props {
  /** What importing does to an existing section: `replaces your 40 lines`; null if there is none. */
  replaces: (filename: string) => string | null;
  /** The buttons for an open file; `run` returns null, or why it failed. */
  acts: (opened: Opened) => readonly { label: string; run: () => Promise<string | null> }[];
  onClose: () => void;
}

/** Reads an exported file in the browser, shows its contents, and imports it after confirmation. */
export function ImportDialog({ replaces, acts, onClose }: Props) {
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A failure that may pass when the user tries again. */
  const [failure, setFailure] = useState<{ file: File; message: string } | null>(null);
  const [isReading, setReading] = useState(false);
  const { begin } = useLatest();

  async function read(file: File | undefined): Promise<void> {
    const signal = begin();
    setOpened(null);
    setProblem(null);
    if (file !== failure?.file) setFailure(null);
    setReading(file !== undefined);
    if (!file) return;
    const result = await openFile(file, signal);
    if (signal.aborted) return;
    setReading(false);
    setFailure('failure' in result ? { file, message: result.failure } : null);
    if ('problem' in result) setProblem(result.problem);
    else if (!('failure' in result)) setOpened(result);
  }

  return (
    <Dialog title="Import" onClose={onClose}>
      <div className="stack gap-1">
        <label className="note plain bold" htmlFor={id}>
          File exported from SpecWizard
        </label>
        <FileInput id={id} isInvalid={problem !== null} onFile={(file) => void read(file)} />
        <p id={`${id}-hint`} className={`small ${problem === null ? 'muted' : 'redline'}`} role="status">
          {problem ?? (isReading ? 'Reading the file…' : 'Opened on this device; not uploaded.')}
        </p>
      </div>
      {failure !== null && (
        <RetryNotice
          title="Couldn’t load the sections of the file."
          isTrying={isReading}
          onRetry={() => void read(failure.file)}
        >
          <p>{failure.message}</p>
        </RetryNotice>
      )}
      {opened !== null && (
        <>
          <h3 className="body-size anywhere">
            <bdi>{opened.file.name}</bdi>
          </h3>
          <ul
            className={`scroll note line-top lined-items ${style.sections}`}
            aria-label="Sections in the file"
          >
            {opened.sections.map(({ section }) => (
              <li key={section.filename}>
                <SectionNumber section={{ ...section.section, title: plainText(section.title) }} withTitle />
                <Sub>{replaces(section.filename)}</Sub>
              </li>
            ))}
            {opened.missing.map((filename) => (
              <li key={filename}>
                <span className="mono">{filename}</span>
                <Sub>Not in the library; left out</Sub>
              </li>
            ))}
          </ul>
          {opened.sections.length > 0 && <Acts acts={acts(opened)} />}
        </>
      )}
    </Dialog>
  );
}

const Sub = ({ children }: { children: ReactNode }) =>
  children !== null && <span className="block small muted">{children}</span>;

function Acts({ acts }: { acts: ReturnType<Props['acts']> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async (run: () => Promise<string | null>) => {
    setFailure(null);
    setFailure(await run());
  });
  return (
    <>
      {failure !== null && (
        <Notice tone="bad" title="Couldn’t import the file." role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flow gap-2">
        {acts.map(({ label, run }, index) => (
          <Button
            key={label}
            kind={index === 0 ? 'primary' : 'normal'}
            disabled={isSubmitting}
            onClick={() => submit(run)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

async function openFile(
  file: File,
  signal: AbortSignal,
): Promise<Opened | { problem: string } | { failure: string }> {
  if (file.size > maxProjectFileBytes)
    return { problem: 'This file is too large to be exported from SpecWizard.' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: 'The file can’t be read. Choose it again.' };
  }
  const read = openProjectFile(text);
  if (read.problem !== undefined) return { problem: read.problem };
  const result = await loadImportedSections(read.file, signal);
  if ('failure' in result) return result;
  if (result.imported.sections.length === 0)
    return { problem: 'None of the sections in this file are in the library.' };
  return { file: read.file, ...result.imported };
}
