import { countText } from '#src/domain/office-sections/word/count-text.ts';
import { indentOf } from '#src/domain/office-sections/word/word-styles.ts';
import { isOn, numberFrom, valueOf } from '#src/domain/office-sections/word/word-xml.ts';
import { elementOf, elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

export interface ListLevelFound {
  /** Word's name of its kind of number: `decimal`, `upperLetter`, `bullet`. */
  format: string;
  /** `%1.%2`. */
  text: string;
  start: number;
  /** Id of the paragraph style that this level numbers. */
  style: string | undefined;
  /** The level whose next number restarts this one, counted from 1; 0 for never. */
  restart: number | undefined;
  isLegal: boolean;
  left: number | undefined;
  hanging: number | undefined;
}

/** A list with its own levels and the counters it shares. */
interface FoundList {
  shared: string;
  levels: ReadonlyMap<number, ListLevelFound>;
  /** Levels that start over where the list is first used, with their first number. */
  starts: ReadonlyMap<number, number>;
}

export interface WordNumbering {
  levelsOf: (list: string) => ReadonlyMap<number, ListLevelFound> | undefined;
  /** The level of a list that numbers this style; undefined if none does. */
  levelOfStyle: (list: string, style: string) => number | undefined;
  /** Counts a paragraph, and returns its number as Word shows it; empty for a bullet or an unknown list. */
  next: (list: string, level: number) => string;
}

/** Word's lists, which count while the paragraphs are read in order. */
export function wordNumbering(
  part: XmlElement | undefined,
  listOfStyle: (id: string) => string | undefined,
): WordNumbering {
  const lists = listsOf(part, listOfStyle);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();

  const next = (id: string, level: number): string => {
    const list = lists.get(id);
    const own = list?.levels.get(level);
    if (list === undefined || own === undefined) return '';
    const numbers = counts.get(list.shared) ?? [];
    counts.set(list.shared, numbers);
    if (!begun.has(id)) {
      begun.add(id);
      for (const [at, start] of list.starts) numbers[at] = start - 1;
    }
    const startOf = (at: number): number => list.starts.get(at) ?? list.levels.get(at)?.start ?? 1;
    for (let at = 0; at < level; at += 1) numbers[at] ??= startOf(at);
    numbers[level] = (numbers[level] ?? startOf(level) - 1) + 1;
    for (const [at, { restart }] of list.levels)
      if (at > level && (restart === undefined || (restart > 0 && level < restart)))
        numbers[at] = startOf(at) - 1;
    if (own.format === 'bullet' || own.format === 'none') return '';
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const shown = numbers[at] ?? startOf(at);
      const format = list.levels.get(at)?.format ?? 'decimal';
      return countText(Math.max(shown, 0), own.isLegal && at < level ? 'decimal' : format);
    });
  };
  return {
    levelsOf: (list) => lists.get(list)?.levels,
    levelOfStyle: (list, style) =>
      [...(lists.get(list)?.levels ?? [])].find(([, level]) => level.style === style)?.[0],
    next,
  };
}

const longestChain = 10;

function listsOf(
  part: XmlElement | undefined,
  listOfStyle: (id: string) => string | undefined,
): Map<string, FoundList> {
  const definitions = new Map<string, XmlElement>();
  const numbers = new Map<string, XmlElement>();
  for (const element of part ? elementsOf(part) : [])
    if (element.name === 'w:abstractNum')
      definitions.set(element.attributes['w:abstractNumId'] ?? '', element);
    else if (element.name === 'w:num') numbers.set(element.attributes['w:numId'] ?? '', element);

  /** A definition that only links to a numbering style leads to that style's list. */
  const definitionOf = (id: string, depth = 0): { shared: string; element: XmlElement | undefined } => {
    const shared = valueOf(numbers.get(id), 'w:abstractNumId') ?? '';
    const element = definitions.get(shared);
    const linked = valueOf(element, 'w:numStyleLink');
    const list = linked === undefined ? undefined : listOfStyle(linked);
    if (list === undefined || list === id || depth > longestChain) return { shared, element };
    return definitionOf(list, depth + 1);
  };

  const lists = new Map<string, FoundList>();
  for (const [id, number] of numbers) {
    const { shared, element } = definitionOf(id);
    const levels = new Map<number, ListLevelFound>();
    for (const level of element ? elementsOf(element, 'w:lvl') : []) putLevel(levels, level);
    const starts = new Map<number, number>();
    for (const change of elementsOf(number, 'w:lvlOverride')) {
      const at = numberFrom(change.attributes['w:ilvl']) ?? 0;
      const start = numberFrom(valueOf(change, 'w:startOverride'));
      const level = elementOf(change, 'w:lvl');
      if (level) putLevel(levels, level);
      if (start !== undefined) starts.set(at, start);
    }
    lists.set(id, { shared, levels, starts });
  }
  return lists;
}

function putLevel(levels: Map<number, ListLevelFound>, level: XmlElement): void {
  levels.set(numberFrom(level.attributes['w:ilvl']) ?? 0, {
    format: valueOf(level, 'w:numFmt') ?? 'decimal',
    text: valueOf(level, 'w:lvlText') ?? '',
    start: numberFrom(valueOf(level, 'w:start')) ?? 1,
    style: valueOf(level, 'w:pStyle'),
    restart: numberFrom(valueOf(level, 'w:lvlRestart')),
    isLegal: isOn(level, 'w:isLgl') ?? false,
    ...indentOf(elementOf(level, 'w:pPr')),
  });
}
