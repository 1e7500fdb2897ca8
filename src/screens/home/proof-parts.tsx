import { Facts } from '#src/components/page/facts.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { marked } from '#src/components/results/marked.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Epd } from '#src/contracts/content.ts';
import { impactText } from '#src/domain/impact-table.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import type { Excerpt } from '#src/screens/home/assembly-data.ts';
import style from '#src/screens/home/proof-parts.module.css';

export const ExcerptOf = ({ specification, lines }: Excerpt) => (
  <section className={`grid gap-2 ${style.part}`} aria-labelledby="excerpt">
    <h2 id="excerpt">
      <Link to={to.specification(specification.coid, specification.id)}>
        <SectionNumber section={specification.section} withTitle />
      </Link>
    </h2>
    <div className={`framed pad-3-4 ${style.paper}`}>
      <p className="small muted">
        {specification.company}, revised {fullDate(specification.revised)}
      </p>
      <ol className={`grid gap-2 note space-top-2 ${style.lines}`}>
        {lines.map(({ line, place, text }) => (
          <li key={line}>
            <span className="mono small muted">{place}</span> <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const Declaration = ({ epd }: { epd: Epd }) => (
  <section className={`grid gap-2 ${style.part} ${style.declaration}`} aria-labelledby="epd">
    <h2 id="epd">
      <Link to={to.contentItem(epd, 'epd', epd.id)}>{marked(epd.title, undefined)}</Link>
    </h2>
    <Facts
      facts={[
        ['GWP, A1–A3', `${impactText(epd.gwp)} kg CO₂e per ${epd.declaredUnit}`],
        ['Number', `${epd.operator} ${epd.declarationNumber}`],
        ['Valid from', fullDate(epd.validFrom)],
        ['Valid until', fullDate(epd.validUntil)],
        ['File', <FormatLinks key="file" files={epd.files} of={epd.title} />],
      ]}
    />
  </section>
);
