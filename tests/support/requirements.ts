import { readFileSync } from 'node:fs';

/** What the product must do, in tables and under headings that comments cite. */
const page = readFileSync('docs/requirements.md', 'utf8');

/** The headings as comments cite them: `company-identifier`. */
export const requirementHeadings: ReadonlySet<string> = new Set(
  [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
);

/** The cells of the rows under a heading, without their backticks. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

/** Path (braces are parameters), screen, who may see it, layout, and addresses that must show it. */
export const requiredRoutes = rowsUnder('Routes').map(
  ([path = '', screen = '', access, layout = '', examples = '']) => ({
    path,
    screen,
    isPrivate: access === 'private',
    layout,
    examples: examples.split(' '),
  }),
);

/** `{res}` in a path is each of `requiredResources`. */
export const requiredCalls = rowsUnder('Calls').map(
  ([id = '', method = '', path = '']): readonly [id: string, method: string, path: string] => [
    id,
    method,
    path,
  ],
);

/** Resources that have all the generic calls, by the word in their path. */
export const requiredResources = [
  ...(/The generic resources \(`\{res\}`\) are ([^]+?)\.\n/.exec(page)?.[1] ?? '').matchAll(/`([^`]+)`/g),
].map(([, name = '']) => name);
