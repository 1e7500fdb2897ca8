import { addAll } from '#src/lib/long-lists.ts';
import { withdrawalOf } from '#src/reference-api/content/standards.ts';
import { manufacturersArticle } from '#src/reference-api/specifications/neutral/manufacturers-article.ts';
import { neutralBlanks, type ValueOf } from '#src/reference-api/specifications/neutral/neutral-blanks.ts';
import { namesSomebody, neutralWords } from '#src/reference-api/specifications/neutral/neutral-words.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/**
 * A master that names no manufacturer and no product: its values are decisions, what only one manufacturer can meet is left
 * out, and the acceptable manufacturers stand in their article alone. `valuesOf` has the values of the section, or of the kind
 * of product whose article it is, counted from 1. Throws if a name is left.
 */
export function neutralMaster(
  master: SectionMaster,
  manufacturers: readonly string[],
  valuesOf: (kind: number | null) => ValueOf,
): SectionMaster {
  const blanks = neutralBlanks(master.text);
  const lines = withoutProprietary(master.text.split('\n'));
  const text: string[] = [];
  let isManufacturers = false;
  let valueOf = valuesOf(null);
  for (const line of lines) {
    if (/^(?:PART|ARTICLE)\b/.test(line)) {
      isManufacturers = /^ARTICLE Manufacturers\b/.test(line);
      const [, kind] = / ;; if #kind-(\d+)$/.exec(line) ?? [];
      valueOf = valuesOf(kind === undefined ? null : Number(kind));
      text.push(neutralWords(line));
      if (isManufacturers) addAll(text, manufacturersArticle(manufacturers));
      continue;
    }
    if (isManufacturers && isOfOneManufacturer(line)) continue;
    const neutral = blanks(neutralWords(line), valueOf);
    if (namesSomebody(neutral))
      throw new Error(`Section ${master.number} still names somebody: ${line.trim()}`);
    text.push(neutral);
  }
  const result = withoutLoneOptions(withoutDoubles(text)).join('\n');
  const references = master.references.filter(
    ([name]) => withdrawalOf(name)?.status !== 'withdrawn' || result.includes(`{${name}}`),
  );
  return { ...master, references, text: result };
}

/** In the article on manufacturers: the basis of design, and how others are accepted. */
const isOfOneManufacturer = (line: string): boolean =>
  namesSomebody(line) || /^\s*(?:\([ x]\)|NOTE .*[Pp]ublic)/.test(line);

const depthOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Without lines that only one manufacturer can meet, options that cite a withdrawn standard, and what stands below them. What
 * others refer to stays, unmarked.
 */
function withoutProprietary(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let below: number | null = null;
  for (const line of lines) {
    if (below !== null && line.trim() !== '' && depthOf(line) > below) continue;
    below = null;
    if (citesWithdrawn(line)) below = depthOf(line);
    else if (!/ ;; proprietary\b/.test(line)) kept.push(line);
    else if (isReferredTo(line, lines)) kept.push(line.replace(' ;; proprietary', ''));
    else below = depthOf(line);
  }
  return kept;
}

/** An option that cites a withdrawn standard, or a note about the withdrawal. */
const citesWithdrawn = (line: string): boolean =>
  /^\s*NOTE .*\bwas withdrawn\b/.test(line) ||
  (/^\s*[[(][ x][\])] /.test(line) &&
    Array.from(line.matchAll(/\{([^{}|?=]+)\}/g)).some(
      ([, name = '']) => withdrawalOf(name)?.status === 'withdrawn',
    ));

function isReferredTo(line: string, lines: readonly string[]): boolean {
  const [, name] = /^\s*[[(][ x][\])] (#[\w-]+)/.exec(line) ?? [];
  return name !== undefined && lines.some((one) => one !== line && one.split(/[\s,]+/).includes(name));
}

/** A product's value and the project's own are one decision now: the second of two options that ask the same is dropped. */
const withoutDoubles = (lines: readonly string[]): string[] =>
  lines.filter((line, index) => !isDouble(lines[index - 1] ?? '', line));

/** An option that is the last of its group becomes a line like any other. */
const withoutLoneOptions = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    if (!isOption(line)) return line;
    const before = siblingOf(line, lines.slice(0, index).toReversed());
    const after = siblingOf(line, lines.slice(index + 1));
    if (isOfGroup(before, line) || isOfGroup(after, line)) return line;
    const [text = '', ...said] = line.split(' ;; ');
    const others = said.filter((one) => !one.startsWith('group '));
    return [text.replace(/\([ x]\) /, ''), ...others].join(' ;; ');
  });

/** The next line on the level of another, notes aside; empty if there is none. */
function siblingOf(line: string, others: readonly string[]): string {
  const depth = depthOf(line);
  const next = others.find((other) => depthOf(other) <= depth && !/^\s*NOTE\b/.test(other));
  return next !== undefined && depthOf(next) === depth ? next : '';
}

const isOption = (line: string): boolean => /^\s*\([ x]\)/.test(line);
const groupOf = (line: string): string => line.split(' ;; ').find((one) => one.startsWith('group ')) ?? '';

/** Whether two lines are options of one choice. */
const isOfGroup = (line: string, other: string): boolean =>
  isOption(line) && isOption(other) && depthOf(line) === depthOf(other) && groupOf(line) === groupOf(other);

/** Whether two neighboring options ask for the same number. */
const isDouble = (first: string, second: string): boolean =>
  isOfGroup(first, second) && first.includes('{?') && second.includes('{?') && asked(first) === asked(second);

const asked = (line: string): string =>
  (line.split(' ;; ')[0] ?? '')
    .replaceAll(/\{\?[^{}]*\}/g, '#')
    .replace(', as this project requires', '')
    .replace(/^\s*\([ x]\) (?:#[a-z][\w-]* )?/, '');
