/**
 * The readable part of a link: «O'Halloran & Søn Façades» becomes `ohalloran-søn-façades`.
 * Lower case, spaces and hyphens become single dashes, letters and digits of any language stay, all else goes.
 * Empty when nothing of the text can stay. (requirements: slug)
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .join('-');
}
