import { useEffect, type ReactNode } from 'react';

import { saveErrorText } from '#src/components/forms/save-errors.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { useSavedWork } from '#src/stores/saved-work.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  /** How to carry the text to another browser, if not by exporting a SpecWizard project. */
  across?: ReactNode;
}

/**
 * A notice before a document is made from a person's own text, if the text is only in this browser, or not all of it could be
 * read or saved. Shows nothing otherwise, or for visitors, who have text in only one browser.
 */
export function AccountTextNotice({ across }: Props) {
  const isSignedIn = useSession(({ user }) => user !== null);
  const { status, error, refusal } = useSavedWork();
  useEffect(() => {
    if (isSignedIn && useSavedWork.getState().status === 'none') void loadSavedWork();
  }, [isSignedIn]);
  if (!isSignedIn) return null;
  if (status === 'missing')
    return (
      <div className="screen-only">
        <Notice title="Your text is in this browser only.">
          <p>
            The server doesn’t store blanks, your own paragraphs, page headers, or outline edits. What you
            wrote in another browser is missing here and in every file made here.
          </p>
          {across ?? (
            <p>
              To bring it here, open{' '}
              <Link className="link" to={to.designProjects()}>
                the SpecWizard project
              </Link>{' '}
              there, export it, and import the file here.
            </p>
          )}
        </Notice>
      </div>
    );
  if (status === 'failed')
    return (
      <div className="screen-only" role="alert">
        <Notice tone="bad" title="Couldn’t load your saved text.">
          <p>A file made now may lack what you wrote in another browser. {error && saveErrorText(error)}</p>
          <Button onClick={() => void loadSavedWork()}>Try again</Button>
        </Notice>
      </div>
    );
  if (refusal === null) return null;
  return (
    <div className="screen-only" role="alert">
      <Notice tone="bad" title="Your last changes aren’t saved to your account.">
        <p>They are in this browser, and in a file made here. {saveErrorText(refusal)}</p>
        <Button onClick={() => void loadSavedWork()}>Try again</Button>
      </Notice>
    </div>
  );
}
