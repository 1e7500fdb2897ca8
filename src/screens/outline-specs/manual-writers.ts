import { createFrameYielder, zipOf, type ZipEntry } from '#src/browser/zip.ts';
import { facesOfManual, type MadeManual, type Manual } from '#src/domain/project-manual/manual.ts';
import { manualContentsText, manualFileNames } from '#src/domain/project-manual/manual-files.ts';
import { formatFacts } from '#src/domain/specification/writers/formats.ts';
import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';

export type ManualFormat = 'pdf' | 'docx' | 'zip-pdf' | 'zip-docx';

/** A manual to write. */
export interface Work {
  manual: Manual;
  load: LoadFont;
  signal: AbortSignal;
  advance: (share: number) => void;
}

/** By format. */
export const manualWriters: Readonly<Record<ManualFormat, (work: Work) => Promise<MadeManual<Blob>>>> = {
  pdf: onePdf,
  docx: oneDocx,
  'zip-pdf': (work) => singleFiles(work, 'pdf'),
  'zip-docx': (work) => singleFiles(work, 'docx'),
};

async function onePdf({ manual, load, signal, advance }: Work): Promise<MadeManual<Blob>> {
  const { manualToPdf } = await import('#src/domain/project-manual/manual-to-pdf.ts');
  const faces = await facesOfManual(manual, load);
  const { document, failed } = await runInFrames(manualToPdf(manual, faces), signal, advance);
  return { document: new Blob([document], { type: formatFacts.pdf.mime }), failed };
}

async function oneDocx({ manual, load, signal, advance }: Work): Promise<MadeManual<Blob>> {
  const [{ manualToDocx }, { countPages }, faces] = await Promise.all([
    import('#src/domain/project-manual/manual-to-docx.ts'),
    import('#src/domain/specification/writers/pdf/count-pages.ts'),
    // If the fonts can't be loaded, the contents have no page counts until Word computes them.
    facesOfManual(manual, load).catch(() => null),
  ]);
  const pagesOf = (section: PrintedSection): number => (faces === null ? 1 : countPages(section, faces));
  const { document, failed } = await runInFrames(manualToDocx(manual, pagesOf), signal, (share) =>
    advance(share * 0.8),
  );
  const entries = document.map(({ path, text, bytes }) => entryOf(path, bytes ?? text, manual));
  const zip = await zipOf(entries, signal);
  return { document: new Blob([zip], { type: formatFacts.docx.mime }), failed };
}

async function singleFiles(
  { manual, load, signal, advance }: Work,
  format: 'pdf' | 'docx',
): Promise<MadeManual<Blob>> {
  const pause = createFrameYielder();
  const failed: PrintedSection[] = [];
  const entries: ZipEntry[] = [];
  const names = manualFileNames(manual.sections, format);
  for (const [index, section] of manual.sections.entries()) {
    await pause();
    signal.throwIfAborted();
    try {
      const bytes = await writeSection(section, format, load);
      entries.push({
        path: names.get(section) ?? '',
        data: new Blob([bytes]),
        day: manual.day,
        stored: true,
      });
    } catch {
      failed.push(section);
    }
    advance((0.9 * (index + 1)) / manual.sections.length);
  }
  const made = manual.sections.filter((section) => !failed.includes(section));
  const text = manualContentsText({ ...manual, sections: made }, names);
  const zip = await zipOf([entryOf('Contents.txt', `\uFEFF${text}`, manual), ...entries], signal);
  return { document: zip, failed };
}

const entryOf = (path: string, text: BlobPart, { day }: Manual): ZipEntry => ({
  path,
  data: new Blob([text]),
  day,
  stored: false,
});

/** Runs a generator that yields its progress, a slice per frame. */
async function runInFrames<Made>(
  steps: Generator<number, Made>,
  signal: AbortSignal,
  advance: (share: number) => void,
): Promise<Made> {
  const pause = createFrameYielder();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    advance(value);
    await pause();
    signal.throwIfAborted();
  }
}
