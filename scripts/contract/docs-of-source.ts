import { parseSync, Visitor } from 'vite';

/** Doc comments of a source file, as plain paragraphs. */
export interface Docs {
  /** Of top-level declarations, by name. */
  declared: ReadonlyMap<string, string>;
  /** Of fields, by the top-level declaration they are in and their name: `searchQuery.coid`. */
  fields: ReadonlyMap<string, string>;
}

/** Reads what a contract says of its calls, records, and fields, so that it is said in one place. */
export function docsIn(path: string, text: string): Docs {
  const { program, comments } = parseSync(path, text);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const before = (start: number): string | null => {
    const comment = docs.findLast(({ end }) => end <= start);
    // Between a comment and what it is about stand spaces, and marks for the bundler.
    const between = comment && text.slice(comment.end, start);
    const isNext = between !== undefined && /^(?:\s|\/\* @__\w+__ \*\/)*$/.test(between);
    return isNext ? plain(comment?.value ?? '') : null;
  };

  const declared = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const name = nameOf(inner);
    if (name === null) continue;
    const own = before(statement.start);
    if (own !== null) declared.set(name, own);
    new Visitor({
      Property(node) {
        const { key } = node;
        const field =
          key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
        const said = field === null ? null : before(node.start);
        if (said !== null) fields.set(`${name}.${field}`, said);
      },
    }).visit({ ...program, body: [statement] });
  }
  return { declared, fields };
}

type Declaration = ReturnType<typeof parseSync>['program']['body'][number] | null;

function nameOf(statement: Declaration): string | null {
  if (statement?.type === 'FunctionDeclaration') return statement.id?.name ?? null;
  if (statement?.type !== 'VariableDeclaration') return null;
  const [first] = statement.declarations;
  return first?.id.type === 'Identifier' ? first.id.name : null;
}

/** A comment without its stars, each paragraph in one line. */
function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^\*+ ?/, '')
        .trim(),
    )
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}
