import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';
import '#src/styles/fields.css';
import '#src/ui/primitives.css';
import '#src/weblet/page.css';

import { omitCredentials } from '#src/api/send-request.ts';
import { reportHeight } from '#src/browser/frame.ts';
import { forceTheme } from '#src/browser/theme.ts';
import { heightMessage, themeFrom, webletFrom } from '#src/domain/weblet.ts';
import { showWeblet } from '#src/weblet/show-weblet.tsx';

/** The page that other sites may frame. It has no session, cookies, or stores. */
async function start(): Promise<void> {
  const theme = themeFrom(location.search);
  if (theme !== null) forceTheme(theme);
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/door/browser.ts');
    await startInBrowser();
  }
  omitCredentials();
  const root = document.getElementById('root');
  if (!root) return;
  reportHeight(root, heightMessage);
  showWeblet(root, webletFrom(location.pathname));
}

void start();
