import { type CsiSelection, csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';

const longest = 80;
/** A number at the start of a file name, optionally after a word such as `div`. */
const numberFirst =
  /^(?:division|div|section|sec|csi)?[\s_-]*(?<number>\d{8}|\d{6}|\d{5}|\d{2}[\s_-]\d{2}[\s_-]\d{2}|\d{1,2})(?!\d)/;

/**
 * The division or section that a file of the former site is about, if its name begins with a number: `07540.shtml`,
 * `075423.shtml`, `07-54-23.html`, `07540a.dwg`, `div07.shtml`. An unlisted number gives its division. In the 1995
 * edition, two digits mean that edition's division; five always do. Null for a name without a number.
 */
export function formerFileSelection(name: string, edition: Edition | null): CsiSelection | null {
  const number = name.length > longest ? undefined : numberFirst.exec(name.toLowerCase())?.groups?.['number'];
  if (number === undefined) return null;
  const digits = number.replace(/\D/g, '').padStart(2, '0');
  const division = digits.slice(0, 2);
  const isFormer = digits.length === 5 || (digits.length === 2 && edition === '95');
  return (
    (digits.length === 2 ? null : csiSelectionFrom(digits)) ??
    (isFormer ? csiSelectionFrom(`${division}000`) : null) ??
    csiSelectionFrom(division)
  );
}
