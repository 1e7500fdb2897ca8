import { useState } from 'react';

import type { FormFiles } from '#src/screens/substitution/form-files.ts';
import style from '#src/screens/substitution/review-form.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Prints the form or saves it as a Word file, and shows the outcome. */
export function SaveForm({ files: { saveDocx, print } }: { files: FormFiles }) {
  const [state, setState] = useState<'idle' | 'making' | 'saved' | 'failed'>('idle');
  async function save(): Promise<void> {
    setState('making');
    setState((await saveDocx()) ? 'saved' : 'failed');
  }
  return (
    <div className="cluster gap-2">
      <Button kind="primary" disabled={state === 'making'} onClick={() => void save()}>
        <Icon name="download" /> Download DOCX
      </Button>
      <Button onClick={print}>
        <Icon name="print" /> Print form
      </Button>
      <p role="status" className="note muted">
        {state === 'making' && 'Writing the form …'}
        {state === 'saved' && 'Saved the form.'}
      </p>
      <div role="alert" className={`hidden-if-empty ${style.alert}`}>
        {state === 'failed' && (
          <Notice tone="bad" title="Couldn’t write the DOCX file.">
            <p>Check the connection and try again, or print the form. What you typed is still here.</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
