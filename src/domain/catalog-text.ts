import type { CatalogTextPage } from '#src/domain/catalog-pages.ts';
import { Budget } from '#src/lib/budget.ts';
import { latinEntities } from '#src/lib/latin-entities.ts';
import { decodedEntities } from '#src/lib/plain-text.ts';

/** What all pages may say together, with the entities that the file defines. */
const mostCharacters = 40_000_000;
/** More pages than this are not looked at. */
const mostPages = 4_000;
/** Tags, comments, and signs that begin none. */
const mostTags = 400_000;

/**
 * The pages of a catalog's `search.xml`, `<pages><page number="1">…</page></pages>`, as plain text; null where the file is
 * none. What is wrong on one page costs that page: programs write entities that XML doesn't know, leave tags open, and cut
 * files off. Of a document type, only short words are taken, so nothing grows or is loaded. Takes time that grows with the
 * length; throws a `TooLargeError` where that is too much.
 */
export function pagesFromXml(file: string): CatalogTextPage[] | null {
  const start = prologEnd(file);
  if (start === null) return null;
  const words = entitiesIn(file.slice(0, start));
  const pages: CatalogTextPage[] = [];
  const [budget, tags] = [new Budget(mostCharacters), new Budget(mostTags)];
  let open: { page: number; parts: string[] } | null = null;
  const close = (): void => {
    if (open)
      pages.push({
        page: open.page,
        text: open.parts.join('').trim(),
      });
    open = null;
  };
  const put = (text: string): void => {
    budget.spend(text.length);
    open?.parts.push(text);
  };
  let at = start;
  while (at < file.length && pages.length < mostPages) {
    const next = file.indexOf('<', at);
    const end = next === -1 ? file.length : next;
    if (open && end > at) put(decoded(file.slice(at, end), words));
    if (next === -1) break;
    tags.spend();
    const aside = asideAt(file, next);
    if (aside !== null) {
      if (aside.text !== null) put(aside.text);
      at = aside.end;
      continue;
    }
    const tag = tagAt(file, next);
    // Not a tag: a sign that its program didn't escape.
    if (tag === null) put('<');
    else if (tag.name !== 'page') {
      if (tag.name === 'pages' && tag.isEnd) break;
      if (open && !/\s$/.test(open.parts.at(-1) ?? '')) put(' ');
    } else {
      close();
      if (!tag.isEnd) open = { page: pageNumberIn(tag.rest), parts: [] };
    }
    at = tag?.end ?? next + 1;
  }
  close();
  return pages;
}

/** Where the pages begin, behind the tag of the root; null where the root is another. */
function prologEnd(file: string): number | null {
  let at = 0;
  for (let turn = 0; turn < 1_000; turn += 1) {
    const next = file.indexOf('<', at);
    if (
      next === -1 ||
      file
        .slice(at, next)
        .replace(/^\uFEFF/, '')
        .trim() !== ''
    )
      return null;
    const skipped = file.startsWith('<!DOCTYPE', next)
      ? documentTypeEnd(file, next)
      : asideAt(file, next)?.end;
    if (skipped === undefined) {
      const tag = tagAt(file, next);
      return tag?.name === 'pages' && !tag.isEnd ? tag.end : null;
    }
    at = skipped;
  }
  return null;
}

/** Behind a document type, with what it defines in brackets. */
function documentTypeEnd(file: string, start: number): number {
  const [bracket, end] = [file.indexOf('[', start), file.indexOf('>', start)];
  if (end === -1) return file.length;
  if (bracket === -1 || bracket > end) return end + 1;
  const close = /\]\s*>/g;
  close.lastIndex = bracket;
  const found = close.exec(file);
  return found ? close.lastIndex : file.length;
}

/** Comments and instructions say nothing; sections of characters are text as it stands. */
function asideAt(file: string, at: number): { text: string | null; end: number } | null {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!file.startsWith(begin, at)) continue;
    const found = file.indexOf(end, at + begin.length);
    const until = found === -1 ? file.length : found;
    return {
      text: begin === '<![CDATA[' ? file.slice(at + begin.length, until) : null,
      end: until + end.length,
    };
  }
  return null;
}

interface Tag {
  /** In small letters, without a prefix. */
  name: string;
  isEnd: boolean;
  rest: string;
  end: number;
}

const longestTag = 2_000;
const tagStart = /^<(\/?)(?:[\w.-]{1,40}:)?([A-Za-z_][\w.-]{0,40})/;

function tagAt(file: string, at: number): Tag | null {
  const near = file.slice(at, at + longestTag);
  const [head, slash, name] = tagStart.exec(near) ?? [];
  if (head === undefined || name === undefined) return null;
  let quote = '';
  for (let index = head.length; index < near.length; index += 1) {
    const sign = near.charAt(index);
    // Nor may one begin in a value.
    if (sign === '<') return null;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>')
      return {
        name: name.toLowerCase(),
        isEnd: slash === '/',
        rest: near.slice(head.length, index),
        end: at + index + 1,
      };
  }
  return null;
}

/** Not a number where it is none, so that the page is left out. */
function pageNumberIn(rest: string): number {
  const number = /\bnumber\s{0,9}=\s{0,9}["']([^"']{0,20})/i.exec(rest)?.[1]?.trim() ?? '';
  return /^\d{1,4}$/.test(number) ? Number(number) : Number.NaN;
}

const definition = /<!ENTITY\s{1,9}([A-Za-z_][\w.-]{0,40})\s{1,9}(?:"([^"<]{0,200})"|'([^'<]{0,200})')/g;
/** What a word may be with those in it: so nothing grows. */
const longestWord = 200;

/** Words that a document type defines: short ones without tags, and without those that stand for themselves. */
function entitiesIn(prolog: string): ReadonlyMap<string, string> {
  const stated = new Map<string, string>();
  for (const [, name, double, single] of prolog.matchAll(definition)) {
    const value = double ?? single;
    // Of two definitions, the first counts.
    if (name !== undefined && value !== undefined && stated.size < 500 && !stated.has(name))
      stated.set(name, value.replace(numbered, decodedEntities));
  }
  const words = new Map<string, string | null>();
  const wordOf = (name: string): string | null => {
    const [known, value] = [words.get(name), stated.get(name)];
    if (known !== undefined || value === undefined) return known ?? null;
    words.set(name, null);
    let isWhole = true;
    const word = value.replace(named, (all, inner: string) => {
      if (!stated.has(inner)) return latinEntities.get(inner) ?? all;
      const part = wordOf(inner);
      isWhole &&= part !== null;
      return part ?? '';
    });
    words.set(name, isWhole && word.length <= longestWord ? word : null);
    return words.get(name) ?? null;
  };
  return new Map([...stated.keys()].map((name) => [name, wordOf(name) ?? `&${name};`]));
}

const numbered = /&#(?:\d{1,7}|x[\da-f]{1,6});/gi;
const named = /&([A-Za-z_][\w.-]{0,40});/g;

function decoded(text: string, words: ReadonlyMap<string, string>): string {
  if (!text.includes('&')) return text;
  const known = text.replace(named, (all, name: string) => words.get(name) ?? latinEntities.get(name) ?? all);
  return decodedEntities(known);
}
