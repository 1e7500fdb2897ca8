import type { Spec } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { createNumberBuffer } from '#src/reference-api/search/number-buffer.ts';
import { groupNumbers } from '#src/reference-api/search/grouped-numbers.ts';
import { paragraphText } from '#src/domain/spec-library/paragraph-text.ts';
import { type SectionShape, type ShapeLine, shapeOf } from '#src/reference-api/spec-library/section-shape.ts';
import { createTextIndex, type TextMatch } from '#src/reference-api/spec-library/text-index.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import { sectionSource } from '#src/reference-api/specifications/section-of.ts';

/** A specification with its lines. */
export interface LibraryEntry {
  spec: Spec;
  shape: SectionShape;
  /** The number of each line's text. */
  texts: Uint32Array;
}

/** A line with a certain text: its entry, and its place in the entry. */
export interface LineOfText {
  entry: number;
  line: number;
}

/** All text of all specifications. Most lines occur in several, so each text is stored once. */
export interface SpecificationLibrary {
  entries: readonly LibraryEntry[];
  texts: readonly string[];
  linesOf: (text: number) => readonly LineOfText[];
  find: (terms: string, isExact: boolean) => TextMatch;
}

/** Longest time in ms that reading may block everything else. */
const sliceMs = 12;
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
/** The bits that hold the number of a line. */
const lineBits = 12;

/** Reads all specifications of a world in slices, so that a page stays responsive. */
export async function readLibrary(world: World): Promise<SpecificationLibrary> {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const entries: LibraryEntry[] = [];
  const said = createNumberBuffer();
  const sayers = createNumberBuffer();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  let start = performance.now();
  for (const spec of world.content.all('spec')) {
    const source = sectionSource(world, spec);
    if (!source) continue;
    const shape = shapeOf(source.master, source.record);
    const own = Uint32Array.from(shape.lines, (line) => numberOf(textOf(line, source.record)));
    own.slice(0, 2 ** lineBits).forEach((text, line) => {
      said.push(text);
      sayers.push(entries.length * 2 ** lineBits + line);
    });
    entries.push({ spec, shape, texts: own });
    if (performance.now() - start < sliceMs) continue;
    await pause();
    start = performance.now();
  }
  const { offsets, values } = groupNumbers(said.values(), sayers.values(), texts.length);
  await pause();
  const find = createTextIndex(texts);
  return {
    entries,
    texts,
    linesOf: (text) =>
      [...values.subarray(offsets[text] ?? 0, offsets[text + 1] ?? 0)].map((value) => ({
        entry: Math.floor(value / 2 ** lineBits),
        line: value % 2 ** lineBits,
      })),
    find,
  };
}

function textOf({ text, node }: ShapeLine, record: SectionRecord): string {
  if (text !== null) return text;
  const [filled] = fillMaster([node], record);
  return filled ? paragraphText(filled) : '';
}
