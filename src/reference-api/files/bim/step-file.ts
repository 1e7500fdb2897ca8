/** A value as ISO 10303-21 writes it. */
type StepValue = string;

/** A real: always with a point, exponent in capitals. */
export function real(value: number): StepValue {
  const [mantissa = '0', exponent] = String(Object.is(value, -0) ? 0 : value).split('e');
  const pointed = mantissa.includes('.') ? mantissa : `${mantissa}.`;
  return exponent === undefined ? pointed : `${pointed}E${exponent.replace('+', '')}`;
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** A string: apostrophes and backslashes doubled, everything outside printable ASCII in `\X2\` or `\X4\`. */
export function text(value: string): StepValue {
  const encoded = value.replaceAll(/['\\]|[^ -~]/gu, (character) => {
    if (character === "'" || character === '\\') return character.repeat(2);
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\X4\\${hex(code, 8)}\\X0\\` : `\\X2\\${hex(code, 4)}\\X0\\`;
  });
  return `'${encoded}'`;
}

export const list = (values: readonly StepValue[]): StepValue => `(${values.join(',')})`;
/** Omitted attributes. */
export const none = (count: number): StepValue[] => Array.from({ length: count }, () => '$');
export const optional = (value: string | null): StepValue => (value === null ? '$' : text(value));

/** Collects instances and numbers them in order. */
export class StepFile {
  readonly #lines: string[] = [];

  /** Adds an instance and returns its reference, `#12`. */
  add(entity: string, values: readonly StepValue[]): StepValue {
    const reference = `#${this.#lines.length + 1}`;
    this.#lines.push(`${reference}=${entity.toUpperCase()}(${values.join(',')});`);
    return reference;
  }

  /** The exchange structure with its header. */
  toText(header: readonly string[]): string {
    return [
      'ISO-10303-21;',
      'HEADER;',
      ...header,
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n');
  }
}
