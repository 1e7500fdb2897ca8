/** Up to here, a paragraph is its own name. */
const longest = 56;

/**
 * What a paragraph is called where another refers to it: `Membrane fasteners and seam plates` for a paragraph that goes on with
 * their sizes. It ends where the sentence pauses, never in the middle of a phrase.
 */
export function shortName(text: string): string {
  const whole = text.replace(/\.$/, '');
  if (whole.length <= longest) return whole;
  const pauses = [...whole.slice(0, longest + 2).matchAll(/[:;,] /g)].map(({ index }) =>
    whole.slice(0, index),
  );
  return pauses.findLast((name) => name.length >= 10 && isBalanced(name)) ?? whole;
}

/** Not within parentheses. */
const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;
