import type { Run } from './run.ts';

/** A run as a table for people: what was checked, what was left out, and what does not fit with its field. */
export function tableOf({ findings, checks, skipped }: Run): string {
  const sum = [...checks.values()].reduce((total, count) => total + count, 0);
  const wrong = new Set(findings.map(({ call }) => call));
  const lines = [`${sum} checks of ${checks.size} calls: ${wrong.size} calls do not fit.`];
  if (findings.length > 0) {
    const rows = unique(findings.map(({ call, rule, field, found }) => [call, field || '-', rule, found]));
    lines.push('', ...aligned([['call', 'field', 'rule', 'found'], ...rows]));
  }
  if (skipped.length > 0)
    lines.push(
      '',
      'Not asked:',
      ...aligned(unique(skipped.map(({ call, why }) => [call, why]))).map((line) => `  ${line}`),
    );
  return lines.join('\n');
}

function unique(rows: readonly string[][]): string[][] {
  return [...new Map(rows.map((row) => [row.slice(0, 3).join('\t'), row])).values()];
}

/** Columns one below the other; the last has no end. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell.replaceAll(/\s+/g, ' ') : cell.padEnd(widths[column] ?? 0),
      )
      .join('  '),
  );
}
