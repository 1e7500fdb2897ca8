import { PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Bucket } from '#src/contracts/elasticsearch.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
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
              <SectionNumber section={sectionOf(key, plainText(label))} withTitle />
            </Link>
            <span className="muted digits">{countText(count)}</span>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

/** The label of a section begins with its number. */
function sectionOf(number: string, label: string): CsiSection {
  return { number, number95: null, title: label.replace(formatSection(number, '04'), '').trim() };
}
