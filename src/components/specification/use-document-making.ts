import { useEffect, useRef, useState } from 'react';

import { saveFile } from '#src/browser/save-file.ts';
import { log } from '#src/browser/log.ts';
import { documentFileName } from '#src/domain/specification/writers/file-name.ts';
import { formatFacts } from '#src/domain/specification/writers/formats.ts';
import type { DocumentFormat } from '#src/domain/specification/writers/formats.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';

export type Making =
  | { phase: 'idle' | 'making' | 'cancelled' | 'copied' }
  | { phase: 'saved'; name: string; bytes: number }
  | { phase: 'failed'; reason: string };

/** Makes files of a section, one at a time, and saves them. Leaving the dialog ends what is under way. */
export function useDocumentMaking(onGenerated: ((format: DocumentFormat) => void) | undefined) {
  const [making, setMaking] = useState<Making>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function make(format: DocumentFormat, print: () => PrintedSection): Promise<void> {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setMaking({ phase: 'making' });
    try {
      const { writeSection } = await import('#src/domain/specification/writers/write-section.ts');
      const section = print();
      const bytes = await writeSection(section, format);
      if (signal.aborted) return;
      const name = documentFileName(section, format);
      saveFile(new Blob([bytes], { type: formatFacts[format].mime }), name);
      setMaking({ phase: 'saved', name, bytes: bytes.length });
      onGenerated?.(format);
    } catch (error) {
      if (signal.aborted) return;
      log.error('A document could not be made', {
        format,
        reason: error instanceof Error ? error.message : '',
      });
      setMaking({ phase: 'failed', reason: reasonOf(error) });
    }
  }

  return {
    making,
    make,
    cancel: () => {
      current.current?.abort();
      setMaking({ phase: 'cancelled' });
    },
  };
}

function reasonOf(error: unknown): string {
  return isChunkFailure(error)
    ? 'The part of the site that writes this format could not be loaded. Check the connection and try again.'
    : 'Something in the section could not be written in this format. Try another format.';
}
