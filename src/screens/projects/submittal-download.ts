import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { xlsxOf } from '#src/browser/xlsx.ts';
import type { ZipEntry } from '#src/browser/zip.ts';
import { readDocumentOptions } from '#src/components/specification/document-options.ts';
import { sheetPage } from '#src/components/specification/sheet-page.ts';
import { submittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { submittalContents, submittalRegister } from '#src/domain/design-projects/submittal-texts.ts';
import type { FileResult, SubmittalFacts } from '#src/domain/design-projects/submittal-texts.ts';
import type { FontFile } from '#src/domain/specification/writers/pdf/faces.ts';
import { withDays } from '#src/lib/sheet-cells.ts';
import { isCompressed } from '#src/lib/zip-names.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import { createDownload, createZipDownload } from '#src/services/zip-download.ts';
import type { MissingFile, ZipDownload } from '#src/services/zip-download.ts';

type Facts = Omit<SubmittalFacts, 'results'>;

interface SubmittalDownloads {
  /** Everything in one PDF. */
  binder: ZipDownload;
  /** The files in folders, with contents and register. */
  zip: ZipDownload;
  /** Sets the data for the next download; a retry uses the same data. */
  setFacts: (facts: Facts) => void;
}

/** The two ways to save a submittal. */
export function submittalDownloads(): SubmittalDownloads {
  let latest: Facts | null = null;
  const ofFacts = (create: (facts: () => Facts) => ZipDownload): ZipDownload => {
    let begun: Facts | null = null;
    const download = create(() => {
      if (begun === null) throw new Error('There is no submittal to download.');
      return begun;
    });
    return {
      ...download,
      start: (files, name) => {
        begun = latest;
        return download.start(files, name);
      },
    };
  };
  return {
    binder: ofFacts((facts) =>
      createDownload(async (_files, had, _missing, signal) => {
        const { binderPdf } = await import('#src/screens/projects/binder-pdf/binder-pdf.ts');
        const { paper } = readDocumentOptions();
        const look = { paper, office: readOfficeTemplate() ?? undefined };
        const load = (file: FontFile) => loadDocumentFont(file, signal);
        return binderPdf(submittalBook(facts().project, facts()), had, { signal, load }, look);
      }),
    ),
    zip: ofFacts((facts) =>
      createZipDownload((_files, had, missing) => submittalEntries(facts(), had, missing)),
    ),
    setFacts: (facts) => {
      latest = facts;
    },
  };
}

/** Column widths of the register, in characters. */
const widths = [6, 13, 10, 28, 40, 28, 28, 40, 14, 50, 8, 14, 11, 16, 30];

/** The register as a spreadsheet. */
export function registerWorkbook(facts: SubmittalFacts): Promise<Blob> {
  const sheet = 'Submittal register';
  return xlsxOf(withDays(submittalRegister(facts), ['Date']), {
    sheet,
    widths,
    page: sheetPage(facts.project, sheet),
  });
}

/** Contents, register, then the downloaded files at their paths. */
async function submittalEntries(
  facts: Facts,
  had: ReadonlyMap<string, Blob>,
  missing: readonly MissingFile[],
): Promise<readonly ZipEntry[]> {
  const results = new Map<string, FileResult>();
  for (const { file, reason } of missing) results.set(file.url, { reason });
  for (const [url, { size }] of had) results.set(url, { bytes: size });
  const whole = { ...facts, results };
  const { today: day } = facts;
  return [
    {
      path: 'Contents.txt',
      data: new Blob([`\uFEFF${submittalContents(whole)}`]),
      day,
      stored: false,
    },
    { path: 'Register.xlsx', data: await registerWorkbook(whole), day, stored: true },
    ...facts.plan.files.flatMap(({ file, path, isRepeated }): ZipEntry[] => {
      const data = had.get(file.url);
      return data === undefined || isRepeated
        ? []
        : [{ path, data, day: file.updated, stored: isCompressed(file.name) }];
    }),
  ];
}
