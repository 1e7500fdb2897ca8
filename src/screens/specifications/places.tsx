import { lineAnchor } from '#src/screens/specifications/anchors.ts';
import style from '#src/screens/specifications/places.module.css';
import type { Reading } from '#src/screens/specifications/use-reading.ts';

/** Links to the paragraphs where something is named. Skips notes, which have no number. */
export const Places = ({ ids, places }: { ids: readonly number[] } & Pick<Reading, 'places'>) => (
  <span className={`gap-0-2 small-mono muted padded-links ${style.places}`}>
    {ids.map((id) => {
      const place = places.get(id);
      return place === undefined ? null : (
        <a className="accent" key={id} href={`#${lineAnchor(id)}`}>
          {place}
        </a>
      );
    })}
  </span>
);
