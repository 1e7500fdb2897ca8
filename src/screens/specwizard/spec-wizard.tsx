import { useMemo, useState, type ReactNode } from 'react';

import { brand } from '#src/brand.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Sw } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Merged } from '#src/domain/merged-section/merge-types.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import type { CheckedProject } from '#src/screens/specwizard/check-context.ts';
import { createWizardView, WizardContext } from '#src/screens/specwizard/wizard-view.ts';
import type { WizardDocuments } from '#src/screens/specwizard/wizard-head.tsx';
import { WizardScreen } from '#src/screens/specwizard/wizard-screen.tsx';
import type { DraftPlace } from '#src/stores/section-drafts.ts';
import { openSection } from '#src/stores/section-work.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';

interface Props {
  section: SpecSection;
  place: DraftPlace;
  /** Starts without what was stored for this place. */
  isNew?: boolean;
  /** A saved state to start from if nothing is stored here. */
  start?: SectionState;
  canonical: string | null;
  /** Other SpecWizards for the same specification. */
  others?: Promise<Result<Sw[]>>;
  projectName?: ReactNode;
  documents?: WizardDocuments;
  /** One line under the title. */
  notice?: ReactNode;
  /** Buttons next to Download, for saving. */
  tools?: ReactNode;
  /** The section's project, for its checks. Must keep its identity. */
  project?: CheckedProject;
  /** The sources that it was merged from, for its checks. */
  merged?: Merged;
}

/**
 * A section being edited; shared by all SpecWizard addresses. Its `key` should identify the place where the work is
 * stored.
 */
export function SpecWizard({
  section,
  place,
  isNew = false,
  start,
  canonical,
  tools,
  project,
  merged,
  ...head
}: Props) {
  const person = useWorkOwner(({ owner }) => owner);
  const { area, name } = place;
  const [first] = useState(person);
  const work = useMemo(
    () =>
      // Work that started fresh before signing in was transferred to the person, and continues.
      openSection(section, { area, name }, { isNew: isNew && person === first, ...(start && { start }) }),
    [section, area, name, person, isNew, first, start],
  );
  // An office's section has no choices to begin with.
  const isOffice = officeNameOf(section.filename) !== null;
  const view = useMemo(() => createWizardView(isOffice), [isOffice]);
  const wizard = useMemo(() => ({ work, view }), [work, view]);
  const number = formatSection(section.section.number, '04');
  const title = plainText(section.title);
  return (
    <Page
      title={`${number} ${title}: ${brand.specWizard}`}
      description={`Write section ${number} ${title} by ${plainText(section.company)} from your choices: numbered as you go, with notes, standards, and pre-flight checks, and downloaded as Word.`}
      canonical={canonical}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: `${number} ${title}`,
        breadcrumb: breadcrumbList(
          crumbsTo(`${number} ${title}`, { label: `${brand.specWizard}s`, href: to.specwizards() }),
        ),
      }}
    >
      <WizardContext value={wizard}>
        <WizardScreen {...head} tools={tools} project={project ?? null} merged={merged ?? null} />
      </WizardContext>
    </Page>
  );
}
