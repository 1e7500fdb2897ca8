/** For what may scroll sideways, such as a wide table: whoever has no mouse must be able to reach and scroll it. */
export function scrollRegion(label: string): { role: 'region'; 'aria-label': string; tabIndex: 0 } {
  return { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 };
}
