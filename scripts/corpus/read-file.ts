import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

import { answerDrawing } from '../../src/domain/drawing/answer.ts';
import { readFileFacts } from '../../src/domain/file-kinds/read-file-facts.ts';
import { TooLargeError } from '../../src/lib/budget.ts';
import { openIfc } from '../../src/lib/ifc/open-ifc.ts';
import { readIfc } from '../../src/lib/ifc/read-ifc.ts';
import { unpackedIfc } from '../../src/lib/ifc/unpacked-ifc.ts';
import { unpackGlb } from '../../src/lib/model/unpack-glb.ts';
import { readGlb } from '../../src/lib/model/read-glb.ts';
import type { ModelResult } from '../../src/lib/model/read-glb.ts';
import { readCaptions } from '../../src/lib/web-vtt.ts';

export interface Answer {
  /** As recognized by its first bytes. */
  kind: string;
  isOpened: boolean;
  /** What is in it, or why it is refused. */
  said: string;
  /** What of a drawing is not drawn. */
  left?: readonly { kind: string; count: number }[];
}

/** Reads a file with the site's own readers, as its workers do. */
export async function readCorpusFile(path: string): Promise<Answer> {
  const bytes = new Uint8Array(readFileSync(path));
  const name = basename(path);
  if (/\.(?:vtt|srt)$/i.test(name)) {
    const cues = readCaptions(new TextDecoder().decode(bytes));
    return {
      kind: 'captions',
      isOpened: cues !== null,
      said: cues === null ? 'neither VTT nor SRT' : `${cues.length} cues`,
    };
  }
  const facts = readFileFacts(bytes, name);
  const { kind, version, preview, entries } = facts;
  switch (kind) {
    case 'DXF': {
      const { sheet, problem } = answerDrawing(bytes);
      if (!sheet) return { kind, isOpened: false, said: problem };
      return { kind, isOpened: true, said: `${sheet.entities} entities`, left: sheet.notDrawn };
    }
    case 'GLB': {
      const read = await readModel(bytes);
      if ('error' in read) return { kind, isOpened: false, said: read.error };
      const parts = read.model.types.reduce((sum, type) => sum + type.parts.length, 0);
      return { kind, isOpened: true, said: `${parts} parts` };
    }
    case 'IFC':
    case 'IFCZIP':
      return { kind, ...(await readIfcBytes(bytes)) };
    case 'PDF':
      return { kind, ...(await readPdf(bytes)) };
    default:
      return {
        kind,
        isOpened: kind !== 'unknown',
        said: [version, preview && 'preview', entries && `${entries.length} files`]
          .filter(Boolean)
          .join(', '),
      };
  }
}

async function readModel(bytes: Uint8Array): Promise<ModelResult> {
  const read = readGlb(bytes);
  if (!('error' in read) || read.error !== 'packed') return read;
  const { nodeMeshDecoders } = await import('./mesh-decoders.ts');
  const plain = unpackGlb(bytes, await nodeMeshDecoders());
  return plain ? readGlb(plain) : read;
}

async function readIfcBytes(bytes: Uint8Array): Promise<Omit<Answer, 'kind'>> {
  const { IfcAPI, LogLevel } = await import('web-ifc');
  const api = new IfcAPI();
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  try {
    const unpacked = unpackedIfc(bytes);
    const opened = unpacked && openIfc(api, unpacked);
    const model = opened && readIfc(opened.file);
    return model
      ? { isOpened: true, said: model.schema }
      : { isOpened: false, said: opened ? 'no project' : 'can’t be read' };
  } catch (error) {
    if (error instanceof TooLargeError) return { isOpened: false, said: 'too large' };
    throw error;
  }
}

async function readPdf(bytes: Uint8Array): Promise<Omit<Answer, 'kind'>> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
    let characters = 0;
    for (let number = 1; number <= Math.min(20, pdf.numPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) characters += item.str.length;
    }
    return { isOpened: true, said: `${pdf.numPages} pages, ${characters} characters` };
  } catch (error) {
    return { isOpened: false, said: error instanceof Error ? error.name : 'can’t be read' };
  }
}

if (!isMainThread && typeof workerData === 'string')
  parentPort?.postMessage(await readCorpusFile(workerData), []);
