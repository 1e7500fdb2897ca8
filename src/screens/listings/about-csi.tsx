import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import type { Result } from '#src/contracts/result.ts';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/library/library-page.module.css';
import { shownNumber } from '#src/components/library/edition.ts';
import type { SitePage } from '#src/contracts/browse.ts';
import type { CsiSelection } from '#src/domain/masterformat/csi-selection.ts';
import { divisionsTo95 } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { to } from '#src/paths.ts';
import about from '#src/screens/listings/about-csi.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  selection: CsiSelection;
  about: Promise<Result<SitePage>>;
}

export function AboutCsi({ selection, about: page }: Props) {
  const { kind, key, division, sections } = selection;
  const [section] = sections;
  return (
    <>
      <p className="measure note muted digits tall-links low-links">
        <BothEditions selection={selection} />
      </p>
      {kind !== 'several' && (
        <div className={`quiet ${about.intro} ${kind === 'division' ? about.brief : ''}`}>
          <PromptSuspense awaited={page} fallback={<SkeletonText lines={2} />}>
            <Intro page={page} />
          </PromptSuspense>
        </div>
      )}
      <p className={`tall-links screen-only low-links ${style.links}`}>
        {kind === 'section' && section && (
          <Link className="link" to={to.section('product', section.digits)}>
            All types of content
          </Link>
        )}
        {kind === 'division' && (
          <Link className="link" to={to.division('product', key)}>
            All types of content by section
          </Link>
        )}
        {division && kind !== 'division' && (
          <Link className="link" to={to.productsByCsi(division.number)}>
            All of division {division.number}
          </Link>
        )}
        {division && (
          <Link className="link" to={to.manufacturers(division.number)}>
            Manufacturers of division {division.number}
          </Link>
        )}
      </p>
    </>
  );
}

/** Renders nothing if it is empty or fails to load. */
const Intro = ({ page }: { page: Promise<Result<SitePage>> }) => <p>{use(page).data?.intro ?? ''}</p>;

function BothEditions({ selection: { kind, key, edition, sections } }: { selection: CsiSelection }) {
  const [section] = sections;
  if (kind === 'section' && section)
    return (
      <>
        MasterFormat 04: <span className="mono">{shownNumber(section, '04')}</span>. MasterFormat 95:{' '}
        <span className="mono">{shownNumber(section, '95')}</span>.
      </>
    );
  if (kind === 'division')
    return (
      <>
        MasterFormat 04. In MasterFormat 95:{' '}
        <span className="mono">{divisionsTo95(key).join(', ') || 'none'}</span>.
      </>
    );
  return (
    <>
      {edition === '95' ? 'This MasterFormat 95 number is now ' : 'This number covers '}
      {sections.map((one, index) => (
        <span key={one.digits}>
          {index > 0 && ', '}
          <Link className="link" to={to.productsByCsi(one.digits)}>
            <span className="mono">{formatSection(one.digits, '04')}</span> {one.title}
          </Link>
        </span>
      ))}
      .
    </>
  );
}
