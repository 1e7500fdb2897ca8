import style from '#src/components/downloads/format-links.module.css';
import type { File } from '#src/contracts/shapes.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

/** Small download links for the formats of one item, with file sizes where known; if `isShort`, only for screen readers. */
export const FormatLinks = ({
  files,
  of,
  isShort = false,
}: {
  files: readonly File[];
  of: string;
  isShort?: boolean;
}) => (
  <ul className={`flow gap-1 ${style.formats}`} aria-label={`Files of ${of}`}>
    {files.map((file) => {
      const href = safeHref(file.url);
      const size = file.bytes === null ? '' : fileSizeText(file.bytes);
      return href === null ? null : (
        <li key={file.url}>
          <a
            className="inline-row gap-6px quiet nowrap"
            href={href}
            download={safeFileName(file.name)}
            rel="noopener"
            aria-label={`Download ${[file.format, size].filter(Boolean).join(' ')} of ${of}`}
          >
            {file.format} {size !== '' && !isShort && <span className={`muted ${style.size}`}>{size}</span>}
          </a>
        </li>
      );
    })}
  </ul>
);
