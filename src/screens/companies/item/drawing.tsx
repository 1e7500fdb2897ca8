import { safeHref } from '#src/lib/safe-href.ts';
import style from '#src/screens/companies/item/drawing.module.css';

interface Props {
  src: string | null;
  alt: string;
  /** `landscape` fills the window's height, `half` a part of it; the others keep their proportions. */
  shape: 'landscape' | 'portrait' | 'screen' | 'half';
}

/** The main picture of a screen; drawings are inverted in dark mode. */
export function Drawing({ src: address, alt, shape }: Props) {
  const src = safeHref(address);
  return (
    <figure className={`centered full-width relative framed paper ${style.drawing} ${style[shape]}`}>
      {src === null ? (
        <figcaption className={`note muted ${style.none}`}>No picture of this item.</figcaption>
      ) : (
        <img
          className="fill"
          src={src}
          alt={alt}
          decoding="async"
          fetchPriority="high"
          referrerPolicy="no-referrer"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </figure>
  );
}
