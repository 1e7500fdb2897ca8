import { escapedPattern } from '#src/lib/escape-pattern.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** A match in a document of pages. */
export interface PageMatch {
  /** From 1. */
  page: number;
  /** Index of the match on its page, from 0. */
  nth: number;
  /** The match with a little of the text around it. */
  before: string;
  found: string;
  after: string;
}

/** Nobody steps through more. */
export const mostMatches = 1_000;
const around = 40;

/** Longer queries are cut, because they are compared with every position in the text. */
const longest = 200;

/** A single letter would match everywhere. */
export const isSearched = (words: string): boolean => words.trim().length > 1;

/** Ignores case and the kind of space between words; `gap` is the pattern between them. */
export const wordsPattern = (words: string, gap = String.raw`\s+`): RegExp =>
  composedPattern(escapedPattern(words.trim().slice(0, longest)).replaceAll(/\s+/g, gap), 'giu');

export function findInPages(pages: readonly string[], words: string): readonly PageMatch[] {
  if (!isSearched(words)) return [];
  const pattern = wordsPattern(words);
  const matches: PageMatch[] = [];
  for (const [index, text] of pages.entries()) {
    let nth = 0;
    for (const { 0: found, index: at } of text.matchAll(pattern)) {
      const [from, to] = [Math.max(0, at - around), at + found.length + around];
      matches.push({
        page: index + 1,
        nth,
        before: from > 0 ? `… ${fromWord(spaced(text.slice(from, at)))}` : spaced(text.slice(from, at)),
        found: spaced(found),
        after: `${spaced(text.slice(at + found.length, to))}${to < text.length ? '…' : ''}`,
      });
      if (matches.length === mostMatches) return matches;
      nth += 1;
    }
  }
  return matches;
}

/** Drops the partial word at the start. */
const fromWord = (text: string): string => text.replace(/^\S* /, '');

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
