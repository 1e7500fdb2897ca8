/** For areas that scroll sideways, such as wide tables, so that keyboard users can reach them. */
export function scrollRegion(label: string): { role: 'region'; 'aria-label': string; tabIndex: 0 } {
  return { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 };
}
