import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { marked } from '#src/components/results/marked.tsx';
import { Row } from '#src/components/results/row.tsx';
import { countsText } from '#src/components/results/counts-text.ts';
import style from '#src/components/results/row.module.css';
import words from '#src/components/results/row-words.module.css';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { CompanyHit } from '#src/contracts/search.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import { Dotted } from '#src/ui/dotted.tsx';

const sectionsShown = 3;

/** A manufacturer: location, phone, sections, and what it offers here. */
export function CompanyRow({ hit }: { hit: Hit<CompanyHit> }) {
  const { item, highlight, isOfOneType = false } = hit;
  const counts = countsText(item.counts, contentTypes);
  const place = [item.city, item.state].filter(Boolean).join(', ');
  const call = item.phone === null ? null : safeHref(`tel:${item.phone.replaceAll(/[^\d+]/g, '')}`);
  return (
    <Row
      code={isOfOneType ? null : 'MANUFACTURER'}
      href={to.company(item)}
      title={marked(item.company, highlight['title'] ?? highlight['company'])}
      picture={
        <span className={`block self-start ${style.picture}`}>
          <CompanyLogo src={item.logo} name={item.company} size="small" />
        </span>
      }
      meta={[
        place,
        call === null ? (
          item.phone
        ) : (
          <a className="nowrap" href={call}>
            {item.phone}
          </a>
        ),
        item.isClient ? null : 'Listed by name only',
      ]}
      saved={savedItem(item)}
    >
      {item.about !== '' && (
        <p className="ellipsis full-width note quiet">{marked(item.about, highlight['summary'])}</p>
      )}
      <Sections sections={item.sections} />
      {counts.length > 0 && (
        <p className={`small muted high-links ${words.foot} ${words.line}`}>
          <Dotted of={counts} />
        </p>
      )}
    </Row>
  );
}

function Sections({ sections }: Pick<CompanyHit, 'sections'>) {
  const more = sections.length - sectionsShown;
  if (sections.length === 0) return null;
  return (
    <ul
      className={`flow gap-0-4 small muted high-links ${words.facts} ${words.line}`}
      aria-label="Sections served"
    >
      {sections.slice(0, sectionsShown).map((section) => (
        <li key={section.number}>
          <SectionNumber section={section} withTitle />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
