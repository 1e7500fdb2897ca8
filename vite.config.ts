import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { buildId } from './scripts/build-id.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { demoHost } from './scripts/vite/demo-host.ts';
import { firstOutline } from './scripts/vite/first-outline.ts';
import { moduleList } from './scripts/vite/module-list.ts';
import { iconInPage } from './scripts/vite/icon-in-page.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { preloadByPath } from './scripts/vite/preload-by-path.ts';
import { referenceApi } from './scripts/vite/reference-api.ts';
import { versionFile } from './scripts/vite/version-file.ts';
import { webletPage } from './scripts/vite/weblet-page.ts';

const root = import.meta.dirname;
const webletBuild = {
  consumer: 'client',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: 'weblet.html' },
  },
} as const;
// Few files, each for one purpose: a dozen small ones cost a visitor more than their bytes.
const clientBuild = {
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } } },
};

const css = { modules: { localsConvention: 'camelCaseOnly' } } as const;

export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo';
  const id = command === 'build' ? buildId(root) : 'dev';
  return {
    root,
    plugins: [
      react(),
      leaveOut(),
      firstOutline(root, css),
      iconInPage(root),
      preloadByPath({
        app: 'src/app.tsx',
        screens: {
          '/': ['src/screens/home/home.tsx'],
          '/search/*': ['src/screens/search/loaders.ts', 'src/screens/search/results.tsx'],
          '/product/:id': ['src/screens/products/loaders.ts', 'src/screens/products/product.tsx'],
          '/company/:id': ['src/screens/companies/loaders.ts', 'src/screens/companies/profile/company.tsx'],
          '/company/:id/:type/:item': [
            'src/screens/companies/loaders.ts',
            'src/screens/companies/item/content-item.tsx',
          ],
          '/products/:type': ['src/screens/listings/loaders.ts', 'src/screens/listings/category.tsx'],
          '/products/by-csi/:csi': ['src/screens/listings/loaders.ts', 'src/screens/listings/by-csi.tsx'],
          '/manufacturers/:category': [
            'src/screens/listings/loaders.ts',
            'src/screens/listings/manufacturers.tsx',
          ],
          '/company/:id/:type': [
            'src/screens/companies/lists/loaders.ts',
            'src/screens/companies/lists/content-list.tsx',
          ],
          '/account/searches': [
            'src/screens/saved-searches/loaders.ts',
            'src/screens/saved-searches/saved-searches.tsx',
          ],
          '/account/favorites': ['src/screens/favorites/loaders.ts', 'src/screens/favorites/favorites.tsx'],
          '/compare': ['src/screens/compare/loaders.ts', 'src/screens/compare/compare.tsx'],
          '/account/projects': ['src/screens/projects/loaders.ts', 'src/screens/projects/project-list.tsx'],
          '/account/projects/:id': ['src/screens/projects/loaders.ts', 'src/screens/projects/project.tsx'],
          '/whats-new/*': ['src/screens/whats-new/loaders.ts', 'src/screens/whats-new/period.tsx'],
          '/downloads/*': ['src/screens/downloads/loaders.ts', 'src/screens/downloads/downloads.tsx'],
          '/product/:id/:type': [
            'src/screens/products/content-loaders.ts',
            'src/screens/products/content-of-type.tsx',
          ],
          '/featured/products': [
            'src/screens/featured/loaders.ts',
            'src/screens/featured/featured-products.tsx',
          ],
          '/featured/products/:division': [
            'src/screens/featured/loaders.ts',
            'src/screens/featured/featured-products.tsx',
          ],
          '/account': ['src/screens/account/overview-loader.ts', 'src/screens/account/overview.tsx'],
          '/account/profile': ['src/screens/account/loaders.ts', 'src/screens/account/profile.tsx'],
          '/account/content-requests': [
            'src/screens/account/loaders.ts',
            'src/screens/account/content-requests.tsx',
          ],
          '/share': ['src/screens/share/share.tsx'],
          '/signin/create': ['src/screens/sign-in/create.tsx'],
          '/content-type/*': ['src/screens/browse/loaders.ts', 'src/screens/browse/section.tsx'],
        },
      }),
      versionFile(id),
      referenceApi(),
      webletPage(),
      // The worker script goes into the demo alone: production carries no trace of the reference API.
      ...(isDemo && command === 'build'
        ? [msw({ mode: 'worker-only' }), demoHost()]
        : [moduleList(root, id)]),
    ],
    define: {
      'import.meta.env.VITE_API_ORIGIN': JSON.stringify(apiOrigin()),
      'import.meta.env.VITE_BUILD_ID': JSON.stringify(id),
    },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      sourcemap: false,
      // Three per cent smaller than the built-in minifier, over the libraries that every visitor loads.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
      manifest: true,
      // The policy allows fonts and scripts from our own origin only, so nothing may become a data: URL.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
    },
    // Two builds into one folder: the weblet shares no chunk with the site, so neither loads what only the other needs.
    builder: {
      async buildApp(builder) {
        const { client, weblet } = builder.environments;
        if (client) await builder.build(client);
        if (weblet) await builder.build(weblet);
      },
    },
    ...(command === 'build' && { environments: { client: clientBuild, weblet: webletBuild } }),
    css,
    server: {
      port: 5173,
      watch: { ignored: ['**/dist/**', '**/dist-demo/**', '**/.data/**', '**/test-results/**'] },
    },
  };
});

/** Where the remote API lives: `VITE_API_ORIGIN=https://api.example.com npm run build`; empty is the own origin. */
function apiOrigin(): string {
  const text = process.env['VITE_API_ORIGIN'] ?? '';
  return text === '' ? '' : new URL(text).origin;
}
