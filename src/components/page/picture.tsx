import { safeHref } from '#src/lib/safe-href.ts';
import style from '#src/components/page/picture.module.css';

interface Props {
  /** A line drawing, black on transparent; null shows an empty sheet. */
  src: string | null;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  width: number;
  height: number;
  /** Loads at once, for pictures near the top of the page; others load lazily. */
  eager?: boolean;
  /** 16:9, for the front of a building. */
  wide?: boolean;
}

/**
 * A line drawing in reserved space of 4:3 unless it is `wide`, inverted in the dark theme. If it fails to load, the empty sheet stays.
 */
export function Picture({ src: address, alt, width, height, eager = false, wide = false }: Props) {
  const src = safeHref(address);
  return (
    <span
      className={`centered full-width clips framed paper ${style.frame} ${eager ? '' : style.late} ${wide ? style.wide : ''}`}
    >
      {src !== null && (
        <img
          className={`full-width full-height turned-over ${style.drawing}`}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
