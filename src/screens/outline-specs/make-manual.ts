import { today } from '#src/browser/clock.ts';
import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { createFrameYielder } from '#src/browser/zip.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { inManualOrder, type MadeManual, type Manual } from '#src/domain/project-manual/manual.ts';
import type { OutlineSpec } from '#src/domain/project-manual/outline.ts';
import { printedOutline, withRemarks } from '#src/domain/project-manual/printed-outline.ts';
import { draftText, type ProjectFinding } from '#src/domain/project-manual/checks/project-finding.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printable, printedSection } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { checkOutline } from '#src/screens/outline-specs/check-outline.ts';
import { sectionsOf, type ManualChoice } from '#src/screens/outline-specs/manual-sections.ts';
import { manualWriters, type ManualFormat } from '#src/screens/outline-specs/manual-writers.ts';
import { readSpec } from '#src/screens/outline-specs/use-specs.ts';
import { loadSection } from '#src/services/project-progress.ts';

/** The sections of a manual, and its print options. */
export interface ReadRequest {
  loaded: LoadedOutline;
  choices: readonly ManualChoice[];
  print: PrintOptions;
  /** Whether the first page lists open items. */
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

/** The text of the manual, and the sections that can't be read. `isApart`: each section becomes a separate file. */
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
    ...(print.office && { office: print.office }),
    // Separate files state it themselves.
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

/** The open items of one section of a ZIP, from its findings. */
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
