import type {
  RegisteredStandard,
  StandardRegister,
} from '#src/reference-api/spec-library/standard-register.ts';

const most = 3;
const longestName = 4;

/** Standards whose designation is among the words, for all of `E84`, `ASTM E 84`, and `astm-e84 class a`. */
export function standardsNamed(register: StandardRegister, words: string): RegisteredStandard[] {
  const typed = words.split(/[\s,;()"“”]+/).filter((word) => word !== '');
  const found = new Set<RegisteredStandard>();
  for (let at = 0; at < typed.length && found.size < most; at += 1)
    for (let length = longestName; length > 0; length -= 1) {
      const name = typed.slice(at, at + length).join(' ');
      const one = register.find(name) ?? register.findBare(name);
      // Among other words, `IBC` is just a word.
      if (one === null || (!/\d/.test(name) && typed.length > 1)) continue;
      found.add(one);
      at += length - 1;
      break;
    }
  return [...found];
}
