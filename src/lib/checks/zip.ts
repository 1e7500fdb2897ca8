/** Whether the text is a ZIP code: 5 digits, optionally a dash and 4 more (requirements: zip). */
export const isZip = (text: string): boolean => /^\d{5}(?:-\d{4})?$/.test(text);
