/** Architect's scales, as model inches per paper inch: from full size down to 1/8" = 1'-0". */
export const standardScales = [1, 2, 4, 8, 12, 16, 24, 32, 48, 96] as const;

const scaleTexts: Readonly<Record<number, string>> = {
  1: 'FULL SIZE',
  2: `6" = 1'-0"`,
  4: `3" = 1'-0"`,
  8: `1 1/2" = 1'-0"`,
  12: `1" = 1'-0"`,
  16: `3/4" = 1'-0"`,
  24: `1/2" = 1'-0"`,
  32: `3/8" = 1'-0"`,
  48: `1/4" = 1'-0"`,
  96: `1/8" = 1'-0"`,
};

/** `Drawing.scale` as a title block states it: `3" = 1'-0"` for 4. */
export const scaleText = (scale: number): string => scaleTexts[scale] ?? 'NOT TO SCALE';

/** Whole inches and what is over, to the nearest sixteenth, as a reduced fraction: 3.625 is 3 and `5/8`. */
function inchParts(inches: number): { whole: number; fraction: string } {
  const sixteenths = Math.round(Math.abs(inches) * 16);
  let numerator = sixteenths % 16;
  let denominator = 16;
  while (numerator > 0 && numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return { whole: Math.floor(sixteenths / 16), fraction: numerator > 0 ? `${numerator}/${denominator}` : '' };
}

/** Inches as dimensioned on drawings, to the nearest sixteenth: `5/8"`, `3 1/2"`, `1'-6"`. */
export function inchText(inches: number): string {
  const { whole, fraction } = inchParts(inches);
  const feet = Math.floor(whole / 12);
  const rest = whole - feet * 12;
  const parts = rest > 0 || fraction === '' || feet > 0 ? [String(rest), fraction] : [fraction];
  const inchPart = `${parts.filter((part) => part !== '').join(' ')}"`;
  return feet > 0 ? `${feet}'-${inchPart}` : inchPart;
}

/** A number of inches as notes and titles write it, to the nearest sixteenth: `5/8`, `3-5/8`, `12`. */
export function inchNumber(inches: number): string {
  const { whole, fraction } = inchParts(inches);
  if (fraction === '') return String(whole);
  return whole > 0 ? `${whole}-${fraction}` : fraction;
}
