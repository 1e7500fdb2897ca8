import { isOn, numberFrom, valueOf } from '#src/domain/office-sections/word/word-xml.ts';
import { elementOf, elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

/** A list and a level of it, as a paragraph or style names them. */
export interface ListPlace {
  /** `0` ends a list that a style began. */
  list: string | undefined;
  level: number | undefined;
}

/** A style's properties, including inherited ones. */
export interface WordStyle {
  id: string;
  name: string;
  /** Names of the styles it is based on, nearest first. */
  bases: readonly string[];
  numbered: ListPlace;
  /** 0 for a first-level heading. */
  outline: number | undefined;
  isHidden: boolean;
  left: number | undefined;
  hanging: number | undefined;
}

const plainStyle: WordStyle = {
  id: '',
  name: '',
  bases: [],
  numbered: { list: undefined, level: undefined },
  outline: undefined,
  isHidden: false,
  left: undefined,
  hanging: undefined,
};

export function listPlaceOf(properties: XmlElement | undefined): ListPlace {
  const numbered = elementOf(properties, 'w:numPr');
  return { list: valueOf(numbered, 'w:numId'), level: numberFrom(valueOf(numbered, 'w:ilvl')) };
}

/** The start of the text and how far its number hangs before it, in twips. */
export function indentOf(properties: XmlElement | undefined): {
  left: number | undefined;
  hanging: number | undefined;
} {
  const indent = elementOf(properties, 'w:ind')?.attributes;
  const first = numberFrom(indent?.['w:firstLine']);
  return {
    left: numberFrom(indent?.['w:left'] ?? indent?.['w:start']),
    hanging: numberFrom(indent?.['w:hanging']) ?? (first === undefined ? undefined : -first),
  };
}

const longestChain = 30;

/** Styles by id, each with what it inherits. */
export function wordStyles(part: XmlElement | undefined): {
  styleOf: (id: string | undefined) => WordStyle;
  /** The list that a numbering style links to. */
  listOfStyle: (id: string) => string | undefined;
} {
  const byId = new Map<string, XmlElement>();
  let usual: string | undefined;
  for (const style of part ? elementsOf(part, 'w:style') : []) {
    const id = style.attributes['w:styleId'] ?? '';
    byId.set(id, style);
    if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') usual ??= id;
  }
  const known = new Map<string, WordStyle>();

  const made = (id: string, depth: number): WordStyle => {
    const before = known.get(id);
    if (before) return before;
    const style = byId.get(id);
    if (style === undefined || depth > longestChain) return plainStyle;
    const basedOn = valueOf(style, 'w:basedOn');
    const base = basedOn === undefined || basedOn === id ? plainStyle : made(basedOn, depth + 1);
    const properties = elementOf(style, 'w:pPr');
    const numbered = listPlaceOf(properties);
    const indent = indentOf(properties);
    const result: WordStyle = {
      id,
      name: valueOf(style, 'w:name') ?? id,
      bases: base.name === '' ? [] : [base.name, ...base.bases],
      numbered: {
        list: numbered.list ?? base.numbered.list,
        level: numbered.level ?? base.numbered.level,
      },
      outline: numberFrom(valueOf(properties, 'w:outlineLvl')) ?? base.outline,
      isHidden: isOn(elementOf(style, 'w:rPr'), 'w:vanish') ?? base.isHidden,
      left: indent.left ?? base.left,
      hanging: indent.hanging ?? base.hanging,
    };
    known.set(id, result);
    return result;
  };
  return {
    styleOf: (id) => made(id ?? usual ?? '', 0),
    listOfStyle: (id) => listPlaceOf(elementOf(byId.get(id), 'w:pPr')).list,
  };
}
