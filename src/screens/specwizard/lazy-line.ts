import { lazyPart } from '#src/components/page/lazy-part.tsx';

/** Loaded when a line is marked or edited: the first sight of a section does not wait for them. */
export const LineTools = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).LineTools,
  'The tools for this paragraph',
);
export const ParagraphField = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).ParagraphField,
  'The field for this paragraph',
);
