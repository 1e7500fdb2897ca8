import type { Plugin } from 'vite';
import * as v from 'valibot';
import { ampContentType, ampHome } from '../../src/amp/amp-pages.ts';
import { contentTypeTopLevel } from '../../src/contracts/browse.ts';
import { ampPathOf, typesWithAmp } from '../../src/domain/amp-paths.ts';

/** Answers a GET of the API by path. */
export type AskApi = (path: string) => Promise<Response>;

interface AmpFile {
  fileName: string;
  source: string;
}

/** All AMP pages. Throws where the API gives no answer that makes sense: half of them would be dead links. */
export async function ampFiles(
  ask: AskApi,
  siteOrigin: string,
  font: string | null = null,
): Promise<AmpFile[]> {
  const place = { origin: siteOrigin, font };
  if (siteOrigin === '')
    throw new Error(
      'AMP pages name the pages they are copies of: set VITE_SITE_ORIGIN to the origin of the site.',
    );
  return Promise.all(
    typesWithAmp.map(async (type) => {
      const path = contentTypeTopLevel.path.replace(':type', type ?? 'all');
      const answer = await ask(path);
      if (!answer.ok) throw new Error(`No AMP pages: ${path} answered ${answer.status}.`);
      const level = v.parse(contentTypeTopLevel.answer, await answer.json());
      return type === null
        ? { fileName: 'amp/index.html', source: ampHome(level, place) }
        : { fileName: `${ampPathOf(type).slice(1)}.html`, source: ampContentType(type, level, place) };
    }),
  );
}

/** Adds AMP pages to the build, made from what the API says at that time; the site then links to them. */
export function ampPages(siteOrigin: string, ask: AskApi): Plugin {
  return {
    name: 'amp-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ define: { 'import.meta.env.VITE_AMP_PAGES': JSON.stringify('true') } }),
    async generateBundle(_, bundle) {
      const font = Object.keys(bundle).find((name) =>
        /ibm-plex-sans-400-600-(?!rare)[^/]*\.woff2$/.test(name),
      );
      for (const file of await ampFiles(ask, siteOrigin, font ? `/${font}` : null))
        this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** Those of a production build: from the API that it is told of, or none, and it says so. */
export function ampPagesFrom(apiOrigin: string, siteOrigin: string): Plugin {
  if (apiOrigin !== '') return ampPages(siteOrigin, (path) => fetch(new URL(path, apiOrigin)));
  return {
    name: 'no-amp-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ plugins, logger }) {
      if (!plugins.some(({ name }) => name === 'amp-pages'))
        logger.info('No AMP pages: AMP_API_ORIGIN names no API to make them from.');
    },
  };
}
