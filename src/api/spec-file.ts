import { fetchFile } from '#src/api/files.ts';
import { specFileAddress } from '#src/browser/location.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import type { SpecFileFormat } from '#src/contracts/spec-files.ts';

interface Options {
  signal: AbortSignal;
  /** Called with the size of each chunk, in bytes. */
  onBytes?: (count: number) => void;
}

const mimes: Readonly<Record<SpecFileFormat, RegExp>> = {
  docx: /wordprocessingml|octet-stream/,
  rtf: /rtf|octet-stream/,
  txt: /^text\/plain/,
  html: /^text\/html/,
};

/** Has the spec file host write a section; `query` comes from `specFileQuery`. Never throws. */
export async function generateSpecFile(
  query: string,
  format: SpecFileFormat,
  options: Options,
): Promise<Result<Blob>> {
  const url = `${specFileAddress()}?${query}`;
  const result = await fetchFile(
    { url, name: `section.${format}`, format: format.toUpperCase(), bytes: null, updated: '' },
    options,
  );
  if (result.error)
    return { error: { ...result.error, call: 'specFile.generate', message: sentenceFor(result.error) } };
  if (mimes[format].test(result.data.type)) return result;
  return {
    error: {
      call: 'specFile.generate',
      kind: 'invalid',
      status: 200,
      message: 'The server sent something else instead.',
      field: null,
      retryAfter: null,
    },
  };
}

function sentenceFor({ status, message }: CallError): string {
  if (status === 400) return 'The server can’t write the section with these choices.';
  if (status === 414 || status === 431) return 'The section has too many lines for the server.';
  return status === 404 ? 'The server doesn’t have this section.' : message;
}
