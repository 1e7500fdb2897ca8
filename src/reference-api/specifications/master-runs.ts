import type { Run, SpecInput } from '#src/contracts/spec-sections.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import type { ReportError } from '#src/reference-api/specifications/master-lines.ts';

/** A piece of a master's line. Some are filled from a manufacturer's record. */
export type MasterRun =
  | Run
  | { attribute: string; otherwise: { ip: string; si: string } | null }
  | { name: 'manufacturer' | 'product' | 'model' | 'kind' };

/** A blank of a master. Its initial value may be an attribute of the record. */
export type MasterInput = SpecInput & { initialAttribute: string | null };

interface Pieces {
  runs: MasterRun[];
  inputs: MasterInput[];
}

/** Splits a text with braces into pieces. `designations` are the standards that it may cite. */
export function masterRuns(text: string, designations: ReadonlySet<string>, refuse: ReportError): Pieces {
  const pieces: Pieces = { runs: [], inputs: [] };
  let end = 0;
  for (const match of text.matchAll(/\{([^{}]*)\}/g)) {
    if (match.index > end) pieces.runs.push(plainRun(text.slice(end, match.index), refuse));
    end = match.index + match[0].length;
    const inside = (match[1] ?? '').trim();
    if (inside.startsWith('?')) {
      const input = blankIn(inside.slice(1), refuse);
      pieces.inputs.push(input);
      pieces.runs.push({ input: input.id });
    } else pieces.runs.push(runIn(inside, designations, refuse));
  }
  if (end < text.length) pieces.runs.push(plainRun(text.slice(end), refuse));
  return pieces;
}

const plainRun = (text: string, refuse: ReportError): string =>
  /[{}]/.test(text) ? refuse('A brace has no partner.') : text;

function runIn(inside: string, designations: ReadonlySet<string>, refuse: ReportError): MasterRun {
  switch (inside) {
    case 'manufacturer':
    case 'product':
    case 'model':
    case 'kind':
      return { name: inside };
    case 'owner':
      return { keyword: 'OWNER' };
    case 'architect':
      return { keyword: 'ARCHITECT' };
    case 'contractor':
      return { keyword: 'CONTRACTOR' };
  }
  if (inside.startsWith('§')) {
    const number = inside.slice(1).replaceAll(' ', '');
    const title = sectionTitle(number);
    return title === null
      ? refuse(`Section ${number} is not known; add it to src/domain/masterformat/known-sections.ts.`)
      : { section: number, title };
  }
  const parts = inside.split('|').map((part) => part.trim());
  if (inside.startsWith('=')) {
    const [key = '', ip, si, ...more] = parts;
    if (!/^=[a-z]\w*$/i.test(key) || more.length > 0 || (ip !== undefined && si === undefined))
      refuse(`“{${inside}}” is not {=key} or {=key|IP|SI}.`);
    return { attribute: key.slice(1), otherwise: ip === undefined || si === undefined ? null : { ip, si } };
  }
  const [ip = '', si] = parts;
  if (parts.length === 2 && si !== undefined && ip !== '' && si !== '') return { ip, si };
  if (!designations.has(inside)) refuse(`“${inside}” is not in the references of the section.`);
  return { reference: inside };
}

const blankForm = /^([\w-]+)\s+(text|number|select|date)\s+"([^"]+)"(.*)$/;
const initialForm = /=\s*(?:"([^"]*)"|([a-z]\w*))$/i;

function blankIn(inside: string, refuse: ReportError): MasterInput {
  const [, id = '', kind = '', label = '', after = ''] =
    blankForm.exec(inside) ?? refuse(`“{?${inside}}” is not {?key text|number|select|date "Label" …}.`);
  const initial = initialForm.exec(after.trim());
  const rest = after
    .trim()
    .slice(0, initial?.index ?? after.trim().length)
    .trim();
  const input: MasterInput = {
    id,
    kind: 'text',
    label,
    unit: null,
    least: null,
    greatest: null,
    options: [],
    initial: initial?.[1] ?? '',
    initialAttribute: initial?.[2] ?? null,
  };
  if (kind === 'number') return numberBlank(input, rest, refuse);
  if (kind === 'select') return selectBlank(input, rest, refuse);
  if (rest !== '') refuse(`“${rest}” says nothing in a blank of this kind.`);
  if (kind === 'date' && input.initial !== '' && !/^\d{4}-\d\d-\d\d$/.test(input.initial))
    refuse('A date is written 2026-01-31.');
  return { ...input, kind: kind === 'date' ? 'date' : 'text' };
}

function numberBlank(input: MasterInput, rest: string, refuse: ReportError): MasterInput {
  const [, from, to, unit] =
    /^(?:(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?)?\s*(?:"([^"]+)")?$/.exec(rest) ??
    refuse(`“${rest}” is not least..greatest "unit".`);
  const least = from === undefined ? null : Number(from);
  const greatest = to === undefined ? null : Number(to);
  const initial = Number(input.initial);
  const isOut =
    Number.isNaN(initial) || (least !== null && initial < least) || (greatest !== null && initial > greatest);
  if (input.initial !== '' && isOut)
    refuse(`The first value ${input.initial} is not between ${from ?? ''} and ${to ?? ''}.`);
  if (least !== null && greatest !== null && least >= greatest)
    refuse('The least value is not below the greatest.');
  return { ...input, kind: 'number', unit: unit ?? null, least, greatest };
}

function selectBlank(input: MasterInput, rest: string, refuse: ReportError): MasterInput {
  const options = [...rest.matchAll(/"([^"]+)"|([^/"]+)/g)]
    .map(([, quoted, bare = '']) => (quoted ?? bare).trim())
    .filter((option) => option !== '');
  if (options.length < 2) refuse('A select needs two options or more, separated by /.');
  if (new Set(options).size < options.length) refuse('An option is there twice.');
  if (input.initial !== '' && !options.includes(input.initial))
    refuse(`The first value “${input.initial}” is no option.`);
  return { ...input, kind: 'select', options };
}
