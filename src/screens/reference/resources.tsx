import { useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Link } from '#src/components/page/link.tsx';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import type { resources } from '#src/screens/reference/loaders.ts';
import { ReferencePage } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { SelectField } from '#src/ui/select-field.tsx';

/** Trade associations by division. */
export function Screen() {
  const { division, associations } = useScreenData<typeof resources>();
  const navigate = useNavigate();
  const shown = division === null ? divisions : [division];
  const groups = shown
    .map((one) => ({ one, own: associations.filter((each) => each.divisions.includes(one.number)) }))
    .filter(({ own }) => own.length > 0);
  return (
    <ReferencePage
      isWide
      title={
        division === null ? 'Architectural resources' : `Resources: ${division.number} ${division.title}`
      }
      description="Building trade associations by MasterFormat division, with their websites. Links are not endorsements."
      canonical={to.resources(division?.number ?? null)}
      lead="Associations that publish standards, guides and training, by division. Links lead to other sites and are not endorsements."
    >
      <div className="flow at-bottom gap-2-4 screen-only">
        <SelectField
          label="Division"
          value={division?.number ?? ''}
          onChange={({ target }) =>
            void navigate(to.resources(target.value === '' ? null : target.value), {
              preventScrollReset: true,
            })
          }
        >
          <option value="">All divisions</option>
          {divisions.map(({ number, title }) => (
            <option key={number} value={number}>
              {number} {title}
            </option>
          ))}
        </SelectField>
      </div>
      {groups.length === 0 ? (
        <p>
          No associations are listed{division === null ? '' : ` for division ${division.number}`} yet.{' '}
          {division !== null && (
            <Link className="link" to={to.resources()}>
              All divisions
            </Link>
          )}
        </p>
      ) : (
        <div className={division === null ? `tall-links lined-lists low-links ${style.columns}` : ''}>
          {groups.map(({ one, own }) => (
            <section key={one.number} aria-labelledby={`division-${one.number}`}>
              <h2 className={style.group} id={`division-${one.number}`}>
                <Link to={to.division('product', one.number)}>
                  <span className="mono">{one.number}</span> {one.title}
                </Link>
              </h2>
              <ul className={style.acronyms}>
                {own.map(({ name, abbreviation, url }) => (
                  <li key={name}>
                    <strong className="small anywhere">{abbreviation}</strong>{' '}
                    <OutsideLink href={url}>{name}</OutsideLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </ReferencePage>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  const safe = safeHref(href);
  if (safe === null) return <span>{children}</span>;
  return (
    <a className="link" href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="unseen">, opens another site</span>
    </a>
  );
}
