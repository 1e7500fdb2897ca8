import type { File } from '#src/contracts/shapes.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

/** Offers the file where its pages can't be drawn; nothing for a file of the visitor's own. */
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
