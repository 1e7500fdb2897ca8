import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Shared } from '#src/domain/share/shared.ts';
import { DialogButton } from '#src/ui/dialog-button.tsx';

const ShareDialog = lazyPart(
  async () => (await import('#src/components/share/share-dialog.tsx')).ShareDialog,
  'Sharing',
);

interface Props {
  /** Called when the dialog opens. Includes notes, which the dialog removes unless asked to share them. */
  what: () => Shared;
}

/** Shares by link or file; the recipient needs no account. */
export const ShareButton = ({ what }: Props) => (
  <DialogButton renderDialog={(close) => <ShareDialog shared={what()} onClose={close} />}>Share</DialogButton>
);
