import { printPage } from '#src/browser/print.ts';
import { Button, type ButtonKind } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

export const PrintButton = ({ kind = 'normal' }: { kind?: ButtonKind }) => (
  <Button kind={kind} onClick={printPage}>
    <Icon name="print" /> Print
  </Button>
);
