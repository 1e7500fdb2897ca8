import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { InquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Loaded on first click. */
const AskPanel = lazyPart(
  async () => (await import('#src/components/inquiry/ask-panel.tsx')).AskPanel,
  'The request',
);

interface Props {
  subject: InquirySubject;
  isPrimary?: boolean;
}

/** A button that opens a request to the manufacturer about an item. */
export function AskManufacturer({ subject, isPrimary = false }: Props) {
  return (
    <DialogButton
      className="screen-only"
      kind={isPrimary ? 'primary' : 'normal'}
      renderDialog={(close) => <AskPanel subject={subject} onClose={close} />}
    >
      Request information
    </DialogButton>
  );
}
