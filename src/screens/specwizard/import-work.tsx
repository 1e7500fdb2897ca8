import { useNavigate } from 'react-router';

import { notify } from '#src/browser/toasts.ts';
import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { ImportDialog, type Opened } from '#src/components/specification/import-dialog.tsx';
import { to } from '#src/paths.ts';
import { importIntoDrafts, importIntoProject } from '#src/services/import-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';
import { userIdOf, useSession } from '#src/stores/session.ts';

/** Continues work from an exported file, in this browser or, if signed in, as a new project. */
export function ImportWork({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const navigate = useNavigate();
  const isSignedIn = useSession(userIdOf) !== null;
  const own = async (opened: Opened): Promise<null> => {
    importIntoDrafts(opened.sections);
    const [first, ...others] = opened.sections;
    void notify.success(
      others.length === 0 ? 'Imported 1 section' : `Imported ${others.length + 1} sections`,
    );
    onDone();
    if (first && others.length === 0) await navigate(to.specwizard(first.section.filename));
    return null;
  };
  const project = async (opened: Opened): Promise<string | null> => {
    const { data, error } = await importIntoProject(null, opened);
    if (error) return saveErrorText(error);
    await navigate(to.specwizardProject(data.seq));
    return null;
  };
  return (
    <ImportDialog
      replaces={(filename) =>
        readSectionDraft(draftPlace.file(filename)) === null
          ? null
          : 'Replaces your work on this section; Undo brings it back'
      }
      acts={(opened) => {
        const here = { label: 'Continue in this browser', run: () => own(opened) };
        const saved = { label: 'Save as new project', run: () => project(opened) };
        return isSignedIn ? [saved, here] : [here];
      }}
      onClose={onClose}
    />
  );
}
