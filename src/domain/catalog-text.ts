import type { CatalogTextPage } from '#src/domain/catalog-pages.ts';
import { Budget } from '#src/lib/budget.ts';
import { latinEntities } from '#src/lib/latin-entities.ts';
import { decodedEntities } from '#src/lib/plain-text.ts';

/** Limit for the text of all pages, including expanded entities. */
const mostCharacters = 40_000_000;
/** Further pages are ignored. */
const mostPages = 4_000;
/** Limit for tags, comments, and stray `<` characters. */
const mostTags = 400_000;

/**
 * The pages of a catalog's `search.xml`, `<pages><page number="1">…</page></pages>`, as plain text; null for other files. An
 * error affects only its page: programs write entities that XML doesn't know, leave tags open, and truncate files. A document
 * type may only define short words, so entities can't expand or load files. Takes linear time; throws a `TooLargeError` if the
 * file is too large.
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
    // Not a tag: an unescaped `<`.
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

/** Where the pages begin, after the root's tag; null for another root. */
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

/** The end of a document type, including its internal subset. */
function documentTypeEnd(file: string, start: number): number {
  const [bracket, end] = [file.indexOf('[', start), file.indexOf('>', start)];
  if (end === -1) return file.length;
  if (bracket === -1 || bracket > end) return end + 1;
  const close = /\]\s*>/g;
  close.lastIndex = bracket;
  const found = close.exec(file);
  return found ? close.lastIndex : file.length;
}

/** Skips comments and instructions; CDATA sections are literal text. */
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
  /** In lowercase, without a prefix. */
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
    // A tag may not begin inside a value either.
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

/** NaN if there is none, so that the page is left out. */
function pageNumberIn(rest: string): number {
  const number = /\bnumber\s{0,9}=\s{0,9}["']([^"']{0,20})/i.exec(rest)?.[1]?.trim() ?? '';
  return /^\d{1,4}$/.test(number) ? Number(number) : Number.NaN;
}

const definition = /<!ENTITY\s{1,9}([A-Za-z_][\w.-]{0,40})\s{1,9}(?:"([^"<]{0,200})"|'([^'<]{0,200})')/g;
/** Maximum length of an expanded entity, so that entities can't grow. */
const longestWord = 200;

/** The entities that a document type defines: only short ones without tags, and none that refer to themselves. */
function entitiesIn(prolog: string): ReadonlyMap<string, string> {
  const stated = new Map<string, string>();
  for (const [, name, double, single] of prolog.matchAll(definition)) {
    const value = double ?? single;
    // The first definition wins.
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
