import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { isNewVisit } from '#src/browser/scroll.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import type { specwizardTemplate } from '#src/screens/specwizard/loaders.ts';
import { SaveToProject } from '#src/screens/specwizard/save-to-project.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { changeSection, openSection } from '#src/stores/section-work.ts';
import { Button } from '#src/ui/button.tsx';

/** The visit that started fresh. It continues after a sign-in, or when the page is restored. */
let begun: string | null = null;

/**
 * A section with nothing decided. It lasts as long as the tab; saved work on the same section stays untouched until the
 * person replaces it.
 */
export function Screen() {
  const { id, section } = useScreenData<typeof specwizardTemplate>();
  const { key } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const visit = `${id} ${key}`;
  // After signing in, the person returns here and their work continues.
  const [isNew] = useState(
    () => begun !== visit && (way === NavigationType.Push || (way === NavigationType.Pop && isNewVisit())),
  );
  useEffect(() => {
    begun = visit;
  }, [visit]);
  const saved = readSectionDraft(draftPlace.file(section.filename));
  const keep = (): void => {
    const work = openSection(section, draftPlace.template(id));
    const own = openSection(section, draftPlace.file(section.filename));
    changeSection(own, () => work.getState().history.present);
    void navigate(to.specwizard(section.filename));
  };
  return (
    <SpecWizard
      key={visit}
      section={section}
      place={draftPlace.template(id)}
      isNew={isNew}
      canonical={null}
      tools={<SaveToProject />}
      notice={
        <>
          <span>
            You’re starting fresh.{' '}
            {saved ? (
              <>
                Your work on this section is untouched:{' '}
                <Link className="link" to={to.specwizard(section.filename)}>
                  continue it
                </Link>
                .
              </>
            ) : (
              'It lasts until you close this tab.'
            )}
          </span>{' '}
          <Button onClick={keep}>{saved ? 'Replace my work with this' : 'Save as my work'}</Button>
        </>
      }
    />
  );
}
