import type { ReactNode } from 'react';

import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { runText, usualText } from '#src/domain/specification/line-text.ts';
import type { TextOptions } from '#src/domain/specification/line-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SpecLine } from '#src/domain/specification/section-tree.ts';

interface Props {
  line: SpecLine;
  /** A person's own text in place of the manufacturer's words. */
  own?: string | undefined;
  state: Pick<SectionState, 'inputs'>;
  options?: TextOptions;
  /** A blank as a field to fill in; without it, its value or the blank. */
  renderInput?: (input: SpecInput) => ReactNode;
  /** Pieces to show otherwise than as text; null for text. */
  renderRun?: (run: Exclude<Run, string>, text: string) => ReactNode;
}

/** The words of a line, piece by piece; parts and articles in capitals, as every file has them. */
export function LineText({ line, own, state, options = usualText, renderInput, renderRun }: Props) {
  const isHead = line.kind === 'part' || line.kind === 'article';
  const shown = (text: string): string => (isHead ? text.toUpperCase() : text);
  if (own !== undefined) return shown(own);
  return line.text.map((run, index) => {
    const text = shown(runText(run, line, state, options));
    if (typeof run === 'string') return text;
    const input = 'input' in run ? line.inputs.find(({ id }) => id === run.input) : undefined;
    const drawn = (input && renderInput?.(input)) ?? renderRun?.(run, text);
    // The pieces of a line never change places.
    return <span key={index}>{drawn ?? text}</span>;
  });
}
