import style from '#src/components/viewer/poster.module.css';
import type { Content } from '#src/contracts/content.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** The picture that fills an item's viewer until it opens: a drawing's SVG, else the item's picture. */
export function Poster({ item }: { item: Content }) {
  const { files, picture, title } = item;
  const sheet = item.content_type === 'cad' ? files.find(({ format }) => format === 'SVG')?.url : null;
  const src = safeHref(sheet) ?? safeHref(picture);
  if (src === null) return <p className={`note muted ${style.none}`}>No picture of this item.</p>;
  return (
    <img
      className={`shrinks-down full-width full-height turned-over ${style.poster}`}
      src={src}
      alt={item.content_type === 'cad' ? `${title}, sheet ${item.detailNumber}` : `Picture of ${title}`}
      decoding="async"
      fetchPriority="high"
      referrerPolicy="no-referrer"
      onError={(event) => {
        event.currentTarget.hidden = true;
      }}
    />
  );
}
