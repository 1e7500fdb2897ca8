import style from '#src/components/inquiry/ask-manufacturer.module.css';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { InquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Loaded on first click. */
const AskPanel = lazyPart(
  async () => (await import('#src/components/inquiry/ask-panel.tsx')).AskPanel,
  'the request',
);

interface Props {
  subject: InquirySubject;
  isPrimary?: boolean;
  /** Shows only its first word on a phone. */
  isShort?: boolean;
}

/** A button that opens a request to the manufacturer about an item. */
export const AskManufacturer = ({ subject, isPrimary = false, isShort = false }: Props) => (
  <DialogButton
    className="screen-only"
    kind={isPrimary ? 'primary' : 'normal'}
    renderDialog={(close) => <AskPanel subject={subject} onClose={close} />}
  >
    <span>
      Request<span className={isShort ? style.rest : undefined}> information</span>
    </span>
  </DialogButton>
);
