import { saveFile } from '#src/browser/save-file.ts';
import { notify } from '#src/browser/toasts.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import style from '#src/components/viewer/pdf/pdf-panel.module.css';
import type { Attachment } from '#src/components/viewer/pdf/read-extras.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  paper: PdfDocument;
  attachments: readonly Attachment[];
}

/** A document's attached files, with download buttons. */
export function PdfAttachments({ paper, attachments }: Props) {
  const save = async ({ id, name }: Attachment): Promise<void> => {
    try {
      saveFile(new Blob([await paper.attachment(id)]), safeFileName(name));
    } catch {
      await notify.error(`Couldn’t save ${name}. Download the document and open it with another program.`);
    }
  };
  return (
    <ul className={`grow stack gap-2 pad-2-3 ${style.list}`}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className="stack at-start gap-1 small anywhere">
          <bdi>{attachment.name}</bdi>
          {attachment.description !== '' && <span className="muted">{attachment.description}</span>}
          <Button aria-label={`Save ${attachment.name}`} onClick={() => void save(attachment)}>
            Save
          </Button>
        </li>
      ))}
    </ul>
  );
}
