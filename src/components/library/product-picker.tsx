import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Choices } from '#src/components/library/product-picker-panel.tsx';
import style from '#src/components/library/product-picker.module.css';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Comes with the first press. */
const ProductPickerPanel = lazyPart(
  async () => (await import('#src/components/library/product-picker-panel.tsx')).ProductPickerPanel,
  'The products',
);

interface Props extends Choices {
  /** Of the dialog, and the button's name. */
  title: string;
  /** On the button. */
  label: string;
  /** In small letters, within a line of links. */
  isSmall?: boolean;
}

/** A button that opens products to choose from; each of them is a link. */
export function ProductPicker({ title, label, isSmall = false, ...choices }: Props) {
  return (
    <DialogButton
      kind={isSmall ? 'plain' : 'normal'}
      className={isSmall ? style.small : undefined}
      aria-label={title}
      renderDialog={(close) => <ProductPickerPanel title={title} {...choices} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}
