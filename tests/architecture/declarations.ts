import { parseSync, Visitor } from 'vite';

/** Folders and files that hold declarations only. Such a file may be as long as what it declares. */
const declarativePaths: readonly string[] = ['src/reference-api/trade/formulas/'];

export const isDeclarative = (path: string): boolean =>
  declarativePaths.some((start) => path.startsWith(start));

/** What a formula with its steps needs; more is logic. */
const MOST_FUNCTION_LINES = 12;

/** What a file does besides declaring, as `path:line: what`. A formula, also one in named steps, declares. */
export function logicIn(path: string, text: string): string[] {
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const found: string[] = [];
  const note = (what: string) => (node: { start: number }) =>
    void found.push(`${path}:${lineOf(node.start)}: ${what}`);
  const { program } = parseSync(path, text);
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isDeclaration =
      statement.type === 'ImportDeclaration' ||
      declared?.type === 'TSInterfaceDeclaration' ||
      declared?.type === 'TSTypeAliasDeclaration' ||
      (declared?.type === 'VariableDeclaration' && declared.kind === 'const');
    if (!isDeclaration) note('not a declaration')(statement);
  }
  new Visitor({
    IfStatement: note('if'),
    SwitchStatement: note('switch'),
    TryStatement: note('try'),
    ThrowStatement: note('throw'),
    ForStatement: note('loop'),
    ForInStatement: note('loop'),
    ForOfStatement: note('loop'),
    WhileStatement: note('loop'),
    DoWhileStatement: note('loop'),
    AwaitExpression: note('await'),
    AssignmentExpression: note('assignment'),
    UpdateExpression: note('assignment'),
    FunctionExpression: note('function with statements'),
    ArrowFunctionExpression(node) {
      const statements = node.body.type === 'BlockStatement' ? node.body.body : [];
      if (!statements.every(({ type }) => type === 'VariableDeclaration' || type === 'ReturnStatement'))
        note('function with statements')(node);
      if (lineOf(node.end) - lineOf(node.start) >= MOST_FUNCTION_LINES) note('long function')(node);
    },
  }).visit(program);
  return found;
}
