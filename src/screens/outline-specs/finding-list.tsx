import { Link } from '#src/components/page/link.tsx';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type {
  FindingPlace,
  ProjectFinding,
  ProjectFindingKind,
} from '#src/domain/project-manual/checks/project-finding.ts';
import { itemAnchor } from '#src/domain/saved-item.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/outline-specs/pre-flight.module.css';
import { sectionAnchor } from '#src/screens/outline-specs/section-anchor.ts';

const groups: readonly { title: string; kinds: readonly ProjectFindingKind[] }[] = [
  { title: 'Blanks and open choices', kinds: ['blank', 'undecided', 'unsettled', 'conflict'] },
  { title: 'Headings without text', kinds: ['empty', 'unread'] },
  { title: 'Section numbers and titles', kinds: ['untitled', 'same-number', 'differs'] },
  { title: 'Sections that are cited but missing', kinds: ['missing'] },
  { title: 'Products', kinds: ['unnamed', 'not-in-project', 'proprietary'] },
  { title: 'Standards', kinds: ['withdrawn', 'not-listed', 'not-cited'] },
  { title: 'Units, notes, and remarks', kinds: ['units', 'notes', 'remarks'] },
];

/** A section may be cited in many paragraphs. */
const mostPlaces = 6;

interface Props {
  /** `seq` of the design project. */
  seq: number;
  findings: readonly ProjectFinding[];
}

/** The findings by subject, each with links to its places. */
export const FindingList = ({ seq, findings }: Props) =>
  groups.map(({ title, kinds }) => {
    const own = findings.filter(({ kind }) => kinds.includes(kind));
    return (
      own.length > 0 && (
        <section
          key={title}
          className={`stack gap-1 full-width minor-heads ${style.group}`}
          aria-label={title}
        >
          <h2>
            {title} <span className="muted digits">{countText(own.length)}</span>
          </h2>
          <ul className="note lined-items">
            {own.map((finding) => (
              <Row key={finding.key} seq={seq} finding={finding} />
            ))}
          </ul>
        </section>
      )
    );
  });

function Row({ seq, finding: { number, message, places } }: { seq: number; finding: ProjectFinding }) {
  const more = places.length - mostPlaces;
  // The row begins with it.
  const section = number === '' ? '' : `${formatSection(number, '04')}, `;
  return (
    <li className={`grid pad-block-2 baseline gap-1-3 ${style.finding}`}>
      <span className="mono muted small">{number === '' ? '' : formatSection(number, '04')}</span>
      <span className="anywhere" dir="auto">
        {message}
      </span>
      <span className="flow gap-0-3 small tall-links">
        {places.slice(0, mostPlaces).map((place, index) => (
          <Link key={index} className="link" to={hrefOf(seq, place)}>
            {section !== '' && place.label.startsWith(section) ? (
              <bdi>
                <span className="unseen">{section}</span>
                {place.label.slice(section.length)}
              </bdi>
            ) : (
              <bdi>{place.label}</bdi>
            )}
          </Link>
        ))}
        {more > 0 && <span className="muted">and {countText(more)} more</span>}
      </span>
    </li>
  );
}

function hrefOf(seq: number, place: FindingPlace): string {
  switch (place.at) {
    case 'line':
      return to.specwizardInProject(place.seq, place.filename, place.lineId);
    case 'outline':
      return `${to.outlineSpecs(seq)}#${sectionAnchor(place.number)}`;
    case 'item':
      return `${to.designProject(seq)}#${itemAnchor(place.key)}`;
  }
}
