const tenDigits = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;

/** Whether it is a US phone number: 10 digits that do not start with 555 (requirements: phone). */
export const isPhone = (text: string): boolean =>
  tenDigits.test(text) && !text.replace('(', '').startsWith('555');
