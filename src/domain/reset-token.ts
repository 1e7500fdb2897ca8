/** What a reset link may carry; anything else was mangled on its way, and nobody is asked about it. */
export function resetTokenFrom(text: string | undefined): string | null {
  return text !== undefined && /^[\w.~-]{8,512}$/.test(text) && !/^\.+$/.test(text) ? text : null;
}
