import { parseSync } from 'vite';
import { apiPath, compatKeys } from './supported-browsers.ts';

/** What scripts can name: by what it belongs to, and by its own name where nothing older has the same. */
interface Names {
  globals: ReadonlySet<string>;
  /** `Promise.try`: of globals that older browsers have. */
  statics: ReadonlySet<string>;
  /** `getOrInsertComputed`: of whatever stands before it. */
  members: ReadonlySet<string>;
}

function readNames(): Names {
  const { newer, older } = compatKeys();
  const lastOf = (key: string): string => apiPath(key)?.at(-1) ?? '';
  const known = new Set(older.map(lastOf));
  const paths = newer.map(apiPath).filter((path) => path !== null);
  const globals = new Set(paths.flatMap((path) => (path.length === 1 ? path : [])));
  const members = paths.filter((path) => path.length > 1 && !globals.has(path[0] ?? ''));
  return {
    globals,
    statics: new Set(members.map((path) => path.slice(-2).join('.'))),
    // Plain words, such as `number` and `share`, are anyone's.
    members: new Set(
      members.map((path) => path.at(-1) ?? '').filter((name) => /[a-z][A-Z]/.test(name) && !known.has(name)),
    ),
  };
}

const names = readNames();
const anyName = new RegExp(
  [
    ...[...names.globals].map((name) => `(?<![.\\w$])${name}\\b`),
    ...[...names.statics].map((name) => `\\b${name.replace('.', '\\.')}\\b`),
    ...[...names.members].map((name) => `\\.${name}\\b`),
    String.raw`\(\?[ims]*-?[ims]+:`,
    String.raw`\busing\b`,
  ].join('|'),
);

interface Found {
  /** Used as if it were there. */
  used: Set<string>;
  /** Asked for before it is used, or made by the script itself. */
  known: Set<string>;
}

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** `i`, `m`, and `s` for a part of a pattern. */
const modifiers = /\(\?[ims]*-?[ims]*:/;
const plainGroup = /\(\?:/g;

function visit(node: Node, found: Found): void {
  const { used, known } = found;
  switch (node.type) {
    case 'MemberExpression': {
      const member = node['computed'] === true ? '' : nameOf(node['property']);
      const owner = nameOf(node['object']);
      const isNewer = names.statics.has(`${owner}.${member}`) || names.members.has(member);
      if (isNewer) (node['optional'] === true ? known : used).add(member);
      if (/^(?:globalThis|window|self)$/.test(owner) && names.globals.has(member)) known.add(member);
      break;
    }
    case 'Identifier':
      if (names.globals.has(nameOf(node))) used.add(nameOf(node));
      break;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      known.add(nameOf(node['key']));
      break;
    // `'name' in document`, and what polyfills are made of.
    case 'Literal': {
      if (typeof node['value'] === 'string') known.add(node['value']);
      const regex = node['regex'];
      if (typeof regex === 'object' && regex !== null) {
        const pattern = String(Reflect.get(regex, 'pattern')).replaceAll(plainGroup, '(');
        if (modifiers.test(pattern)) used.add('modifiers in a pattern');
      }
      break;
    }
    case 'VariableDeclaration':
      if (/using/.test(String(node['kind']))) used.add('using');
      break;
    case 'UnaryExpression':
      if (node['operator'] === 'typeof' || node['operator'] === '!') addAsked(node['argument'], known);
      break;
    case 'AssignmentExpression':
      addAsked(node['left'], known);
      break;
    case 'IfStatement':
    case 'ConditionalExpression':
      addAsked(node['test'], known);
      break;
    case 'LogicalExpression':
      addAsked(node['left'], known);
      break;
    case 'CallExpression':
      if (node['optional'] === true) addAsked(node['callee'], known);
      break;
    case 'VariableDeclarator':
    case 'Function':
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      known.add(nameOf(node['id']));
      break;
    default:
  }
  const isNamed = node['computed'] !== true;
  for (const [key, value] of Object.entries(node)) {
    // `x.open` and `{ open: … }` name no global.
    if (isNamed && (key === 'property' || (key === 'key' && node['shorthand'] !== true))) continue;
    if (isNode(value)) visit(value, found);
    else if (Array.isArray(value)) for (const part of value) if (isNode(part)) visit(part, found);
  }
}

/** A name of which a script asks whether it is there. */
function addAsked(node: unknown, known: Set<string>): void {
  if (!isNode(node)) return;
  known.add(node.type === 'MemberExpression' ? nameOf(node['property']) : nameOf(node));
}

/**
 * What a script uses though one of the oldest browsers lacks it, and though the script neither asks for it nor makes it. Told by
 * names: what no older API is called like, and members of globals.
 */
export function newerInScript(text: string): string[] {
  // Reading a script takes far longer than looking for words.
  if (!anyName.test(text)) return [];
  const { program } = parseSync('script.js', text, { sourceType: 'module' });
  const found: Found = { used: new Set(), known: new Set() };
  if (isNode(program)) visit(program, found);
  return [...found.used].filter((name) => !found.known.has(name));
}
