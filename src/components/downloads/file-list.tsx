import type { ReactNode } from 'react';

import style from '#src/components/downloads/file-list.module.css';
import type { File } from '#src/contracts/shapes.ts';
import { fullDate } from '#src/lib/dates.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { Code } from '#src/ui/code.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Identifier } from '#src/ui/identifier.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  files: readonly File[];
  of: string;
  /** Shown above the names, in a list of several items' files. */
  title?: string;
  /** Shown next to a file. */
  beside?: (file: File) => ReactNode;
}

/** Files to download: format, name, size, and date. */
export const FileList = ({ files, of, title, beside }: Props) => (
  <ul
    className={`lined-items ${title === undefined ? 'hairline-top' : ''} ${style.files}`}
    aria-label={`Files of ${of}`}
  >
    {files.map((file) => (
      <li key={file.url} className={beside && style.beside}>
        <FileLink file={file} title={title} />
        {beside?.(file)}
      </li>
    ))}
  </ul>
);

function FileLink({ file, title }: { file: File; title: string | undefined }) {
  const href = safeHref(file.url);
  const facts = [file.bytes === null ? null : fileSizeText(file.bytes), fullDate(file.updated)]
    .filter(Boolean)
    .join(' · ');
  const words = `${file.format}, ${file.name}, ${facts}`;
  const content = (
    <>
      <span className="unseen">{href === null ? words : `Download ${words}`}</span>
      <span aria-hidden="true">
        <Code>{file.format}</Code>
      </span>
      <span className={`anywhere ${style.name}`} aria-hidden="true">
        {title !== undefined && <bdi className={style.title}>{unbroken(title)}</bdi>}
        <Identifier text={file.name} />
      </span>
      <span className={`small muted ${style.facts}`} aria-hidden="true">
        {facts}
      </span>
      <Icon name="download" />
    </>
  );
  if (href === null)
    return (
      <span className={`grid at-middle relative high-36 gap-2 note hover-soft ${style.file}`}>{content}</span>
    );
  return (
    <a
      className={`grid at-middle relative high-36 gap-2 note hover-soft ${style.file}`}
      href={href}
      download={safeFileName(file.name)}
      rel="noopener"
    >
      {content}
    </a>
  );
}
