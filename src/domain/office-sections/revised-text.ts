import type { OfficeLine, OfficeText } from '#src/contracts/office-sections.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { articleRole } from '#src/domain/specification/article-role.ts';
import { ownWords, valueOf } from '#src/domain/specification/line-text.ts';
import { defaultDocumentOptions, sectionDocument } from '#src/domain/specification/section-document.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { escaped, runsOf } from '#src/domain/office-sections/text-runs.ts';
import { largest } from '#src/lib/long-lists.ts';

/**
 * The text of an office's section with the person's edits applied. Lines keep their ids, so that a redline can match them;
 * added ones get new ids.
 */
export function revisedText(
  { section: { number }, title }: Pick<SpecSection, 'section' | 'title'>,
  tree: SectionTree,
  state: SectionState,
): OfficeText {
  const document = sectionDocument(tree, state, { ...defaultDocumentOptions, notes: 'visible' });
  let last = Math.max(0, largest([...tree.lines.keys()]));
  const open: (number | undefined)[] = [];
  const lines = document.map((line): OfficeLine => {
    const id = line.id > 0 ? line.id : (last += 1);
    const made = lineOf(
      line,
      id,
      open.slice(0, line.level).findLast((one) => one !== undefined) ?? null,
      state,
    );
    const isOpen = made.kind !== 'note' && made.kind !== 'table';
    if (isOpen) {
      open.length = line.level;
      open[line.level] = id;
    }
    return made;
  });
  return { number, title, lines };
}

function lineOf(
  { line }: DocumentLine,
  id: number,
  parentId: number | null,
  state: SectionState,
): OfficeLine {
  const own = ownWords(line, state);
  const isParagraph = line.kind === 'paragraph';
  const written =
    own === undefined ? null : isParagraph ? runsOf(own, id) : { text: [escaped(own)], inputs: [] };
  const text = written?.text ?? line.text;
  const title = text.filter((run) => typeof run === 'string').join('');
  return {
    id,
    parentId,
    kind: line.kind,
    role: line.kind === 'article' ? articleRole(title) : null,
    text,
    // Filled-in values become the initial values.
    inputs: written?.inputs ?? line.inputs.map((input) => ({ ...input, initial: valueOf(input, state) })),
    rows: line.rows.map(({ cells }) => cells),
  };
}
