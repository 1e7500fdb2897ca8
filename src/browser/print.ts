/** Opens the print dialog; nothing happens where there is none. */
export function printPage(): void {
  window.print?.();
}
