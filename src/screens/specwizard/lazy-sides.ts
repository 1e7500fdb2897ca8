import { lazyPart } from '#src/components/page/lazy-part.tsx';

const loadChoices = () => import('#src/screens/specwizard/choices-panel.tsx');
const loadDocument = () => import('#src/screens/specwizard/document-pane.tsx');

/** The two sides. The loader requests their code along with the section. */
export const ChoicesPanel = lazyPart(async () => (await loadChoices()).ChoicesPanel, 'the choices');
export const DocumentPane = lazyPart(async () => (await loadDocument()).DocumentPane, 'the document');

/** Ignores failures, which occur again and are shown where the code is used. */
export function loadSidesAhead(): void {
  loadChoices().catch(() => undefined);
  loadDocument().catch(() => undefined);
}

/** Loaded when opened. */
export const PreflightPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/preflight-panel.tsx')).PreflightPanel,
  'Pre-flight',
);
export const ChangesPanel = lazyPart(
  async () => (await import('#src/screens/specwizard/changes-panel.tsx')).ChangesPanel,
  'your changes',
);
