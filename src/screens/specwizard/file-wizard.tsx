import { Suspense } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { AccountTextNotice } from '#src/components/specification/account-text-notice.tsx';
import { CompareLinks } from '#src/components/specification/compare-links.tsx';
import type { specwizardOfFile } from '#src/screens/specwizard/loaders.ts';
import { SaveToProject } from '#src/screens/specwizard/save-to-project.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { UnknownFile } from '#src/screens/specwizard/unknown-file.tsx';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { to } from '#src/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Loaded only for a merged section. */
const MergedWizard = lazyPart(
  async () => (await import('#src/screens/specwizard/merged-wizard.tsx')).MergedWizard,
  'the merged section',
);

/** Loaded only for an office's own section. */
const OfficeWizard = lazyPart(
  async () => (await import('#src/screens/specwizard/office-wizard.tsx')).OfficeWizard,
  'the office’s section',
);

/** A visitor's own work on a section, as they left it. */
export function Screen() {
  const loaded = useScreenData<typeof specwizardOfFile>();
  if (loaded.kind === 'merged')
    return (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <MergedWizard key={loaded.filename} sources={loaded.sources} />
      </Suspense>
    );
  if (loaded.kind === 'unknown') return <UnknownFile key={loaded.filename} {...loaded} />;
  if (loaded.kind === 'office')
    return (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <OfficeWizard key={loaded.section.filename} section={loaded.section} />
      </Suspense>
    );
  const { section, others } = loaded;
  return (
    <SpecWizard
      key={section.filename}
      section={section}
      place={draftPlace.file(section.filename)}
      canonical={to.specwizard(section.filename)}
      others={others}
      notice={<AccountTextNotice />}
      tools={
        <>
          <CompareLinks section={section} className={buttonClass()} />
          <SaveToProject />
        </>
      }
    />
  );
}
