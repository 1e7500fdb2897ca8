import { useMemo, useState } from 'react';

import { listOfferedSections, type OfferedSection } from '#src/api/offered-sections.ts';
import { LoadFailure } from '#src/components/page/load-failure.tsx';
import { Link } from '#src/components/page/link.tsx';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { changeFailure } from '#src/components/specification/change-failure.ts';
import type { CallError } from '#src/contracts/result.ts';
import { offeredWords } from '#src/domain/specification/offered-words.ts';
import type { OutlineSection } from '#src/domain/project-manual/outline.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';
import { offeredOfficeSections } from '#src/services/offered-office-sections.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { addSection, saveSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  loaded: LoadedOutline;
  section: OutlineSection;
  onClose: () => void;
}

/** The sections that can be edited for a number, to add one to the project, and other ways to get a specification. */
export function ChooseSpec({ loaded, section, onClose }: Props) {
  const offered = useLoaded(listOfferedSections);
  const [failure, setFailure] = useState<CallError | null>(null);
  const office = useMemo(() => offeredOfficeSections(), []);
  const own = [...office, ...(offered.data ?? [])].filter((one) =>
    one.section.number.startsWith(section.number.slice(0, 6)),
  );
  return (
    <Dialog title="Choose a specification" variant="wide" onClose={onClose}>
      <p>
        <SectionName section={section} />
      </p>
      <div role="alert" className="stack gap-2 hidden-if-empty">
        {failure && (
          <Notice tone="bad" title="Could not save project">
            <p>{changeFailure(failure)}</p>
          </Notice>
        )}
      </div>
      {offered.data === null && offered.failure === null && <SkeletonText lines={4} />}
      <LoadFailure title="Couldn’t load the sections." {...offered} />
      {own.length > 0 && (
        <ul className={`lined-items ${style.choices}`} aria-label="Specifications for this section">
          {own.map((one) => (
            <Choice key={one.filename} {...{ offered: one, loaded, onClose, setFailure }} />
          ))}
        </ul>
      )}
      {offered.data !== null && own.length === 0 && (
        <p role="status">The library has no specification for this section.</p>
      )}
      <p className="flow gap-2-4 note">
        <Link className="link" to={to.section('spec', section.number.slice(0, 6))}>
          Read specifications for this section
        </Link>
        <Link className="link" to={to.section('product', section.number.slice(0, 6))}>
          Find its products
        </Link>
      </p>
    </Dialog>
  );
}

interface ChoiceProps extends Pick<Props, 'loaded' | 'onClose'> {
  offered: OfferedSection;
  setFailure: (failure: CallError | null) => void;
}

/** Adds it to the first SpecWizard project of the design project, or to a new one. */
function Choice({ offered, loaded: { project, specwizards }, onClose, setFailure }: ChoiceProps) {
  const { filename, company, title } = offered;
  const manufacturer = plainText(company);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const [first] = specwizards;
    setFailure(null);
    // The office's section must be in the account before a project refers to it.
    if (offered.kind === 'office') await loadSavedWork();
    const { error } = first
      ? await addSection(first.seq, offered)
      : await saveSpecwizardProject(
          { name: project.name, project: project.seq, filename: [filename], specs: [] },
          null,
        );
    if (error) setFailure(error);
    else onClose();
  });
  return (
    <li>
      <span>
        <b>
          <bdi>{manufacturer}</bdi>
        </b>
        <span className="block small muted">
          {plainText(title)}, {offeredWords(offered)}
        </span>
      </span>
      <Button aria-label={`Choose ${manufacturer}`} disabled={isSubmitting} onClick={submit}>
        {isSubmitting ? 'Adding…' : 'Choose'}
      </Button>
    </li>
  );
}
