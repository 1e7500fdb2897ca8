import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { applyTheme } from '#src/browser/theme.ts';
import { notify } from '#src/browser/toasts.ts';
import { Page } from '#src/components/page/page.tsx';
import { Actions, Colors, Inputs, Texts } from '#src/screens/qa/gallery-controls.tsx';
import { Parts, Rules } from '#src/screens/qa/gallery-parts.tsx';
import { Primitives } from '#src/screens/qa/gallery-primitives.tsx';
import { Lists, States } from '#src/screens/qa/gallery-states.tsx';
import type { gallery } from '#src/screens/qa/loaders.ts';
import style from '#src/screens/qa/qa.module.css';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogButton } from '#src/ui/dialog-button.tsx';

const kinds = ['success', 'error', 'warning', 'info', 'default'] as const;

/** Every interface component in every state, in both themes. */
export function Screen() {
  const { products } = useScreenData<typeof gallery>();
  return (
    <Page title="Gallery" description={`The parts of ${brand.name}’s interface.`} canonical={null}>
      <div className={`wrap stack at-start gap-4 page-high compact-title ${style.page}`}>
        <h1>Gallery</h1>
        <section aria-labelledby="messages" className={`stack gap-3 ${style.group}`}>
          <h2 id="messages">Short messages and dialogs</h2>
          <div className="cluster gap-2">
            {kinds.map((kind) => (
              <Button key={kind} onClick={() => void notify[kind](`A message of the kind ${kind}`)}>
                {kind}
              </Button>
            ))}
            <Button onClick={() => void notify.undo('Removed a favorite', () => undefined)}>with undo</Button>
            <DialogButton
              renderDialog={(close) => (
                <Dialog title="A dialog" onClose={close}>
                  <p>It takes the focus and returns it when closed.</p>
                </Dialog>
              )}
            >
              Open a dialog
            </DialogButton>
          </div>
        </section>
        <div className="halves one-column-819">
          {(['light', 'dark'] as const).map((theme) => (
            <section
              key={theme}
              aria-label={theme}
              ref={(panel) => applyTheme(panel, theme)}
              className="stack at-start gap-5 plain framed paper pad-4"
            >
              <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
              <Colors />
              <Texts />
              <Rules />
              <Primitives />
              <Actions />
              <Inputs />
              <Parts theme={theme} />
              <States theme={theme} />
              <Lists theme={theme} products={products} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
