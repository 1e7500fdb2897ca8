/** The state of a navigation that gives the screen that is shown its proper address: the same screen stays. */
export function correctionOf(pathname: string): { corrects: string } {
  return { corrects: pathname };
}

/** Whether a navigation with this state only corrects the address that is shown, rather than leaving it. */
export function isCorrectionOf(pathname: string, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'corrects' in state && state.corrects === pathname;
}
