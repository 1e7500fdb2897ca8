import { symbolText } from '#src/domain/office-sections/word/symbols.ts';
import { isOn, valueOf } from '#src/domain/office-sections/word/word-xml.ts';
import { elementOf, elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

/** State and helpers for reading the text of a Word file. */
export interface WordContext {
  /** Whether a character style hides text. */
  isStyleHidden: (id: string | undefined) => boolean;
  /** Text of a footnote, an endnote, or a comment; null if it is empty. */
  noteText: (kind: 'footnote' | 'endnote' | 'comment', id: string) => string | null;
  /** Fields that have begun and not ended; one can span paragraphs. */
  fields: { name: string; isShown: boolean }[];
  counts: { inserted: number; deleted: number; moved: number };
}

/** The text of a paragraph with its changes accepted. */
export interface ParagraphText {
  shown: string;
  /** Hidden text, which masters use for notes. */
  hidden: string;
  /** Footnotes, endnotes, and comments. */
  notes: string[];
  /** Paragraphs of text boxes. */
  boxes: XmlElement[];
  problems: string[];
  isInContents: boolean;
}

/** Elements without text of their own, or whose text is gone once changes are accepted. */
const silent: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:tblPr',
  'w:delText',
  'w:delInstrText',
  'w:fldData',
  'w:softHyphen',
  'w:lastRenderedPageBreak',
  'w:annotationRef',
  'w:footnoteRef',
  'w:endnoteRef',
  'w:rt',
]);

/** Reads a paragraph, or anything that holds runs. */
export function paragraphText(
  element: XmlElement,
  context: WordContext,
  isParagraphHidden: boolean,
): ParagraphText {
  const found: ParagraphText = {
    shown: '',
    hidden: '',
    notes: [],
    boxes: [],
    problems: [],
    isInContents: false,
  };
  let isHidden = isParagraphHidden;
  const put = (text: string): void => {
    if (context.fields.some(({ name }) => name === 'TOC')) found.isInContents = true;
    if (context.fields.some(({ isShown }) => !isShown)) return;
    if (isHidden) found.hidden += text;
    else found.shown += text;
  };
  const readAll = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) read(child);
  };
  const read = (child: XmlElement): void => {
    const { name, attributes } = child;
    if (silent.has(name)) return;
    switch (name) {
      case 'w:r': {
        const properties = elementOf(child, 'w:rPr');
        const before = isHidden;
        isHidden =
          isOn(properties, 'w:vanish') ??
          (isParagraphHidden || context.isStyleHidden(valueOf(properties, 'w:rStyle')));
        readAll(child);
        isHidden = before;
        return;
      }
      case 'w:t':
      case 'm:t':
        return put(child.children.filter((one) => typeof one === 'string').join(''));
      case 'w:tab':
      case 'w:ptab':
        return put('\t');
      case 'w:br':
      case 'w:cr':
        return put(attributes['w:type'] === 'page' ? ' ' : '\n');
      case 'w:noBreakHyphen':
        return put('-');
      case 'w:sym':
        return put(symbolOf(child, found));
      case 'w:ins':
        context.counts.inserted += 1;
        return readAll(child);
      case 'w:moveTo':
        context.counts.moved += 1;
        return readAll(child);
      case 'w:del':
        context.counts.deleted += 1;
        return;
      case 'w:moveFrom':
        return;
      case 'w:fldChar':
        return turnField(attributes['w:fldCharType'], context);
      case 'w:instrText':
        return nameField(child, context);
      case 'w:footnoteReference':
      case 'w:endnoteReference':
      case 'w:commentReference':
        return addNote(child, context, found);
      case 'mc:AlternateContent':
        return readAll(elementOf(child, 'mc:Choice') ?? elementOf(child, 'mc:Fallback') ?? child);
      case 'm:oMath':
        found.problems.push('A formula is kept as plain text.');
        return readAll(child);
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return readPicture(child, found);
      default:
        return readAll(child);
    }
  };
  readAll(element);
  return found;
}

function symbolOf({ attributes }: XmlElement, found: ParagraphText): string {
  const [font, code] = [attributes['w:font'] ?? '', attributes['w:char'] ?? ''];
  const text = symbolText(font, code);
  if (text !== null) return text;
  found.problems.push(`A sign of the font ${font || 'unknown'} (${code}) is kept as [${code}].`);
  return `[${code}]`;
}

/** A field shows what comes between its separator and its end. */
function turnField(type: string | undefined, { fields }: WordContext): void {
  const last = fields.at(-1);
  if (type === 'begin') fields.push({ name: '', isShown: false });
  else if (type === 'separate' && last) last.isShown = true;
  else if (type === 'end') fields.pop();
}

function nameField({ children }: XmlElement, { fields }: WordContext): void {
  const field = fields.at(-1);
  const [first] = children;
  if (field && field.name === '' && typeof first === 'string')
    field.name = /^\s*(\w{1,20})/.exec(first)?.[1]?.toUpperCase() ?? '';
}

function addNote({ name, attributes }: XmlElement, context: WordContext, found: ParagraphText): void {
  const kind =
    name === 'w:footnoteReference' ? 'footnote' : name === 'w:endnoteReference' ? 'endnote' : 'comment';
  const text = context.noteText(kind, attributes['w:id'] ?? '');
  if (text === null) return;
  found.notes.push(text);
  found.problems.push(`A ${kind} is kept as a note below its paragraph.`);
}

/** Text boxes have paragraphs of their own; anything else in a picture is lost, and reported. */
function readPicture(picture: XmlElement, found: ParagraphText): void {
  const stack = [picture];
  let hasText = false;
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    if (element.name === 'w:txbxContent') {
      hasText = true;
      found.boxes.push(element);
      found.problems.push('The text of a text box stands below its paragraph.');
      continue;
    }
    const choice = element.name === 'mc:AlternateContent' ? elementOf(element, 'mc:Choice') : undefined;
    for (const child of choice ? [choice] : elementsOf(element)) stack.push(child);
  }
  if (!hasText)
    found.problems.push(
      picture.name === 'w:object' ? 'An embedded object is left out.' : 'A picture or drawing is left out.',
    );
}
