const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const sizes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A count with thousands separators: `6,214`. */
export function countText(count: number): string {
  return counts.format(count);
}

/** A file size in bytes as people read it, 1 kB being 1000 bytes: `480 B`, `12.5 kB`, `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_000) return `${counts.format(bytes)} B`;
  // 999,950 bytes would round to 1,000 kB.
  return bytes < 999_950 ? `${sizes.format(bytes / 1_000)} kB` : `${sizes.format(bytes / 1_000_000)} MB`;
}
