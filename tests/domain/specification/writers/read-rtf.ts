import { type CountedLevel, type ReadLine, counter } from '#tests/domain/specification/writers/read-word.ts';

interface ReadRtf {
  lines: ReadLine[];
  /** Of the paragraphs in a list, what readers without lists show before them. */
  listTexts: string[];
  cells: string[];
}

interface State {
  destination: string;
  style: string;
  list: string;
  level: number;
  isHidden: boolean;
}

const destinations = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info header footer fldinst listtext'.split(' '),
);
const formats: Readonly<Record<string, string>> = {
  '0': 'decimal',
  '22': 'decimalZero',
  '3': 'upperLetter',
  '4': 'lowerLetter',
};

/** A tiny reader of RTF: groups, paragraphs, hidden text, cells, and lists by their table. Throws on unbalanced braces. */
export function readRtf(rtf: string): ReadRtf {
  const number = counter(levelsOf(rtf));
  const result: ReadRtf = { lines: [], listTexts: [], cells: [] };
  const groups: State[] = [];
  const blank: State = { destination: '', style: '', list: '', level: 0, isHidden: false };
  let state = blank;
  let [text, listText, isHidden, fallback] = ['', '', false, 0];
  const put = (piece: string): void => {
    if (state.destination === 'listtext') listText += piece;
    if (state.destination !== '') return;
    text += piece;
    isHidden ||= state.isHidden;
  };
  const tokens = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n])/g;
  for (const [, word, value = '', code, sign, brace, letter] of rtf.matchAll(tokens)) {
    if (brace === '{') groups.push(state);
    else if (brace === '}') {
      const outer = groups.pop();
      if (outer === undefined) throw new Error('A group ends that never began');
      state = outer;
    } else if (word === 'u') {
      put(String.fromCharCode((Number(value) + 65_536) % 65_536));
      fallback = 1;
    } else if (word === 'pard') state = { ...blank, destination: state.destination };
    else if (word === 's') state = { ...state, style: value };
    else if (word === 'ls') state = { ...state, list: value };
    else if (word === 'ilvl') state = { ...state, level: Number(value) };
    else if (word === 'v') state = { ...state, isHidden: value !== '0' };
    else if (word === 'tab') put('\t');
    else if (word === 'cell') {
      result.cells.push(text);
      text = '';
    } else if (word === 'par' && state.destination === '') {
      const [first = '', second] = text.split('\t');
      const isListed = state.list !== '';
      const label = isListed ? number(state.level) : second === undefined ? '' : first;
      result.lines.push({ label, text: second ?? first, style: state.style, isHidden });
      if (isListed) result.listTexts.push(listText.trim());
      [text, listText, isHidden] = ['', '', false];
    } else if (word !== undefined && destinations.has(word)) state = { ...state, destination: word };
    else if (sign !== undefined && sign !== '*') put(sign);
    else if (code !== undefined || letter === undefined) continue;
    else if (fallback > 0) fallback -= 1;
    else put(letter);
  }
  if (groups.length > 0) throw new Error('A group never ends');
  return result;
}

function levelsOf(rtf: string): CountedLevel[] {
  return [
    ...rtf.matchAll(/\\levelnfc(\d+)[\s\S]*?\{\\leveltext\\'([0-9a-f]{2})((?:\\'[0-9a-f]{2}|[^;])*);/g),
  ].map(([, format = '', length = '', template = '']) => {
    const signs = template.match(/\\'[0-9a-f]{2}|./g) ?? [];
    if (signs.length !== Number.parseInt(length, 16))
      throw new Error(`The level ${template} states ${length}`);
    const text = signs.map((sign) =>
      sign.startsWith("\\'") ? `%${Number.parseInt(sign.slice(2), 16) + 1}` : sign,
    );
    return { format: formats[format] ?? '', text: text.join('') };
  });
}
