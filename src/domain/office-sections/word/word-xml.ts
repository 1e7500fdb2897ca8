import { elementOf, type XmlElement } from '#src/lib/xml-tree.ts';

/** `w:val` of a child; undefined if there is no such child. */
export const valueOf = (parent: XmlElement | undefined, name: string): string | undefined =>
  elementOf(parent, name)?.attributes['w:val'];

/** A switch such as `w:vanish`: on if it is there, unless it says off; undefined if it isn't there. */
export function isOn(parent: XmlElement | undefined, name: string): boolean | undefined {
  const found = elementOf(parent, name);
  return found === undefined ? undefined : !/^(?:0|false|off)$/.test(found.attributes['w:val'] ?? '1');
}

/** A whole number in an attribute; undefined if it isn't one. */
export const numberFrom = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
