import { useNavigate } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { revisedText } from '#src/domain/office-sections/revised-text.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { to } from '#src/paths.ts';
import { SaveToProject } from '#src/screens/specwizard/save-to-project.tsx';
import { SpecWizard } from '#src/screens/specwizard/spec-wizard.tsx';
import { useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { forgetOfficeWork, newestOffice, reviseOfficeSection } from '#src/stores/office-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

/** An office's own section, edited like a manufacturer's; its edits can become its next version. */
export function OfficeWizard({ section }: { section: SpecSection }) {
  const { filename } = section;
  const name = officeNameOf(filename);
  const newest = name === null ? undefined : newestOffice(name.id);
  const isOld = name !== null && newest !== undefined && newest.version > name.version;
  return (
    <SpecWizard
      section={section}
      place={draftPlace.file(filename)}
      canonical={null}
      {...(isOld && { notice: <OldVersion filename={filename} newest={newest.filename} /> })}
      tools={
        <>
          <Link
            className={buttonClass()}
            to={to.compareSpecifications(
              sidesQuery({ old: { filename, text: 'recommended' }, now: { filename, text: 'mine' } }),
            )}
          >
            Compare<span className="unseen"> with the text before your edits</span>
          </Link>
          <Link className={buttonClass()} to={to.mergeSpecifications([filename])}>
            Merge<span className="unseen"> with a manufacturer’s section</span>
          </Link>
          {newest !== undefined && !isOld && <SaveVersion />}
          <SaveToProject />
        </>
      }
    />
  );
}

function OldVersion({ filename, newest }: { filename: string; newest: string }) {
  return (
    <p>
      There is a newer version of this section.{' '}
      <Link
        to={to.compareSpecifications(
          sidesQuery({
            old: { filename, text: 'recommended' },
            now: { filename: newest, text: 'recommended' },
          }),
        )}
      >
        See what changed
      </Link>
      {' · '}
      <Link to={to.specwizard(newest)}>Open it</Link>
    </p>
  );
}

/** Saves the edits as a new version; the previous version stays for the projects that use it. */
function SaveVersion() {
  const { work } = useWizard();
  const { tree, state } = useSection();
  const navigate = useNavigate();
  const save = (): void => {
    const { section } = work.getState();
    const name = officeNameOf(section.filename);
    const entry = name === null ? undefined : newestOffice(name.id);
    if (entry === undefined) return;
    const filename = reviseOfficeSection(entry, revisedText(section, tree, state));
    forgetOfficeWork(entry.filename);
    void notify.success(`Saved as version ${entry.version + 1}`);
    void navigate(to.specwizard(filename), { replace: true });
  };
  const isUnchanged = state === emptyState;
  return (
    <Button disabled={isUnchanged} onClick={save}>
      Save as new version
    </Button>
  );
}
