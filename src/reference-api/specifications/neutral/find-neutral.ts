import type { NeutralFound } from '#src/contracts/search.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import type { NeutralSection } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { countMaster } from '#src/reference-api/specifications/count-master.ts';
import type { World } from '#src/reference-api/world/world.ts';

/** What is searched for. */
interface Wanted {
  /** As typed, or as corrected. */
  words: string;
  /** The section that the search took the words for. */
  section: string | null;
  /** Only sections whose number begins with one of these; all if empty. */
  numbers: readonly string[];
  /** Whether specifications are searched for, and not anything of the library. */
  isAboutText: boolean;
}

const most = 5;
/** Words about the kind of thing that is searched for. */
const kindWords = new Set(['neutral', 'section', 'specification', 'spec', 'csi', 'guide', 'generic']);
const smallWords = new Set(['and', 'of', 'the', 'for', 'in', 'to', 'a', 'with']);

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(stem);

/**
 * The neutral sections that words name: by number, by words of a title, or as the search understood them. All of them if the words
 * ask for neutral sections alone. Who searches for anything may mean products by one word, such as “roofing”.
 */
export function findNeutral(world: World, { words, section, numbers, isAboutText }: Wanted): NeutralFound[] {
  const typed = wordsOf(words);
  const named = typed.filter((word) => !kindWords.has(word) && !smallWords.has(word));
  const digits = /^[\d\s.-]+$/.test(words) ? words.replaceAll(/\D/g, '') : '';
  const isNamed = ({ section: { number, title } }: NeutralSection): boolean => {
    if (number === section) return true;
    if (digits !== '') return digits.length > 1 && number.startsWith(digits);
    if (named.length === 0) return typed.includes('neutral') || words.trim() === '*';
    if (named.length === 1 && !isAboutText && named.length === typed.length) return false;
    const own = wordsOf(title);
    return named.every((word) => own.some((one) => one.startsWith(word)));
  };
  return [...neutralSections(world).values()]
    .filter(
      ({ section: { number } }) => numbers.length === 0 || numbers.some((one) => number.startsWith(one)),
    )
    .filter(isNamed)
    .toSorted(
      (one, other) => Number(other.section.number === section) - Number(one.section.number === section),
    )
    .slice(0, most)
    .map(({ filename, section: of, master }) => {
      const { lines, decisions } = countMaster(master);
      return { filename, section: of, lines, decisions };
    });
}
