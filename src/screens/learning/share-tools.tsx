import { copyText } from '#src/browser/clipboard.ts';
import { publicOrigin } from '#src/browser/location.ts';
import { notify } from '#src/browser/toasts.ts';
import { PrintButton } from '#src/components/page/print-button.tsx';
import style from '#src/screens/learning/reading.module.css';
import { Button, buttonClass } from '#src/ui/button.tsx';

/** Shares the page by clipboard, email, or print; the address has no personal data. */
export function ShareTools({ title, path }: { title: string; path: string }) {
  const address = `${publicOrigin()}${path}`;
  async function copy(): Promise<void> {
    if (await copyText(address)) await notify.success('Copied the link');
    else await notify.error(`Couldn’t copy. The link is ${address}`);
  }
  return (
    <div className={`cluster gap-2 screen-only ${style.tools}`}>
      <Button onClick={() => void copy()}>Copy link</Button>
      <a
        className={buttonClass()}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        Email
      </a>
      <PrintButton />
    </div>
  );
}
