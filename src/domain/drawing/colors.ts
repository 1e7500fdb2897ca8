/** The color of an index of AutoCAD as `#rrggbb`; null for 7, which is black on white and white on black. */
export function aciColor(index: number): string | null {
  if (index === 7 || index <= 0 || index > 255) return null;
  const named = fixed[index];
  if (named !== undefined) return named;
  if (index >= 250) return gray(0.2 + ((index - 250) * 0.8) / 5);
  // From 10 on: 24 hues in steps of ten, five darknesses each, full and half saturated.
  const hue = ((Math.floor(index / 10) - 1) * 15) / 360;
  const value = [1, 0.8, 0.6, 0.5, 0.3][Math.floor((index % 10) / 2)] ?? 1;
  return fromHsv(hue, index % 2 === 0 ? 1 : 0.5, value);
}

const fixed: Readonly<Record<number, string>> = {
  1: '#ff0000',
  2: '#ffff00',
  3: '#00ff00',
  4: '#00ffff',
  5: '#0000ff',
  6: '#ff00ff',
  8: '#808080',
  9: '#c0c0c0',
};

const hex = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

const gray = (value: number): string => `#${hex(value).repeat(3)}`;

function fromHsv(hue: number, saturation: number, value: number): string {
  const channel = (offset: number): string => {
    const k = (offset + hue * 6) % 6;
    return hex(value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** Relative luminance after WCAG. */
function luminance(color: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/**
 * A color with a contrast of at least 4.5:1 to its background, as text needs: mixed with black on paper, and with white on
 * black. On black, pure colors would glare, so each is dimmed by a third.
 */
export function legibleColor(color: string | null, isDark: boolean): string {
  const ink = isDark ? '#f2f2ee' : '#14171a';
  if (color === null) return ink;
  const ground = isDark ? 0.008 : 1;
  const own = isDark ? mix(color, '#c4c4be', 0.35) : color;
  let mixed = own;
  for (let share = 0.1; share <= 1; share += 0.1) {
    const [light, dark] = [Math.max(luminance(mixed), ground), Math.min(luminance(mixed), ground)];
    if ((light + 0.05) / (dark + 0.05) >= 4.5) return mixed;
    mixed = mix(own, isDark ? '#ffffff' : '#000000', share);
  }
  return mixed;
}

/** A gray with the color's lightness on paper, inverted on black. */
export function grayOf(color: string, isDark: boolean): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const light = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
  const part = hex(isDark ? 1 - light : light);
  return `#${part}${part}${part}`;
}

function mix(color: string, other: string, share: number): string {
  const part = (at: number): string => {
    const [from, to] = [color, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
    return hex((from ?? 0) * (1 - share) + (to ?? 0) * share);
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
