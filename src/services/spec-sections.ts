import { call } from '#src/api/call.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { specDataCustom, swDataCustom, type SpecSection } from '#src/contracts/spec-sections.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { readOfficeSection } from '#src/stores/office-sections.ts';

const gone: CallError = {
  call: 'officeSections',
  kind: 'http',
  status: 404,
  message: 'This section of your office isn’t in this browser.',
  field: null,
  retryAfter: null,
};

/** A section by its file name: a manufacturer's from the API, an office's own from this browser. */
export async function loadSpecSection(
  filename: string,
  signal: AbortSignal,
  use: 'reading' | 'writing' = 'writing',
): Promise<Result<SpecSection>> {
  if (officeNameOf(filename) !== null) {
    const section = readOfficeSection(filename);
    return section === null ? { error: gone } : { data: section };
  }
  const contract = use === 'reading' ? specDataCustom : swDataCustom;
  return call(contract, { params: { filename }, signal });
}
