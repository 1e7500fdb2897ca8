import { countText } from '#src/lib/numbers.ts';

interface Offered {
  kind: 'wizard' | 'guide' | 'neutral';
  decisions: { count: number; minutes: number } | null;
  lines: number;
}

/** What kind of section it is and how much work: `12 decisions, about 4 minutes`. */
export function offeredWords({ kind, decisions, lines }: Offered): string {
  const size =
    decisions === null
      ? `${countText(lines)} lines`
      : `${countText(decisions.count)} decisions, about ${countText(decisions.minutes)} minutes`;
  if (kind === 'wizard') return size;
  return `${kind === 'guide' ? 'guide specification' : 'names no manufacturer'}, ${size}`;
}
