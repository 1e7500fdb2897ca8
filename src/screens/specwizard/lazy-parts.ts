import { lazyPart } from '#src/components/page/lazy-part.tsx';

/** Loaded when a line is marked, edited or looked through: the first sight of a section does not wait for them. */
export const LineTools = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).LineTools,
  'The tools for this paragraph',
);
export const ParagraphField = lazyPart(
  async () => (await import('#src/screens/specwizard/line-tools.tsx')).ParagraphField,
  'The field for this paragraph',
);
export const PreflightPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/preflight-panel.tsx')).PreflightPanel,
  'Pre-flight',
);
export const ChangesPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/changes-panel.tsx')).ChangesPanel,
  'Your changes',
);
