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
  /** Tells what is submitted. What is written when the files have come is what was told before they were asked for. */
  tell: (facts: Facts) => void;
}

/** The download of a submittal. */
export function submittalDownload(): SubmittalDownload {
  let latest: Facts | null = null;
  return {
    download: createZipDownload((_files, had, missing) =>
      latest === null ? [] : submittalEntries(latest, had, missing),
    ),
    tell: (facts) => {
      latest = facts;
    },
  };
}

/** The submittal as it is packed: cover, contents, register, then the files that came at their places. */
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
