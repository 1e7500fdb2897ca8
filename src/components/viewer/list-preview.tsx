import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';

import { Picture } from '#src/components/page/picture.tsx';
import { marked } from '#src/components/results/marked.tsx';
import style from '#src/components/viewer/list-preview.module.css';
import type { Content } from '#src/contracts/content.ts';
import { useListView } from '#src/stores/list-view.ts';

interface Props {
  /** In row order. */
  items: readonly Content[];
  /** One list with a row for each item. */
  children: ReactNode;
}

/**
 * A list with a large picture of the hovered or focused row beside it, at first that of the first row. Wide
 * screens only, and not beside pictures. Hidden from screen readers, because it repeats what the rows say.
 */
export function ListPreview({ items, children }: Props) {
  const [index, setIndex] = useState(0);
  const isOfPictures = useListView(({ view }) => view === 'pictures');
  const show = ({ target }: { target: EventTarget }): void => {
    const row = target instanceof Element ? target.closest('ol > li') : null;
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    if (at !== -1) setIndex(at);
  };
  const watched = {
    onPointerOver: (event: PointerEvent): void => show(event),
    onFocus: (event: FocusEvent): void => show(event),
  };
  const item = items[index] ?? items[0];
  return (
    <div className={isOfPictures ? undefined : `stack ${style.beside}`}>
      <div {...watched}>{children}</div>
      {item && !isOfPictures && (
        <div className={`screen-only ${style.place}`} aria-hidden="true" data-preview={item.id}>
          <figure className={`framed pad-3 ${style.preview}`}>
            <Picture key={item.id} src={item.picture} alt="" width={400} height={300} eager />
            <figcaption className="stack gap-2px note bold anywhere">
              <bdi>{marked(item.title, undefined)}</bdi>
              {item.content_type === 'cad' && (
                <span className="small-mono muted">
                  {item.detailNumber}, {item.scale}
                </span>
              )}
              {item.content_type === 'bim' && (
                <span className="small-mono muted">
                  {item.category}, LOD {item.lod}
                </span>
              )}
            </figcaption>
          </figure>
        </div>
      )}
    </div>
  );
}
