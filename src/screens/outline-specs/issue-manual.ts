import { call } from '#src/api/call.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { sha256Of } from '#src/browser/sha256.ts';
import { manualIssuesCreate } from '#src/contracts/manual-issues.ts';
import { packIssue } from '#src/domain/manual-issues/issue-content.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { readManual, writeManual, type ReadRequest } from '#src/screens/outline-specs/make-manual.ts';

interface IssueRequest extends ReadRequest {
  /** The issue's number and purpose. */
  number: number;
  name: string;
}

const formats = ['pdf', 'docx'] as const;

/**
 * Writes the manual as PDF and Word, stores it as an issue with the hashes of both files, and then saves the files. Returns
 * null, or a sentence that says why nothing was issued. An issue always has every section.
 */
export async function issueManual(request: IssueRequest): Promise<string | null> {
  const { loaded, print, number, name, signal, onProgress } = request;
  const { manual, leftOut } = await readManual(request);
  const [missing] = leftOut;
  if (missing) return `${missing.name} can’t be read: ${missing.reason} Nothing was issued.`;
  const project = safeFileName(loaded.project.name, 80);
  const made: { name: string; blob: Blob; bytes: number; sha256: string }[] = [];
  for (const [index, format] of formats.entries()) {
    const { document: blob, failed } = await writeManual(manual, format, {
      signal,
      onProgress: (share) => onProgress((index + share) / formats.length),
    });
    const [unwritten] = failed;
    if (unwritten) return `${unwritten.number} ${unwritten.title} can’t be written. Nothing was issued.`;
    const sha256 = await sha256Of(blob);
    if (sha256 === null) return 'This browser can’t compute the files’ hashes here. Use an https address.';
    made.push({ name: `${project} - Issue ${number}.${format}`, blob, bytes: blob.size, sha256 });
  }
  signal.throwIfAborted();
  const body = {
    project: loaded.project.seq,
    number,
    name,
    sections: manual.sections.map((one) => ({
      number: one.number,
      title: one.title.slice(0, 300),
      maker: one.author,
    })),
    files: made.map(({ blob: _blob, ...file }) => file),
    content: packIssue({ print, manual }),
  };
  const { error } = await call(manualIssuesCreate, { body });
  if (error?.status === 409)
    return 'This manual was just issued in another tab or browser. Reload the page; nothing was issued here.';
  if (error) return `Nothing was issued. ${error.message}`;
  for (const { blob, name: file } of made) saveFile(blob, file);
  return null;
}
