import { lazyPart } from '#src/components/page/lazy-part.tsx';

/** Loaded on first use, because the sanitizer is as large as a screen. Render it in a `Suspense`. */
export const LazySafeHtml = lazyPart(
  async () => (await import('#src/components/page/safe-html.tsx')).SafeHtml,
  'the manufacturer’s own text',
);
