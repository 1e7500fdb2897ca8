import { safeHref } from '#src/lib/safe-href.ts';
import style from '#src/components/page/picture.module.css';

interface Props {
  /** A line drawing, black on nothing; null shows the empty sheet. */
  src: string | null;
  /** Empty where a text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** Loaded at once, for pictures in the first screenful; others load lazily. */
  eager?: boolean;
}

/** A line drawing in reserved space, inverted in the dark theme. If it fails to load, the empty sheet stays. */
export function Picture({ src: address, alt, width, height, eager = false }: Props) {
  const src = safeHref(address);
  return (
    <span
      className={`centered full-width framed paper ${style.frame}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {src !== null && (
        <img
          className={`full-width full-height ${style.drawing}`}
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
