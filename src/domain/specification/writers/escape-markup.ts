const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML or XML, as content or as an attribute value. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
