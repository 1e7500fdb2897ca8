import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Choices } from '#src/components/library/product-picker-panel.tsx';
import style from '#src/components/library/product-picker.module.css';
import { DialogButton } from '#src/ui/dialog-button.tsx';

/** Loaded on first click. */
const ProductPickerPanel = lazyPart(
  async () => (await import('#src/components/library/product-picker-panel.tsx')).ProductPickerPanel,
  'the products',
);

interface Props extends Choices {
  /** Title of the dialog, and the button's accessible name. */
  title: string;
  /** Visible label of the button. */
  label: string;
  /** For a button among small links. */
  isSmall?: boolean;
}

/** A button that opens a list of products, each of them a link. */
export const ProductPicker = ({ title, label, isSmall = false, ...choices }: Props) => (
  <DialogButton
    kind={isSmall ? 'plain' : 'normal'}
    className={isSmall ? style.small : undefined}
    aria-label={title}
    renderDialog={(close) => <ProductPickerPanel title={title} {...choices} onClose={close} />}
  >
    {label}
  </DialogButton>
);
