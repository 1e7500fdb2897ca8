/** The specification's grayscale keys, paper to ink, as classes: `g0` … `g36`. */
const gray = /^g(?:\d|[12]\d|3[0-6])$/;

export function grayFrom(text: string | null): string | undefined {
  return text !== null && gray.test(text) ? text : undefined;
}

/** Of the classes that a foreign text names, its grays; everything else belongs to our own style sheets. */
export function graysAmong(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => gray.test(name))
    .join(' ');
}
