import { brand } from '#src/brand.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { NeutralFound as Found } from '#src/contracts/search.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/hints.module.css';

/** Neutral sections, which are not search results, with links to read, edit, and add them to a project. */
export const NeutralFound = ({ found }: { found: readonly Found[] }) => (
  <section className={`stack gap-1 framed rounded ${style.neutral}`} aria-label="Neutral sections">
    <h3 className="small muted regular">
      {found.length === 1 ? 'A neutral section' : 'Neutral sections'}, by no manufacturer
    </h3>
    <ul>
      {found.map(({ filename, section, lines, decisions }) => {
        const editing = to.specwizard(filename);
        return (
          <li key={filename} className="cluster between gap-0-4">
            <span>
              <Link to={to.neutralSection(filename)}>
                <SectionNumber section={section} withTitle />
              </Link>{' '}
              <span className="small muted">
                {lines} lines, {pluralize(decisions, 'decision')}
              </span>
            </span>
            <span className="flow gap-0-3 small padded-links">
              <Link
                className="accent"
                to={editing}
                aria-label={`Open the neutral section ${section.title} in ${brand.specWizard}`}
              >
                Open in {brand.specWizard}
              </Link>
              <Link
                className="accent"
                to={`${editing}#save`}
                aria-label={`Add the neutral section ${section.title} to a project`}
              >
                Add to project…
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
