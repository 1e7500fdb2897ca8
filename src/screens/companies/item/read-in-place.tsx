import { Suspense, useState } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import style from '#src/screens/companies/item/read-in-place.module.css';
import { Button } from '#src/ui/button.tsx';

const PdfViewer = lazyPart(
  async () => (await import('#src/components/viewer/pdf/pdf-viewer.tsx')).PdfViewer,
  'The document',
);

/** An item's PDF on its own page; loads nothing until the button is pressed. */
export function ReadInPlace({ item }: { item: Content }) {
  const [isOpen, setOpen] = useState(false);
  const file = viewedFile(item);
  if (!file) return null;
  const what = contentTypeWords[item.content_type].singular;
  return (
    <div className="screen-only">
      <p className="flow gap-2 space-top-3">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the document' : `Read the ${what} here`}
          {!isOpen && file.bytes !== null && (
            <span className={`muted space-left-2 ${style.size}`}>{fileSizeText(file.bytes)}</span>
          )}
        </Button>
      </p>
      {isOpen && (
        <div className={`framed space-top-3 ${style.reader}`}>
          <Suspense fallback={<p role="status">Preparing the {what}…</p>}>
            <ViewerShell>
              <PdfViewer item={item} startsOpen ownsKeys={false} view="" onView={() => undefined} />
            </ViewerShell>
          </Suspense>
        </div>
      )}
    </div>
  );
}
