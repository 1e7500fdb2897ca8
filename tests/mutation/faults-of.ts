import { parseAst } from 'vite';
import * as v from 'valibot';

/** A small fault that a hand could make: the text from `start` to `end` becomes `to`. */
export interface Fault {
  file: string;
  /** What goes wrong, where a hand made it. */
  what?: string;
  /** From 1. */
  line: number;
  start: number;
  end: number;
  from: string;
  to: string;
}

const node = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
type Node = v.InferOutput<typeof node>;

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
};

/** One more of a larger number, such as the size of a buffer, is hardly a fault. */
const largest = 100;

/** Without these, the call gives what it is called on. */
const leavesOut = /^(?:filter|toSorted|toReversed|slice|trim|toLowerCase|toUpperCase)$/;

/** What says something to people who debug, or how something looks. */
const isBesideThePoint = /^(?:log\.|import|export \*|throw new Error)/;

/** All faults that this makes of a file: conditions, operators, constants, and what is done are turned about or left out. */
export function faultsOf(file: string, source: string): Fault[] {
  const found: Fault[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const add = ({ start, end }: { start: number; end: number }, to: string) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, start, end, from: source.slice(start, end), to });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const read = v.safeParse(node, value);
    if (!read.success) return;
    const { output: here } = read;
    if (/^(?:TS|Import|JSX)/.test(here.type) && !/^(?:TSAs|TSSat|TSNonNull|JSX)/.test(here.type)) return;
    if (isBesideThePoint.test(textOf(here).slice(0, 20))) return;
    for (const make of makers) make(here);
    // One more of a negative number is mostly as negative.
    if (negatedNumber(here)) return;
    for (const [key, child] of Object.entries(here))
      if (key !== 'typeAnnotation' && !isForTheCompiler(here, key)) visit(child);
  };
  const part = (of: Node, key: string): Node | null => {
    const read = v.safeParse(node, of[key]);
    return read.success ? read.output : null;
  };
  /** What stands there though nothing is missing: `list[at] ?? 0`, `const [x = 0] = point`. */
  const isForTheCompiler = (here: Node, key: string): boolean =>
    here.type === 'ArrayPattern' ||
    (key === 'right' && here['operator'] === '??' && part(here, 'left')?.['computed'] === true);
  const negatedNumber = (here: Node): Node | null => {
    const argument = here['operator'] === '-' ? part(here, 'argument') : null;
    return argument?.type === 'Literal' ? argument : null;
  };
  const makers: readonly ((here: Node) => void)[] = [
    (here) => {
      const test = /^(?:If|While)Statement$|^ConditionalExpression$/.test(here.type)
        ? part(here, 'test')
        : null;
      if (test) add(test, `!(${textOf(test)})`);
    },
    (here) => {
      const [left, right] = [part(here, 'left'), part(here, 'right')];
      const { operator } = here;
      if (!/^(?:Binary|Logical)Expression$/.test(here.type) || !left || !right) return;
      const to = typeof operator === 'string' ? operators[operator] : undefined;
      if (to === undefined || (operator === '+' && /['"`]/.test(textOf(here)))) return;
      const between = source.slice(left.end, right.start);
      add({ start: left.end, end: right.start }, between.replace(String(operator), to));
    },
    (here) => {
      const argument = here['operator'] === '!' ? part(here, 'argument') : null;
      if (argument) add(here, textOf(argument));
    },
    (here) => {
      if (here.type !== 'Literal') return;
      const { value } = here;
      if (typeof value === 'boolean') add(here, String(!value));
      else if (typeof value === 'number' && value <= largest) add(here, String(value + 1));
    },
    (here) => {
      const expression = here.type === 'ExpressionStatement' ? part(here, 'expression') : null;
      if (expression && /^(?:Call|Await|Assignment)Expression$/.test(expression.type)) add(here, ';');
    },
    (here) => {
      const number = negatedNumber(here);
      if (number) add(here, textOf(number));
    },
    (here) => {
      const awaited = here.type === 'AwaitExpression' ? part(here, 'argument') : null;
      if (awaited) add(here, textOf(awaited));
    },
    (here) => {
      const callee = here.type === 'CallExpression' ? part(here, 'callee') : null;
      const [object, property] = callee ? [part(callee, 'object'), part(callee, 'property')] : [];
      if (object && property && leavesOut.test(textOf(property))) add(here, textOf(object));
    },
    (here) => {
      const property = here.type === 'MemberExpression' ? part(here, 'property') : null;
      const to = property && methods[textOf(property)];
      if (property && to !== undefined && to !== null) add(property, to);
    },
  ];
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}
