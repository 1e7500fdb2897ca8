import { useState } from 'react';

import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { ResultRow } from '#src/components/results/result-row.tsx';
import type { ListedProduct } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { paths, to } from '#src/paths.ts';
import { Group } from '#src/screens/qa/gallery-controls.tsx';
import style from '#src/screens/qa/qa.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

const noHighlight = {};

/** Loading, empty, error, and notices. `theme` lets screen readers tell the two panels apart. */
export function States({ theme }: { theme: string }) {
  const [failed] = useState(() =>
    Promise.resolve({ error: { message: 'The server ran into an error.' } } as const),
  );
  return (
    <>
      <Group title="Notices">
        <Notice title="Note">
          <p>What happened and what can be done.</p>
        </Notice>
        <Notice tone="good" title="Sent">
          <p>The reply will come by email.</p>
        </Notice>
        <Notice tone="bad" title="It was not sent">
          <p>What you typed is still here. Try again.</p>
        </Notice>
      </Group>
      <Group title="Loading">
        <Skeleton width="40%" height="28px" />
        <SkeletonText lines={3} />
        <div className={style.small}>
          <Picture src={null} alt="" width={160} height={120} />
        </div>
      </Group>
      <Group title="Empty">
        <p>No favorites yet. Press Save next to anything in the library.</p>
      </Group>
      <Group title="Failed">
        <Deferred result={failed} what={`the part in the ${theme}`} fallback={<Skeleton height="80px" />}>
          {() => null}
        </Deferred>
      </Group>
    </>
  );
}

/** The components of lists. */
export const Lists = ({ theme, products }: { theme: string; products: Promise<Result<ListedProduct[]>> }) => (
  <>
    <Group title="Ways">
      <Breadcrumbs label={`Breadcrumb, ${theme}`} crumbs={crumbsTo('Gallery')} />
      <CountTabs
        label={`Tabs, ${theme}`}
        tabs={[
          { key: 'cad', label: 'CAD details', count: 12, href: paths.gallery, isCurrent: true },
          { key: 'bim', label: 'BIM objects', count: 0, href: paths.gallery, isCurrent: false },
          { key: 'spec', label: 'Specifications', count: 3, href: paths.gallery, isCurrent: false },
        ]}
      />
      <Pagination page={3} pages={9} hrefOf={() => paths.gallery} label={`Pages, ${theme}`} />
    </Group>
    <Group title="Facts">
      <Facts
        facts={[
          ['Format', 'DXF, SVG, PDF'],
          ['Updated', 'Nov 2, 2026'],
          [
            'Manufacturer',
            <Link key="maker" className="link" to={to.company({ coid: 31250, companySlug: '' })}>
              Ridgeline Roofing
            </Link>,
          ],
        ]}
      />
    </Group>
    <Group title="Rows">
      <Deferred result={products} what="the rows" fallback={<SkeletonText lines={6} />}>
        {(found) => (
          <ul className={`stack gap-2 lined-items ${style.list}`}>
            {found.map((item, place) => (
              <li key={item.id}>
                <ResultRow item={item} highlight={noHighlight} eager={false} isNew={place === 0} />
              </li>
            ))}
          </ul>
        )}
      </Deferred>
    </Group>
  </>
);
