import type { CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import { placesOf } from '#src/domain/specification/line-places.ts';
import { lineText, type TextOptions } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import type { DocumentLine, DocumentOptions } from '#src/domain/specification/section-document.ts';

/** A paragraph of a section, with its subparagraphs. */
export interface Clause {
  id: number;
  level: number;
  /** `1.7.B`. */
  paragraph: string;
  /** Title of its article, in lowercase. */
  article: string;
  line: DocumentLine['line'];
  text: string;
  /** Its text and that of all paragraphs below it. */
  whole: string;
  /** Ids of the paragraphs directly below it. */
  below: readonly number[];
}

/** Print settings for paragraphs in lists, so that their numbers match the manual. */
export interface ListOptions extends TextOptions, Pick<DocumentOptions, 'numbering' | 'emptyArticles'> {}

/** The paragraphs of a section in order, without notes, tables, and the list of references. */
export function clausesOf(
  { content: { tree, state } }: Pick<CheckedSpec, 'content'>,
  { numbering, emptyArticles, units, keywords }: ListOptions,
): Clause[] {
  const document = sectionDocument(tree, state, {
    numbering,
    detail: 'full',
    notes: 'remove',
    ...(emptyArticles && { emptyArticles }),
  });
  const places = placesOf(document);
  const texts = document.map(({ line }) => lineText(line, state, { units, keywords }));
  const clauses: Clause[] = [];
  let article = '';
  let isList = false;
  for (const [at, { id, level, line }] of document.entries()) {
    if (line.kind === 'part' || line.kind === 'article') {
      article = line.kind === 'article' ? (texts[at] ?? '').toLowerCase() : '';
      isList = line.role === 'references';
    }
    if (line.kind !== 'paragraph' || isList) continue;
    const below = subordinates(document, at);
    clauses.push({
      id,
      level,
      paragraph: places.get(id) ?? '',
      article,
      line,
      text: texts[at] ?? '',
      whole: [texts[at] ?? '', ...below.map((index) => texts[index] ?? '')].join(' '),
      below: below.flatMap((index) => {
        const one = document[index];
        return one !== undefined && one.level === level + 1 ? [one.id] : [];
      }),
    });
  }
  return clauses;
}

/** Indexes of the paragraphs below a line. */
function subordinates(document: readonly DocumentLine[], at: number): number[] {
  const level = document[at]?.level ?? 0;
  const below: number[] = [];
  for (let index = at + 1; index < document.length; index += 1) {
    const one = document[index];
    if (one === undefined || one.level <= level) break;
    if (one.line.kind === 'paragraph') below.push(index);
  }
  return below;
}

/** Matching clauses, without those below another matching one. */
export function topmost(clauses: readonly Clause[], matches: (clause: Clause) => boolean): Clause[] {
  const found: Clause[] = [];
  let inside: number | null = null;
  for (const clause of clauses) {
    if (inside !== null && clause.level > inside) continue;
    inside = matches(clause) ? clause.level : null;
    if (inside !== null) found.push(clause);
  }
  return found;
}
