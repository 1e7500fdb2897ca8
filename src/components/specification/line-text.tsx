import { Fragment, type ReactNode } from 'react';

import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { runText, defaultTextOptions, type TextOptions } from '#src/domain/specification/line-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SpecLine } from '#src/domain/specification/section-tree.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  line: SpecLine;
  /** The user's own text instead of the manufacturer's. */
  own?: string | undefined;
  state: Pick<SectionState, 'inputs'>;
  options?: TextOptions;
  /** Renders a blank as a form field; by default, its value or an empty blank. */
  renderInput?: (input: SpecInput) => ReactNode;
  /** Renders some runs in a special way; null for plain text. */
  renderRun?: (run: Exclude<Run, string>, text: string) => ReactNode;
}

/** The text of a line, run by run; parts and articles in capitals, as in every export. */
export function LineText({ line, own, state, options = defaultTextOptions, renderInput, renderRun }: Props) {
  const isHead = line.kind === 'part' || line.kind === 'article';
  const shown = (text: string): string => (isHead ? text.toUpperCase() : text);
  if (own !== undefined) return unbroken(shown(own));
  return line.text.map((run, index) => {
    const text = shown(runText(run, line, state, options));
    if (typeof run === 'string') return <Fragment key={index}>{unbroken(text)}</Fragment>;
    const input = 'input' in run ? line.inputs.find(({ id }) => id === run.input) : undefined;
    const drawn = (input && renderInput?.(input)) ?? renderRun?.(run, text);
    // The runs of a line never change their order.
    return <span key={index}>{drawn ?? unbroken(text)}</span>;
  });
}
