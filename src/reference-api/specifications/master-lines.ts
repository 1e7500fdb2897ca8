import type { SpecNode } from '#src/contracts/spec-sections.ts';

/** The options of a line, after `;;`. Other lines are still named, not numbered. */
export interface LineOptions {
  group: string | null;
  detail: SpecNode['detail'];
  proprietary: boolean;
  why: string | null;
  gray: string | null;
  ifLine: string | null;
  ifInput: { input: string; equals: string } | null;
  requires: readonly string[];
  excludes: readonly string[];
  suggests: readonly string[];
  /** Words of a product that make the line the recommended one: `snap-lock`. */
  of: readonly string[];
}

const keywords = ['PART', 'ARTICLE', 'NOTE', 'TABLE', 'REFERENCES', '|'] as const;
export type Keyword = (typeof keywords)[number];

export interface MasterLine {
  /** Counted from 1. */
  at: number;
  /** Steps of indentation, two spaces each. */
  depth: number;
  keyword: Keyword | null;
  control: SpecNode['control'];
  recommended: boolean;
  name: string | null;
  text: string;
  options: LineOptions;
}

/** A master that cannot be read; the message says where and why. */
export class MasterError extends Error {
  constructor(master: string, at: number, why: string, line = '') {
    super(`Section ${master}, line ${at}: ${why}${line === '' ? '' : `\n  ${line.trim()}`}`);
  }
}

/** Throws with what is wrong with the current line. */
export type ReportError = (why: string) => never;

export const masterLines = (master: string, text: string): MasterLine[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const refuse: ReportError = (why) => {
      throw new MasterError(master, index + 1, why, line);
    };
    return [masterLine(line, index + 1, refuse)];
  });

const controls = { '[ ]': 'check', '[x]': 'check', '( )': 'radio', '(x)': 'radio' } as const;
const isControl = (sign: string): sign is keyof typeof controls => Object.hasOwn(controls, sign);

function masterLine(line: string, at: number, refuse: ReportError): MasterLine {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  if (indent.includes('\t')) refuse('Indent with spaces, not with tabs.');
  if (indent.length % 2 !== 0) refuse(`Indented by ${indent.length} spaces; a level is two.`);
  const [head = '', ...said] = line.split(';;').map((part) => part.trim());

  let rest = head;
  const sign = rest.slice(0, 3);
  const hasControl = isControl(sign) && /^(?:\s|$)/.test(rest.slice(3));
  if (hasControl) rest = rest.slice(3).trim();
  else if (/^(?:\[[xX*]?\]|\([xX*]?\))/.test(rest))
    refuse('A control is [ ], [x], ( ) or (x), then a space.');
  const keyword =
    keywords.find((one) => (one === '|' ? rest.startsWith('|') : rest.split(/\s/, 1)[0] === one)) ?? null;
  if (keyword !== null && keyword !== '|') rest = rest.slice(keyword.length).trim();
  const name = /^#([a-z][\w-]*)(?=\s|$)/i.exec(rest)?.[1] ?? null;
  if (name !== null) rest = rest.slice(name.length + 1).trim();

  if (hasControl && keyword !== null && keyword !== 'TABLE' && keyword !== 'ARTICLE')
    refuse(`${keyword} takes no control.`);
  if (rest === '' && keyword !== 'REFERENCES' && keyword !== 'TABLE') refuse('The line has no text.');
  return {
    at,
    depth: indent.length / 2,
    keyword,
    control: hasControl && isControl(sign) ? controls[sign] : 'fixed',
    recommended: hasControl && sign[1] === 'x',
    name,
    text: rest,
    options: lineOptions(said, refuse),
  };
}

function lineOptions(said: readonly string[], refuse: ReportError): LineOptions {
  const options: LineOptions = {
    group: null,
    detail: 'full',
    proprietary: false,
    why: null,
    gray: null,
    ifLine: null,
    ifInput: null,
    requires: [],
    excludes: [],
    suggests: [],
    of: [],
  };
  for (const one of said) {
    const [word = ''] = one.split(/\s/, 1);
    const rest = one.slice(word.length).trim();
    if (word === 'outline' || word === 'short' || word === 'full') options.detail = word;
    else if (word === 'proprietary') options.proprietary = true;
    else if (word === 'group' && rest !== '') options.group = rest;
    else if (word === 'why' && rest !== '') options.why = rest;
    else if (word === 'of' && rest !== '') options.of = rest.toLowerCase().split(', ');
    else if (word === 'gray' && /^g(?:[0-9]|[12][0-9]|3[0-6])$/.test(rest)) options.gray = rest;
    else if (word === 'requires' || word === 'excludes' || word === 'suggests')
      options[word] = namesIn(rest, refuse);
    else if (word === 'if' && rest.startsWith('#')) options.ifLine = namesIn(rest, refuse)[0] ?? null;
    else if (word === 'if' && /^[\w-]+\s*=\s*\S/.test(rest)) {
      const [input = '', ...value] = rest.split('=');
      options.ifInput = { input: input.trim(), equals: value.join('=').trim() };
    } else refuse(`“;; ${one}” is not known.`);
  }
  return options;
}

function namesIn(text: string, refuse: ReportError): string[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) refuse('No line is named; write #name.');
  return words.map((word) =>
    /^#[a-z][\w-]*$/i.test(word) ? word.slice(1) : refuse(`“${word}” is no #name.`),
  );
}
