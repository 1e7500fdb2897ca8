import { capitalized } from '#src/lib/capitalized.ts';
import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { designationsIn } from '#src/domain/specification/preflight/reference-checks.ts';

/** Longer runs would be cut where markup is removed from them. */
const longestRun = 4000;

/** A reference in a text: a standard, a section, or a blank. */
interface Piece {
  start: number;
  end: number;
  run: Run;
  input?: SpecInput;
}

const sections = /\bSection (\d{2}) (\d{2}) (\d{2})(?:\.(\d{2}))? - ([^.,;:()[\]"“”]{2,80})/g;
const blanks = /\[_{2,60}\]|_{4,60}|\[\s{2,20}\]|<(?:insert|fill in|enter|specify) [^<>\n]{1,80}>/gi;

/** Normalizes text for a section: plain, on one line, with ordinary spaces. */
export const ordinaryText = (text: string): string =>
  text
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The runs of a line: standards, sections as we print them, and blanks are found; the rest is text. `id` names its blanks. */
export function runsOf(text: string, id: number): { text: Run[]; inputs: SpecInput[] } {
  const runs: Run[] = [];
  const inputs: SpecInput[] = [];
  let at = 0;
  for (const { start, end, run, input } of piecesOf(text, id)) {
    if (start < at) continue;
    putText(runs, text.slice(at, start));
    runs.push(run);
    if (input) inputs.push(input);
    at = end;
  }
  putText(runs, text.slice(at));
  return { text: runs, inputs };
}

const piecesOf = (text: string, id: number): Piece[] =>
  [...standards(text), ...citedSections(text), ...blanksIn(text, id)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );

const standards = (text: string): Piece[] =>
  designationsIn(text).flatMap((reference) => {
    const pieces: Piece[] = [];
    for (let at = text.indexOf(reference); at !== -1; at = text.indexOf(reference, at + reference.length)) {
      const end = at + reference.length;
      // `ASTM E84` inside `ASTM E84M` is another standard.
      if (!/[\w]/.test(text[end] ?? '') && !/[\w]/.test(text[at - 1] ?? ''))
        pieces.push({ start: at, end, run: { reference } });
    }
    return pieces;
  });

const citedSections = (text: string): Piece[] =>
  [...text.matchAll(sections)].map(({ 0: all, 1: a, 2: b, 3: c, 4: d = '', 5: title = '', index }) => {
    const plain = title.trimEnd();
    return {
      start: index,
      end: index + all.length - (title.length - plain.length),
      run: { section: `${a ?? ''}${b ?? ''}${c ?? ''}${d}`, title: escaped(plain) },
    };
  });

const blanksIn = (text: string, id: number): Piece[] =>
  [...text.matchAll(blanks)].map(({ 0: all, index }, count) => {
    const input = `line-${id}-${count + 1}`;
    const words = all.startsWith('<')
      ? all.slice(1, -1).replace(/^(?:insert|fill in|enter|specify) /i, '')
      : '';
    return {
      start: index,
      end: index + all.length,
      run: { input },
      input: {
        id: input,
        kind: 'text' as const,
        label: words === '' ? 'Blank' : capitalized(words),
        unit: null,
        least: null,
        greatest: null,
        options: [],
        initial: '',
      },
    };
  });

/** A section's text can be HTML; a file's is plain. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function putText(runs: Run[], text: string): void {
  for (let at = 0; at < text.length;) {
    const space = text.length - at > longestRun ? text.lastIndexOf(' ', at + longestRun) : text.length;
    const end = space > at ? space : Math.min(text.length, at + longestRun);
    runs.push(escaped(text.slice(at, end)));
    at = end;
  }
}
