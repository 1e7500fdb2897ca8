/** Playback rates. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** Where to resume, in seconds; null at the beginning and near the end. */
export const resumeAt = (stopped: number | undefined, length: number): number | null =>
  stopped !== undefined && stopped >= 5 && stopped < length - 5 ? stopped : null;

export const isSilent = ({ isMuted, volume }: { isMuted: boolean; volume: number }): boolean =>
  isMuted || volume === 0;

export type PlayerAction =
  | { do: 'toggle' | 'mute' | 'captions' | 'full' | 'picture' | 'help' }
  | { do: 'seek'; by: number }
  | { do: 'jump'; share: number }
  | { do: 'volume'; by: number }
  | { do: 'rate'; by: 1 | -1 };

const keys = new Map<string, PlayerAction>(
  Object.entries({
    ' ': { do: 'toggle' },
    k: { do: 'toggle' },
    j: { do: 'seek', by: -10 },
    l: { do: 'seek', by: 10 },
    ArrowLeft: { do: 'seek', by: -5 },
    ArrowRight: { do: 'seek', by: 5 },
    ArrowUp: { do: 'volume', by: 0.1 },
    ArrowDown: { do: 'volume', by: -0.1 },
    Home: { do: 'jump', share: 0 },
    End: { do: 'jump', share: 1 },
    m: { do: 'mute' },
    c: { do: 'captions' },
    f: { do: 'full' },
    i: { do: 'picture' },
    '<': { do: 'rate', by: -1 },
    '>': { do: 'rate', by: 1 },
    '?': { do: 'help' },
  } as const satisfies Record<string, PlayerAction>),
);

/** The player action for a key; null for none. Digits jump to tenths of the recording. */
export function actionOf(key: string): PlayerAction | null {
  if (/^\d$/.test(key)) return { do: 'jump', share: Number(key) / 10 };
  return keys.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

/** The keyboard shortcuts as shown in the help. */
export const keyHelp: readonly (readonly [keys: string, does: string, film?: true])[] = [
  ['Space or K', 'Play or pause'],
  ['J, L', '10 seconds back or forward'],
  ['← →', '5 seconds back or forward'],
  ['↑ ↓', 'Volume up or down'],
  ['M', 'Mute'],
  ['C', 'Captions', true],
  ['F', 'Full screen', true],
  ['I', 'Picture-in-picture', true],
  ['< >', 'Slower or faster'],
  ['0 to 9', 'Jump to 0%–90%'],
];

/** The next slower or faster rate; unchanged at either end. */
export function nextRate(rate: number, by: 1 | -1): number {
  const at = rates.findIndex((one) => one === rate);
  return rates[Math.min(rates.length - 1, Math.max(0, (at < 0 ? 1 : at) + by))] ?? 1;
}
