import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { type SectionTree, type SpecLine, sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import { fillMaster } from '#src/reference-api/specifications/fill-master.ts';
import { genericMaster } from '#src/reference-api/specifications/generic-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { recordFor } from './master-record.ts';

const written = new Set(sectionMasters.map(({ number }) => number));
/** Every kind of every section that has no master of its own, with the section that would be written for it. */
export const kinds = sectionProfiles
  .filter(({ number }) => !written.has(number) && !number.startsWith('00'))
  .flatMap((section) =>
    section.nouns.map((noun) => {
      const profile = profileOfKind(section, noun);
      const master = genericMaster(section, noun);
      const read = readMaster(master);
      const nodes = fillMaster(read.nodes, {
        manufacturer: 'Any Maker',
        product: {
          id: 1,
          tradename: 'Any',
          model: 'A-1',
          noun,
          attributes: [],
          materials: profile.materials[0] ?? '',
        },
      });
      const tree = sectionTree({ nodes });
      const lines = [...tree.lines.values()];
      return { name: `${section.number} ${noun}`, profile, read, tree, lines };
    }),
  );
export type Kind = (typeof kinds)[number];

/** A line that a reader sees who changes nothing. */
interface ShownLine {
  /** 1 to 3. */
  part: number;
  /** The title of its article, in capitals. */
  article: string;
  text: string;
  kind: SpecLine['kind'];
  role: SpecLine['role'];
}

function shownLines(tree: SectionTree): ShownLine[] {
  const present = presentLines(tree, chooseRecommended(tree, emptyState));
  let part = 0;
  let article = '';
  return [...tree.lines.values()].flatMap((line) => {
    const { kind, role, condition } = line;
    const text = lineText(line, emptyState);
    if (kind === 'part') {
      part += 1;
      article = '';
    } else if (kind === 'article') article = text;
    const isCitation = condition !== null && 'cited' in condition;
    return present.has(line.id) && kind !== 'note' && !isCitation
      ? [{ part, article, text, kind, role }]
      : [];
  });
}

/** Every section, of a kind or with a master of its own, as its recommended options make it. */
export const everySection = [
  ...kinds.map(({ name, tree }) => ({ name, lines: shownLines(tree) })),
  ...sectionMasters.map((master) => ({
    name: master.number,
    lines: shownLines(sectionTree({ nodes: fillMaster(readMaster(master).nodes, recordFor(master.number)) })),
  })),
];

/** The lines that `isWrong` finds, each with its section and article. */
export const faultsOf = (isWrong: (line: ShownLine, lines: readonly ShownLine[]) => boolean): string[] =>
  everySection.flatMap(({ name, lines }) =>
    lines.filter((line) => isWrong(line, lines)).map(({ article, text }) => `${name}, ${article}: ${text}`),
  );
