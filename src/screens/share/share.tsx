import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { fragmentOf, maxFragmentLength, openFragment } from '#src/domain/share/share-link.ts';
import type { OpenedLink } from '#src/domain/share/share-link.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { to } from '#src/paths.ts';
import { OpenFile } from '#src/screens/share/open-file.tsx';
import style from '#src/screens/share/share.module.css';
import { SharedView } from '#src/screens/share/shared-view.tsx';
import { onUserChange, useSession } from '#src/stores/session.ts';
import { Notice } from '#src/ui/notice.tsx';

/** The last share opened in this tab, from a file or from a link before signing in. */
let lastOpened: Shared | null = null;

onUserChange(() => {
  if (!useSession.getState().user) lastOpened = null;
});

/** Shows a shared list; all data comes from the link or the file. */
export function Screen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [file, setFile] = useState<Shared | null>(null);
  const fragment = hash.slice(1);
  const { shared: linked, problem } = useMemo(() => openFragment(fragment), [fragment]);
  const shared = linked ?? (problem === 'none' ? (file ?? lastOpened) : null);
  useEffect(() => {
    if (shared) lastOpened = shared;
  }, [shared]);
  function open(next: Shared): void {
    lastOpened = next;
    setFile(next);
    const itsFragment = fragmentOf(next);
    void navigate(to.share(itsFragment.length > maxFragmentLength ? '' : itsFragment));
  }
  const title = shared ? nameOf(shared) : 'Shared with you';
  return (
    <Page title={title} description="A shared list, comparison, or project." canonical={null}>
      <div className="wrap stack at-start gap-3 page-high compact-title">
        <h1 className="anywhere">
          <bdi>{title}</bdi>
        </h1>
        {shared ? (
          <SharedView key={fragment} shared={shared}>
            <OpenFile onOpen={open} />
          </SharedView>
        ) : (
          <>
            <Unreadable problem={problem} />
            <OpenFile onOpen={open} />
            <DivisionLinks />
          </>
        )}
      </div>
    </Page>
  );
}

function Unreadable({ problem }: { problem: OpenedLink['problem'] }) {
  if (problem === 'none') {
    return (
      <p className={`quiet ${style.intro}`}>
        This share link is empty. Open the full link, or the file you received.
      </p>
    );
  }
  return (
    <Notice tone="bad" title="This link can’t be read." role="alert">
      <p>
        {problem === 'newer'
          ? 'It was created by a newer version of this site. Reload the page. If that doesn’t help, ask the sender for a file.'
          : 'It was cut off or changed along the way; some email apps do this with long links. Copy the full link, or ask the sender for it again.'}
      </p>
    </Notice>
  );
}

function nameOf({ name, kind }: Shared): string {
  if (name !== '') return name;
  return kind === 'list' ? 'A shared list' : `A shared ${kind}`;
}
