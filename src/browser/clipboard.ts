/** Copies text; resolves to false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies HTML together with plain text; resolves to false if the browser does not allow it. */
export async function copyFormatted(html: string, text: string): Promise<boolean> {
  if (copyOnEvent(html, text)) return true;
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

/** The old API comes first, because the new one strips the markup that only word processors understand. */
function copyOnEvent(html: string, text: string): boolean {
  let isSet = false;
  const set = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isSet = true;
  };
  document.addEventListener('copy', set, true);
  try {
    return document.execCommand('copy') && isSet;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', set, true);
  }
}

/** Copies a picture; resolves to false if the browser does not allow it. */
export async function copyPicture(png: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
