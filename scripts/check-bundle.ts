import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { expectedNewer } from './browsers/expected-newer.ts';
import { newerInScript } from './browsers/newer-in-script.ts';
import { bundleModulesFile } from './bundle-modules-file.ts';
import { APP_PAGE } from './vite/app-page.ts';
import { WEBLET_PAGE } from './vite/weblet-page.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Bytes in brotli; kB is 1,000 of them. The weblet carries the addresses of all screens, and grows with them. */
const LIMITS = { initialJs: 139_500, screenJs: 15_000, webletJs: 92_000 };
/**
 * What a server may send before the visitor's first acknowledgment: ten packets of 1,460 bytes, less the headers of two
 * answers. The page and its font fit, so the page's script does not wait for another round trip.
 */
const FIRST_WINDOW = 14_350;

/** Loaded when its button is pressed: the library that merges PDFs. */
const BINDER_PDF = 'src/screens/projects/binder-pdf/binder-pdf.ts';

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  isDynamicEntry: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
type Manifest = Record<string, v.InferOutput<typeof Chunk>>;

const read = (file: string) => readFileSync(join(dist, file));
const packed = new Map<string, number>();

function size(file: string): number {
  const known = packed.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(read(file)).length;
  packed.set(file, bytes);
  return bytes;
}

/** A chunk and everything it imports before it can run. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Code that follows a visitor about, and code that belongs to the site alone. */
const visitorModules =
  /^src\/(?:stores|services|screens|layouts|guards|routes)\/|^src\/browser\/(?:cookie|storage|toast|analytics|reload)|node_modules\/(?:react-router|zustand|js-cookie|react-toastify|dompurify)\//;

/** One thing the production bundle promises; `found` names what breaks it. */
interface Check {
  name: string;
  found: string[];
}

