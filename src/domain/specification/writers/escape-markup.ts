const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for HTML or XML, between tags or in an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
