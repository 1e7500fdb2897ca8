/** Whether the text is a ZIP code: 5 digits, optionally a dash and 4 more (requirements: zip). */
export function isZip(text: string): boolean {
  return /^\d{5}(?:-\d{4})?$/.test(text);
}
