/** For areas that scroll sideways, such as wide tables: keyboard users must reach them. */
export function scrollRegion(label: string): { role: 'region'; 'aria-label': string; tabIndex: 0 } {
  return { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 };
}
