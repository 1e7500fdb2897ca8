import { useRef, useState } from 'react';

import { copyText } from '#src/browser/clipboard.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveFile } from '#src/browser/save-file.ts';
import style from '#src/components/share/share-dialog.module.css';
import { shareFile } from '#src/domain/share/share-file.ts';
import { fragmentOf, maxFragmentLength } from '#src/domain/share/share-link.ts';
import { maxNameLength, sharingProblem, withoutNotes, type Shared } from '#src/domain/share/shared.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Creates the link; the user decides whether it contains the name and the notes. */
export function ShareDialog({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const [name, setName] = useState(shared.name);
  const [hasNotes, setHasNotes] = useState(false);
  const notes = shared.items.filter(({ note }) => note !== '').length;
  const sent: Shared = { ...(hasNotes ? shared : withoutNotes(shared)), name: name.trim() };
  const problem = sharingProblem(sent);
  return (
    <Dialog title={`Share this ${shared.kind}`} onClose={onClose}>
      <TextField
        label="Name"
        hint="Recipients see it above the items."
        value={name}
        maxLength={maxNameLength}
        onChange={({ target }) => setName(target.value)}
      />
      {notes > 0 && (
        <Checkbox
          label={`With notes (${notes})`}
          checked={hasNotes}
          onChange={({ target }) => setHasNotes(target.checked)}
        />
      )}
      {problem === null ? (
        <ShareOptions shared={sent} />
      ) : (
        <Notice tone="bad" title="Too many items to share at once." role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p className="small muted">
        Anyone with the link or file sees the current items
        {shared.kind === 'project' ? ', their statuses' : ''} and the name above, and nothing else about you.
        Everything is in the link itself, not on a server, so it can’t be revoked.
      </p>
    </Dialog>
  );
}

function ShareOptions({ shared }: { shared: Shared }) {
  const [said, setSaid] = useState('');
  const link = useRef<HTMLDivElement>(null);
  const fragment = fragmentOf(shared);
  const address = `${siteOrigin()}${to.share(fragment)}`;
  const isTooLong = fragment.length > maxFragmentLength;
  async function copy(): Promise<void> {
    const isCopied = await copyText(address);
    if (!isCopied) link.current?.querySelector('input')?.select();
    setSaid(isCopied ? 'Link copied.' : 'Link selected. Press Ctrl+C, or ⌘C on a Mac.');
  }
  return (
    <>
      {isTooLong ? (
        <Notice title="This is too long for a link.">
          <p>Email and chat apps would cut it off. Save it as a file and send that; it opens at /share.</p>
        </Notice>
      ) : (
        <div ref={link}>
          <TextField
            label="Link"
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
      <div className="cluster gap-2-3">
        {!isTooLong && (
          <Button kind="primary" onClick={() => void copy()}>
            Copy link
          </Button>
        )}
        <Button
          kind={isTooLong ? 'primary' : 'normal'}
          onClick={() => {
            saveFile(
              new Blob([shareFile(shared)], { type: 'application/json' }),
              `${safeFileName(shared.name === '' ? shared.kind : shared.name, 60)}.json`,
            );
            setSaid('File downloaded.');
          }}
        >
          <Icon name="download" /> Save as a file
        </Button>
        <span role="status" className={`small ${style.said}`}>
          {said}
        </span>
      </div>
    </>
  );
}
