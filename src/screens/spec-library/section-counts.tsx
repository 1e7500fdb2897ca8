import { PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Bucket } from '#src/contracts/elasticsearch.ts';
import { countText } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';

interface Props {
  title: string;
  sections: readonly Bucket[];
  /** The address of the list, narrowed to a section. */
  hrefOf: (section: string) => string;
}

const shown = 16;

/** A list's sections with their counts, largest first, as links that filter it. */
export function SectionCounts({ title, sections, hrefOf }: Props) {
  const most = sections.toSorted((one, other) => other.doc_count - one.doc_count).slice(0, shown);
  return (
    <PanelPart title={title}>
      <ul className="lined-items">
        {most.map(({ key, label, doc_count: count }) => (
          <li key={key} className="flex between baseline gap-2">
            <Link to={hrefOf(key)} keepScroll>
              {plainText(label)}
            </Link>
            <span className="muted digits">{countText(count)}</span>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
