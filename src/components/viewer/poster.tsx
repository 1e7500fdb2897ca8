import style from '#src/components/viewer/poster.module.css';
import type { Content } from '#src/contracts/content.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/**
 * The picture that fills an item's viewer until it opens: a drawing's SVG, else the item's picture. On a phone, a sheet would be
 * illegible: cropped, it is the detail without notes and title block there.
 */
export function Poster({ item, isCropped = false }: { item: Content; isCropped?: boolean }) {
  const { files, picture, title } = item;
  const sheet = item.content_type === 'cad' ? files.find(({ format }) => format === 'SVG')?.url : null;
  const src = safeHref(sheet) ?? safeHref(picture);
  if (src === null) return <p className={`note muted ${style.none}`}>No picture of this item.</p>;
  const detail = isCropped && sheet !== null ? safeHref(picture) : null;
  return (
    <picture className="contents">
      {detail !== null && <source media="screen and (max-width: 599px)" srcSet={detail} />}
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
    </picture>
  );
}
