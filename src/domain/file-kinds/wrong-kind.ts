import { kindWords, type FileKind } from '#src/domain/file-kinds/file-kind.ts';
import { readFileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';

/** Advice for formats that no viewer reads. */
const advice: Partial<Record<FileKind, string>> = {
  DWG: 'Browsers can’t read DWG: ask the manufacturer for a DXF file, or save one in your CAD program.',
  ifcXML: 'Only IFC files in STEP form can be read here.',
  IFCX: 'Only IFC files in STEP form can be read here.',
  glTF: 'Ask for the model as one GLB file.',
};

/** Sentences that name a file's actual format, by its first bytes. */
export function wrongKindText(head: Uint8Array, name: string, format: ViewerFormat): string {
  const { kind, version } = readFileFacts(head, name);
  const wanted = `${article(format)} ${format} file`;
  if (kind === 'unknown') return `The file is not ${wanted}.`;
  const words = kindWords[kind];
  const what = `${article(words)} ${words}${version === null ? '' : `, ${version}`}`;
  return [`The file is ${what}, not ${wanted}.`, advice[kind] ?? ''].join(' ').trim();
}

/** `an IFC model`, `a DWG drawing`, by the sound of its first letters. */
const article = (words: string): string => (/^(?:[AEIOaeio]|XML|unk|SKP|STL)/.test(words) ? 'an' : 'a');
