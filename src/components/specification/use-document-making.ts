import { useState } from 'react';

import { track } from '#src/browser/analytics.ts';
import { copyFormatted } from '#src/browser/clipboard.ts';
import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { log } from '#src/browser/log.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import { DocumentError, reasonOf } from '#src/components/specification/document-error.ts';
import type { SpecFileFormat } from '#src/contracts/spec-files.ts';
import type { Result } from '#src/contracts/result.ts';
import { documentFileName } from '#src/domain/specification/writers/file-name.ts';
import { formatFacts, type DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

export type Making =
  | { phase: 'idle' | 'making' | 'cancelled' | 'copied' }
  | { phase: 'saved'; name: string; bytes: number }
  | { phase: 'failed'; reason: string };

/** Makes files of a section, one at a time, and saves or copies them. Unmounting cancels the running one. */
export function useDocumentMaking(onGenerated: ((format: DocumentFormat) => void) | undefined) {
  const [making, setMaking] = useState<Making>({ phase: 'idle' });
  const { begin, end } = useLatest();

  async function run(format: DocumentFormat, work: (signal: AbortSignal) => Promise<Making>): Promise<void> {
    const signal = begin();
    setMaking({ phase: 'making' });
    try {
      const made = await work(signal);
      if (signal.aborted) return;
      setMaking(made);
      if (made.phase === 'saved') track('download', 'file', eventFormat(format));
      onGenerated?.(format);
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error, 'section');
      log.error('A document could not be made', { format, reason });
      setMaking({ phase: 'failed', reason });
    }
  }

  return {
    making,
    /** Makes a file in the browser. */
    make: (format: DocumentFormat, print: () => PrintedSection) =>
      run(format, async (signal) => {
        const { writeSection } = await import('#src/domain/specification/writers/write-section.ts');
        // Lets the page show its busy state first.
        await new Promise((resolve) => setTimeout(resolve));
        const section = print();
        const bytes = await writeSection(section, format, (file) => loadDocumentFont(file, signal));
        return save(signal, section, format, new Blob([bytes], { type: formatFacts[format].mime }));
      }),
    /** Copies the section in a form that Word can paste. */
    copy: (print: () => PrintedSection) =>
      run('docx', async () => {
        const { sectionToClipboard } =
          await import('#src/domain/specification/writers/section-to-clipboard.ts');
        const { html, text } = sectionToClipboard(print());
        if (await copyFormatted(html, text)) return { phase: 'copied' };
        throw new DocumentError(
          'This browser doesn’t allow copying formatted text. Download the Word file instead.',
        );
      }),
    /** Fetches a file that the server generates. */
    fetch: (
      format: SpecFileFormat,
      section: Pick<PrintedSection, 'number' | 'title'>,
      ask: (signal: AbortSignal) => Promise<Result<Blob>>,
    ) =>
      run(format, async (signal) => {
        const { data, error } = await ask(signal);
        if (error) throw new DocumentError(error.message);
        return save(signal, section, format, data);
      }),
    cancel: () => {
      end();
      setMaking({ phase: 'cancelled' });
    },
  };
}

function save(
  signal: AbortSignal,
  section: Pick<PrintedSection, 'number' | 'title'>,
  format: DocumentFormat,
  file: Blob,
): Making {
  const name = documentFileName(section, format);
  if (!signal.aborted) saveFile(file, name);
  return { phase: 'saved', name, bytes: file.size };
}

/** Analytics has no label of its own for this format. */
const eventFormat = (format: DocumentFormat) => (format === 'md' ? 'other' : format);
