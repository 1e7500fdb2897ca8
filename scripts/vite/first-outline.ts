import react from '@vitejs/plugin-react';
import { type CSSOptions, type Plugin, createServer, isRunnableDevEnvironment } from 'vite';

const emptyRoot = '<div id="root"></div>';

/**
 * Puts the outline of `src/outline.tsx` into the site's page. It is inert: what is typed or followed there would be lost when
 * React takes its place a moment later.
 */
export function firstOutline(root: string, css: CSSOptions): Plugin {
  return {
    name: 'first-outline',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        if (!html.includes(emptyRoot)) throw new Error(`No ${emptyRoot} to put the outline into`);
        return html.replace(emptyRoot, `<div id="root"><div inert>${await outlineOf(root, css)}</div></div>`);
      },
    },
  };
}

/** Runs the app's components in Node; `css` must be the build's own, or the classes have other names. */
async function outlineOf(root: string, css: CSSOptions): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    css,
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('This server cannot run the components.');
    const { outline } = await ssr.runner.import<{ outline: () => string }>('/src/outline.tsx');
    return outline();
  } finally {
    await server.close();
  }
}
