import type { ZipEntry } from '#src/browser/zip.ts';
import {
  submittalContents,
  submittalCover,
  submittalRegister,
} from '#src/domain/design-projects/submittal-texts.ts';
import type { FileResult, SubmittalFacts } from '#src/domain/design-projects/submittal-texts.ts';
import { isCompressed } from '#src/lib/zip-names.ts';
import { createZipDownload } from '#src/stores/zip-download.ts';
import type { MissingFile, ZipDownload } from '#src/stores/zip-download.ts';

type Facts = Omit<SubmittalFacts, 'results'>;

interface SubmittalDownload {
  download: ZipDownload;
  /** Sets the facts before the download; the files in the ZIP use these. */
  setFacts: (facts: Facts) => void;
}

/** The download of a submittal. */
export function submittalDownload(): SubmittalDownload {
  let latest: Facts | null = null;
  return {
    download: createZipDownload((_files, had, missing) =>
      latest === null ? [] : submittalEntries(latest, had, missing),
    ),
    setFacts: (facts) => {
      latest = facts;
    },
  };
}

/** Cover, contents, register, then the loaded files at their paths. */
function submittalEntries(
  facts: Facts,
  had: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
): readonly ZipEntry[] {
  const results = new Map<string, FileResult>();
  for (const { file, reason } of missing) results.set(file.url, { reason });
  for (const [url, { size }] of had) results.set(url, { bytes: size });
  const whole = { ...facts, results };
  const text = (path: string, content: string): ZipEntry => ({
    path,
    data: new Blob([content]),
    day: facts.today,
    stored: false,
  });
  return [
    text('Cover.html', submittalCover(whole)),
    text('Contents.txt', `\uFEFF${submittalContents(whole)}`),
    text('Register.csv', submittalRegister(whole)),
    ...facts.plan.files.flatMap(({ file, path, isRepeated }): ZipEntry[] => {
      const data = had.get(file.url);
      return data === undefined || isRepeated
        ? []
        : [{ path, data, day: file.updated, stored: isCompressed(file.name) }];
    }),
  ];
}
