import { useState } from 'react';

import { call } from '#src/api/call.ts';
import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { log } from '#src/browser/log.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import { reasonOf } from '#src/components/specification/document-error.ts';
import { manualIssuesGet, type ManualIssueBrief } from '#src/contracts/manual-issues.ts';
import type { AddendumRequest } from '#src/domain/manual-issues/addendum-words.ts';
import { formatFacts } from '#src/domain/specification/writers/formats.ts';
import { fullDate } from '#src/lib/dates.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import type { ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import { useSession } from '#src/stores/session.ts';

export type Comparing =
  | { phase: 'idle' | 'comparing' }
  | { phase: 'compared'; request: AddendumRequest; writing: 'docx' | 'pdf' | null; failure: string | null }
  | { phase: 'failed'; reason: string };

/** Compares the manual as it is now with an issue, and writes the addendum. */
export function useAddendum(
  loaded: LoadedOutline,
  choices: readonly ManualChoice[],
  issue: ManualIssueBrief,
) {
  const [comparing, setComparing] = useState<Comparing>({ phase: 'idle' });
  const { begin } = useLatest();

  async function compare(): Promise<void> {
    const signal = begin();
    setComparing({ phase: 'comparing' });
    try {
      const result = await compared(loaded, choices, issue, signal);
      if (signal.aborted) return;
      setComparing(
        typeof result === 'string'
          ? { phase: 'failed', reason: result }
          : { phase: 'compared', request: result, writing: null, failure: null },
      );
    } catch (error) {
      if (signal.aborted) return;
      setComparing({ phase: 'failed', reason: reasonOf(error, 'sections') });
    }
  }

  async function write(request: AddendumRequest, format: 'docx' | 'pdf'): Promise<void> {
    const signal = begin();
    setComparing({ phase: 'compared', request, writing: format, failure: null });
    let failure: string | null = null;
    try {
      const blob = await writers[format](request, signal);
      signal.throwIfAborted();
      const name = safeFileName(loaded.project.name, 80);
      saveFile(blob, `${name} - Addendum to Issue ${issue.number}.${format}`);
    } catch (error) {
      if (signal.aborted) return;
      failure = reasonOf(error, 'sections');
      log.error('An addendum could not be made', { format, reason: failure });
    }
    setComparing({ phase: 'compared', request, writing: null, failure });
  }

  return { comparing, compare, write };
}

/** The addendum, or a sentence that says why there is none. */
async function compared(
  loaded: LoadedOutline,
  choices: readonly ManualChoice[],
  { seq, number, name, issued_at }: ManualIssueBrief,
  signal: AbortSignal,
): Promise<AddendumRequest | string> {
  const [{ addendumOf }, { unpackIssue }, { readManual }, { data, error }] = await Promise.all([
    import('#src/domain/manual-issues/addendum.ts'),
    import('#src/domain/manual-issues/issue-content.ts'),
    import('#src/screens/outline-specs/make-manual.ts'),
    call(manualIssuesGet, { params: { id: seq }, signal }),
  ]);
  if (error) return error.message;
  const content = unpackIssue(data.content);
  if (content === null) return `The text of Issue ${number} can’t be read.`;
  const office = readOfficeTemplate();
  const { manual: issued } = content;
  const print = { ...content.print, ...(office && { office }) };
  const { manual, leftOut } = await readManual({
    loaded,
    choices,
    print,
    saysDraft: false,
    signal,
    onProgress: () => undefined,
  });
  const [missing] = leftOut;
  if (missing) return `${missing.name} can’t be read: ${missing.reason}`;
  return {
    manual,
    issue: { number, name, date: fullDate(issued_at) ?? issued_at },
    addendum: addendumOf(issued.sections, manual.sections),
  };
}

const writers: Readonly<
  Record<'docx' | 'pdf', (request: AddendumRequest, signal: AbortSignal) => Promise<Blob>>
> = {
  docx: async (request) => {
    const [{ addendumToDocx }, { packDocx }] = await Promise.all([
      import('#src/domain/manual-issues/addendum-to-docx.ts'),
      import('#src/domain/specification/writers/docx/pack.ts'),
    ]);
    const { user } = useSession.getState();
    const author = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
    const parts = addendumToDocx(request, author).map(
      ({ path, text, bytes }) => [path, bytes ?? text] as const,
    );
    const bytes = packDocx(Object.fromEntries(parts), request.manual.day);
    return new Blob([bytes], { type: formatFacts.docx.mime });
  },
  pdf: async (request, signal) => {
    const [{ addendumToPdf }, { facesOfManual }, { runToEnd }] = await Promise.all([
      import('#src/domain/manual-issues/addendum-to-pdf.ts'),
      import('#src/domain/project-manual/manual.ts'),
      import('#src/domain/redline/redline.ts'),
    ]);
    const { manual, addendum } = request;
    const sections = addendum.changes.flatMap(({ section, issued }) =>
      issued ? [section, issued] : [section],
    );
    const faces = await facesOfManual({ ...manual, sections }, (file) => loadDocumentFont(file, signal));
    return new Blob([runToEnd(addendumToPdf(request, faces))], { type: formatFacts.pdf.mime });
  },
};
