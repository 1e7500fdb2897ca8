import { createBuilder, type InlineConfig } from 'vite';

/** What `vite build` does: the site, then the weblet's page beside it. Vite's own `build()` would make the first only. */
export async function buildSite(config: InlineConfig): Promise<void> {
  const builder = await createBuilder(config);
  await builder.buildApp();
}
