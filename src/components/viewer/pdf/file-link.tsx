import type { File } from '#src/contracts/shapes.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

/** Offers the file if its pages can't be drawn; nothing for the visitor's own file. */
export function FileLink({ file }: { file: File | null }) {
  const href = file && safeHref(file.url);
  return (
    href && (
      <a href={href} download={safeFileName(file.name ?? '')}>
        Download the file
      </a>
    )
  );
}
