import { Fragment } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { DivisionSidebar } from '#src/components/library/division-sidebar.tsx';
import { FeedAlternate } from '#src/components/page/feed-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { divisionsTo95, findFormerDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import style from '#src/components/library/library-page.module.css';
import type { divisionLevel } from '#src/screens/browse/loaders.ts';
import { SectionMatrix, typesFrom } from '#src/screens/browse/section-matrix.tsx';
import { WholeDivision } from '#src/screens/browse/whole-division.tsx';
import type { DivisionLevel } from '#src/contracts/browse.ts';
import { collectionPage } from '#src/components/page/collection.ts';
import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { crumbsOf } from '#src/screens/browse/type-crumbs.ts';

/** Puts the requested type first. */
export function Screen() {
  const { type, division, level, library, banners } = useScreenData<typeof divisionLevel>();
  const { number, title } = division;
  const { plural } = contentTypeWords[type];
  const crumbs = crumbsOf(type, division);
  const held = level.sections.filter(({ counts }) => (counts[type] ?? 0) > 0);
  const path = to.division(type, number);
  return (
    <Page
      title={`${plural}: division ${number} ${title}`}
      description={description(`${plural} of division ${number} ${title}`, held)}
      canonical={path}
      structuredData={collectionPage(`${plural}: ${number} ${title}`, path, crumbs, level.sections.length)}
      card={{ title, kicker: plural, lines: [`MasterFormat division ${number}`], picture: null }}
    >
      <FeedAlternate type={type} />
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>
            {plural}: <span className="mono">{number}</span> {title}
          </h1>
          <p className="measure note muted digits tall-links low-links">
            {level.sections.length === 0
              ? `No sections of this division are listed yet.`
              : held.length === 0
                ? `No section of this division has ${pluralInSentence(plural)} yet; other types are below.`
                : `${plural} in ${held.length} of ${level.sections.length} sections.`}{' '}
            <Former division={number} />
          </p>
        </div>
        <div className="stack gap-5 print-block">
          <div className="stack shrinks gap-3">
            {level.sections.length > 0 && (
              <SectionMatrix
                type={type}
                label={`Division ${number} by section`}
                sections={level.sections}
                hrefOfHead={(one) => to.division(one, number)}
                foot={<WholeDivision result={library} division={number} types={typesFrom(type)} />}
              />
            )}
            <p className="small muted">
              An item in two sections counts in both, but only once in the division total.
            </p>
            <BannerSlot result={banners} />
          </div>
          <aside className={`screen-only only-1023 ${style.aside}`} aria-label="This division">
            <DivisionSidebar division={number} title={title} />
          </aside>
        </div>
      </div>
    </Page>
  );
}

/** The MasterFormat 95 divisions that this one replaced. */
function Former({ division }: { division: string }) {
  const former = divisionsTo95(division).flatMap((number) => findFormerDivision(number) ?? []);
  if (former.length === 0) return null;
  return (
    <>
      In MasterFormat 95:{' '}
      {former.map(({ number, title }, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <span className="nowrap">
            <span className="mono">{number}</span> {title}
          </span>
        </Fragment>
      ))}
      .
    </>
  );
}

function description(words: string, held: DivisionLevel['sections']): string {
  if (held.length === 0) return `${words}: none yet in the library.`;
  const sections = held.length === 1 ? 'section' : 'sections';
  return `${words} in ${held.length} ${sections} of MasterFormat: ${held.map(({ title }) => title).join(', ')}.`;
}
