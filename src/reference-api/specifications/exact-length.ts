import { countMaster } from '#src/reference-api/specifications/count-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** A choice that nothing hangs on: no name, no blank, no reference, nothing below it. */
const spare = /^ {1,99}\[ \] (?!#)[^{]*$/;

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The master without its last spare options, so that it has exactly this many lines. */
export function withExactLength(master: SectionMaster, lines: number): SectionMaster {
  const text = master.text.split('\n');
  let over = countMaster(master).lines - lines;
  for (let index = text.length - 1; index >= 0 && over > 0; index -= 1) {
    const line = text[index] ?? '';
    const isFirst = /^ARTICLE\b/.test(text[index - 1] ?? '');
    if (!spare.test(line) || isFirst || depthOf(text[index + 1] ?? '') > depthOf(line)) continue;
    text.splice(index, 1);
    over -= 1;
  }
  return { ...master, text: text.join('\n') };
}
