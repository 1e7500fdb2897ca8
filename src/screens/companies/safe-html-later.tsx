import { lazy } from 'react';

/** The sanitiser weighs as much as the screen: it comes with the first text that needs it. To stand in a `Suspense`. */
export const SafeHtmlLater = lazy(async () => ({
  default: (await import('#src/components/safe-html.tsx')).SafeHtml,
}));
