import { useScreenData } from '#src/components/page/screen-data.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

import { Deferred } from '#src/components/page/deferred.tsx';
import type { Library } from '#src/contracts/library.ts';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { greenRequirements } from '#src/screens/reference/green-requirements.tsx';
import type { greenBuilding } from '#src/screens/reference/loaders.ts';
import { Part, ReferencePage, Rows } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const types = ['epd', 'hpd', 'certificate'] as const;
const heads = { epd: 'EPDs', hpd: 'HPDs', certificate: 'Certifications' } as const;

export function Screen() {
  const { library } = useScreenData<typeof greenBuilding>();
  return (
    <ReferencePage
      title="Green building"
      description="What EPDs, HPDs, LEED, WELL, the Living Building Challenge and Buy Clean require of products, with the edition of each, and what the library has."
      canonical={to.greenBuilding()}
      lead="What each program requires of building products, with its edition. Check the edition your project is registered under, and read the program’s own text before you claim credit."
    >
      {greenRequirements.map(({ id, title, edition, rows }) => (
        <Part key={id} id={id} title={title}>
          <p className="small muted">Edition described here: {edition}</p>
          <Rows rows={rows} />
        </Part>
      ))}
      <Part id="library" title="In the library, by division">
        <Deferred result={library} what="the counts" fallback={<SkeletonText lines={8} />}>
          {(counted) => <Counts library={counted} />}
        </Deferred>
      </Part>
    </ReferencePage>
  );
}

function Counts({ library: { divisions, totals } }: { library: Library }) {
  const rows = divisions.filter(({ counts }) => types.some((type) => (counts[type] ?? 0) > 0));
  return (
    <div className="relative scroll-x" {...scrollRegion('Counts by division')}>
      <table className={`ruled tall-links ${style.table} ${style.figures}`}>
        <thead>
          <tr>
            <th scope="col">Division</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {heads[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">All divisions</th>
            {types.map((type) => (
              <td key={type}>
                <Link className="link" to={to.contentType(type)}>
                  {countText(totals[type] ?? 0)}
                </Link>
              </td>
            ))}
          </tr>
          {rows.map(({ division, title, counts }) => (
            <tr key={division}>
              <th scope="row">
                <span className="mono">{division}</span> {title}
              </th>
              {types.map((type) => (
                <td key={type}>
                  {(counts[type] ?? 0) === 0 ? (
                    '–'
                  ) : (
                    <Link className="link" to={to.division(type, division)}>
                      {countText(counts[type] ?? 0)}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
