import { useMemo, useState } from 'react';

import { listOfferedSections, type OfferedSection } from '#src/api/offered-sections.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { LoadFailure } from '#src/components/page/load-failure.tsx';
import { useLoaded } from '#src/components/page/use-loaded.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { CallError } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { offeredWords } from '#src/domain/specification/offered-words.ts';
import { narrowWizards } from '#src/domain/specification/wizard-list.ts';
import { plainText } from '#src/lib/plain-text.ts';
import style from '#src/screens/specwizard-projects/specwizard-project.module.css';
import { offeredOfficeSections } from '#src/services/offered-office-sections.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { addSection } from '#src/services/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Called after a change of the project, with the error if it failed. */
export type OnChanged = (error: CallError | null) => void;

interface Props {
  project: SpecwizardProject;
  onChanged: OnChanged;
  onClose: () => void;
}

/** How many are listed; the search finds the others. */
const maxListed = 40;

/** Sections that can be edited, to add one or more to the project. */
export function AddSection({ project, onChanged, onClose }: Props) {
  const offered = useLoaded(listOfferedSections);
  const [words, setWords] = useState('');
  const view = { words, division: null, isBegun: false };
  const office = useMemo(() => offeredOfficeSections(), []);
  const found = narrowWizards([...office, ...(offered.data ?? [])], view, new Set<string>());
  return (
    <Dialog title="Add section" variant="wide" onClose={onClose}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Section or manufacturer"
          type="search"
          autoComplete="off"
          placeholder="07 54 23, roofing, Northfold"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      {offered.data === null && offered.failure === null && <SkeletonText lines={6} />}
      <LoadFailure title="Couldn’t load the sections." {...offered} />
      {offered.data !== null && (
        <>
          <p role="status" className="muted">
            {found.length === 0 && 'No matches.'}
            {found.length > maxListed && `The first ${maxListed} of ${found.length}. Type to find others.`}
          </p>
          <ul className={`scroll line-top ${style.choices}`} aria-label="Sections to add">
            {found.slice(0, maxListed).map((one) => (
              <Choice key={one.filename} {...{ offered: one, project, onChanged }} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends Pick<Props, 'project' | 'onChanged'> {
  offered: OfferedSection;
}

function Choice({ offered, project, onChanged }: ChoiceProps) {
  const { filename, section, company } = offered;
  const title = plainText(offered.title);
  const isPresent = project.filename.includes(filename);
  const [isRefused, setRefused] = useState(false);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    // The office's section must be in the account before a project refers to it.
    if (offered.kind === 'office') await loadSavedWork();
    const { error = null } = await addSection(project.seq, offered);
    onChanged(error);
    setRefused(error !== null);
  });
  return (
    <li className={`row between gap-3 note hairline-bottom ${style.choice}`}>
      <span>
        <SectionNumber section={section} /> <b className="ink">{title}</b>
        <span className="block small muted">
          {plainText(company)}, {offeredWords(offered)}
          {isRefused && <strong className="redline"> Could not save project. Try again.</strong>}
        </span>
      </span>
      {isPresent ? (
        <span className="row rigid gap-6px muted">
          <Icon name="check" /> In project
        </span>
      ) : (
        <Button aria-label={`Add ${title} by ${plainText(company)}`} disabled={isSubmitting} onClick={submit}>
          {isSubmitting ? 'Adding…' : 'Add'}
        </Button>
      )}
    </li>
  );
}
