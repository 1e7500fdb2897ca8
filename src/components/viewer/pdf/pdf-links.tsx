import { useCallback } from 'react';

import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { PageLink } from '#src/components/viewer/pdf/read-links.ts';
import { useRead } from '#src/components/viewer/pdf/use-read.ts';
import style from '#src/components/viewer/pdf/pdf-links.module.css';

interface Props {
  paper: PdfDocument;
  number: number;
  onPage: (page: number) => void;
}

/** The links of a page, over its picture. */
export function PdfLinks({ paper, number, onPage }: Props) {
  const links = useRead(
    paper,
    useCallback((document: PdfDocument) => document.links(number), [number]),
  );
  return links?.map((link, index) => <One key={index} link={link} onPage={onPage} />);
}

function One({ link: { text, target, place, frame }, onPage }: { link: PageLink; onPage: Props['onPage'] }) {
  const at = {
    className: style.link,
    style: {
      left: `${place.left}%`,
      top: `${place.top}%`,
      width: `${place.width}%`,
      height: `${place.height}%`,
      // No outline: that is for the focus.
      ...(frame && { boxShadow: `0 0 0 ${frame.width}px ${frame.color}` }),
    },
  };
  if ('page' in target) {
    const name = text === '' ? `Go to page ${target.page}` : `${text} (page ${target.page})`;
    return <button type="button" {...at} title={name} onClick={() => onPage(target.page)} />;
  }
  const name = text === '' ? target.href : text;
  return (
    <a
      {...at}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      title={target.href}
    />
  );
}
