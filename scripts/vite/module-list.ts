import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bundleModulesFile } from '../bundle-modules-file.ts';

/** Notes, outside of the site, which modules a production build took in, and its scripts: the bundle checks read it. */
export function moduleList(root: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks
        .flatMap((chunk) => Object.keys(chunk.modules))
        .map((id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/'));
      const list = bundleModulesFile(this.environment.name);
      mkdirSync(dirname(list), { recursive: true });
      const scripts = chunks.map(({ fileName }) => fileName);
      writeFileSync(list, JSON.stringify({ scripts, modules: modules.toSorted() }));
    },
  };
}
