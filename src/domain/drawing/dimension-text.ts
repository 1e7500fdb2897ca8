/** A dimension style's number format. */
export interface LengthForm {
  /** `DIMLUNIT`: 2 decimal, 3 engineering, 4 architectural, 5 fractional. */
  units: number;
  decimals: number;
  /** `DIMZIN`: 8 omits trailing zeros, 4 leading zeros. */
  zeros: number;
  /** `DIMPOST`: text around the measured length, `<> mm`. */
  around: string;
  /** `DIMDSEP`, by default a point. */
  separator: string;
}

/** A dimension's text: its own text, in which `<>` is the measured value; a space is an empty text. */
export function dimensionText(own: string, measured: string): string {
  if (own === '') return measured;
  return own.trim() === '' ? '' : own.replace('<>', measured);
}

export function lengthText(length: number, form: LengthForm): string {
  const said =
    form.units === 4
      ? feetText(length, (inches) => `${fractionText(inches, form.decimals)}"`)
      : form.units === 3
        ? feetText(length, (inches) => `${decimalText(inches, form)}"`)
        : form.units === 5
          ? fractionText(length, form.decimals)
          : decimalText(length, form);
  if (form.around === '') return said;
  return form.around.includes('<>') ? form.around.replace('<>', said) : `${said}${form.around}`;
}

function decimalText(value: number, { decimals, zeros, separator }: LengthForm): string {
  const fixed = value.toFixed(Math.min(8, Math.max(0, decimals)));
  const [whole = '0', part = ''] = fixed.split('.');
  let shown = part;
  if ((zeros & 8) !== 0) while (shown.endsWith('0')) shown = shown.slice(0, -1);
  const before = (zeros & 4) !== 0 && whole === '0' && shown !== '' ? '' : whole;
  return shown === '' ? before : `${before}${separator}${shown}`;
}

function feetText(length: number, inchesText: (inches: number) => string): string {
  const feet = Math.floor(length / 12 + 1e-9);
  const inches = Math.max(0, length - 12 * feet);
  return feet === 0 ? inchesText(inches) : `${feet}'-${inchesText(inches)}`;
}

/** To the nearest part of 2 to the power of `decimals`. */
function fractionText(value: number, decimals: number): string {
  let parts = 2 ** Math.min(8, Math.max(0, decimals));
  let count = Math.round(value * parts);
  while (parts > 1 && count % 2 === 0) [count, parts] = [count / 2, parts / 2];
  const [whole, rest] = [Math.floor(count / parts), count % parts];
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${parts}` : `${whole} ${rest}/${parts}`;
}
