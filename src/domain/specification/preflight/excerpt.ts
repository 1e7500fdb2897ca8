const MOST = 60;

/** The beginning of a line, cut at a word boundary. */
export function excerpt(text: string): string {
  if (text.length <= MOST) return text.replace(/[.:]$/, '');
  const cut = text.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 20 ? end : MOST)}…`;
}
