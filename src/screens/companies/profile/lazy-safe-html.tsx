import { later } from '#src/components/page/later.tsx';

/** The sanitiser weighs as much as the screen: it comes with the first text that needs it. To stand in a `Suspense`. */
export const LazySafeHtml = later(
  async () => (await import('#src/components/page/safe-html.tsx')).SafeHtml,
  'The manufacturer’s own text',
);
