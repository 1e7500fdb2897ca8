import type { Level } from '#src/domain/specification/section-tree.ts';
import { ref, type ObjectId, type PdfFile } from '#src/domain/specification/writers/pdf/pdf-file.ts';

/** The role of a piece of content for screen readers: heading, list item, table cell. */
export interface Element {
  type: string;
  /** Additional dictionary entries: `/A<<…>>`. */
  attributes: string;
  parent: Element | null;
  kids: (Element | Mark)[];
}

/** A range of marked content on a page. */
interface Mark {
  page: number;
  number: number;
}

export const rootElement = (): Element => ({ type: 'Document', attributes: '', parent: null, kids: [] });

export function addElement(parent: Element, type: string, attributes = ''): Element {
  const element: Element = { type, attributes, parent, kids: [] };
  parent.kids.push(element);
  return element;
}

const isElement = (kid: Element | Mark): kid is Element => 'kids' in kid;

/** Tracks where the next list element goes: numbered lines nest under the level above. */
export interface Outliner {
  /** For a heading or anything else that ends all lists. */
  atTop: () => Element;
  /** For an unnumbered line at a level. */
  among: (level: number) => Element;
  /** A new list item; its number goes into the label, its text into the body. */
  item: (level: Level) => { label: Element; body: Element };
}

const listNumbering: Readonly<Record<Level, string>> = {
  0: 'Decimal',
  1: 'Decimal',
  2: 'UpperAlpha',
  3: 'Decimal',
  4: 'LowerAlpha',
  5: 'Decimal',
  6: 'LowerAlpha',
};

export function createOutliner(root: Element): Outliner {
  let open: { level: number; list: Element; body: Element }[] = [];
  const close = (isOpen: (level: number) => boolean): void => {
    open = open.filter(({ level }) => isOpen(level));
  };
  const innermost = (): Element => open.at(-1)?.body ?? root;
  return {
    atTop: () => {
      open = [];
      return root;
    },
    among: (level) => {
      close((each) => each < level);
      return innermost();
    },
    item: (level) => {
      close((each) => each <= level);
      const last = open.at(-1);
      const list =
        last?.level === level
          ? last.list
          : addElement(innermost(), 'L', `/A<</O/List/ListNumbering/${listNumbering[level]}>>`);
      close((each) => each < level);
      const item = addElement(list, 'LI');
      const label = addElement(item, 'Lbl');
      const body = addElement(item, 'LBody');
      open.push({ level, list, body });
      return { label, body: addElement(body, 'P') };
    },
  };
}

/** Number of elements to write before yielding. */
const elementsAtOnce = 2000;

/** An annotation that belongs to an element. */
interface Annotation {
  id: ObjectId;
  page: number;
  element: Element;
}

/**
 * Writes the structure tree, and yields in between. `marked` has the elements of each page's marks, by number; annotations are
 * numbered after the pages. Returns the root for the catalog.
 */
export function* structureSteps(
  pdf: PdfFile,
  root: Element,
  pages: readonly ObjectId[],
  marked: readonly (readonly Element[])[],
  annotations: readonly Annotation[],
): Generator<void, ObjectId> {
  const tree = pdf.reserve();
  const ids = new Map<Element, ObjectId>();
  const visit = (element: Element): void => {
    ids.set(element, pdf.reserve());
    for (const kid of element.kids) if (isElement(kid)) visit(kid);
  };
  visit(root);
  const idOf = (element: Element | null): ObjectId => (element && ids.get(element)) ?? tree;
  yield;
  let written = 0;
  const annotationOf = new Map(annotations.map((each) => [each.element, each]));
  for (const [element, id] of ids) {
    const kids = element.kids.map((kid) =>
      isElement(kid) ? ref(idOf(kid)) : `<</Type/MCR/Pg ${ref(pages[kid.page] ?? 0)}/MCID ${kid.number}>>`,
    );
    const own = annotationOf.get(element);
    if (own) kids.push(`<</Type/OBJR/Obj ${ref(own.id)}/Pg ${ref(pages[own.page] ?? 0)}>>`);
    pdf.put(
      id,
      `<</Type/StructElem/S/${element.type}/P ${ref(idOf(element.parent))}${element.attributes}/K[${kids.join(' ')}]>>`,
    );
    written += 1;
    if (written % elementsAtOnce === 0) yield;
  }
  const parents = marked.map(
    (elements, page) => `${page} ${ref(pdf.add(`[${elements.map((each) => ref(idOf(each))).join(' ')}]`))}`,
  );
  for (const [index, { element }] of annotations.entries())
    parents.push(`${marked.length + index} ${ref(idOf(element))}`);
  pdf.put(
    tree,
    `<</Type/StructTreeRoot/K ${ref(idOf(root))}/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${parents.length}>>`,
  );
  return tree;
}
