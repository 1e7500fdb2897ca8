import { use, useState, type ReactNode } from 'react';

import {
  NewestFavorites,
  NewestProjects,
  NewestSearches,
  NewestSpecwizards,
} from '#src/components/account/newest.tsx';
import { OverviewPart } from '#src/components/account/overview-part.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { newestFavorites, savedSearches } from '#src/services/newest-saved.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import style from '#src/screens/home/left-off.module.css';

/** How many of each kind to show. */
const size = 4;

const pending = <SkeletonText lines={size} gap="18px" />;

const load = () => {
  const { signal } = new AbortController();
  const projects = loadDesignProjects(signal);
  const specwizards = loadSpecwizardProjects(signal);
  const favorites = newestFavorites(size, signal);
  const searches = savedSearches();
  return {
    projects,
    specwizards,
    favorites,
    searches,
    /** Also false if something could not be read. */
    isEmpty: Promise.all([projects, specwizards, favorites, searches]).then(
      ([{ data: some }, { data: written }, { data: stars }, { data: saved }]) =>
        some?.length === 0 && written?.length === 0 && stars?.count === 0 && saved?.length === 0,
    ),
  };
};

/** A signed-in person's last projects, SpecWizards, favorites, and saved searches; for one who has none yet, ways to begin. */
export function LeftOff({ fallback }: { fallback: ReactNode }) {
  // Outside of the suspended part: React drops the state of a part that it has not shown yet, and would load again.
  const [work] = useState(load);
  return (
    <PromptSuspense awaited={work.isEmpty} fallback={fallback}>
      <Work {...work} />
    </PromptSuspense>
  );
}

function Work({ projects, specwizards, favorites, searches, isEmpty }: ReturnType<typeof load>) {
  if (use(isEmpty)) return <Beginning />;
  return (
    <section className={`stack gap-3 ${style.work}`} aria-labelledby="left-off">
      <h2 id="left-off">Where you left off</h2>
      <div className={'halves gap-5 one-column-599'}>
        <OverviewPart title="Projects" all={to.designProjects()} heading="h3">
          <Deferred result={projects} what="your projects" fallback={pending}>
            {(list) => <NewestProjects list={list} size={size} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title={`${brand.specWizard}s`} all={to.specwizardProjects()} heading="h3">
          <Deferred result={specwizards} what={`your ${brand.specWizard} projects`} fallback={pending}>
            {(list) => <NewestSpecwizards list={list} size={size} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Favorites" all={to.favorites()} heading="h3">
          <Deferred result={favorites} what="your favorites" fallback={pending}>
            {(data) => <NewestFavorites {...data} />}
          </Deferred>
        </OverviewPart>
        <OverviewPart title="Saved searches" all={to.savedSearches()} heading="h3">
          <Deferred result={searches} what="your saved searches" fallback={pending}>
            {(list) => <NewestSearches list={list} size={size} />}
          </Deferred>
        </OverviewPart>
      </div>
      <NextLinks
        className={`flow gap-1-4 note hidden-599 ${style.next}`}
        ways={ways.map(([label, href]) => [label, href] as const)}
      />
    </section>
  );
}

const ways: readonly (readonly [label: string, href: string, explained: string])[] = [
  [
    'Create a project',
    to.designProjects(),
    'Products, drawings, and outline specs by section, with a LEED scorecard.',
  ],
  ['Write a section', to.specwizards(), `${brand.specWizard} turns choices into a document in Word.`],
  [
    'Compare products',
    to.productsByCsi('07'),
    'Check up to four in a list, and see their values side by side.',
  ],
  [
    'Open a drawing or model of yours',
    to.ownFile(),
    'DXF, IFC, GLB, and PDF, without the software that made it.',
  ],
];

const Beginning = () => (
  <section className={`stack gap-3 ${style.begin}`} aria-labelledby="begin">
    <h2 id="begin">Where to begin</h2>
    <ul className={`grid ink-line-top lined-items ${style.ways}`}>
      {ways.map(([label, href, explained]) => (
        <li key={label} className="pad-block-3">
          <Link className="inline-block touch-high lead ink bold" to={href}>
            {label}
          </Link>
          <p className="note muted">{explained}</p>
        </li>
      ))}
    </ul>
  </section>
);
