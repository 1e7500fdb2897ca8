import { useScreenData } from '#src/components/page/screen-data.tsx';
import { StateMap } from '#src/components/library/state-map.tsx';
import type { School } from '#src/contracts/schools.ts';
import { Link } from '#src/components/page/link.tsx';
import { pluralize } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { provinceCodes, stateName } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';
import type { schools } from '#src/screens/reference/loaders.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { Notice } from '#src/ui/notice.tsx';

/** Schools of architecture by state and province. */
export function Screen() {
  const { schools: all, state: current } = useScreenData<typeof schools>();
  const shown = current === null ? all : all.filter(({ state }) => state === current);
  const inProvince = ({ state }: School): boolean => provinceCodes.includes(state);
  const hrefOf = (state: string): string => (state === current ? to.schools() : to.schools(state));
  const states = new Set(all.map(({ state }) => state)).size;
  return (
    <ReferencePage
      isWide
      title="Architectural schools"
      description="Schools of architecture in the United States and Canada, by state and province, with degrees and websites."
      canonical={to.schools()}
      lead={`${pluralize(all.length, 'school')} in ${pluralize(states, 'state or province', 'states and provinces')}, with the professional degrees they offer.`}
    >
      {all.some(({ isInvented }) => isInvented) && (
        <Notice title="Sample data">
          <p>These schools are invented, like the sample manufacturers. Their websites do not exist.</p>
        </Notice>
      )}
      {all.length === 0 && <p>No schools are listed yet.</p>}
      {all.length > 0 && (
        <div className={`grid at-top gap-6 one-column-1023 ${style.mapped}`}>
          {/* Only the map: the headings below already list the states. */}
          <div className={style.map}>
            <StateMap
              label="Schools by state"
              counts={countsOf(all)}
              countedIn={(count) => pluralize(count, 'school')}
              hrefOf={hrefOf}
              current={current}
              only="map"
            />
          </div>
          <div className="stack gap-5">
            {current !== null && (
              <p role="status">
                {pluralize(shown.length, 'school')} in {stateName(current)}.{' '}
                <Link className="link" to={to.schools()} keepScroll>
                  Show all
                </Link>
              </p>
            )}
            <States
              id="us"
              title="United States"
              schools={shown.filter((one) => !inProvince(one))}
              hrefOf={hrefOf}
            />
            <States id="canada" title="Canada" schools={shown.filter(inProvince)} hrefOf={hrefOf} />
          </div>
        </div>
      )}
    </ReferencePage>
  );
}

const countsOf = (schools: readonly School[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(schools, ({ state }) => state)].map(([state, own]) => [state, own.length]));

interface StatesProps {
  id: string;
  title: string;
  schools: readonly School[];
  hrefOf: (state: string) => string;
}

function States({ id, title, schools: own, hrefOf }: StatesProps) {
  if (own.length === 0) return null;
  const nameOf = (state: string): string => stateName(state) ?? state;
  const byState = [...Map.groupBy(own, ({ state }) => state)].toSorted(([one], [other]) =>
    nameOf(one).localeCompare(nameOf(other)),
  );
  return (
    <Part id={id} title={title} isWide>
      <div className={`tall-links lined-lists low-links ${style.columns}`}>
        {byState.map(([state, schools]) => (
          <section key={state} aria-label={nameOf(state)}>
            <h3>
              <Link to={hrefOf(state)} keepScroll>
                {nameOf(state)}
              </Link>
            </h3>
            <ul>
              {schools
                .toSorted((a, b) => a.name.localeCompare(b.name))
                .map((school) => (
                  <SchoolRow key={school.id} school={school} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Part>
  );
}

function SchoolRow({ school: { name, city, degrees, url, isInvented } }: { school: School }) {
  const href = isInvented ? null : safeHref(url);
  return (
    <li>
      {href === null ? (
        name
      ) : (
        <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow">
          {name}
          <span className="unseen">, opens another site</span>
        </a>
      )}
      <div className="small muted dotted">
        <span>{city}</span>
        <span>{degrees.join(', ')}</span>
        {isInvented && <span>{url.replace('https://', '')}</span>}
      </div>
    </li>
  );
}
