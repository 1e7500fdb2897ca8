import type { Run } from '#src/contracts/spec-sections.ts';
import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { runText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** The line, or a replacement text, as shown to a person; includes table rows. */
export function shownText({ line }: SidedLine, runs: readonly Run[] = line.text): string {
  const words = runs.map((run) => runText(run, line, emptyState)).join('');
  const rows = line.rows.map(({ cells }) => cells.map((cell) => plainText(cell).trim()).join(' | '));
  return [words.trim(), ...rows].filter((text) => text !== '').join('\n');
}
