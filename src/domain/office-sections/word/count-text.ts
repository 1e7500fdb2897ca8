/** A count in one of Word's number formats; decimal for formats that specifications don't use. */
export function countText(count: number, format: string): string {
  switch (format) {
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'upperLetter':
      return letters(count);
    case 'lowerLetter':
      return letters(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'none':
    case 'bullet':
      return '';
    default:
      return String(count);
  }
}

/** Letters as word processors count them: Z, AA, BB. */
function letters(count: number): string {
  if (count < 1) return '';
  return String.fromCodePoint(65 + ((count - 1) % 26)).repeat(Math.min(60, Math.ceil(count / 26)));
}

const romans: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(count: number): string {
  let left = Math.min(count, 3999);
  let text = '';
  for (const [value, sign] of romans)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
}
