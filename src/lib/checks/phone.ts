const tenDigits = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;

/**
 * Whether the text is a US phone number of exactly 10 digits that does not start with 555 (requirements:
 * phone).
 */
export function isPhone(text: string): boolean {
  return tenDigits.test(text) && !text.replace('(', '').startsWith('555');
}
