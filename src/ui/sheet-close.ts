/** Closes the sheet in which something was pressed; its `onClose` hears of it. */
export function closeSheet({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}
