/** A duration as media players show it: `2:05`, `1:00:00`. */
export function durationText(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A duration in words, rounded to minutes from two minutes on: `45 sec`, `12 min`, `1 hr 30 min`. */
export function durationWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} sec`;
  const { hours, minutes } = parts(Math.round(seconds / 60) * 60);
  return [hours > 0 ? `${hours} hr` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ');
}

/** A duration for screen readers: `1 minute 5 seconds`. */
export function spokenDuration(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const said = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [rest, 'second'],
  ] as const;
  const words = said
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.join(' ') || '0 seconds';
}

/** A duration in ISO 8601: `PT12M35S`. */
export function isoDuration(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || seconds < 1 ? `${rest}S` : ''}`;
}

function parts(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.round(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}

const minuteMs = 60_000;

/** `just now`, `2 min ago`, `3 hr ago`, `5 days ago`; future times are `just now`. */
export function timeAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} hr ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