function checks(): Check[] {
  const manifest = v.parse(v.record(v.string(), Chunk), JSON.parse(read('.vite/manifest.json').toString()));
  const ofWeblet = bundledModules('weblet');
  const modules = [...bundledModules('client'), ...ofWeblet];
  const developmentPackages = Object.keys(packageJson().devDependencies);
  const files = globSync('**/*', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  // AMP pages have a policy of their own: the format demands inline styles.
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('amp/'));
  const holding = (list: string[], pattern: RegExp) =>
    list.filter((file) => pattern.test(read(file).toString()));
  const fileOf = (key: string) => manifest[key]?.file ?? '';

  const initial = new Set(namedByPage(APP_PAGE));
  const weblet = namedByPage(WEBLET_PAGE);
  const page = read(APP_PAGE).toString();
  const namedStyles = (page.match(/<link[^>]+stylesheet[^>]*>/g) ?? []).filter(
    (link) => !link.includes('/no-script.css'),
  );
  const fonts = [...page.matchAll(/href="\/(-\/assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file);
  const firstWindow = size(APP_PAGE) + fonts.reduce((total, file) => total + read(file).length, 0);
  const dataChunks = Object.keys(manifest).filter((key) =>
    /^(?:(?:search|company|section)-)?data$/.test(manifest[key]?.name ?? ''),
  );
  const importsApp = (key: string) =>
    [...withImports(manifest, key)].some((other) => manifest[other]?.name === 'app');
  const homeKey = 'src/screens/home/home.tsx';
  const home = new Set([...initial, ...[...withImports(manifest, homeKey)].map(fileOf)]);
  const screens = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);

  // On request only: it compresses nearly every file.
  if (process.argv.includes('--sizes')) {
    console.log(
      `initial JS          ${kB(sum(initial)).padStart(9)}   ${[...initial].map((file) => `${file} ${kB(size(file))}`).join(', ')}`,
    );
    console.log(`home in all         ${kB(sum(home)).padStart(9)}`);
    console.log(`weblet in all       ${kB(sum(weblet)).padStart(9)}`);
    for (const [key, chunk] of screens) {
      const own = [...withImports(manifest, key)].map(fileOf).filter((file) => !initial.has(file));
      console.log(
        `${(chunk.src ?? key).replace('src/', '').padEnd(40)} ${kB(size(chunk.file)).padStart(9)}   with what it shares ${kB(sum(own))}`,
      );
    }
    console.log(`CSS in all          ${kB(sum(files.filter((file) => file.endsWith('.css')))).padStart(9)}`);
  }

  return [
    {
      name: `the JS that each page begins with is at most ${kB(LIMITS.initialJs)}`,
      found: initial.size === 0 ? ['none'] : sum(initial) > LIMITS.initialJs ? [kB(sum(initial))] : [],
    },
    {
      name: `the page and its font are at most ${kB(FIRST_WINDOW)}, and it names no style sheet besides`,
      found: [
        ...(firstWindow > FIRST_WINDOW ? [kB(firstWindow)] : []),
        ...(fonts.length === 1 ? [] : ['not one font']),
        ...namedStyles,
      ],
    },
    {
      name: 'the data of a first screen waits for neither React nor the router',
      found: dataChunks.length === 0 ? ['no chunk of data'] : dataChunks.filter((key) => importsApp(key)),
    },
    {
      name: `a screen's chunk is at most ${kB(LIMITS.screenJs)}`,
      found: screens
        .filter(
          ([key, { file }]) =>
            key.startsWith('src/screens/') &&
            key !== BINDER_PDF &&
            read(file).length > LIMITS.screenJs &&
            size(file) > LIMITS.screenJs,
        )
        .map(([key, { file }]) => `${key} ${kB(size(file))}`),
    },
    {
      name: 'the library that draws models is loaded late and at most 145 kB, its viewer at most 15 kB',
      found: Object.entries({
        'src/components/viewer/model/scene/model-scene.ts': 145_000,
        'src/components/viewer/model/bim-viewer.tsx': LIMITS.screenJs,
      })
        .filter(([key, most]) => !manifest[key]?.isDynamicEntry || size(fileOf(key)) > most)
        .map(([key]) => key),
    },
    {
      name: `the weblet's JS is at most ${kB(LIMITS.webletJs)}, in one file`,
      found: [
        ...(sum(weblet) > LIMITS.webletJs ? [kB(sum(weblet))] : []),
        ...(weblet.length === 1 ? [] : [`${weblet.length} files`]),
      ],
    },
    {
      name: 'the weblet knows no visitor: no session, store, cookie, toast, analytics, router or screen',
      found: ofWeblet.filter((id) => visitorModules.test(id)),
    },
    {
      name: 'no reference API',
      found: [
        ...modules.filter((id) => id.startsWith('src/reference-api/')),
        // Names that only the sample world knows.
        ...holding(scripts, /Northfold Roofing|specify-2026|createReferenceApi/),
      ],
    },
    {
      name: 'no package meant for development',
      found: modules.filter((id) => developmentPackages.some((name) => id.includes(`node_modules/${name}/`))),
    },
    {
      name: 'nothing that the oldest browsers of docs/browsers.md lack, but for what is asked for first',
      found: unexpectedNewer(scripts),
    },
    {
      name: 'no MSW',
      found: [
        ...files.filter((file) => file.includes('mockServiceWorker')),
        ...holding(scripts, /mockServiceWorker|\[MSW\]/),
      ],
    },
    {
      name: 'no source map',
      found: [
        ...files.filter((file) => file.endsWith('.map')),
        ...holding(
          files.filter((file) => /\.(?:js|css)$/.test(file)),
          /[#@]\s*sourceMappingURL=/,
        ),
      ],
    },
    {
      name: 'no inline script or style',
      // Blocks of data are no scripts.
      found: holding(
        pages,
        /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|<style|<[^<>]*\s(?:style|on[a-z]+)=/i,
      ),
    },
    {
      name: 'nothing packed into data: URLs',
      found: holding(
        files.filter((file) => file.endsWith('.css')),
        /url\(["']?data:/,
      ),
    },
    {
      name: 'the page names no screen',
      found: screens.map(([, { file }]) => file).filter((file) => initial.has(file)),
    },
  ];
}

/** What is used though nothing says why that is safe, and what is said of something that is not used. */
function unexpectedNewer(scripts: readonly string[]): string[] {
  const used = new Map<string, string>();
  for (const file of scripts) for (const name of newerInScript(read(file).toString())) used.set(name, file);
  return [
    ...[...used]
      .filter(([name]) => !Object.hasOwn(expectedNewer, name))
      .map(([name, file]) => `${name} in ${file}`),
    ...Object.keys(expectedNewer)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is expected, and not there`),
  ];
}

/** The modules of a part of the build that lies in dist, and of no other. */
function bundledModules(part: 'client' | 'weblet'): string[] {
  const Shape = v.object({
    scripts: v.array(v.string()),
    modules: v.pipe(v.array(v.string()), v.minLength(1)),
  });
  const list = v.parse(Shape, JSON.parse(readFileSync(bundleModulesFile(part), 'utf8')));
  const missing = list.scripts.filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) throw new Error(`The list of modules is of another build than dist: build again.`);
  return list.modules;
}

function packageJson() {
  const Shape = v.object({ devDependencies: v.record(v.string(), v.string()) });
  return v.parse(Shape, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}

/** The scripts that a page has the browser fetch at once. */
function namedByPage(page: string): string[] {
  return [
    ...read(page)
      .toString()
      .matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+\.js)"/g),
  ].map(([, file = '']) => file);
}

const results = checks();
for (const { name, found } of results) {
  console.log(found.length === 0 ? `  ✓ ${name}` : `  ✗ ${name}: ${found.join(', ')}`);
}
const failed = results.filter(({ found }) => found.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
