/** Shown and hidden text. Throws on unbalanced braces. */
export interface ReadRtf {
  shown: string;
  hidden: string;
}

const destinations = new Set(['fonttbl', 'colortbl', 'stylesheet', 'info', 'header', 'footer', 'fldinst']);

/** A tiny reader of the part of RTF that word processors agree on: groups, text, \v, \u, \par and \tab. */
export function readRtf(rtf: string): ReadRtf {
  const result: ReadRtf = { shown: '', hidden: '' };
  const groups: { isHidden: boolean; isSkipped: boolean }[] = [];
  let state = { isHidden: false, isSkipped: false };
  let fallback = 0;
  const put = (text: string) => {
    if (!state.isSkipped) result[state.isHidden ? 'hidden' : 'shown'] += text;
  };
  const tokens = /\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n])/g;
  for (const [, word, value, sign, brace, letter] of rtf.matchAll(tokens)) {
    if (brace === '{') groups.push({ ...state });
    else if (brace === '}') {
      const outer = groups.pop();
      if (outer === undefined) throw new Error('A group ends that never began');
      state = outer;
    } else if (word === 'u') {
      put(String.fromCharCode((Number(value) + 65_536) % 65_536));
      fallback = 1;
    } else if (word === 'v') state.isHidden = value !== '0';
    else if (word === 'par') put('\n');
    else if (word === 'tab') put('\t');
    else if (word !== undefined && destinations.has(word)) state.isSkipped = true;
    else if (sign !== undefined && sign !== '*') put(sign);
    else if (letter !== undefined && fallback > 0) fallback -= 1;
    else if (letter !== undefined) put(letter);
  }
  if (groups.length > 0) throw new Error('A group never ends');
  return result;
}
