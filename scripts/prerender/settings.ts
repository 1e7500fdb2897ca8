import { join } from 'node:path';

/** Not in `dist`: what was made is for the next build, the code that renders for nobody else. Netlify keeps this folder, too. */
const folder = 'node_modules/.cache/prerender';
export const codeFolder = `${folder}/code`;

/** The API that pages are made from: `PRERENDER_API_ORIGIN=https://api.example.com`; empty where none is named. */
export function prerenderApiOrigin(): string {
  const named = process.env['PRERENDER_API_ORIGIN'] ?? process.env['VITE_API_ORIGIN'] ?? '';
  return named === '' ? '' : new URL(named).origin;
}

/** What `prerender` needs for a site built at `root`; null where no pages are to be made. */
export function prerenderSettings(root: string) {
  const apiOrigin = prerenderApiOrigin();
  const choice = process.env['PRERENDER'] ?? 'site';
  if (apiOrigin === '' || choice === 'none') return null;
  return {
    dist: join(root, 'dist'),
    code: join(root, codeFolder),
    kept: join(root, folder, 'pages'),
    choice,
    apiOrigin,
  };
}
