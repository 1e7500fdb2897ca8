export interface TimedCue {
  speaker: string | null;
  text: string;
  start: number;
  end: number;
}

/** A WebVTT file of the cues, the voices of those who have a name marked. */
export function webVtt(cues: readonly TimedCue[]): string {
  const blocks = cues.map(
    ({ speaker, text, start, end }) =>
      `${clock(start)} --> ${clock(end)}\n${speaker === null ? '' : `<v ${escaped(speaker)}>`}${escaped(text)}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `00:01:05.250`. */
export function clock(seconds: number): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${rest}`;
}
