import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bundleModulesFile } from '../bundle-modules-file.ts';

/** Notes, outside of the site, which modules a production build took in: the bundle checks read it. */
export function moduleList(root: string, build: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .map((id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/'));
      const list = bundleModulesFile(this.environment.name);
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, JSON.stringify({ build, modules: modules.toSorted() }));
    },
  };
}
