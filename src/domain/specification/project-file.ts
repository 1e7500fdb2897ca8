import * as v from 'valibot';
import { blankDocumentHeader, documentHeader } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { Answers } from '#src/domain/merged-section/merge-types.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

/** Identifies our files. */
const program = 'SpecWizard project';
const version = 1;

/** In bytes; our own files are smaller. */
export const maxProjectFileBytes = 8_000_000;
const maxSections = 200;

/** The whole project, including what the API has no field for: blanks, own text, page headers. */
export interface ProjectFile {
  name: string;
  header: DocumentHeader;
  sections: readonly SectionInFile[];
}

export interface SectionInFile {
  filename: string;
  state: SectionState;
  /** The resolutions of a merged section. */
  merge?: Answers;
}

export function projectFileText({ name, header, sections }: ProjectFile): string {
  const file = {
    format: program,
    version,
    name,
    header,
    sections: sections.map(({ filename, state, merge }) => ({
      filename,
      state: stateToJson(state),
      ...(merge && { merge }),
    })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const head = v.object({ format: v.literal(program), version: v.number() });
const body = v.object({
  name: v.pipe(v.string(), v.maxLength(1000)),
  header: v.fallback(documentHeader, blankDocumentHeader),
  sections: v.pipe(
    v.array(
      v.object({
        filename: v.string(),
        state: v.unknown(),
        merge: v.fallback(v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(40)))), undefined),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxSections),
  ),
});

export type OpenedProjectFile = { file: ProjectFile; problem?: never } | { file?: never; problem: string };

const refuse = (problem: string): OpenedProjectFile => ({ problem });

/** Parses an untrusted file. Explains a rejection in a sentence. */
export function openProjectFile(text: string): OpenedProjectFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('This isn’t a SpecWizard file, or part of it is missing.');
  }
  if (!v.is(head, json)) return refuse('This file wasn’t exported from SpecWizard.');
  if (json.version !== version)
    return refuse('This file is from a newer version. Reload the page and try again.');
  const { success, output } = v.safeParse(body, json);
  if (!success) return refuse('This file is damaged: its sections can’t be read.');
  const sections = new Map<string, SectionInFile>();
  for (const { filename, state, merge } of output.sections) {
    const read = stateFromJson(state);
    if (specFilenameFrom(filename) === null || read === null)
      return refuse('This file is damaged: one of its sections can’t be read.');
    if (sections.has(filename)) return refuse('This file is damaged: it has the same section twice.');
    sections.set(filename, { filename, state: read, ...(merge && { merge }) });
  }
  const name = output.name.trim().slice(0, 120);
  return {
    file: {
      name: name === '' ? 'Imported project' : name,
      header: output.header,
      sections: [...sections.values()],
    },
  };
}

/** `specwizard-library-low-roof.json`. */
export const projectFileName = (name: string): string =>
  safeFileName(`specwizard-${slugOf(name).slice(0, 60)}.json`, 100);
