import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { texts } from '../../src/reference-api/door/node.ts';

const folder = normalizePath(join(import.meta.dirname, '../../src/reference-api/content'));
const reader = `${folder}/texts.ts`;

/**
 * The content of the reference API: in the demo, which has no disk, it becomes part of the script; the dev server reads it
 * again after an edit.
 */
export function contentTexts({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'content-texts',
    load: (id) =>
      isDemo && id === reader ? `export const texts = new Map(${JSON.stringify([...texts])});` : null,
    hotUpdate({ file }) {
      const modules = this.environment.moduleGraph.getModulesByFile(reader);
      return file.startsWith(`${folder}/`) && modules ? [...modules] : undefined;
    },
  };
}
