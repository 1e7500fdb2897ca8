/** Grayscale classes fixed by the owner, from paper to ink: `g0` … `g36`. */
const gray = /^g(?:\d|[12]\d|3[0-6])$/;

export const grayFrom = (text: string | null): string | undefined =>
  text !== null && gray.test(text) ? text : undefined;

/** Keeps only the grayscale classes of untrusted HTML; all other class names belong to our own style sheets. */
export const graysAmong = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => gray.test(name))
    .join(' ');
