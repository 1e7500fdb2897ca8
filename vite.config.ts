import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import type { EnvironmentOptions } from 'vite';
import { codeFolder, prerenderApiOrigin, prerenderSettings } from './scripts/prerender/settings.ts';
import { ampPagesFrom } from './scripts/vite/amp-pages.ts';
import { appPage } from './scripts/vite/app-page.ts';
import { contentTexts } from './scripts/vite/content-texts.ts';
import { deployCheck } from './scripts/vite/deploy-check.ts';
import { demoHost } from './scripts/vite/demo-host.ts';
import { sharedChunks } from './scripts/vite/shared-chunks.ts';
import { hostRules } from './scripts/vite/host-rules.ts';
import { moduleList } from './scripts/vite/module-list.ts';
import { modelDecoders } from './scripts/vite/model-decoders.ts';
import { pdfData } from './scripts/vite/pdf-data.ts';
import { preloadStart } from './scripts/vite/preload-start.ts';
import { referenceApi } from './scripts/vite/reference-api.ts';
import { siteTags } from './scripts/vite/site-tags.ts';
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts';
import { versionFile } from './scripts/vite/version-file.ts';
import { webletPage } from './scripts/vite/weblet-page.ts';

const root = import.meta.dirname;
const clientBuild: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 4 },
            {
              name: 'react',
              test: /src\/start\/react\.ts|node_modules\/(?:react|react-dom|scheduler)\//,
              priority: 3,
            },
            { name: 'app', test: /src\/start\/start\.tsx/, priority: 2 },
            ...sharedChunks(root),
          ],
        },
      },
    },
  },
};
const webletBuild = {
  consumer: 'client',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: 'weblet.html' },
  },
} as const;
/** Renders pages when the site is built; nothing of it is published. */
const serverBuild = (): EnvironmentOptions => ({
  consumer: 'server',
  define: {
    'import.meta.env.VITE_API_ORIGIN': JSON.stringify(prerenderApiOrigin()),
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin()),
  },
  build: {
    outDir: codeFolder,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: 'src/entry-server/entry-server.tsx' },
  },
});
const css = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
  // `light-dark()`, which no style has: its replacement would add variables to every theme.
  lightningcss: { exclude: 1_048_576 },
} as const;

export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo';
  const makesPages = !isDemo && prerenderSettings(root) !== null;
  return {
    root,
    plugins: [
      react(),
      deployCheck(root, {
        apiOrigin: apiOrigin(),
        specFileOrigin: specFileOrigin(),
        siteOrigin: siteOrigin(),
        makesPages,
      }),
      versionFile(),
      thirdPartyNotices(root),
      ampPagesFrom(isDemo ? '' : ampApiOrigin(), siteOrigin()),
      pdfData(root),
      modelDecoders(root),
      preloadStart(),
      siteTags(root, isDemo ? '' : siteOrigin()),
      appPage(),
      hostRules(root),
      referenceApi(root),
      contentTexts({ isDemo }),
      webletPage(),
      // The worker script goes into the demo alone: production carries no trace of the reference API.
      ...(isDemo && command === 'build'
        ? [msw({ mode: 'worker-only' }), demoHost(root)]
        : [moduleList(root)]),
    ],
    define: {
      'import.meta.env.VITE_API_ORIGIN': JSON.stringify(apiOrigin()),
      'import.meta.env.VITE_SHARE_CARDS': JSON.stringify(String(makesPages)),
      'import.meta.env.VITE_SPEC_FILE_ORIGIN': JSON.stringify(specFileOrigin()),
      'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(isDemo ? '' : siteOrigin()),
    },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      // A folder without letters, whose name has no other case: see netlify.toml.
      assetsDir: '-/assets',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      sourcemap: false,
      manifest: true,
      // The policy allows fonts and scripts from our own origin only, so nothing may become a data: URL.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
    },
    // Two builds into one folder: the weblet shares no chunk with the site, so neither loads what only the other needs.
    builder: {
      async buildApp(builder) {
        const { client, weblet, server } = builder.environments;
        if (client) await builder.build(client);
        if (weblet) await builder.build(weblet);
        const settings = isDemo ? null : prerenderSettings(root);
        if (!server || !settings) return;
        await builder.build(server);
        const { prerender } = await import('./scripts/prerender/prerender.ts');
        await prerender({ ...settings, say: (text) => server.logger.info(text) });
      },
    },
    ...(command === 'build' && {
      environments: { client: clientBuild, weblet: webletBuild, server: serverBuild() },
    }),
    css,
    // Workers have a folder of their own, with a policy of their own: see netlify.toml and src/browser/workers.ts.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          // Three workers run WebAssembly, which the policy of their folder allows.
          entryFileNames: ({ name }) =>
            `-/${/^(?:ifc|packed-model|pdf)$/.test(name) ? 'wasm' : 'worker'}/[name]-[hash].js`,
          chunkFileNames: '-/worker/[name]-[hash].js',
        },
      },
    },
    server: {
      port: 5173,
      watch: { ignored: ['**/dist/**', '**/dist-demo/**', '**/.data/**', '**/test-results/**'] },
    },
  };
});

/** Short, since each first screen has hundreds of them, and the same wherever in its file the class stands. */
function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Where the remote API lives: `VITE_API_ORIGIN=https://api.example.com npm run build`; empty is the own origin. */
function apiOrigin(): string {
  return originOf(process.env['VITE_API_ORIGIN']);
}

/** The API that AMP pages are made from when the site is built; the site itself may ask its own origin. */
function ampApiOrigin(): string {
  return originOf(process.env['AMP_API_ORIGIN'] ?? process.env['VITE_API_ORIGIN']);
}

/** The host that writes spec files; empty is `/spec-file/` on the own origin. */
function specFileOrigin(): string {
  return originOf(process.env['VITE_SPEC_FILE_ORIGIN']);
}

/** Where the site itself will be, for what other sites and search engines read; on Netlify the host says so. */
function siteOrigin(): string {
  const isNetlify = process.env['NETLIFY'] === 'true';
  return originOf(process.env['VITE_SITE_ORIGIN'] ?? (isNetlify ? process.env['URL'] : undefined));
}

function originOf(text = ''): string {
  return text === '' ? '' : new URL(text).origin;
}
