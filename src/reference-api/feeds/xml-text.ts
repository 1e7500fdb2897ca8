/** What XML 1.0 has no way to say: control characters, halves of surrogate pairs, the two non-characters. */
const unsayable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as the content of an element or of a quoted attribute. */
export function xmlText(text: string): string {
  return text.replace(unsayable, '').replace(/[&<>"']/g, (sign) => names[sign] ?? '');
}

/** An element with its attributes; those that are null are left out. `content` is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  content: string | null = null,
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return content === null ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}
