import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { pageFonts } from './page-fonts.ts';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.optional(v.string(), ''),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** The style sheets that every screen has. */
const base = 'src/start/start.tsx';

/**
 * Names the fonts and the style sheets of the site that some markup needs: those that have a rule for one of its classes, in the order in
 * which the site itself would load them.
 */
export function pageStyles(dist: string): (markup: string) => string {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const fontsOf = pageFonts(manifest);
  const always = new Set(manifest[base]?.css);
  const sheets = sheetsInOrder(manifest).map((file) => ({
    file,
    classes: classesOf(readFileSync(join(dist, file), 'utf8')),
  }));
  return (markup) => {
    const used = new Set(
      [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const links = sheets
      .filter(({ file, classes }) => always.has(file) || [...used].some((name) => classes.has(name)))
      .map(({ file }) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    return fontsOf(markup) + links.join('');
  };
}

/** The classes of its own that a sheet has: those of a CSS module end with a hash. What else it names is another sheet's. */
function classesOf(css: string): Set<string> {
  const names = [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  const own = names.filter((name) => /_[\w-]{4}$/.test(name));
  return new Set(own.length > 0 ? own : names);
}

/** Those of what a chunk imports, then its own, then those of what it loads later; the start's before all screens'. */
function sheetsInOrder(manifest: Manifest): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports) visit(next);
    for (const file of chunk.css) sheets.add(file);
    for (const next of chunk.dynamicImports) visit(next);
  };
  for (const key of [base, 'index.html']) visit(key);
  return [...sheets];
}
