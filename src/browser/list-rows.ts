/** The rows of the first list within `frame`. */
function rowsOf(frame: HTMLElement): readonly HTMLElement[] {
  const list = frame.querySelector('ol, ul');
  return [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
}

/** Tells the rows of the first list within `frame`, now and whenever rows come or go; the answer ends it. */
export function watchRows(frame: HTMLElement, tell: (rows: readonly HTMLElement[]) => void): () => void {
  let known: readonly HTMLElement[] = [];
  const look = (): void => {
    const rows = rowsOf(frame);
    if (rows.length === known.length && rows.every((row, index) => row === known[index])) return;
    known = rows;
    tell(rows);
  };
  const observer = new MutationObserver(look);
  observer.observe(frame, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Whether what is typed at `target` is meant for it: a field, not a box to tick. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField = /^(?:input|select|textarea)$/i.test(target.tagName);
  return target.isContentEditable || (isField && target.getAttribute('type') !== 'checkbox');
}

/** The link of a row's title. */
export function titleLinkOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('h3 a') ?? null;
}
