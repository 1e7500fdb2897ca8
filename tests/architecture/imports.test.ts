import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbidden, options } from '#tests/architecture/import-rules.ts';
import { root } from '#tests/architecture/sources.ts';

const ruleNames = forbidden.map(({ name }) => name ?? '');

/** How many modules were looked at, and by rule what broke it, as `from → to`. */
async function cruiseIn(baseDir: string) {
  const { output } = await cruise(['src', 'scripts', 'vite.config.ts'], {
    ...options,
    baseDir,
    ruleSet: { forbidden: forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  const broken = new Map<string, string[]>();
  for (const { rule, from, to } of output.summary.violations) {
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), `${from} → ${to}`]);
  }
  return { modules: output.summary.totalCruised, broken };
}

describe('the imports of src/ and scripts/', () => {
  let ours: Awaited<ReturnType<typeof cruiseIn>>;
  beforeAll(async () => {
    ours = await cruiseIn(root);
  }, 180_000);

  it('are all looked at', () => {
    expect(ours.modules).toBeGreaterThan(100);
  });

  it.each(ruleNames)('keep %s', (rule) => {
    expect(ours.broken.get(rule) ?? []).toEqual([]);
  });
});

/** A small app that breaks every rule once, so that a rule which has gone blind is noticed. */
const BROKEN_APP: Record<string, string> = {
  'src/brand.ts': "import '#src/paths.ts'; export const brand = 1;",
  'src/paths.ts':
    "import { x } from '#src/contracts/x.ts'; import '#src/ui/button.tsx'; export const paths = x;",
  'src/contracts/x.ts': "import '#src/domain/slug.ts'; export const x = 1; export type X = 1;",
  'src/domain/slug.ts': "import type { Call } from '#src/api/call.ts'; export const slug: Call = 1;",
  'src/api/call.ts': "import '#src/stores/session.ts'; export type Call = 1;",
  'src/stores/session.ts': "import '#src/components/card.tsx'; export const session = 1;",
  'src/services/sign-in.ts': "import '#src/components/card.tsx'; export const signIn = 1;",
  'src/components/card.tsx': "import '#src/layouts/root.tsx'; import 'vite'; export const Card = 1;",
  'src/layouts/root.tsx': "import '#src/screens/a/one.tsx'; export const Root = 1;",
  'src/guards/guard.ts': "import '#src/api/call.ts'; export const guard = 1;",
  'src/weblet/show.tsx': "import '#src/stores/session.ts'; export const show = 1;",
  'src/entry-server/page.ts': "import '#src/stores/session.ts'; export const page = 1;",
  'src/amp/page.ts': "import '#src/stores/session.ts'; export const page = 1;",
  'src/ui/button.tsx': "import '#src/brand.ts'; export const Button = 1;",
  'src/workers/read.ts': "import '#src/browser/log.ts'; export const read = 1;",
  'src/lib/once.ts': "import '#src/brand.ts'; export const once = 1;",
  'src/browser/log.ts': "import '#src/brand.ts'; export const log = 1;",
  'src/screens/a/one.tsx':
    "import '#src/screens/b/two.tsx'; import '#src/layouts/root.tsx'; export const Screen = 1;",
  'src/screens/b/two.tsx':
    "import { db } from '#src/reference-api/world/world.ts'; export const Screen = db;",
  'src/reference-api/world/world.ts':
    "import '#src/browser/log.ts'; import '#tests/help.ts'; export const db = 1;",
  'src/routes.ts': "import '#src/stores/session.ts'; import '#src/nowhere.ts'; export const routes = 1;",
  'src/first-routes.ts': "import '#src/stores/session.ts'; export const firstRoutes = 1;",
  'src/start/start.tsx': "import '#src/contracts/x.ts'; export const start = 1;",
  'src/main.ts':
    "import '#src/routes.ts'; import '#src/start/start.tsx'; import '#src/reference-api/world/world.ts';",
  'scripts/show.ts': "import { db } from '../src/reference-api/db.ts'; export const show = db;",
  'vite.config.ts': "import './scripts/show.ts';",
  'tests/help.ts': 'export const help = 1;',
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#src/*': './src/*', '#tests/*': './tests/*' },
    devDependencies: { vite: '1.0.0' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } }),
  'node_modules/vite/package.json': JSON.stringify({ name: 'vite', version: '1.0.0', main: 'index.js' }),
  'node_modules/vite/index.js': 'export default 1;',
};

describe('a broken app', () => {
  let folder: string;
  let theirs: Awaited<ReturnType<typeof cruiseIn>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imports-'));
    for (const [path, text] of Object.entries(BROKEN_APP)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    theirs = await cruiseIn(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(ruleNames)('is caught by %s', (rule) => {
    expect(theirs.broken.get(rule) ?? []).not.toEqual([]);
  });
});
