import { today } from '#src/browser/clock.ts';
import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { createFrameYielder, zipOf } from '#src/browser/zip.ts';
import type { ZipEntry } from '#src/browser/zip.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { facesOfManual, inManualOrder } from '#src/domain/project-manual/manual.ts';
import type { MadeManual, Manual } from '#src/domain/project-manual/manual.ts';
import { manualContentsText, manualFileNames } from '#src/domain/project-manual/manual-files.ts';
import type { ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import type { OutlineSpec } from '#src/domain/project-manual/outline.ts';
import { printedOutline, withRemarks } from '#src/domain/project-manual/printed-outline.ts';
import { draftText } from '#src/domain/project-manual/checks/project-finding.ts';
import { formatFacts } from '#src/domain/specification/writers/formats.ts';
import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printable, printedSection } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { checkOutline } from '#src/screens/outline-specs/check-outline.ts';
import { sectionsOf } from '#src/screens/outline-specs/manual-sections.ts';
import type { ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import { readSpec } from '#src/screens/outline-specs/use-specs.ts';
import { loadSection } from '#src/services/project-progress.ts';

export type ManualFormat = 'pdf' | 'docx' | 'zip-pdf' | 'zip-docx';

/** What to read for a manual, and how to print it. */
export interface ReadRequest {
  loaded: LoadedOutline;
  choices: readonly ManualChoice[];
  print: PrintOptions;
  /** Whether the first page says what is open. */
  saysDraft?: boolean;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

export interface ManualRequest extends ReadRequest {
  format: ManualFormat;
}

/** Parts that couldn't be included in the manual, and why. */
export interface LeftOut {
  name: string;
  reason: string;
}

interface MadeFile {
  blob: Blob;
  sections: number;
  leftOut: readonly LeftOut[];
}

/** Share of the progress that loading takes. */
const reading = 0.3;

/**
 * Builds the manual in slices between frames. Leaves out and reports what fails; rejects if nothing could be built or
 * it was canceled.
 */
export async function makeManual({ format, ...request }: ManualRequest): Promise<MadeFile> {
  const { manual, leftOut } = await readManual(request, format.startsWith('zip'));
  const made = await writeManual(manual, format, request);
  const names = made.failed.map((section) => ({
    name: nameOf(section),
    reason: 'It can’t be written in this format.',
  }));
  const sections = manual.sections.length - made.failed.length;
  return { blob: made.document, sections, leftOut: [...leftOut, ...names] };
}

/** The text of the manual, and what can't be read. `isApart`: its sections become files of their own. */
export async function readManual(
  request: ReadRequest,
  isApart = false,
): Promise<{ manual: Manual; leftOut: readonly LeftOut[] }> {
  const { loaded, print, signal } = request;
  const { printed, leftOut, read } = await readSections(request);
  const findings = request.saysDraft ? await checkOutline(loaded, sectionsOf(read), print, signal) : [];
  const { name, owner } = loaded.project;
  const manual: Manual = {
    project: printable(print.header.project) || printable(name),
    number: printable(print.header.number),
    date: printable(print.header.date),
    owner: printable(owner),
    day: today(),
    paper: print.paper,
    draft: draftText(findings),
    // Files of their own say it themselves.
    sections: inManualOrder(
      printed.map(({ one, key }) => (isApart ? { ...one, draft: draftOf(findings, key) } : one)),
    ),
  };
  return { manual, leftOut };
}

/** Writes a manual that was read. */
export const writeManual = (
  manual: Manual,
  format: ManualFormat,
  { signal, onProgress }: Pick<ReadRequest, 'signal' | 'onProgress'>,
): Promise<MadeManual<Blob>> =>
  manualWriters[format]({
    manual,
    load: (file) => loadDocumentFont(file, signal),
    signal,
    advance: (share) => onProgress(reading + (1 - reading) * share),
  });

const nameOf = ({ number, title }: Pick<PrintedSection, 'number' | 'title'>): string => `${number} ${title}`;

async function readSections({ loaded, choices, print, signal, onProgress }: ReadRequest) {
  const pause = createFrameYielder();
  const printed: { one: PrintedSection; key: string }[] = [];
  const leftOut: LeftOut[] = [];
  const read: ManualChoice[] = [];
  for (const [index, { section, spec }] of choices.entries()) {
    await pause();
    signal.throwIfAborted();
    if (spec === null) {
      read.push({ section, spec });
      printed.push({ one: printedOutline(section, print, today()), key: section.number });
    } else {
      const content = await contentOf(spec, loaded, signal);
      signal.throwIfAborted();
      read.push({ section, spec: { ...spec, content } });
      if (typeof content === 'string')
        leftOut.push({
          name: nameOf({ ...section, number: formatSection(section.number, '04') }),
          reason: content,
        });
      else {
        const { tree, state } = content;
        const one = printedSection(content.section, tree, state, print);
        const titled = section.specs.length === 1 ? { ...one, title: printable(section.title) } : one;
        const isFirst = section.specs[0] === spec;
        const whole = isFirst ? withRemarks(titled, section.remarks, print.notes) : titled;
        printed.push({ one: whole, key: `${spec.seq}/${spec.filename}` });
      }
    }
    onProgress((reading * (index + 1)) / choices.length);
  }
  return { printed, leftOut, read };
}

/** What is open in one section of a ZIP: what its findings lead to. */
const draftOf = (findings: readonly ProjectFinding[], key: string): string =>
  draftText(
    findings.filter(({ places }) =>
      places.some((place) =>
        place.at === 'line'
          ? `${place.seq}/${place.filename}` === key
          : place.at === 'outline' && place.number === key,
      ),
    ),
  );

/** Loads a section again if loading it failed before. */
async function contentOf(
  { seq, filename, content }: OutlineSpec,
  { specwizards }: LoadedOutline,
  signal: AbortSignal,
) {
  if (content !== null && typeof content !== 'string') return content;
  const project = specwizards.find((one) => one.seq === seq);
  if (project === undefined) return 'Its SpecWizard project was deleted.';
  const { data, error } = await loadSection(filename, signal);
  return data ? readSpec(project, filename, data) : error.message;
}

interface Work {
  manual: Manual;
  load: LoadFont;
  signal: AbortSignal;
  advance: (share: number) => void;
}

const manualWriters: Readonly<Record<ManualFormat, (work: Work) => Promise<MadeManual<Blob>>>> = {
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
  const entries = document.map(({ path, text }) => entryOf(path, text, manual));
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

const entryOf = (path: string, text: string, { day }: Manual): ZipEntry => ({
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
