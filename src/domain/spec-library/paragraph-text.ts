import type { Run, SpecNode } from '#src/contracts/spec-sections.ts';
import { choicesText } from '#src/domain/specification/guide-text.ts';
import { runText, defaultKeywords } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { plainText } from '#src/lib/plain-text.ts';

type Line = Pick<SpecNode, 'kind' | 'text' | 'inputs' | 'rows'>;

/** Includes both, so that a search finds either. */
const options = { units: 'both', keywords: defaultKeywords } as const;

/** A line as plain text: blanks with their choices, measures in both units, tables with their cells. */
export function paragraphText(line: Line): string {
  const words = line.text.map((run) => guideRun(run, line)).join('');
  const cells = line.rows.map((row) => row.cells.map((cell) => plainText(cell)).join(' | '));
  return [words, ...cells]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('; ');
}

function guideRun(run: Run, line: Line): string {
  const input =
    typeof run === 'object' && 'input' in run ? line.inputs.find(({ id }) => id === run.input) : undefined;
  const choices = input ? choicesText(input) : null;
  if (choices === null) return runText(run, line, emptyState, options);
  return plainText(`${choices}${input?.unit ? ` ${input.unit}` : ''}`);
}
