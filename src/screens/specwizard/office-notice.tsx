import { useNavigate } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { useSection, useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { upgradeSection } from '#src/services/office-versions.ts';
import { newestOffice, useOfficeSections } from '#src/stores/office-sections.ts';
import { Button } from '#src/ui/button.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

/** Says that the office's section has a newer version than the project's copy; renders nothing for other sections. */
export function OfficeNotice({ project }: { project: SpecwizardProject }) {
  const { work } = useWizard();
  const { state } = useSection();
  const { section } = work.getState();
  const navigate = useNavigate();
  useOfficeSections();
  const name = officeNameOf(section.filename);
  const newest = name === null ? undefined : newestOffice(name.id);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    if (newest === undefined) return;
    const { error } = await upgradeSection(project, section.filename, newest.filename, state);
    if (!error) await navigate(to.specwizardInProject(project.seq, newest.filename), { replace: true });
  });
  if (name === null || newest === undefined || newest.version <= name.version) return null;
  const changes = sidesQuery({
    old: { filename: section.filename, text: 'recommended' },
    now: { filename: newest.filename, text: 'recommended' },
  });
  return (
    <p>
      {newest.stored.isMaster ? 'Its master' : 'The office’s section'} changed on{' '}
      {fullDate(new Date(newest.stored.at).toISOString())}: version {newest.version}, and this is version{' '}
      {name.version}. <Link to={to.compareSpecifications(changes)}>See what changed</Link>
      {' · '}
      <Button kind="plain" disabled={isSubmitting} onClick={submit}>
        Take the new version
      </Button>
    </p>
  );
}
