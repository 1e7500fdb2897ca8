import { vi } from 'vitest';

/** Files that the page saves during this test. */
export function watchSavedFiles(): { name: string; data: Blob }[] {
  const saved: { name: string; data: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((data) => {
    if (data instanceof Blob) last = data;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.href.startsWith('blob:')) saved.push({ name: this.download, data: last });
  });
  return saved;
}
