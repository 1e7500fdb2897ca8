/**
 * Prints the sections of the sample world as text, one after another, for a reader: `npx node scripts/print-sections.ts 0421`
 * prints those whose number begins so, `--files a,b` those of these file names, `--list` only their names, `--shared 8` the
 * sentences that sections of more than eight divisions share.
 */
import { parseArgs } from 'node:util';

import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionOf, sharedWorld } from '#src/reference-api/door/studio.ts';

const { values, positionals } = parseArgs({
  options: {
    files: { type: 'string' },
    list: { type: 'boolean', default: false },
    shared: { type: 'string' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: '2026-11-02' },
  },
  allowPositionals: true,
});
const { world } = sharedWorld({ seed: Number(values.seed), scale: 1, today: values.today });
const wanted = values.files?.split(',');
const written = world.content
  .all('spec')
  .filter(({ filename, csi }) =>
    wanted
      ? wanted.includes(filename)
      : positionals.length === 0 || positionals.some((one) => csi[0]?.number.startsWith(one)),
  )
  .toSorted((one, other) => (one.csi[0]?.number ?? '').localeCompare(other.csi[0]?.number ?? ''));

/** By sentence, the divisions that say it. */
const divisions = new Map<string, Set<string>>();

for (const { filename, productIds } of written) {
  const section = sectionOf(world, filename);
  if (!section) continue;
  const named = section.nodes.flatMap(({ productIds: ids }) => ids)[0] ?? productIds[0] ?? 0;
  const product = world.content.find('product', named);
  if (values.shared !== undefined) {
    for (const line of sectionTree(section).lines.values()) {
      const said = divisions.get(lineText(line, emptyState)) ?? new Set();
      divisions.set(lineText(line, emptyState), said.add(section.section.number.slice(0, 2)));
    }
    continue;
  }
  process.stdout.write(
    `\n=== ${filename} | ${product?.title ?? ''} (${product?.noun ?? ''}; ${product?.materials ?? ''})\n`,
  );
  if (values.list) continue;
  const tree = sectionTree(section);
  const bytes = await writeSection(
    printedSection(section, tree, chooseRecommended(tree, emptyState), {
      ...defaultPrintOptions,
      notes: 'visible',
    }),
    'txt',
  );
  process.stdout.write(Buffer.from(bytes).toString('utf8'));
}

for (const [sentence, said] of [...divisions].toSorted(([, one], [, other]) => other.size - one.size))
  if (said.size > Number(values.shared) && /[.:]$/.test(sentence)) console.log(`${said.size}  ${sentence}`);
