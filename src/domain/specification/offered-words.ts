import { countText } from '#src/lib/numbers.ts';

interface Offered {
  kind: 'wizard' | 'guide' | 'neutral' | 'office';
  decisions: { count: number; minutes: number } | null;
  lines: number;
}

const kinds = { guide: 'guide specification', neutral: 'names no manufacturer', office: 'your office’s own' };

/** The kind of section, except for a SpecWizard, and its size: `12 decisions, about 4 minutes`. */
export function offeredWords({ kind, decisions, lines }: Offered): string {
  const size =
    decisions === null
      ? `${countText(lines)} lines`
      : `${countText(decisions.count)} decisions, about ${countText(decisions.minutes)} minutes`;
  if (kind === 'wizard') return size;
  return `${kinds[kind]}, ${size}`;
}
