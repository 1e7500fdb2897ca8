import { useEffect, useState } from 'react';

import { listActiveWizards } from '#src/api/specwizards.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ActiveSpecwizard } from '#src/contracts/specwizards.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { narrowWizards } from '#src/domain/specification/wizard-list.ts';
import { plainText } from '#src/lib/plain-text.ts';
import style from '#src/screens/specwizard-projects/specwizard-project.module.css';
import type { WriteInTurn } from '#src/screens/specwizard-projects/use-writes-in-turn.ts';
import { writeCommonLines } from '#src/stores/project-sections.ts';
import { changeSpecwizardProject } from '#src/stores/specwizard-projects.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  project: SpecwizardProject;
  write: WriteInTurn;
  onClose: () => void;
}

/** So many are listed; words find the rest. */
const maxListed = 40;

type Loaded = readonly ActiveSpecwizard[] | { failure: string } | null;

/** The sections that can be decided, to take one or several into the project. */
export function AddSection({ project, write, onClose }: Props) {
  const [wizards, setWizards] = useState<Loaded>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const end = new AbortController();
    void read(end.signal, setWizards);
    return () => end.abort();
  }, []);
  const view = { words, division: null, isBegun: false };
  const found =
    wizards === null || 'failure' in wizards ? [] : narrowWizards(wizards, view, new Set<string>());
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
      {wizards === null && <SkeletonText lines={6} />}
      {wizards !== null && 'failure' in wizards && (
        <Notice tone="bad" title="Couldn’t load the sections." role="alert">
          <p>{wizards.failure}</p>
          <Button onClick={() => void read(new AbortController().signal, setWizards)}>Try again</Button>
        </Notice>
      )}
      {wizards !== null && !('failure' in wizards) && (
        <>
          <p role="status" className="muted">
            {found.length === 0 && 'No matches.'}
            {found.length > maxListed && `The first ${maxListed} of ${found.length}. Type to find others.`}
          </p>
          <ul className={style.choices} aria-label="Sections to add">
            {found.slice(0, maxListed).map((wizard) => (
              <Choice key={wizard.id} wizard={wizard} project={project} write={write} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

async function read(signal: AbortSignal, tell: (loaded: Loaded) => void): Promise<void> {
  const { data, error } = await listActiveWizards(signal);
  if (!signal.aborted) tell(data ?? { failure: error.message });
}

interface ChoiceProps extends Pick<Props, 'project' | 'write'> {
  wizard: ActiveSpecwizard;
}

function Choice({ wizard, project, write }: ChoiceProps) {
  const { filename, section, company } = wizard;
  const title = plainText(wizard.title);
  const isThere = project.filename.includes(filename);
  const [isRefused, setRefused] = useState(false);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const error = await write((now) =>
      changeSpecwizardProject(now, { filename: [...now.filename, filename] }),
    );
    // What this browser may still have of it is a change to save, not one that was taken back elsewhere.
    if (error === null) writeCommonLines(project.seq, filename, new Set());
    setRefused(error !== null);
  });
  return (
    <li className={style.choice}>
      <span>
        <SectionNumber section={section} /> <b>{title}</b>
        <span className={style.sub}>
          {plainText(company)}
          {isRefused && <strong className={style.bad}> Could not save project. Try again.</strong>}
        </span>
      </span>
      {isThere ? (
        <span className={style.there}>
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
