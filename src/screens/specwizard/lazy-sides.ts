import { lazyPart } from '#src/components/page/lazy-part.tsx';

const loadChoices = () => import('#src/screens/specwizard/choices-panel.tsx');
const loadDocument = () => import('#src/screens/specwizard/document-pane.tsx');

/** The two sides. Their code is asked for along with the section, by its loader. */
export const ChoicesPanel = lazyPart(async () => (await loadChoices()).ChoicesPanel, 'The choices');
export const DocumentPane = lazyPart(async () => (await loadDocument()).DocumentPane, 'The document');

/** What fails here fails again, and is told, where it is shown. */
export function loadSidesAhead(): void {
  loadChoices().catch(() => undefined);
  loadDocument().catch(() => undefined);
}

/** Loaded when they are looked at. */
export const PreflightPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/preflight-panel.tsx')).PreflightPanel,
  'Pre-flight',
);
export const ChangesPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/changes-panel.tsx')).ChangesPanel,
  'Your changes',
);
